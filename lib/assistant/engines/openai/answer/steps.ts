/** What a model's words are made of, taken from their beginning piece by piece. Pure; knows nothing of the contract. */

/** `length` is how much of the text the step takes; `rest` is put back before what follows. */
export type Step = { length: number; rest?: string } & (
  | { kind: "words"; text: string }
  /** Marked as a quote by the model. */
  | { kind: "quote"; quote: string }
  /** In quotation marks of its own. */
  | { kind: "quotation"; open: string; quote: string; close: string }
  | { kind: "notStated" }
  | { kind: "nothing" }
);

const LONGEST_QUOTE = 8_000;
const LONGEST_QUOTATION = 1_500;
const LONGEST_TAG = 1_000;
const LONGEST_LABEL = 500;
const LONGEST_WORD = 300;
/** Stands for a quote that has begun too long ago; a model's words hold no such sign. */
const OVERLONG = "\u0000";
/** Units in which the beginning of a closing mark may stand. */
const CLOSING_CHARS = 20;
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

/**
 * Null where more is needed to tell. `atStart`: a line begins here. `atEnd`: nothing more comes, and every text but the
 * empty one gives a step.
 */
export function nextStep(held: string, { atEnd, atStart }: { atEnd: boolean; atStart: boolean }): Step | null {
  const first = held.charAt(0);
  if (first === "") return null;
  if (first === OVERLONG) return overlongStep(held, atEnd);
  if (first === "<") return tagStep(held, atEnd);
  if (first === "[" || held.startsWith("![") || (held === "!" && !atEnd)) return linkStep(held, atEnd);
  if (atStart && (first === "#" || first === ">")) return lineStep(held, atEnd);
  if (first in CLOSERS || opensWithApostrophe(held)) return quotationStep(held, atEnd);
  return wordsStep(held, atEnd);
}

function tagStep(held: string, atEnd: boolean): Step | null {
  const opening = QUOTE_OPENS.exec(held)?.[0];
  if (opening !== undefined) return markedQuote(held, opening.length, atEnd);
  const notStated = /^<not-stated\s*\/?\s*>/iu.exec(held)?.[0];
  if (notStated !== undefined) return { kind: "notStated", length: notStated.length };
  const code = HOLDS_CODE.exec(held);
  if (code) {
    const end = new RegExp(`<\\s*/\\s*${code[1] ?? ""}\\s*>`, "iu").exec(held);
    if (end) return { kind: "nothing", length: end.index + end[0].length };
    return atEnd || held.length > LONGEST_QUOTE ? { kind: "nothing", length: held.length } : null;
  }
  const tag = /^<[/!?\p{L}][^<>]*>/u.exec(held)?.[0];
  if (tag !== undefined) return { kind: "nothing", length: tag.length };
  const mayBecomeTag = /^<(?:[/!?\p{L}][^<>]*)?$/u.test(held);
  if (mayBecomeTag && !atEnd && held.length < LONGEST_TAG) return null;
  return /^<[\s\d=]/u.test(held) ? { kind: "words", text: "<", length: 1 } : { kind: "nothing", length: 1 };
}

function markedQuote(held: string, opening: number, atEnd: boolean): Step | null {
  const closing = QUOTE_CLOSES.exec(held.slice(opening));
  const isTooLong = (closing?.index ?? held.length - opening) > LONGEST_QUOTE;
  if (!closing && !atEnd)
    return isTooLong ? { kind: "quote", quote: "", length: held.length - CLOSING_CHARS, rest: OVERLONG } : null;
  const quote = held.slice(opening, closing ? opening + closing.index : undefined).replace(/<[^<>]*>/gu, "");
  return { kind: "quote", quote, length: closing ? opening + closing.index + closing[0].length : held.length };
}

/** What goes on beyond all length is left out up to its closing mark. */
function overlongStep(held: string, atEnd: boolean): Step | null {
  const closing = QUOTE_CLOSES.exec(held);
  if (closing || atEnd) return { kind: "nothing", length: closing ? closing.index + closing[0].length : held.length };
  return held.length > LONGEST_TAG ? { kind: "nothing", length: held.length - CLOSING_CHARS, rest: OVERLONG } : null;
}

/** `[words](address)` keeps its words; a picture keeps nothing. */
function linkStep(held: string, atEnd: boolean): Step | null {
  const link = LINK.exec(held);
  if (link) return { kind: "nothing", length: link[0].length, rest: held.startsWith("!") ? "" : (link[1] ?? "") };
  const mayBecomeLink = /^!?(?:\[[^[\]]*(?:\](?:\([^\n]*)?)?)?$/u.test(held);
  if (mayBecomeLink && !atEnd && held.length < LONGEST_LABEL + LONGEST_TAG) return null;
  return { kind: "words", text: held.charAt(0), length: 1 };
}

/** Signs of headings go; a line marked as quoted is a quotation. */
function lineStep(held: string, atEnd: boolean): Step | null {
  const heading = /^#{1,6}[ \t]+(?=\S)/u.exec(held)?.[0];
  if (heading !== undefined) return { kind: "nothing", length: heading.length };
  if (held.startsWith("#")) return !atEnd && /^#+[ \t]*$/u.test(held) ? null : { kind: "words", text: "#", length: 1 };
  const line = /^[^\n]*(?=\n)/u.exec(held)?.[0] ?? (atEnd || held.length > LONGEST_QUOTATION ? held : null);
  if (line === null) return null;
  const quote = line.replace(/^[>\s]+/u, "");
  return QUOTE_OPENS.test(quote)
    ? { kind: "nothing", length: line.length - quote.length }
    : { kind: "quotation", open: "", quote, close: "", length: line.length };
}

/** A straight single mark opens a quotation only where a word begins after it; within words it is an apostrophe. */
function opensWithApostrophe(held: string): boolean {
  return /^['’`][\p{L}\p{N}]/u.test(held);
}

function quotationStep(held: string, atEnd: boolean): Step | null {
  const open = held.charAt(0);
  const reach = held.slice(0, LONGEST_QUOTATION);
  const paragraphEnd = /\n\s*\n/u.exec(reach)?.index ?? reach.length;
  const end = closingAt(reach.slice(0, paragraphEnd), open, { atEnd, isWhole: paragraphEnd < reach.length });
  const quote = end === null ? "" : held.slice(1, end);
  if (end !== null && !QUOTE_CLOSES.test(quote))
    return { kind: "quotation", open, quote, close: held.charAt(end), length: end + 1 };
  const mayBeClosed = end === null && paragraphEnd === reach.length && held.length < LONGEST_QUOTATION;
  return mayBeClosed && !atEnd && !QUOTE_OPENS.test(held.slice(1)) ? null : { kind: "nothing", length: 1 };
}

/** Where the closing mark stands; a single one closes only after a word and before none. */
function closingAt(text: string, open: string, more: { atEnd: boolean; isWhole: boolean }): number | null {
  const closers = CLOSERS[open] ?? "'’`";
  const isSingle = /['’`‘‚]/u.test(open);
  for (let at = 1; at < text.length; at += 1) {
    if (!closers.includes(text.charAt(at))) continue;
    const next = text.charAt(at + 1);
    if (isSingle && next === "" && !more.atEnd && !more.isWhole) return null;
    if (!isSingle || (!/\s/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(next))) return at;
  }
  return null;
}

/** White space, or one word with what hangs on it. A word is taken once it is known to be whole. */
function wordsStep(held: string, atEnd: boolean): Step | null {
  const space = /^\s+/u.exec(held)?.[0];
  if (space !== undefined) return { kind: "words", text: space, length: space.length };
  const word = /^[^\s<[“„«»"‘‚‹「『＂]+/u.exec(held)?.[0] ?? held.charAt(0);
  const isWhole = atEnd || word.length < held.length || word.length > LONGEST_WORD;
  return isWhole ? { kind: "words", text: word, length: word.length } : null;
}
