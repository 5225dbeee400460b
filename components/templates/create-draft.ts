/**
 * An entry that was begun and not sent, kept in the browser for its person, so that a reload or an expired session
 * loses nothing.
 */
import { z } from "zod";
import { TEMPLATE_TYPES } from "@/lib/documents/templates/catalogue";
import type { CreateEntry } from "./create-entry";

const draftShape = z.object({
  type: z.enum(TEMPLATE_TYPES),
  name: z.string(),
  fields: z.record(z.string(), z.string()),
});

export type CreateDraft = { read(): CreateEntry | null; write(entry: CreateEntry): void; remove(): void };

/** Where a person's entry is kept. A browser without storage, or with a full one, keeps none. */
export function createDraft(userId: string): CreateDraft {
  const key = `create-draft:${userId}`;
  return {
    read: () => parsed(withStorage((storage) => storage.getItem(key))),
    write: (entry) => void withStorage((storage) => storage.setItem(key, JSON.stringify(entry))),
    remove: () => void withStorage((storage) => storage.removeItem(key)),
  };
}

function parsed(json: string | null): CreateEntry | null {
  if (json === null) return null;
  try {
    return draftShape.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null; // not JSON: somebody else wrote it
  }
}

function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.localStorage);
  } catch {
    return null; // denied or full
  }
}
