/** What a model's words are made of, taken from their beginning piece by piece. Pure; knows nothing of the contract. */

/** `length` is how much of the text the step takes; `rest` is put back before what follows. */
export type Step = { length: number; rest?: string } & (
  | { kind: "words"; text: string }
  /** Marked as a quote, or in quotation marks of its own. */
  | { kind: "quotation"; open: string; quote: string; close: string }
  | { kind: "nothing" }
);

const LONGEST_QUOTATION = 1_500;
const CLOSERS: Readonly<Record<string, string>> = {
  "“": "”",
  "„": "“”",
  "«": "»",
  "»": "«",
  '"': '"',
  "‘": "’",
  "‚": "‘’",
  "‹": "›",
  "「": "」",
  "『": "』",
  "＂": "＂",
};
const QUOTE_OPENS = /^<(?:quote|q|blockquote|cite)\b[^<>]*>/iu;
const QUOTE_CLOSES = /<\s*\/\s*(?:quote|q|blockquote|cite)\s*>/iu;
const HOLDS_CODE = /^<(script|style|iframe|object|svg|math|template|noscript|form)\b[^<>]*>/iu;
const LINK = /^!?\[([^[\]]{0,500})\]\(([^()]{0,2000}(?:\([^()]{0,200}\)[^()]{0,2000})*)\)/u;

/** Null at the end of the text. `atStart`: a line begins here. */
export function nextStep(held: string, atStart: boolean): Step | null {
  const first = held.charAt(0);
  if (first === "") return null;
  if (first === "<") return tagStep(held);
  if (first === "[" || held.startsWith("![")) return linkStep(held);
  if (atStart && (first === "#" || first === ">")) return lineStep(held);
  if (first in CLOSERS || opensWithApostrophe(held)) return quotationStep(held);
  return wordsStep(held);
}

function tagStep(held: string): Step {
  const opening = QUOTE_OPENS.exec(held)?.[0];
  if (opening !== undefined) return markedQuote(held, opening.length);
  const code = HOLDS_CODE.exec(held);
  if (code) {
    const end = new RegExp(`<\\s*/\\s*${code[1] ?? ""}\\s*>`, "iu").exec(held);
    return { kind: "nothing", length: end ? end.index + end[0].length : held.length };
  }
  const tag = /^<[/!?\p{L}][^<>]*>/u.exec(held)?.[0];
  if (tag !== undefined) return { kind: "nothing", length: tag.length };
  return /^<[\s\d=]/u.test(held) ? { kind: "words", text: "<", length: 1 } : { kind: "nothing", length: 1 };
}

function markedQuote(held: string, opening: number): Step {
  const closing = QUOTE_CLOSES.exec(held.slice(opening));
  const quote = held.slice(opening, closing ? opening + closing.index : undefined).replace(/<[^<>]*>/gu, "");
  const length = closing ? opening + closing.index + closing[0].length : held.length;
  return { kind: "quotation", open: "", quote, close: "", length };
}

/** `[words](address)` keeps its words; a picture keeps nothing. */
function linkStep(held: string): Step {
  const link = LINK.exec(held);
  if (link) return { kind: "nothing", length: link[0].length, rest: held.startsWith("!") ? "" : (link[1] ?? "") };
  return { kind: "words", text: held.charAt(0), length: 1 };
}

/** Signs of headings go; a line marked as quoted is a quotation. */
function lineStep(held: string): Step {
  const heading = /^#{1,6}[ \t]+(?=\S)/u.exec(held)?.[0];
  if (heading !== undefined) return { kind: "nothing", length: heading.length };
  if (held.startsWith("#")) return { kind: "words", text: "#", length: 1 };
  const line = /^[^\n]*/u.exec(held)?.[0] ?? "";
  const quote = line.replace(/^[>\s]+/u, "");
  return QUOTE_OPENS.test(quote)
    ? { kind: "nothing", length: line.length - quote.length }
    : { kind: "quotation", open: "", quote, close: "", length: line.length };
}

/** A straight single mark opens a quotation only where a word begins after it; within words it is an apostrophe. */
function opensWithApostrophe(held: string): boolean {
  return /^['’`][\p{L}\p{N}]/u.test(held);
}

function quotationStep(held: string): Step {
  const open = held.charAt(0);
  const reach = held.slice(0, LONGEST_QUOTATION);
  const paragraphEnd = /\n\s*\n/u.exec(reach)?.index ?? reach.length;
  const end = closingAt(reach.slice(0, paragraphEnd), open);
  const quote = end === null ? "" : held.slice(1, end);
  if (end === null || QUOTE_CLOSES.test(quote)) return { kind: "nothing", length: 1 };
  return { kind: "quotation", open, quote, close: held.charAt(end), length: end + 1 };
}

/** Where the closing mark stands; a single one closes only after a word and before none. */
function closingAt(text: string, open: string): number | null {
  const closers = CLOSERS[open] ?? "'’`";
  const isSingle = /['’`‘‚]/u.test(open);
  for (let at = 1; at < text.length; at += 1) {
    if (!closers.includes(text.charAt(at))) continue;
    if (!isSingle || (!/\s/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + 1)))) return at;
  }
  return null;
}

/** White space, or one word with what hangs on it. */
function wordsStep(held: string): Step {
  const words = /^\s+/u.exec(held)?.[0] ?? /^[^\s<[“„«»"‘‚‹「『＂]+/u.exec(held)?.[0] ?? held.charAt(0);
  return { kind: "words", text: words, length: words.length };
}
