import { groupedBy } from "@/lib/grouped-by";
import { numberingAt } from "../../text/numbering";
import { finding, type Finding } from "../check";
import { readNumbering, type ClauseNumber } from "./clause-numbers";
import { matchedClauses } from "./matched-clauses";
import { partAt, type Draft } from "../draft";
import { isElsewhere, referencesIn, type Reference } from "./references";

/**
 * A reference in an earlier text: it ends at `end`, and its clause has the number `now`, or null if that clause is
 * gone.
 */
type FormerAim = { end: number; now: string | null; words: string };
/** The previously checked text and its references. */
export type Former = { draft: Draft; aims: readonly FormerAim[] };

/** The clause that a reference means; only its words if it is gone. */
type Aim = { clause: ClauseNumber | null; words: string };

/**
 * Unedited references whose clause has a new number, or was removed and its number given to another. The previous text
 * shows what a reference means; if that is unclear, nothing is reported.
 */
export function movedReferences(draft: Draft, former: Former): Finding[] {
  if (draft.text === former.draft.text && former.aims.length === 0) return [];
  const references = ownReferences(draft);
  if (references.length === 0) return [];
  const matches = matchedClauses(former.draft, draft);
  const aims = findAims(former, matches);
  const known = new Set(matches.values());
  const clauses = new Clauses(draft);
  return references.flatMap((reference): Finding[] => {
    const aim = aims.get(toKey(draft, reference, clauses.around(reference.start)));
    if (!aim) return [];
    const clause = aim.clause && matches.get(aim.clause);
    if (clause) return moved(draft, reference, { clause, clauses, words: aim.words });
    const other = clauses.at(reference.number, reference.start);
    const isOthers = other !== null && (known.has(other) || aim.clause === null);
    return isOthers ? [lost(reference, aim.words)] : [];
  });
}

function moved(
  { text }: Draft,
  { start, end, number }: Reference,
  { clause, clauses, words }: { clause: ClauseNumber; clauses: Clauses; words: string },
): Finding[] {
  const now = clause.number;
  if (now === number || clauses.at(now, start) !== clause) return [];
  const replacement = `${text.slice(start, end - number.length)}${now}`;
  return [finding("movedReference", { start, end }, { values: { number, now, words }, severity: "high", replacement })];
}

function lost({ start, end, number }: Reference, words: string): Finding {
  return finding("lostReference", { start, end }, { values: { number, words }, severity: "high" });
}

/** What each reference means; omits one if a similar one means something else, or if its own clause is new. */
function findAims({ draft, aims: stated }: Former, matches: ReadonlyMap<ClauseNumber, ClauseNumber>): Map<string, Aim> {
  const clauses = new Clauses(draft);
  const known = new Map(stated.map((aim) => [aim.end, aim]));
  const aims = new Map<string, Aim | null>();
  for (const reference of ownReferences(draft)) {
    const around = clauses.around(reference.start);
    const now = around && matches.get(around);
    if (around && !now) continue;
    const aim = findAim(reference, { draft, clauses, stated: known.get(reference.end) });
    const key = toKey(draft, reference, now ?? null);
    const former = aims.get(key);
    aims.set(key, former === undefined || former?.clause === aim?.clause ? aim : null);
  }
  return new Map([...aims].flatMap(([key, aim]) => (aim ? [[key, aim]] : [])));
}

function findAim(
  { number, start }: Reference,
  { draft, clauses, stated }: { draft: Draft; clauses: Clauses; stated: FormerAim | undefined },
): Aim | null {
  if (stated?.now === null) return { clause: null, words: stated.words };
  const clause = clauses.at(stated?.now ?? number, start);
  return clause && { clause, words: firstWords(draft, clause) };
}

/** References to clauses of this contract, except the numbers that begin a clause. */
function ownReferences(draft: Draft): Reference[] {
  const heads = new Set(readNumbering(draft).clauses.map(({ line }) => line.start));
  return referencesIn(draft).filter(({ start, end }) => !heads.has(start) && !isElsewhere(draft.text, { start, end }));
}

/** The clauses of a text by number. */
class Clauses {
  readonly #byNumber: ReadonlyMap<string, ClauseNumber[]>;

  constructor(readonly draft: Draft) {
    this.#byNumber = groupedBy(readNumbering(draft).clauses, ({ number }) => number);
  }

  /** The only clause that a number can mean at a place: in the same part, else anywhere; null if unclear. */
  at(number: string, place: number): ClauseNumber | null {
    const all = this.#byNumber.get(number) ?? [];
    if (all.length > MOST_ALIKE) return null;
    const own = all.length > 1 ? all.filter(({ part }) => part === partAt(this.draft, place)) : all;
    return own.length === 1 ? (own[0] ?? null) : null;
  }

  /** The clause around a place; null before the first. */
  around(place: number): ClauseNumber | null {
    const { clauses } = readNumbering(this.draft);
    let [low, high] = [0, clauses.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((clauses[middle]?.line.start ?? Infinity) <= place) low = middle + 1;
      else high = middle;
    }
    return clauses[low - 1] ?? null;
  }
}

const MOST_ALIKE = 20;
/** Characters on both sides that distinguish references within a clause, and how far to look for them. */
const BESIDE = 12;
const MOST_BESIDE = 40;

/**
 * Key of a reference: its clause in the newer text, its number, and the adjacent words on its line, with their numbers
 * masked, because these change.
 */
function toKey({ text }: Draft, { end, number }: Reference, around: ClauseNumber | null): string {
  const at = end - number.length;
  const head = text.slice(Math.max(0, at - MOST_BESIDE), at);
  const tail = text.slice(end, end + MOST_BESIDE);
  const before = withoutNumbers(head.slice(head.lastIndexOf("\n") + 1)).slice(-BESIDE);
  const after = withoutNumbers(tail.split("\n", 1)[0] ?? "").slice(0, BESIDE);
  return [around?.line.start ?? -1, before, number, after].join("\n");
}

function withoutNumbers(words: string): string {
  return words.replace(/\d+(?:\.\d+)*/gu, "#");
}

const MOST_WORDS_CHARS = 60;

/** The first words of a clause, without its number. */
function firstWords({ text }: Draft, { line }: ClauseNumber): string {
  const head = text.slice(line.start, line.end);
  const words = head.slice(numberingAt(head)?.length ?? 0).trim();
  if (words.length <= MOST_WORDS_CHARS) return words;
  return `${words.slice(0, MOST_WORDS_CHARS).replace(/\s\S*$/u, "")}…`.toWellFormed();
}
