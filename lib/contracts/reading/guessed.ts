/** Guesses a contract's type and title, for people to change. Pure. Source: B-7.10. */
import { foldForSearch } from "@/lib/documents/search/search-text";
import type { CONTRACT_TYPES } from "@/lib/contracts/bounds";
import { nameFromFile } from "./name-from-file";
import { TYPE_CUES } from "./type-cues";

export type ContractType = (typeof CONTRACT_TYPES)[number];
/** `isNamed`: the title says it, not just the words after it. */
export type GuessedType = { type: ContractType; isNamed: boolean };

/** UTF-16 units. */
const BEGINNING_CHARS = 3_000;
const MOST_NAME_CHARS = 120;
/** Without a title, a type's cue words must occur this often, and twice as often as any other type's. */
const LEAST_CUES = 3;

/** By the title if that tells, otherwise by the words at the beginning; `Other` if neither does. */
export function guessedType(text: string): ContractType {
  return typeGuess(text).type;
}

export function typeGuess(text: string): GuessedType {
  const title = guessTitle(text);
  const named = title === null ? null : typeOfTitle(folded(title));
  return named === null
    ? { type: typeByWords(folded(text.slice(0, BEGINNING_CHARS))), isNamed: false }
    : { type: named, isNamed: true };
}

/** Every word starts after a space. */
function folded(text: string): string {
  return ` ${foldForSearch(text).replace(/["'(/-]/g, " ")}`;
}

/** The last type before 'agreement' or 'гэрээ', the first after 'договор': a 'Software Lease Agreement' is a lease. */
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

/** File names that say nothing about the content. */
const SAYS_NOTHING =
  /^(?:scan|img|image|doc|document|file|untitled|new|copy|скан|документ|файл|шинэ|баримт)?[\s\d_().-]*$/;

/** The text's title, for a contract whose file name says nothing; null if the name does, or there is no title. */
export function guessedName(name: string, text: string): string | null {
  return SAYS_NOTHING.test(name.toLowerCase()) ? (nameIn(guessTitle(text)) ?? nameIn(firstLine(text))) : null;
}

/** The title as a contract name, whatever the file name; null without one. */
function titleAsName(text: string): string | null {
  return nameIn(guessTitle(text));
}

function firstLine(text: string): string {
  const lines = text.slice(0, BEGINNING_CHARS).split("\n");
  return lines.find((line) => /\p{L}{3}/u.test(line))?.trim() ?? "";
}

function nameIn(line: string | null): string | null {
  return line === null || line === "" || line.length > MOST_NAME_CHARS ? null : line.replace(/[\s\p{Cc}]+/gu, " ");
}

/** Where a text states its title. Pure. Source: B-7.10. */

/** Titles are among the first lines, below a letterhead or a register's header. */
const MOST_LINES = 20;
const LONGEST_LINE = 160;
/** What titles call the document: 'ORDER FORM', 'Terms of Agreement', 'ДОГОВОР', 'ГЭРЭЭ'. */
const CALLS_ITSELF =
  /(?<!\p{L})(?:agreements?|contract|addendum|lease|nda|offer letter|order form|terms (?:of|and)|deed|memorandum of understanding|power of attorney|договор|контракт|соглашени[ея]|доверенность|гэрээ|хэлцэл|итгэмжлэл)(?!\p{L})/iu;
/** 'ДОГОВОР № 18-А', with the subject on the next line; 'DATED', 'EXHIBIT 10.1' are not titles. */
const ONLY_A_NUMBER =
  /^\P{L}*(?:рамочный\s|типовой\s)?(?:договор|контракт|соглашение|agreement|contract|гэрээ)\s*(?:№|no\.?|n)?[\s\p{L}\d/.№-]{0,24}$/iu;
/** What printed and web pages put around a title. */
const AROUND = /^[-–—#*_\s]+|\s+page \d+ of \d+$/giu;
/** Neither a name nor a type: 'Agreement'. */
const SAYS_ONLY_THAT = /^(?:the\s)?(?:agreement|contract)$/iu;
const CONTINUES = /^(?:на|о|об|по|для|for|of|on|regarding|\()\s?/iu;
const IS_A_SENTENCE =
  /(?<!\bno)[.;:]\s+\p{Lu}|[,;:]$|\p{L}{3}\.$|^\[|^(?:the|by)\s|\b(?:is made|dated|entered into|this agreement|hereby)\b|^(?:this|энэ|энэхүү|настоящ)/iu;

/** The number under which a register keeps it, before its title: 'Exhibit 10.25'. */
const REGISTER_NUMBER = /^exhibit \d{1,3}\.\d{1,3}\.? (?=\S)/iu;

/** The title as written, joined with the next line if it says nothing alone; null without one. */
export function guessTitle(text: string): string | null {
  const lines = text
    .slice(0, BEGINNING_CHARS)
    .split("\n")
    .map((line) =>
      line
        .replace(/[\s\p{Cc}]+/gu, " ")
        .replace(AROUND, "")
        .replace(REGISTER_NUMBER, "")
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

// Suggested name and type for a contract just read, for people to accept. Source: B-8.19.

/** Null if the current value is as good. */
export type Proposal = { name: string | null; type: ContractType | null };

/**
 * Suggests the title if the name came from the file and says less than the title, and the type the title names. Keeps
 * what a user typed.
 */
export function proposedFor(
  { name, contractType, fileName }: { name: string; contractType: string; fileName: string },
  text: string,
): Proposal {
  const title = name === nameFromFile(fileName) ? titleAsName(text) : null;
  const isOther = title !== null && !foldedName(name).includes(foldedName(title));
  const { type, isNamed } = typeGuess(text);
  return { name: isOther ? title : null, type: isNamed && !isSame(type, contractType) ? type : null };
}

/** File names put other marks between words. */
function foldedName(name: string): string {
  return foldForSearch(name).replace(/[\s_-]+/g, " ");
}

/** Templates name a sale differently than uploads do. */
function isSame(type: string, other: string): boolean {
  const plain = (name: string) => name.replace("Sales Agreement", "Sales Contract");
  return plain(type) === plain(other);
}
