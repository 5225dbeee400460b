import type { ContractText } from "@/lib/engine/port";
import { lookUp } from "./quotes/look-up";

/** Splits a model's words into steps, from the beginning. Pure; knows nothing about the contract. */

/** `length` is how much of the text the step consumes; `rest` is put back before what follows. */
type Step = { length: number; rest?: string } & (
  | { kind: "words"; text: string }
  /** Marked as a quote, or in its own quotation marks. */
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
function nextStep(held: string, atStart: boolean): Step | null {
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

/** `[words](address)` keeps its words; a picture is dropped. */
function linkStep(held: string): Step {
  const link = LINK.exec(held);
  if (link) return { kind: "nothing", length: link[0].length, rest: held.startsWith("!") ? "" : (link[1] ?? "") };
  return { kind: "words", text: held.charAt(0), length: 1 };
}

/** Drops heading marks; a line marked as quoted is a quotation. */
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

/** A straight single quote opens a quotation only before a word; within words it is an apostrophe. */
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

/** Index of the closing mark; a single one closes only after a word and not before one. */
function closingAt(text: string, open: string): number | null {
  const closers = CLOSERS[open] ?? "'’`";
  const isSingle = /['’`‘‚]/u.test(open);
  for (let at = 1; at < text.length; at += 1) {
    if (!closers.includes(text.charAt(at))) continue;
    if (!isSingle || (!/\s/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + 1)))) return at;
  }
  return null;
}

/** White space, or one word with attached punctuation. */
function wordsStep(held: string): Step {
  const words = /^\s+/u.exec(held)?.[0] ?? /^[^\s<[“„«»"‘‚‹「『＂]+/u.exec(held)?.[0] ?? held.charAt(0);
  return { kind: "words", text: words, length: words.length };
}

/** Addresses that aren't in the contract are removed from a model's words, whatever their target. */
const SCHEME =
  /(?:(?:javascript|vbscript):(?=\S)|\b(?:https?|ftp|file|data|blob|mailto|tel|sms|wss?|chrome|about):(?=\S)|\b[a-z][a-z0-9+.-]{1,20}:\/\/|\/\/(?=[\p{L}\p{N}])|\bwww\.)\S*/u;
/** Limited like real names (64 before the @, 127 labels of 63), so that a run of dots or digits is scanned once. */
const MAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,127}/u;
const TOP =
  "com|net|org|io|ru|mn|рф|мон|info|biz|dev|app|xyz|site|online|shop|top|club|co|uk|eu|de|fr|cn|us|ai|me|tv|cc|su|example|test|local|localhost|internal|invalid|onion";
const HOST = new RegExp(
  `(?<![\\p{L}\\p{N}@.-])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,127}(?:${TOP})(?![\\p{L}\\p{N}])(?:[:/?#]\\S*)?`,
  "u",
);
const HOST_WITH_PATH = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,127}[\p{L}]{2,63}\/\S+/u;
const ADDRESS = new RegExp([SCHEME, MAIL, HOST_WITH_PATH, HOST].map(({ source }) => source).join("|"), "giu");
const CLOSING = /[)\]}>.,;:!?'"’”»]+$/u;

const TAKEN_OUT = "[…]";

/** The words without addresses that `contractText` doesn't contain exactly. */
export function withoutForeignAddresses(words: string, contractText: string): string {
  if (!/[.:@/]/.test(words)) return words;
  const keepOwn = (address: string) => {
    const tail = CLOSING.exec(address)?.[0].replace(address.includes("(") ? ")" : "", "") ?? "";
    const bare = address.slice(0, address.length - tail.length);
    return bare === "" || stands(bare, contractText) ? address : `${TAKEN_OUT}${tail}`;
  };
  return words.replace(ADDRESS, keepOwn);
}

/** Whether the contract has the whole address: 'a.mn' doesn't match 'a.mn/x', nor the reverse. */
function stands(address: string, contractText: string): boolean {
  for (let at = contractText.indexOf(address); at >= 0; at = contractText.indexOf(address, at + 1)) {
    const [before, after] = [
      contractText.charAt(at - 1),
      contractText
        .slice(at + address.length, at + address.length + 200)
        .replace(/^[)\]}>.,;:!?'"’”»]+(?=\s|$)/u, "")
        .charAt(0),
    ];
    if (!/[\p{L}\p{N}@/]/u.test(before) && !/[\p{L}\p{N}@/?#&=%-]/u.test(after)) return true;
  }
  return false;
}

/** Control characters, direction marks and characters that hide letters; tabs and line ends stay. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Markdown's emphasis marks; arithmetic signs stay. */
const MARKS = /\*{2,}|(?<![\p{L}\p{N}])\*(?=\S)|(?<=\S)\*(?![\p{L}\p{N}])|`+|~{2,}/gu;
/** A quotation with more words must be the contract's; a shorter one is a term or name. */
const MOST_WORDS_UNCHECKED = 3;

/**
 * A model's words as plain text of at most `most` UTF-16 units, without markup, links, pictures, hidden characters and
 * foreign addresses. Quotations are replaced with the contract's own words, or dropped if it has none like them.
 */
export function plainWords(contract: ContractText, words: string, most: number): string {
  const text = plain(contract, words).trim();
  return text.length <= most ? text : `${text.slice(0, most - 1).trim()}…`;
}

function plain(contract: ContractText, words: string): string {
  let held = words.replace(UNSEEN, "");
  let text = "";
  let isLineStart = true;
  for (let step = nextStep(held, isLineStart); step; step = nextStep(held, isLineStart)) {
    held = (step.rest ?? "") + held.slice(step.length);
    const added = withoutMarks(contract, step);
    text += added;
    if (added !== "") isLineStart = /(?:^|\n)[ \t]*$/u.test(added) && (added.includes("\n") || isLineStart);
  }
  return text;
}

function withoutMarks(contract: ContractText, step: Step): string {
  if (step.kind === "nothing") return "";
  if (step.kind === "quotation") return quotation(contract, step);
  return withoutForeignAddresses(step.text.replace(UNSEEN, "").replace(MARKS, ""), contract.text);
}

/** The contract's words, else a sign that the quotation was dropped. */
function quotation(contract: ContractText, step: Extract<Step, { kind: "quotation" }>): string {
  const { quote } = step;
  const [open, close] = [step.open, step.close].map((mark) => mark.replace("`", ""));
  if ((quote.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= MOST_WORDS_UNCHECKED)
    return `${open}${plain(contract, quote)}${close}`;
  const found = lookUp(contract, quote.replace(/<[^<>]*>/gu, ""));
  if (found.length === 0) return TAKEN_OUT;
  return `${open}${found.map(({ passage }) => passage.content).join(` ${TAKEN_OUT} `)}${close}`;
}
