/** What a copy prints on its pages again and again, above or below the text. Pure. Source: B-28.2. */
import { groupedBy } from "@/lib/grouped-by";
import type { ComparedWord } from "./words";

/** From the top and from the bottom of a page. */
const FARTHEST = 2;
/** Longer ones are text. */
const MOST_CHARS = 100;
/** Stands for the page's own number and for that of all pages. */
const OF_PAGE = "#";
/** What a page says of its own number. */
const PAGE_WORD = /^(?:page|pages|pg?|of|стр|страница|лист|из|хуудас|хуудасны|х|[^\p{L}\p{N}]+)$/iu;

type Line = { block: number; letters: string; place: string; numbers: readonly string[]; isPageNumber: boolean };

/** `blocks`: all of them; `told`: one of each that says what neither the agreed text says nor a page of its number. */
export type RunningLines = { blocks: ReadonlySet<number>; told: readonly number[] };

/**
 * The blocks that are heads and feet of pages: short lines that stand at the same place of at least two pages, and of
 * half of all. Never one with a number that is neither its page's nor their count nor the agreed text's; and what the
 * agreed text says itself stays as often as it does.
 */
export function runningLines(words: readonly ComparedWord[], agreed: readonly ComparedWord[]): RunningLines {
  const pages = pagesOf(words);
  const lines = [...pages.values()].flatMap((blocks) => linesAtEdges(blocks, String(pages.size)));
  const known = new Set(agreed.map(({ norm }) => norm));
  const blocks = new Set<number>();
  const told = new Map<string, number>();
  const said = timesSaid(agreed);
  for (const same of groupedBy(lines, ({ place, letters }) => `${place} ${letters}`).values()) {
    const [first] = same;
    const isOften = same.length >= 2 && same.length * 2 >= pages.size;
    if (!first || !isOften || !first.numbers.every((number) => known.has(number))) continue;
    for (const { block } of same.slice(said.get(first.letters) ?? 0)) blocks.add(block);
    if (!said.has(first.letters) && !first.isPageNumber && !told.has(first.letters))
      told.set(first.letters, first.block);
  }
  return { blocks, told: [...told.values()] };
}

/** Of each page its words by the block they stand in, in the order of the text. */
function pagesOf(words: readonly ComparedWord[]): Map<string, Map<number, ComparedWord[]>> {
  const pages = new Map<string, Map<number, ComparedWord[]>>();
  for (const [page, all] of groupedBy(words, ({ file, page }) => `${file} ${page}`))
    pages.set(
      page,
      groupedBy(all, ({ block }) => block),
    );
  return pages;
}

function linesAtEdges(blocks: ReadonlyMap<number, readonly ComparedWord[]>, pages: string): Line[] {
  const all = [...blocks];
  const places = new Map<number, string>();
  for (let at = 0; at < Math.min(FARTHEST, all.length); at += 1) places.set(at, "top");
  for (let at = Math.max(FARTHEST, all.length - FARTHEST); at < all.length; at += 1) places.set(at, "bottom");
  return [...places].flatMap(([at, place]) => {
    const [block, words] = all[at] ?? [];
    const letters = (words ?? []).map(({ norm, page }) => (norm === String(page) || norm === pages ? OF_PAGE : norm));
    if (block === undefined || letters.join("").length > MOST_CHARS || !letters.some((one) => /\p{L}/u.test(one)))
      return [];
    const numbers = letters.filter((one) => /\p{N}/u.test(one));
    const isPageNumber = letters.every((one) => PAGE_WORD.test(one));
    return [{ block, place, letters: letters.join(""), numbers, isPageNumber }];
  });
}

/** How often the agreed text has a block of these letters. */
function timesSaid(agreed: readonly ComparedWord[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const words of groupedBy(agreed, ({ block }) => block).values()) {
    const letters = words.map(({ norm }) => norm).join("");
    times.set(letters, (times.get(letters) ?? 0) + 1);
  }
  return times;
}
