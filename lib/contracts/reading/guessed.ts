/** What kind of contract a text is, and what it calls itself: guesses, which people change. Pure. Source: B-7.10. */
import { foldForSearch } from "@/lib/documents/search/search-text";
import type { CONTRACT_TYPES } from "@/lib/contracts/bounds";
import { nameFromFile } from "./name-from-file";
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
function titleAsName(text: string): string | null {
  return nameIn(titleOf(text));
}

function firstLine(text: string): string {
  const lines = text.slice(0, BEGINNING_CHARS).split("\n");
  return lines.find((line) => /\p{L}{3}/u.test(line))?.trim() ?? "";
}

function nameIn(line: string | null): string | null {
  return line === null || line === "" || line.length > MOST_NAME_CHARS ? null : line.replace(/[\s\p{Cc}]+/gu, " ");
}

/** Where a text says what it is. Pure. Source: B-7.10. */

/** Titles stand among the first lines, below a letterhead or what a register has put above. */
const MOST_LINES = 20;
const LONGEST_LINE = 160;
/** What calls itself so: 'ORDER FORM', 'Terms of Agreement', 'ДОГОВОР', 'ГЭРЭЭ'. */
const CALLS_ITSELF =
  /(?<!\p{L})(?:agreements?|contract|addendum|lease|nda|offer letter|order form|terms (?:of|and)|deed|memorandum of understanding|power of attorney|договор|контракт|соглашени[ея]|доверенность|гэрээ|хэлцэл|итгэмжлэл)(?!\p{L})/iu;
/** 'ДОГОВОР № 18-А', and what it is about on the next line; 'DATED', 'EXHIBIT 10.1' are no titles. */
const ONLY_A_NUMBER =
  /^\P{L}*(?:рамочный\s|типовой\s)?(?:договор|контракт|соглашение|agreement|contract|гэрээ)\s*(?:№|no\.?|n)?[\s\p{L}\d/.№-]{0,24}$/iu;
/** What pages and web pages put around a title. */
const AROUND = /^[-–—#*_\s]+|\s+page \d+ of \d+$/giu;
/** No name and no type: 'Agreement'. */
const SAYS_ONLY_THAT = /^(?:the\s)?(?:agreement|contract)$/iu;
const CONTINUES = /^(?:на|о|об|по|для|for|of|on|regarding|\()\s?/iu;
const IS_A_SENTENCE =
  /[.;:]\s+\p{Lu}|[,;:]$|\p{L}{3}\.$|^\[|^(?:the|by)\s|\b(?:is made|dated|entered into|this agreement|hereby)\b|^(?:this|энэ|энэхүү|настоящ)/iu;

/** The title in its own words, with what follows it on the next line where it says nothing alone; null without one. */
export function titleOf(text: string): string | null {
  const lines = text
    .slice(0, BEGINNING_CHARS)
    .split("\n")
    .map((line) =>
      line
        .replace(/[\s\p{Cc}]+/gu, " ")
        .replace(AROUND, "")
        .trim(),
    )
    .filter((line) => line !== "")
    .slice(0, MOST_LINES);
  const at = lines.findIndex(isTitle);
  const title = lines[at];
  if (title === undefined) return null;
  const next = lines[at + 1];
  const isContinued = next !== undefined && next.length <= LONGEST_LINE && CONTINUES.test(next) && !/\d{4}/u.test(next);
  return isContinued && ONLY_A_NUMBER.test(title) ? `${title} ${next}` : title;
}

function isTitle(line: string): boolean {
  return (
    line.length <= LONGEST_LINE && CALLS_ITSELF.test(line) && !IS_A_SENTENCE.test(line) && !SAYS_ONLY_THAT.test(line)
  );
}

// What a contract that was just read may be called and be, for people to take over. Source: B-8.19.

/** Null where what stands there is as good. */
export type Proposal = { name: string | null; type: ContractType | null };

/** The title in place of a name that is the file's, and the type that the title names. What somebody typed stays. */
export function proposedFor(
  { name, contractType, fileName }: { name: string; contractType: string; fileName: string },
  text: string,
): Proposal {
  const title = name === nameFromFile(fileName) ? titleAsName(text) : null;
  const isOther = title !== null && foldForSearch(title) !== foldForSearch(name);
  const { type, isNamed } = typeGuess(text);
  return { name: isOther ? title : null, type: isNamed && !isSame(type, contractType) ? type : null };
}

/** Templates call a sale otherwise than uploads do. */
function isSame(type: string, other: string): boolean {
  const plain = (name: string) => name.replace("Sales Agreement", "Sales Contract");
  return plain(type) === plain(other);
}
