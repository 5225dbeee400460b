import { PartAway } from "../part-away";
import type { Storage } from "./port";

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
