import { toPassage } from "@/lib/engine/text/spans";
import type { ContractText, Passage, QuoteStanding } from "@/lib/engine/port";
import { normalized } from "@/lib/normalized";
import { fold, type Folded } from "./folding";
import { nearest } from "./nearest";

/** A quote as it is in the contract. */
export type CheckedQuote = { passage: Passage; standing: QuoteStanding };
type Span = { start: number; end: number };

const LONGEST_QUOTE = 8_000;
/** Maximum parts of a quote with ellipses. */
const MOST_PARTS = 6;
const OMISSION = /\s*[[(]?(?:…|\.{3,})[\])]?\s*/u;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const QUOTATION_MARK = /["'“”„‟«»‘’‚‛‹›`]/;
const DASH = /[-‐‑‒–—―−]/;
const IN_WORD = /[\p{L}\p{M}\p{N}]/u;

const foldings = new WeakMap<ContractText, Folded>();

/**
 * The contract's own text at its place: `verified` if the model gave exactly these words (except white space),
 * `repaired` if it gave others; in parts if it has ellipses. Empty: it isn't in the contract and must not be shown.
 * @param taken starts of passages already shown; the first free place is used
 */
export function lookUp(contract: ContractText, quote: string, taken: ReadonlySet<number> = new Set()): CheckedQuote[] {
  const wanted = quote
    .slice(0, LONGEST_QUOTE)
    .replace(/(?!\s)\p{Cc}/gu, "")
    .trim();
  if (wanted === "") return [];
  const whole = findPlace(contract, wanted, taken);
  if (whole) return [checked(contract, whole, wanted)];
  const parts = wanted
    .split(OMISSION)
    .filter((part) => part !== "")
    .slice(0, MOST_PARTS);
  if (parts.length < 2) return [];
  const found = parts.map((part) => findPlace(contract, part, taken));
  return found.every((span) => span !== null)
    ? found.map((span, index) => checked(contract, span, parts[index] ?? ""))
    : [];
}

function checked(contract: ContractText, span: Span, quote: string): CheckedQuote {
  const passage = toPassage(contract, span);
  return { passage, standing: plain(passage.content) === plain(quote) ? "verified" : "repaired" };
}

/** Without invisible characters and surrounding signs: a leading bullet isn't a different word. */
function plain(text: string): string {
  const seen = normalized(text, "NFC").replace(INVISIBLE, "").replace(/\s+/g, " ").trim();
  return seen.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, "") || seen;
}

function findPlace(contract: ContractText, quote: string, taken: ReadonlySet<number>): Span | null {
  const { text: wanted } = fold(quote);
  if (wanted === "") return literal(contract.text, quote, taken); // only signs, such as a blank to fill in
  const folded = foldOnce(contract);
  return foldedPlace(contract.text, folded, { wanted, quote, taken }) ?? nearest(contract.text, folded, quote);
}

/** Folds a contract once. */
function foldOnce(contract: ContractText): Folded {
  const known = foldings.get(contract) ?? fold(contract.text);
  foldings.set(contract, known);
  return known;
}

function literal(text: string, quote: string, taken: ReadonlySet<number>): Span | null {
  let first: Span | null = null;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    first ??= { start: at, end: at + quote.length };
    if (!taken.has(at)) return { start: at, end: at + quote.length };
  }
  return first;
}

function foldedPlace(
  text: string,
  folded: Folded,
  about: { wanted: string; quote: string; taken: ReadonlySet<number> },
): Span | null {
  const { wanted, quote, taken } = about;
  let first: Span | null = null;
  for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
    const core = { start: folded.starts[at] ?? 0, end: folded.ends[at + wanted.length - 1] ?? 0 };
    if (!isWhole(text, core)) continue;
    const span = withSigns(text, core, quote);
    first ??= span;
    if (!taken.has(span.start)) return span;
  }
  return first;
}

/** Whether it begins and ends at word and number boundaries: 'law' isn't in 'lawful', nor '5 days' in '1.5 days'. */
function isWhole(text: string, { start, end }: Span): boolean {
  const isCut = (inside: string, outside: string, beyond: string) =>
    (IN_WORD.test(inside) && IN_WORD.test(outside)) || (/\d/.test(inside) && /[.,]/.test(outside) && /\d/.test(beyond));
  const before = text.slice(Math.max(0, start - 2), start);
  const after = text.slice(end, end + 2);
  return (
    !isCut(text.charAt(start), before.at(-1) ?? "", before.at(-2) ?? "") &&
    !isCut(text.charAt(end - 1), after.charAt(0), after.charAt(1))
  );
}

/** Includes surrounding signs that the quote also has: a bracket before, a full stop after. */
function withSigns(text: string, { start, end }: Span, quote: string): Span {
  const before = /^[^\p{L}\p{N}]*/u.exec(quote)?.[0] ?? "";
  const after = /[^\p{L}\p{M}\p{N}]*$/u.exec(quote)?.[0] ?? "";
  let [from, to] = [start, end];
  for (const sign of [...before].reverse()) if (areAlike(sign, text.charAt(from - 1))) from -= 1;
  for (const sign of after) if (areAlike(sign, text.charAt(to))) to += 1;
  return { start: from, end: to };
}

function areAlike(sign: string, other: string): boolean {
  return (
    /\S/.test(sign) && (sign === other || [QUOTATION_MARK, DASH].some((kind) => kind.test(sign) && kind.test(other)))
  );
}
