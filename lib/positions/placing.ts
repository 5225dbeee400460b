/** Where our wording goes in a contract. Pure. Source: B-24.10. */
import { clauseLabelOf } from "@/lib/documents/numbering/clause-label";
import { relatedTo } from "./related-topics";
import type { ReviewItemDto } from "./review-schema";

/** `quote` is the text's own; `replacement` stands in its place when a person accepts it. */
export type Placed = { quote: string; replacement: string; start: number; end: number; page: number };
type Item = Pick<ReviewItemDto, "topic" | "present" | "passages">;

/** Our wording in place of a topic's first passage, which keeps its number; null where the contract has none. */
export function inPlace(text: string, { present, passages }: Omit<Item, "topic">, wording: string): Placed | null {
  const [passage] = passages;
  if (!present || !passage) return null;
  const { content: quote, start, end, page } = passage;
  const opensLine = start === 0 || text[start - 1] === "\n";
  const number = opensLine ? (clauseLabelOf(quote)?.text ?? "") : "";
  return { quote, replacement: `${number}${wording}`, start, end, page };
}

/** Where the contract deals with what a topic belongs beside, the nearest topic first. */
export function placesBeside(topic: string, all: readonly Item[]): number[] {
  const known = new Map(all.filter(({ present }) => present).map((item) => [item.topic, item.passages]));
  return relatedTo(topic).flatMap((related) => (known.get(related) ?? []).map(({ start }) => start));
}
