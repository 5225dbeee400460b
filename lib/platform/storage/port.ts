/** Where files' bytes are kept. Keys are made by us, never by a client. Source: B-23.1. */
export interface Storage {
  /**
   * The address a browser sends the bytes to with PUT, or null when they come through our own door
   * (`/api/files/{id}/content`).
   */
  uploadUrl(key: string, file: { contentType: string; maxBytes: number }): Promise<string | null>;
  /**
   * Keeps bytes under `key`, whole or not at all; an existing key is replaced. Pieces are taken as they come, and no
   * more of them than the place can write; what they throw ends it, leaves nothing and is thrown as it is.
   */
  write(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** The bytes under `key`, or null when there are none. Refuses (throws) more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | null>;
  /** Removes what is under `key`; nothing happens where there is nothing. */
  remove(key: string): Promise<void>;
  /** Removes what a writer that died before this moment left unfinished. @returns how many */
  removeUnfinished(before: Date): Promise<number>;
}
