import { z } from "zod";

const MOST_ENTRIES = 20;
const MOST_CHARS = 500;

const failure = z.object({ at: z.string(), words: z.string(), times: z.number().int() });
export type MailFailure = z.infer<typeof failure>;

/** The failures of a letter as they are stored, oldest first; those that can't be read are left out. */
export function readFailures(stored: string): MailFailure[] {
  return z.array(failure).safeParse(JSON.parse(stored)).data ?? [];
}

/** The same words again are counted, so that a service that is away for a day fills no row. */
export function withFailure(stored: string, words: string, at: Date): string {
  const known = readFailures(stored);
  const told = words.replace(/\s+/g, " ").trim().slice(0, MOST_CHARS);
  const last = known.at(-1);
  const rest = last?.words === told ? known.slice(0, -1) : known;
  const entry: MailFailure = { at: at.toISOString(), words: told, times: (last?.words === told ? last.times : 0) + 1 };
  return JSON.stringify([...rest, entry].slice(-MOST_ENTRIES));
}
