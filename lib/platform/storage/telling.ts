import { PartAway } from "../part-away";
import type { Storage } from "./port";

/** A storage whose every failure says that it is the storage that failed: a full or lost disk, a service that doesn't answer. */
export function tellingWhenAway(storage: Storage): Storage {
  return {
    uploadUrl: (key, file) => telling(() => storage.uploadUrl(key, file)),
    write: (key, bytes, contentType) => telling(() => storage.write(key, bytes, contentType)),
    read: (key, maxBytes) => telling(() => storage.read(key, maxBytes)),
    remove: (key) => telling(() => storage.remove(key)),
  };
}

async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new PartAway("storage", { cause });
  }
}
