/** Where files' bytes are kept. Keys are made by us, never by a client. Source: B-23.1. */
export interface Storage {
  /** Where a browser PUTs the bytes; null for our own door (`/api/files/{id}/content`). */
  uploadUrl(key: string, file: { contentType: string; maxBytes: number }): Promise<string | null>;
  /**
   * Whole or not at all; replaces what was there. Pieces are taken no faster than they can be written; what they throw
   * ends it, leaves nothing and is thrown as it is.
   */
  write(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** The bytes under `key`, or null when there are none. Refuses (throws) more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** @returns how many */
  removeUnfinished(before: Date): Promise<number>;
}
