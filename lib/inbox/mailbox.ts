/** The mailbox that mail comes in by, in the product's verbs. */
export interface Mailbox {
  /** Mails not taken yet, oldest first. */
  unseen(): Promise<number[]>;
  /** The size of a mail, and the beginning of its head, of at most so many bytes. Null if it is gone. Marks nothing. */
  head(uid: number, mostBytes: number): Promise<{ head: Uint8Array; size: number } | null>;
  /** The whole mail as it came. Null if it is gone. Marks nothing. */
  whole(uid: number): Promise<Uint8Array | null>;
  markTaken(uid: number): Promise<void>;
  /** Ends when there may be new mail, or it is time to look. @throws if the connection ended */
  news(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
export type OpenMailbox = () => Promise<Mailbox>;
