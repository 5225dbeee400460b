/** Where a wording that somebody asked for on an earlier version belongs in a later text. Pure. Source: B-13.13. */
import { readClauseLabel } from "@/lib/documents/numbering/clause-label";

/** As it was asked for, with the words around it; `isAlone`: its quote stood only once in that text. */
export type Asked = { quote: string; replacement: string; before: string; after: string; isAlone: boolean };
type Place = { quote: string; replacement: string; start: number; end: number };

/** UTF-16 units beside a quote that tell it from an equal one. */
const BESIDE = 40;
/** More equal quotes than this can't be told apart. */
const MOST_ALIKE = 50;
const SENTENCE_END = /[.;:!?…»”"]\s*$/u;
const LETTER = /[\p{L}\p{N}]/u;

/** A suggestion of a text, with what is needed to find its words in another. */
export function asAsked(
  text: string,
  { quote, replacement, start, end }: { quote: string; replacement: string; start: number; end: number },
): Asked {
  const before = text.slice(Math.max(0, start - BESIDE), start);
  return { quote, replacement, before, after: text.slice(end, end + BESIDE), isAlone: found(text, quote).length === 1 };
}

/**
 * Where exactly these words stand now, also in a clause that only has another number; null where they don't, or where
 * it can't be told which of several it is.
 */
export function placeAgain(asked: Asked, text: string): Place | null {
  const at = theOne(asked, text);
  if (at !== null) return toPlace(asked, at);
  const bare = withoutNumber(asked);
  const moved = bare && theOne(bare, text);
  return bare && moved !== null ? toPlace(bare, moved) : null;
}

/** The clause that now has the number of the one it was made for, as one line of the text; null if none or several. */
export function clauseOfSameNumber({ quote }: Pick<Asked, "quote">, text: string): Omit<Place, "replacement"> | null {
  const label = readClauseLabel(quote)?.text;
  if (!label) return null;
  const starts = found(text, label).filter((start) => opensLine(text, start));
  const [start, ...others] = starts;
  if (start === undefined || others.length > 0) return null;
  const lineEnd = text.indexOf("\n", start);
  const end = lineEnd < 0 ? text.length : lineEnd;
  return { quote: text.slice(start, end), start, end };
}

/** The wording itself: of a clause that is added, without the one it follows. */
export function wordingOf({ quote, replacement }: Pick<Asked, "quote" | "replacement">): string {
  return isAdded({ quote, replacement }) ? replacement.slice(quote.length + 1) : replacement;
}

const isAdded = ({ quote, replacement }: Pick<Asked, "quote" | "replacement">) => replacement.startsWith(`${quote}\n`);
const opensLine = (text: string, start: number) => start === 0 || text[start - 1] === "\n";
const toPlace = ({ quote, replacement }: Asked, start: number): Place => ({
  quote,
  replacement,
  start,
  end: start + quote.length,
});

function theOne(asked: Asked, text: string): number | null {
  const there = found(text, asked.quote).filter((start) => isWhole(asked, text, start));
  const [first, ...others] = there;
  if (first === undefined) return null;
  if (others.length === 0 && asked.isAlone) return first;
  const likeness = there.map((start) => sharedWords(asked, text, start));
  const most = Math.max(...likeness);
  return most > 0 && likeness.filter((one) => one === most).length === 1
    ? (there[likeness.indexOf(most)] ?? null)
    : null;
}

/** How many of the two sides read as they did. */
function sharedWords({ quote, before, after }: Asked, text: string, start: number): number {
  const end = start + quote.length;
  const isBefore = text.slice(Math.max(0, start - BESIDE), start) === before;
  return Number(isBefore) + Number(text.slice(end, end + BESIDE) === after);
}

/** Not a part of other words: it begins and ends where it did. What a clause is added behind has the same after it. */
function isWhole(asked: Asked, text: string, start: number): boolean {
  const { quote, before, after } = asked;
  const next = text.slice(start + quote.length, start + quote.length + BESIDE);
  if (isAdded(asked) && next !== after) return false;
  const didOpenLine = before === "" || before.endsWith("\n");
  if (didOpenLine && !opensLine(text, start) && !followsNumber(text, start)) return false;
  if (LETTER.test(text[start - 1] ?? "") && LETTER.test(quote[0] ?? "")) return false;
  const didEndLine = after === "" || after.startsWith("\n");
  if (didEndLine && next !== "" && !next.startsWith("\n")) return SENTENCE_END.test(quote);
  return !(LETTER.test(next[0] ?? "") && LETTER.test(quote.at(-1) ?? ""));
}

/** Whether all that stands before it on its line is a clause's number. */
function followsNumber(text: string, start: number): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const head = text.slice(lineStart, start);
  return head.length < BESIDE && readClauseLabel(`${head}X`)?.text === head;
}

/** The words without the number that both begin with; null where they don't, or where a clause is added. */
function withoutNumber(asked: Asked): Asked | null {
  const label = readClauseLabel(asked.quote)?.text ?? "";
  if (label === "" || isAdded(asked) || !asked.replacement.startsWith(label)) return null;
  const [quote, replacement] = [asked.quote.slice(label.length), asked.replacement.slice(label.length)];
  return quote === "" ? null : { ...asked, quote, replacement };
}

/** Where a quote stands; none if it stands so often that nothing tells them apart. */
function found(text: string, quote: string): number[] {
  const all: number[] = [];
  if (quote === "") return all;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + quote.length)) {
    all.push(at);
    if (all.length > MOST_ALIKE) return [];
  }
  return all;
}
