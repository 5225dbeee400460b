/** What kind of contract a text is, and what it calls itself: guesses, which people change. Pure. Source: B-7.10. */
import { foldForSearch } from "@/lib/documents/search/search-text";
import type { CONTRACT_TYPES } from "@/lib/contracts/bounds";
import { titleOf } from "./title";
import { TYPE_CUES } from "./type-cues";

export type ContractType = (typeof CONTRACT_TYPES)[number];
/** `isNamed`: the title says it, and not only the words behind it. */
export type GuessedType = { type: ContractType; isNamed: boolean };

/** UTF-16 units. */
const BEGINNING_CHARS = 3_000;
const MOST_NAME_CHARS = 120;
/** Without a title a type's words have to stand there so often, and twice as often as any other's. */
const LEAST_CUES = 3;

/** By the title where that tells it, else by the words at the beginning; `Other` where neither does. */
export function guessedType(text: string): ContractType {
  return typeGuess(text).type;
}

export function typeGuess(text: string): GuessedType {
  const title = titleOf(text);
  const named = title === null ? null : typeOfTitle(folded(title));
  return named === null
    ? { type: typeByWords(folded(text.slice(0, BEGINNING_CHARS))), isNamed: false }
    : { type: named, isNamed: true };
}

/** Words begin behind a space. */
function folded(text: string): string {
  return ` ${foldForSearch(text).replace(/["'(/-]/g, " ")}`;
}

/** Last before 'agreement' or 'гэрээ', first behind 'договор': a 'Software Lease Agreement' is a lease. */
function typeOfTitle(title: string): ContractType | null {
  const noun = title.search(/ (?:agreement|contract|addendum|гэрээ)(?!\p{L})/u);
  const places = TYPE_CUES.flatMap(({ type, cues }) =>
    cues.flatMap((cue) => {
      const at = noun < 0 ? title.indexOf(` ${cue}`) : title.lastIndexOf(` ${cue}`, noun);
      const place = at < 0 ? title.indexOf(` ${cue}`) : at;
      return place < 0
        ? []
        : [{ type, distance: noun < 0 ? place : place < noun ? noun - place : title.length + place }];
    }),
  );
  return places.sort((one, other) => one.distance - other.distance)[0]?.type ?? null;
}

function typeByWords(beginning: string): ContractType {
  const counts = new Map<ContractType, number>();
  for (const { type, cues } of TYPE_CUES)
    counts.set(type, (counts.get(type) ?? 0) + cues.reduce((sum, cue) => sum + timesIn(beginning, ` ${cue}`), 0));
  const [first, second] = [...counts].sort((one, other) => other[1] - one[1]);
  const isClear = first !== undefined && first[1] >= LEAST_CUES && first[1] >= 2 * (second?.[1] ?? 0);
  return isClear ? first[0] : "Other";
}

function timesIn(text: string, cue: string): number {
  return text.split(cue).length - 1;
}

/** Names of files that say nothing of what is in them. */
const SAYS_NOTHING =
  /^(?:scan|img|image|doc|document|file|untitled|new|copy|скан|документ|файл|шинэ|баримт)?[\s\d_().-]*$/;

/** The title of the text, for a contract whose file's name says nothing; null where its name does, or there is none. */
export function guessedName(name: string, text: string): string | null {
  return SAYS_NOTHING.test(name.toLowerCase()) ? (nameIn(titleOf(text)) ?? nameIn(firstLine(text))) : null;
}

/** The title as a contract's name, whatever its file is called; null without one. */
export function titleAsName(text: string): string | null {
  return nameIn(titleOf(text));
}

function firstLine(text: string): string {
  const lines = text.slice(0, BEGINNING_CHARS).split("\n");
  return lines.find((line) => /\p{L}{3}/u.test(line))?.trim() ?? "";
}

function nameIn(line: string | null): string | null {
  return line === null || line === "" || line.length > MOST_NAME_CHARS ? null : line.replace(/[\s\p{Cc}]+/gu, " ");
}
