/** A second move that is made as soon as the table has taken the first: a bullet, then where it goes. */
export class Followup {
  private next: { move: string; after: number } | null = null;

  plan(move: string, after: number): void {
    this.next = { move, after };
  }

  forget(): void {
    this.next = null;
  }

  /** The move that is due at a moment, once. */
  due(moment: number): string | null {
    if (!this.next || moment <= this.next.after) return null;
    const { move } = this.next;
    this.next = null;
    return move;
  }
}
