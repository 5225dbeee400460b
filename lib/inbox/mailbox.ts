/** The mailbox that mail comes in by, in the product's verbs. */
export interface Mailbox {
  /** Mails not taken yet, oldest first. */
  unseen(): Promise<number[]>;
  /**
   * The mail as it came; only its head, as `isCut`, if it is larger than `mostBytes`. Null if it is gone. Fetching
   * doesn't mark it.
   */
  fetch(uid: number, mostBytes: number): Promise<{ bytes: Uint8Array; isCut: boolean } | null>;
  markTaken(uid: number): Promise<void>;
  /** Ends when there may be new mail, or it is time to look. @throws if the connection ended */
  news(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
export type OpenMailbox = () => Promise<Mailbox>;
