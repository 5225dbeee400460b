import { PartAway } from "../part-away";

/** Where file contents are stored. Keys come from us, never from a client. Source: B-23.1. */
export interface Storage {
  /** Where a browser PUTs the bytes; null for our own route (`/api/files/{id}/content`). */
  uploadUrl(key: string, file: { contentType: string; maxBytes: number }): Promise<string | null>;
  /**
   * All or nothing; replaces existing bytes. Reads pieces no faster than it can write them; if they throw, it stops,
   * leaves nothing and rethrows.
   */
  write(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** The bytes under `key`, or null if there are none. Throws if there are more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** @returns how many were removed */
  removeUnfinished(before: Date): Promise<number>;
}

/** Turns its failures into `PartAway`: a full or lost disk, a service that doesn't answer. */
export function reportingWhenAway(storage: Storage): Storage {
  return {
    uploadUrl: (key, file) => reporting(() => storage.uploadUrl(key, file)),
    write: (key, bytes, contentType) => {
      if (bytes instanceof Uint8Array) return reporting(() => storage.write(key, bytes, contentType));
      const source = watched(bytes);
      return reporting(() => storage.write(key, source.pieces, contentType), source.failure);
    },
    read: (key, maxBytes) => reporting(() => storage.read(key, maxBytes)),
    remove: (key) => reporting(() => storage.remove(key)),
    removeUnfinished: (before) => reporting(() => storage.removeUnfinished(before)),
  };
}

async function reporting<T>(
  work: () => Promise<T>,
  ofOthers: () => { cause: unknown } | null = () => null,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const others = ofOthers();
    throw others ? others.cause : new PartAway("storage", { cause });
  }
}

/** Pieces that remember what stopped them early: then it was the sender, not the storage. */
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
