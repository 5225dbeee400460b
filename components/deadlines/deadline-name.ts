/** What a row calls a date, and the words below it that tell it from others. Pure. Source: B-27.10. */
import type { Copy } from "@/lib/copy/en";
import type { DeadlineDto } from "@/lib/deadlines/schema";

type Name = { head: string; beneath: string | null };

/** UTF-16 units; a passage may be a whole page. */
const MOST_SHOWN = 200;
/** UTF-16 units of a clause's words that still make a name; longer ones stand below the kind. */
const SHORT_NAME = 60;
/** UTF-16 units: so many of a title's last ones are no name of a kind. */
const TITLE_END = 16;
/** '4.2 The Landlord shall…', '7. Notices'; no date and no row of a table. */
const CLAUSE = /^\s*(\d{1,2}(?:\.\d{1,3}){1,3}|\d{1,2}(?=[.)]))[.)]?\s+\p{L}/u;
const NUMBER = /^\s*\d{1,2}(?:\.\d{1,3}){0,3}[.)]?\s+(?=\p{L})/u;

/**
 * A person's words, or short ones of the clause, as they are; else the kind with its clause's number, and the clause's
 * words below. Of a kind that a contract has once, the kind alone.
 */
export function deadlineName(deadline: DeadlineDto, kinds: Copy["deadlines"]["kinds"]): Name {
  const { title, kind, source, isFound } = deadline;
  const name = kinds[kind];
  const rest = title.startsWith(`${name}: `) ? title.slice(name.length + 2) : null;
  if (!isFound || !isOneOfMany(deadline)) return { head: title, beneath: null };
  if (title === name) return { head: numbered(name, source), beneath: beginningOf(source) };
  if (rest !== null) return { head: numbered(name, source), beneath: rest };
  const isOfText = isInTitle(deadline);
  if (!isOfText) return { head: title, beneath: beginningOf(source) };
  const isShort = title.length <= SHORT_NAME && !title.startsWith("…");
  return isShort ? { head: title, beneath: null } : { head: numbered(name, source), beneath: title };
}

/** The clause's words without its number; cut between two words. */
function beginningOf(source: DeadlineDto["source"]): string | null {
  if (source === null) return null;
  const words = source.content.replace(NUMBER, "").trim();
  return words.length > MOST_SHOWN ? words.slice(0, MOST_SHOWN).replace(/\s+\S*$/u, "…") : words;
}

function numbered(name: string, source: DeadlineDto["source"]): string {
  const number = CLAUSE.exec(source?.content ?? "")?.[1];
  return number === undefined ? name : `${name} ·\u00a0${number}`;
}

/** A contract ends once; of notices, payments and duties there may be several, which only the words tell apart. */
function isOneOfMany({ kind }: DeadlineDto): boolean {
  return kind !== "expiration" && kind !== "renewal";
}

/** Most dates are called by the words of their clause. */
function isInTitle({ title, source }: DeadlineDto): boolean {
  const end = title.replace(/\s*…$/u, "").slice(-TITLE_END);
  return source !== null && end.length === TITLE_END && source.content.replace(/\s+/gu, " ").includes(end);
}
