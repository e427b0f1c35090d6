// Made by tools/page_types.py from the server's types (`make types`); changes here are lost.
import type { ChatLine, Moment, TableInfo } from '../lib/protocol/types';

/** Something that an operator did. */
export interface AuditRow {
  id: number;
  at: number;
  who: string;
  what: string;
  whom: string;
  why: string;
  refused: string;
}

/** Let someone no longer play here. */
export interface Ban {
  do: "ban";
  reason?: string;
  whom: string;
}

/** List bans and mutes. */
export interface Bans {
  do: "bans";
}

/** Close a table for good, and keep its log. */
export interface Close {
  do: "close";
  reason?: string;
  table: string;
}

/** Delete a table with its log. */
export interface Delete {
  do: "delete";
  reason?: string;
  table: string;
}

/** What was done, to whom or to what, and at how many seats or tables. */
export interface Done {
  what: string;
  whom: string;
  count: number;
}

/** The server at a glance. */
export interface Figures {
  do: "figures";
}

/** The server at a glance. */
export interface Glance {
  version: string;
  running: boolean;
  started: number | null;
  tables: { [key: string]: number };
  in_memory: number;
  aside: number;
  seated: number;
  watching: number;
  networks: number;
  names: number;
  sessions: number;
  bans: number;
  mutes: number;
  bytes: number;
}

/** List what operators did. */
export interface Log {
  do: "log";
  most?: number;
}

/** A table as a spectator sees it. */
export interface Look {
  info: TableInfo;
  moment: Moment | null;
  told: string[];
  chat: ChatLine[];
  addresses: { [key: string]: string };
  muted: number[];
}

/** Let someone no longer talk. */
export interface Mute {
  do: "mute";
  reason?: string;
  whom: string;
}

/** A kept name in a list. */
export interface NameRow {
  name: string;
  since: number;
  sessions: number;
  banned: boolean;
  muted: boolean;
}

/** List kept names. */
export interface Names {
  do: "names";
  like?: string | null;
  most?: number;
}

/** The password that a person was given; it is stored nowhere. */
export interface NewPassword {
  name: string;
  password: string;
}

/** The key of a link to the page. */
export interface OpenPage {
  key: string;
}

/** Make a link that opens the operator's page once. */
export interface Page {
  do: "page";
  reason?: string;
}

/** A link that opens the operator's page once. */
export interface PageLink {
  link: string;
  minutes: number;
}

/** What the page proves with that it may ask. */
export interface PageSession {
  token: string;
}

/** Let anybody keep a name again; its account is deleted. */
export interface Release {
  do: "release";
  reason?: string;
  name: string;
}

/** Give a person another name. */
export interface Rename {
  do: "rename";
  reason?: string;
  name: string;
  to: string;
}

/** Give a person a new password. */
export interface Reset {
  do: "reset";
  reason?: string;
  name: string;
}

/** A ban or a mute. */
export interface Sanction {
  what: "ban" | "mute";
  kind: "address" | "person" | "seat";
  whom: string;
  shown: string;
  reason: string;
  since: number;
}

/** Look at a table as a spectator sees it. */
export interface Table {
  do: "table";
  reason?: string;
  table: string;
  language?: string;
}

/** A table in a list. */
export interface TableRow {
  info: TableInfo;
  changed: number;
}

/** List tables, the last changed first. */
export interface Tables {
  do: "tables";
  game?: string | null;
  status?: "closed" | "over" | "playing" | "waiting" | null;
  name?: string | null;
  public?: boolean | null;
  most?: number;
}

/** Let someone play here again. */
export interface Unban {
  do: "unban";
  reason?: string;
  whom: string;
}

/** Let someone talk again. */
export interface Unmute {
  do: "unmute";
  reason?: string;
  whom: string;
}

/** Take seats away: one, or all of a person or of an address. */
export interface Unseat {
  do: "unseat";
  reason?: string;
  whom: string;
}

export type AnyAsk = Tables | Names | Bans | Log | Figures | Table | Close | Delete | Unseat | Mute | Unmute | Ban | Unban | Release | Rename | Reset | Page;
