import "server-only";
import { IncomingMessage } from "node:http";

export type Bounds = { maxBytes: number; idleMs: number; totalMs: number; tooLong: () => void; tooLate: () => void };

/**
 * Bounded from outside, as Next reads bodies of server actions itself. Past its bounds, or answered, the rest is
 * dropped unread.
 */
export class BoundedRequest extends IncomingMessage {
  #bounds: Bounds | null = null;
  #length = 0;
  #seen = 0;
  #timers: NodeJS.Timeout[] = [];
  #isLeft = false;

  /** Before the first byte of the body is handed on. */
  bound(bounds: Bounds): void {
    if (this.destroyed) return; // nothing comes any more, nor anything that would stop the timers
    this.#bounds = bounds;
    const idle = setInterval(() => this.#lookForIdling(), bounds.idleMs);
    const total = setTimeout(bounds.tooLate, bounds.totalMs);
    this.#timers = [idle, total];
  }

  leaveUnread(): void {
    this.#isLeft = true;
    this.#clear();
    this.resume();
  }

  /** Called by Node's parser with each piece, and with null at the end. */
  override push(piece: Buffer | null): boolean {
    if (piece === null) {
      this.#clear();
      return super.push(null);
    }
    if (this.#isLeft) return true;
    this.#length += piece.length;
    if (!this.#bounds || this.#length <= this.#bounds.maxBytes) return super.push(piece);
    this.#bounds.tooLong();
    return true;
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#clear();
    super._destroy(error, callback);
  }

  /** Idle is a body of which nothing came, not one whose reader has other things to do first. */
  #lookForIdling(): void {
    if (this.#length === this.#seen && this.readableLength === 0) this.#bounds?.tooLate();
    this.#seen = this.#length;
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
