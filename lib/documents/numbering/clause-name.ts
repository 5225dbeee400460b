/** How a clause is cited: with the numbers above its own where that alone says little. Pure and client-safe. */
import { clauseLabelOf, labelAfter, type ClauseLabel } from "./clause-label";

/** '(a)', 'a)', 'iv.', '(1)': counted anew below each clause, so that others have the same. */
const ITEM = /^(?:\(|(?:\p{Ll}|[ivxlc]{1,7})[.):])/u;
/** Lines above that are looked at; a longer list is cited by its own number. */
const MOST_LINES = 400;

/** '9.2', or '8.1(a)' for the item '(a)' below 8.1; "" where the line at `place` begins with no number. */
export function clauseNameAt(text: string, place: number): string {
  let start = lineStart(text, place);
  const own = clauseLabelOf(lineFrom(text, start));
  if (own === null) return "";
  let name = cited(own);
  let known = own;
  for (let lines = 0; isItem(known) && start > 0 && lines < MOST_LINES; lines += 1) {
    start = lineStart(text, start - 1);
    const above = clauseLabelOf(lineFrom(text, start));
    if (above === null) continue;
    const isSibling = isItem(above) && labelAfter(above).trim() === known.text.trim();
    const isWithinOne = isItem(above) && known.levels.at(-1) !== 1;
    if (!isSibling && !isWithinOne) name = `${cited(above)}${name.startsWith("(") ? "" : " "}${name}`;
    if (!isWithinOne || isSibling) known = above;
  }
  return name;
}

const isItem = ({ text }: ClauseLabel) => ITEM.test(text);
const cited = ({ text }: ClauseLabel) => text.replace(/[.:\s]+$/u, "");
const lineStart = (text: string, place: number) => (place === 0 ? 0 : text.lastIndexOf("\n", place - 1) + 1);

function lineFrom(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, end < 0 ? undefined : end);
}
