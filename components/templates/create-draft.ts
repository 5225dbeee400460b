/**
 * An entry that was begun and not sent, kept in the browser for its person, so that a reload or an expired session
 * loses nothing.
 */
import { isMaybe, isOneOf, isRecordOf, isShape, isText, readJson } from "@/components/forms/shape";
import { LANGUAGES } from "@/lib/copy/languages";
import { TEMPLATE_TYPES } from "@/lib/documents/templates/catalogue";
import type { CreateEntry } from "./create-entry";

const isEntry = isShape<CreateEntry>({
  type: isOneOf(TEMPLATE_TYPES),
  name: isText,
  language: isMaybe(isOneOf(LANGUAGES)),
  fields: isRecordOf(isText),
});

export type CreateDraft = { read(): CreateEntry | null; write(entry: CreateEntry): void; remove(): void };

/** Where a person's entry is kept. A browser without storage, or with a full one, keeps none. */
export function createDraft(userId: string): CreateDraft {
  const key = `create-draft:${userId}`;
  return {
    read: () =>
      readJson(
        withStorage((storage) => storage.getItem(key)),
        isEntry,
      ),
    write: (entry) => void withStorage((storage) => storage.setItem(key, JSON.stringify(entry))),
    remove: () => void withStorage((storage) => storage.removeItem(key)),
  };
}

function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.localStorage);
  } catch {
    return null; // denied or full
  }
}
