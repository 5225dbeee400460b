/** The words of a text for comparison with a signed copy: without what printing changes. */
import { blockText, isPageMark, type Block } from "@/lib/documents/richtext/blocks";
import { listNumbers } from "@/lib/documents/numbering/list-counter";
import { isWord } from "@/lib/documents/redline/tokens";
import type { PageWords } from "@/lib/documents/scans/scanned-page";
import { normalized } from "@/lib/normalized";

/** A range of a part's text, UTF-16 units. */
type Span = { start: number; end: number };
/** A read file of a signed copy: its unread pages, words read with doubt, and positions of words on its pages. */
export type SignedPart = {
  blocks: readonly Block[];
  unread: readonly number[];
  uncertain: readonly Span[];
  places?: readonly PageWords[] | undefined;
};

export type ComparedWord = {
  /** For comparison: '' for an unread page, which equals nothing. */
  norm: string;
  start: number;
  end: number;
  file: number;
  page: number;
  /** Index of its block among all blocks. */
  block: number;
  kind: "word" | "sign" | "label" | "unreadPage";
  isUncertain: boolean;
};
export type ComparedText = { text: string; words: ComparedWord[] };

const INVISIBLE = "\\u00ad\\u200b-\\u200f\\u2060\\ufeff";
/**
 * A clause number, lines to fill in, a number with its separators, a word with its inner characters, or one character.
 * Linear: no part can match in two ways.
 */
const TOKEN = new RegExp(
  [
    "\\p{N}{1,3}[.)](?=\\s|$)",
    "_{2,}|[.…·‥]{4,}|[-–—=]{3,}|\\.{3}",
    "\\p{N}+(?:[.,]\\p{N}+)*",
    `[\\p{L}\\p{M}](?:[\\p{L}\\p{M}\\p{N}${INVISIBLE}]|['’ʼ](?=\\p{L}))*`,
    `[^\\s${INVISIBLE}]`,
  ].join("|"),
  "gsu",
);
const NOTHING_SAID = /^(?:_{2,}|[.…·‥]{4,}|[-–—=]{3,}|[•●○■□▪◦‣·])$/u;
const LIGATURES: Readonly<Record<string, string>> = {
  "\ufb00": "ff",
  "\ufb01": "fi",
  "\ufb02": "fl",
  "\ufb03": "ffi",
  "\ufb04": "ffl",
  "\ufb05": "st",
  "\ufb06": "st",
};
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`[${INVISIBLE}]`, "gu"), ""],
  [/[“”„‟«»″〝〞]/gu, '"'],
  [/[‘’‚‛‹›′ʼ`]/gu, "'"],
  [/[‐‑‒–—―−]/gu, "-"],
  [/\.{3}/gu, "…"],
];

/** The words of a version, with the numbers its lists count. */
export function agreedWords(blocks: readonly Block[]): ComparedText {
  return wordsOfParts([{ blocks, unread: [], uncertain: [] }], listNumbers(blocks));
}

/** The words of all files of a signed copy in sequence, without what our own export prints above its pages. */
export function signedWords(parts: readonly SignedPart[], heads: readonly string[] = []): ComparedText {
  const { text, words } = wordsOfParts(parts, []);
  const known = new Set(heads.map((head) => lettersIn(head)));
  const first = words.filter(({ block }) => block < FIRST_BLOCKS);
  const gone = new Set(
    Array.from({ length: FIRST_BLOCKS }, (_, block) => block).filter((block) => {
      const letters = first.filter((word) => word.block === block).map(({ start, end }) => text.slice(start, end));
      return known.has(lettersIn(letters.join("")));
    }),
  );
  return { text, words: gone.size === 0 ? words : words.filter(({ block }) => !gone.has(block)) };
}

/** Where a header may be. */
const FIRST_BLOCKS = 3;

/** The words of a line for comparison, without meaningless ones. Linear. */
export function comparedTokens(line: string): { norm: string; start: number; end: number }[] {
  return [...line.matchAll(TOKEN)].flatMap(({ index, 0: token }) =>
    NOTHING_SAID.test(token) ? [] : [{ norm: normalizeToken(token), start: index, end: index + token.length }],
  );
}

function lettersIn(text: string): string {
  return normalized(text, "NFC").replace(/[^\p{L}\p{N}]/gu, "");
}

function wordsOfParts(parts: readonly SignedPart[], numbers: readonly (number | null)[]): ComparedText {
  const reading = new Reading();
  for (const [file, part] of parts.entries()) reading.read(part, file, numbers);
  return reading.result();
}

class Reading {
  readonly #lines: string[] = [];
  readonly #words: ComparedWord[] = [];
  #offset = 0;
  #block = -1;

  read({ blocks, unread, uncertain }: SignedPart, file: number, numbers: readonly (number | null)[]): void {
    const [isUnread, isUncertain] = [new Set(unread), within(uncertain, this.#offset)];
    let page = 1;
    for (const [index, block] of blocks.entries()) {
      this.#block += 1;
      const line = blockText(block);
      const marks = marksIn(block);
      const number = numbers[index] ?? null;
      if (number !== null) this.#label(number, { file, page });
      for (const match of line.matchAll(TOKEN)) {
        for (; marks[0] && marks[0].at <= match.index; marks.shift())
          page = this.#turn(marks[0].page, { file, isUnread });
        this.#add(match[0], this.#offset + match.index, { file, page, isUncertain });
      }
      for (; marks[0]; marks.shift()) page = this.#turn(marks[0].page, { file, isUnread });
      this.#lines.push(line);
      this.#offset += line.length + 1;
    }
  }

  result(): ComparedText {
    return { text: this.#lines.join("\n"), words: this.#words };
  }

  #turn(page: number, { file, isUnread }: { file: number; isUnread: ReadonlySet<number> }): number {
    if (isUnread.has(page)) this.#push({ norm: "", kind: "unreadPage", file, page });
    return page;
  }

  #label(number: number, at: { file: number; page: number }): void {
    this.#push({ norm: `${number}.`, kind: "label", ...at });
  }

  #add(token: string, start: number, at: { file: number; page: number; isUncertain: (at: Span) => boolean }): void {
    if (NOTHING_SAID.test(token)) return;
    const end = start + token.length;
    const { file, page } = at;
    const isUncertain = at.isUncertain({ start, end });
    const kind = isWord(token) ? "word" : "sign";
    this.#words.push({ norm: normalizeToken(token), kind, start, end, file, page, block: this.#block, isUncertain });
  }

  #push(word: Pick<ComparedWord, "norm" | "kind" | "file" | "page">): void {
    const [start, end, block] = [this.#offset, this.#offset, this.#block];
    this.#words.push({ ...word, start, end, block, isUncertain: false });
  }
}

function marksIn(block: Block): { at: number; page: number }[] {
  let at = 0;
  return block.inlines.flatMap((inline) => {
    if (isPageMark(inline)) return [{ at, page: inline.page }];
    at += inline.text.length;
    return [];
  });
}

/** Whether a range touches one of these; must be called in ascending order. */
function within(spans: readonly Span[], offset: number): (at: Span) => boolean {
  let next = 0;
  return ({ start, end }) => {
    while ((spans[next]?.end ?? Infinity) + offset <= start) next += 1;
    return (spans[next]?.start ?? Infinity) + offset < end;
  };
}

/** Without what printing adds or changes; case stays, because contracts define terms by it. */
function normalizeToken(token: string): string {
  if (/^[!-_a-~]+$/.test(token) && token !== "...") return token; // for most there is nothing to remove
  const plain = token.replace(/[\ufb00-\ufb06]/gu, (sign) => LIGATURES[sign] ?? "");
  const shaped = SHAPES.reduce((text, [pattern, shape]) => text.replace(pattern, shape), plain);
  return normalized(shaped, "NFC").replaceAll("\u00b5", "\u03bc"); // fonts write the micro sign as the Greek letter
}
