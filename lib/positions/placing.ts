/** Where our wording goes in a contract. Pure. Source: B-24.10. */
import type { ReviewItemDto } from "./review-schema";

/** `quote` is the text's own; `replacement` stands in its place when a person accepts it. */
export type Placed = { quote: string; replacement: string; start: number; end: number; page: number };

/** What is shown of the clause that a new one is put behind. UTF-16 units. */
const MOST_SHOWN = 200;
/** '4.1 ', '12. ', '(b) ': the clause keeps its number. */
const NUMBER = /^(?:\d{1,3}(?:(?:\.\d{1,3}){1,4}\.?|[.)])|\(\p{L}{1,3}\))[^\S\n]{1,4}/u;

/**
 * Our wording in place of the topic's first passage; where the contract has none, behind the last clause that the
 * review knows, else behind the text. Null where there is no text.
 */
export function placed(
  text: string,
  item: Pick<ReviewItemDto, "present" | "passages">,
  { wording, all }: { wording: string; all: readonly Pick<ReviewItemDto, "present" | "passages">[] },
): Placed | null {
  const [passage] = item.passages;
  if (item.present && passage) {
    const { content: quote, start, end, page } = passage;
    return { quote, replacement: `${NUMBER.exec(quote)?.[0] ?? ""}${wording}`, start, end, page };
  }
  const known = all.filter(({ present }) => present).flatMap(({ passages }) => passages);
  const last = known.reduce<(typeof known)[number] | null>(
    (one, other) => (one && one.end >= other.end ? one : other),
    null,
  );
  return behind(text, { end: last?.end ?? text.trimEnd().length, page: last?.page ?? 1 }, wording);
}

function behind(text: string, { end: known, page }: { end: number; page: number }, wording: string): Placed | null {
  const lineEnd = text.indexOf("\n", known);
  const end = lineEnd < 0 ? text.trimEnd().length : lineEnd;
  const start = Math.max(text.lastIndexOf("\n", end - 1) + 1, end - MOST_SHOWN);
  const quote = text.slice(start, end);
  return quote.trim() === "" ? null : { quote, replacement: `${quote}\n${wording}`, start, end, page };
}
