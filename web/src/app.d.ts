/** Whether this build can show tables from fixtures. */
declare const __STORIES__: boolean;
