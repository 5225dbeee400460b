/** Where doubtful words stand on the pages they were read from. Pure. Source: B-51.4. */
import type { PageStrip } from "@/lib/documents/extraction/document";
import type { Block } from "@/lib/documents/richtext/blocks";
import type { PageWords } from "@/lib/documents/scans/scanned-page";
import { findSpots, findStrip } from "./spots";
import { signedWords, type ComparedWord } from "./words";

type Span = { start: number; end: number };

/**
 * For each span the strip of its page that shows it; null where its place isn't known, which is better than another
 * place. @param uncertain ascending, in the plain text of the blocks
 */
export function doubtStrips(
  blocks: readonly Block[],
  uncertain: readonly Span[],
  places: readonly PageWords[],
): (PageStrip | null)[] {
  if (uncertain.length === 0) return [];
  const { words } = signedWords([{ blocks, unread: [], uncertain }]);
  const spots = findSpots(words, [places]);
  let next = 0;
  return uncertain.map(({ start, end }) => {
    while ((words[next]?.end ?? Infinity) <= start) next += 1;
    const own: ComparedWord[] = [];
    for (let at = next; (words[at]?.start ?? Infinity) < end; at += 1) own.push(words[at] as ComparedWord); // within
    const placed = own.flatMap((word) => spots.get(word) ?? []);
    const [first] = placed;
    if (!first || placed.length < own.length) return null;
    const strip = findStrip(own, [], spots);
    return strip && { ...strip, page: first.page.page };
  });
}
