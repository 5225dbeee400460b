/** Ways in which a person rewrites a whole paragraph, and how little of it has to be marked. */
import { isPageMark, type Block } from "@/lib/documents/richtext/blocks";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { splitTokens } from "@/lib/documents/redline/tokens";

const OTHERS = ["ninety", "supplier", "reasonable", "notwithstanding", "hereby", "any", "shall"];
const other = (index: number) => OTHERS[index % OTHERS.length] ?? "";

function eachWord(text: string, change: (word: string, index: number, count: number) => string): string {
  const words = text.split(" ");
  return words.map((word, index) => change(word, index, words.length)).join(" ");
}

function turned(text: string, share: number): string {
  const words = text.split(" ");
  const at = Math.ceil(words.length * share);
  return [...words.slice(at), ...words.slice(0, at)].join(" ");
}

export const REWRITINGS: readonly [string, (text: string) => string][] = [
  ["the halves change places", (text) => turned(text, 0.5)],
  ["the first third goes to the end", (text) => turned(text, 1 / 3)],
  ["every third word is another", (text) => eachWord(text, (word, at) => (at % 3 === 1 ? other(at) : word))],
  ["three of four words are others", (text) => eachWord(text, (word, at) => (at % 4 === 0 ? word : other(at)))],
  ["the second half is new", (text) => eachWord(text, (word, at, count) => (at < count / 2 ? word : other(at)))],
  [
    "the parts stand the other way round",
    (text) =>
      text
        .split(/(?<=[.,;:]) /)
        .reverse()
        .join(" "),
  ],
  ["something stands around it", (text) => `Subject to the following, ${text} Nothing here limits the Buyer.`],
];

/** A paragraph with its words rewritten; its counted number stays. */
export function rewrittenBlock(block: Block, rewrite: (text: string) => string): Block {
  const number = findNumber(block);
  const rest = block.inlines.filter((inline) => inline !== number && !isPageMark(inline));
  const text = rest.map((inline) => (isPageMark(inline) ? "" : inline.text)).join("");
  return { ...block, inlines: [...(number ? [number] : []), { text: rewrite(text), marks: [] }] };
}

/** Letters outside of the heaviest common words of both texts. */
export function leastMarked(before: string, after: string): number {
  const [from, to] = [splitTokens(before), splitTokens(after)];
  let row = new Float64Array(to.length + 1);
  for (const token of from) {
    const next = new Float64Array(to.length + 1);
    to.forEach((twin, at) => {
      const kept = twin === token ? (row[at] ?? 0) + token.length : 0;
      next[at + 1] = Math.max(row[at + 1] ?? 0, next[at] ?? 0, kept);
    });
    row = next;
  }
  return before.length + after.length - 2 * (row[to.length] ?? 0);
}
