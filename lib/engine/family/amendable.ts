import { plainText } from "./plain";
import type { Reading } from "../text/reading";
import type { Language } from "@/lib/copy/languages";
import { detectLanguage } from "../language/identify";
import { readParties } from "../parties/parties";
import { nearestTo } from "../positions/nearest";
import { reviewWhole } from "../review/whole";
import { textInForce, type InForceAsked, type TextInForce } from "./in-force";
import { toWording } from "./parts";

/** What somebody wants to amend: what a clause is about, by a topic of the review, or words that it has. */
type Wanted = { topic: string } | { words: string };
export type AmendableAsked = Omit<InForceAsked, "withFacts"> & { wanted: Wanted | null };

/** A clause that an amendment can name: its number is its own, and words stand under it. `content` is in force. */
type AmendableClause = { number: string; heading: string; content: string };
/**
 * `found`: the number of the one clause that is wanted, null where none or more than one is. `near`: those that it may
 * be, likeliest first.
 */
export type Amendable = {
  language: Language;
  parties: { name: string; role: string | null }[];
  clauses: AmendableClause[];
  /** All numbers that clauses and titles have. */
  numbers: string[];
  found: string | null;
  near: string[];
};

const LANGUAGE_SAMPLE = 20_000;
const MOST_CLAUSES = 1_000;
const MOST_NEAR = 5;
const MOST_PARTIES = 6;
/** Of a subject: more are about no one clause. */
const MOST_PLACES = 20;

/** A contract's clauses as they are in force, and which of them is meant. Linear in the texts. Source: B-33.10. */
export function amendable(reading: Reading, { amendments, on, wanted }: AmendableAsked): Amendable {
  const text = textInForce(reading, { amendments, on, withFacts: false });
  const named = numberedClauses(text);
  const parties = readParties(reading.contract)
    .filter(({ isCollective }) => !isCollective)
    .flatMap(({ name, role }) => (name === null ? [] : [{ name, role }]))
    .slice(0, MOST_PARTIES);
  const language = detectLanguage(reading.contract.text.slice(0, LANGUAGE_SAMPLE)) ?? "en";
  const clauses = [...named.values()].slice(0, MOST_CLAUSES);
  const meant = wanted === null ? NOTHING : meantBy(wanted, { reading, text, named });
  const numbers = [...new Set(text.clauses.flatMap(({ number }) => number ?? []))];
  return { language, parties, clauses, numbers, ...meant };
}

/** The number of a clause that comes right behind another: the next one, or one below it where that is taken. */
export function numberBehind(number: string, taken: readonly string[]): string {
  const known = new Set(taken);
  const parts = number.split(".");
  const last = Number(parts.at(-1));
  const next = [...parts.slice(0, -1), String(last + 1)].join(".");
  if (Number.isInteger(last) && !known.has(next)) return next; // not behind '4.a'
  for (let below = 1; ; below += 1) if (!known.has(`${number}.${below}`)) return `${number}.${below}`;
}

const NOTHING = { found: null, near: [] };
type Clauses = ReadonlyMap<string, AmendableClause>;
type Known = { reading: Reading; text: TextInForce; named: Clauses };

/** By number; those whose number is there twice are left out, as nobody could tell which is meant. */
function numberedClauses({ clauses }: TextInForce): Map<string, AmendableClause> {
  const twice = new Set<string>();
  const named = new Map<string, AmendableClause>();
  for (const { number, heading, isTitle, parts } of clauses) {
    if (number === null || !/^\d/u.test(number)) continue;
    if (named.has(number)) twice.add(number);
    const content = toWording(parts).trim();
    if (!isTitle && content !== "") named.set(number, { number, heading, content });
  }
  for (const number of twice) named.delete(number);
  return named;
}

function meantBy(wanted: Wanted, known: Known): Pick<Amendable, "found" | "near"> {
  return "topic" in wanted ? byTopic(wanted.topic, known) : byWords(wanted.words, known);
}

/** Sure where the topic, or the fact of its name, is stated, and all that is about it stands in one clause. */
function byTopic(topic: string, { reading, text, named }: Known): Pick<Amendable, "found" | "near"> {
  const { topics, facts } = reviewWhole(reading);
  const read = topics.find((one) => one.topic === topic);
  if (!read) return NOTHING;
  const own = facts.filter(({ kind }) => kind === topic);
  const places = [...read.passages, ...own.map(({ passage }) => passage)].map(({ start }) => start);
  const numbers = numbersAt(places, { text, named });
  const [only] = numbers;
  const isStated = read.basis === "stated" || own.some(({ basis }) => basis === "stated");
  const isSure = read.present && isStated && numbers.length === 1;
  return { found: isSure ? (only ?? null) : null, near: numbers.slice(0, MOST_NEAR) };
}

/** Sure where one clause alone has the words; else the clauses that have them, or the closest one. */
function byWords(words: string, { reading, text, named }: Known): Pick<Amendable, "found" | "near"> {
  const wanted = plainText(words.trim());
  if (wanted === "") return NOTHING;
  const having = [...named.values()].filter(({ content }) => plainText(content).includes(wanted));
  const [only] = having;
  if (only && having.length === 1) return { found: only.number, near: [only.number] };
  if (having.length > 1) return { found: null, near: having.slice(0, MOST_NEAR).map(({ number }) => number) };
  const [near = []] = nearestTo(reading, [words]);
  return {
    found: null,
    near: numbersAt(
      near.map(({ start }) => start),
      { text, named },
    ),
  };
}

/** The numbers of the clauses in which some places of the agreement's text are. */
function numbersAt(places: readonly number[], { text, named }: { text: TextInForce; named: Clauses }): string[] {
  const numbers = places.slice(0, MOST_PLACES).flatMap((place) => {
    const clause = text.clauses.find(({ base }) => base !== null && base.start <= place && place < base.end);
    return clause?.number && named.has(clause.number) ? [clause.number] : [];
  });
  return [...new Set(numbers)];
}
