import type { Span } from "../text/spans";

/** A quotation with its marks; `text` is what stands between them. */
export type Quoted = Span & { text: string };

const CLOSES: Readonly<Record<string, string>> = { "«": "»", "“": "”", "„": "“”", '"': '"' };
/** A quotation without an end within this many UTF-16 units is a lost mark. */
const LONGEST = 20_000;

/**
 * The quotations of a text from `start` to `end`, outermost only, in order. One that opens before `end` may close
 * behind it. Within a quotation only its own marks count, so “… «Ютек» …” is one. Linear in the text: after a lost
 * mark nothing is looked for in what was searched for its end.
 */
export class Quotations {
  #lostUntil = 0;

  constructor(readonly text: string) {}

  within(start: number, end: number): Quoted[] {
    const quotes: Quoted[] = [];
    for (let at = start; at < end; at += 1) {
      if (CLOSES[this.text[at] ?? ""] === undefined || this.#isInches(at)) continue;
      const after = this.#endOf(at, end);
      if (after === null) continue;
      quotes.push({ start: at, end: after, text: this.text.slice(at + 1, after - 1) });
      at = after - 1;
    }
    return quotes;
  }

  /** Index after the mark that closes the one at `from`, or null. */
  #endOf(from: number, paragraphEnd: number): number | null {
    const mark = this.text[from] ?? "";
    const closes = CLOSES[mark] ?? "";
    const limit = Math.min(this.text.length, from < this.#lostUntil ? paragraphEnd : from + LONGEST);
    let depth = 1;
    for (let at = from + 1; at < limit; at += 1) {
      const letter = this.text[at] ?? "";
      if (closes.includes(letter)) depth -= 1;
      else if (letter === mark) depth += 1;
      if (depth === 0) return at + 1;
    }
    this.#lostUntil = Math.max(this.#lostUntil, limit);
    return null;
  }

  /** 'a 19" rack' */
  #isInches(at: number): boolean {
    return (
      this.text[at] === '"' && /\d/u.test(this.text[at - 1] ?? "") && !/[\p{L}\p{N}]/u.test(this.text[at + 1] ?? "")
    );
  }
}

/** A sentence may end with the full stop within the marks: 'is replaced by “….” Until then'. */
const ENDS_SENTENCE = /[.;!]\s*$/u;
const NEXT_SENTENCE = /^\s{1,4}\p{Lu}/u;

/**
 * The text from `start` with each quotation as ⟦0⟧, ⟦1⟧ and so on: patterns see how a sentence uses them, not what
 * they say. A full stop that ends both the quotation and the sentence stands behind the mark.
 */
export function withoutQuoted(text: string, { start, end }: Span, quotes: readonly Quoted[]): string {
  let out = "";
  let at = start;
  quotes.forEach((quote, number) => {
    const isEnd = ENDS_SENTENCE.test(quote.text.slice(-4)) && NEXT_SENTENCE.test(text.slice(quote.end, quote.end + 6));
    out += `${text.slice(at, quote.start)}⟦${number}⟧${isEnd ? "." : ""}`;
    at = quote.end;
  });
  return out + text.slice(at, Math.max(at, end));
}

/** Paragraphs that one quotation may have, and their UTF-16 units: many changes may each look for the end of one. */
const [MOST_PARAGRAPHS, LONGEST_BEHIND] = [20, 6_000];
const ENDS = /["”“»]\s{0,2}[.;,]?\s*$/u;

/**
 * The quotation that begins with a paragraph and ends with one, though marks of the same kind may stand in it:
 * '"3.1 The fee (the "Fee") is USD 9."'. `at` is the paragraph behind it. Null where none begins, or none ends.
 */
export function quotedFrom(
  text: string,
  paragraphs: readonly Span[],
  from: number,
): { wording: string; end: number; at: number } | null {
  const first = paragraphs[from];
  const mark = first ? (text[first.start] ?? "") : "";
  const closes = CLOSES[mark];
  if (!first || closes === undefined) return null;
  let open = 0;
  for (let at = from; at < Math.min(paragraphs.length, from + MOST_PARAGRAPHS); at += 1) {
    const { start, end } = paragraphs[at] ?? first;
    if (end - first.start > LONGEST_BEHIND) return null;
    const words = text.slice(start, end);
    open = marksOpen(words, { mark, closes, open });
    if (open !== 0 || !ENDS.test(words.slice(-6))) continue;
    const close = start + Math.max(...[...closes].map((one) => words.lastIndexOf(one)));
    return { wording: text.slice(first.start + 1, close).trim(), end, at: at + 1 };
  }
  return null;
}

/** How many marks are open behind a paragraph; straight marks open and close in turn. */
function marksOpen(words: string, { mark, closes, open }: { mark: string; closes: string; open: number }): number {
  let depth = open;
  for (const letter of words) {
    if (mark === closes) depth = letter === mark ? 1 - depth : depth;
    else if (closes.includes(letter)) depth -= 1;
    else if (letter === mark) depth += 1;
  }
  return depth;
}
