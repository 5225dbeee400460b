import { PartAway } from "../part-away";

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

/** Its failures say that the storage failed: a full or lost disk, a service that doesn't answer. */
export function tellingWhenAway(storage: Storage): Storage {
  return {
    uploadUrl: (key, file) => telling(() => storage.uploadUrl(key, file)),
    write: (key, bytes, contentType) => {
      if (bytes instanceof Uint8Array) return telling(() => storage.write(key, bytes, contentType));
      const source = watched(bytes);
      return telling(() => storage.write(key, source.pieces, contentType), source.failure);
    },
    read: (key, maxBytes) => telling(() => storage.read(key, maxBytes)),
    remove: (key) => telling(() => storage.remove(key)),
    removeUnfinished: (before) => telling(() => storage.removeUnfinished(before)),
  };
}

async function telling<T>(work: () => Promise<T>, ofOthers: () => { cause: unknown } | null = () => null): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const others = ofOthers();
    throw others ? others.cause : new PartAway("storage", { cause });
  }
}

/** Pieces that remember what ended them early: that is whoever sent them, not the storage. */
function watched(pieces: AsyncIterable<Uint8Array>): {
  pieces: AsyncIterable<Uint8Array>;
  failure: () => { cause: unknown } | null;
} {
  let failure: { cause: unknown } | null = null;
  async function* passing() {
    try {
      yield* pieces;
    } catch (cause) {
      failure = { cause };
      throw cause;
    }
  }
  return { pieces: passing(), failure: () => failure };
}
