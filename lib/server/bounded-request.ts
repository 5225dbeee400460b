import "server-only";
import { IncomingMessage } from "node:http";

export type Bounds = { maxBytes: number; idleMs: number; totalMs: number; tooLong: () => void; tooLate: () => void };

/**
 * Limited from outside, because Next reads server action bodies itself. Past the limits, or once answered, the rest is
 * dropped unread.
 */
export class BoundedRequest extends IncomingMessage {
  #bounds: Bounds | null = null;
  #length = 0;
  #seen = 0;
  #timers: NodeJS.Timeout[] = [];
  #isLeft = false;

  /** Call it before the first byte of the body is passed on. */
  bound(bounds: Bounds): void {
    if (this.destroyed) return; // no more data will come, and nothing would stop the timers
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

  /** Called by Node's parser with each piece, and null at the end. */
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

  /** A body is idle if nothing of it arrives, not if its reader is busy. */
  #lookForIdling(): void {
    if (this.#length === this.#seen && this.readableLength === 0) this.#bounds?.tooLate();
    this.#seen = this.#length;
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
