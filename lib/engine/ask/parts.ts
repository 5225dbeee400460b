import { isAnnexTitle } from "../place/body";
import { AMENDING_TITLE } from "../text/amendment-words";
import { ITEM_DEPTH, numberingAt } from "../text/numbering";
import type { Unit } from "../text/units";

/** UTF-16 units; a longer line is no title. */
const LONGEST_TITLE = 120;
/** 'S-3' and 'B6' belong to series of their own, 'S' and 'B'; '3.2' to none. */
const NUMBER = /^(?:(\p{Lu}{1,3})[-.]?)?(\d{1,3})/u;

/**
 * Which part of a contract each clause stands in, counted from 0: its body, then each annex, amendment or set of
 * special terms. A part begins with a title that says so, or where the numbers start again. Linear in the clauses.
 */
export function partsOf(units: readonly Unit[]): number[] {
  let part = 0;
  let series = "";
  let last = 0;
  return units.map(({ text }) => {
    const number = numberOf(text);
    const opens = opensPart(text);
    if (opens || (number !== null && (number.series !== series || number.whole < last))) part += 1;
    if (opens) [series, last] = ["", 0];
    if (number !== null) [series, last] = [number.series, number.whole];
    return part;
  });
}

function opensPart(text: string): boolean {
  const [line = ""] = text.slice(0, LONGEST_TITLE + 1).split("\n", 1);
  return line.length <= LONGEST_TITLE && (isAnnexTitle(line.trim()) || AMENDING_TITLE.test(line));
}

/** The series of a clause's number and its first whole number; null where it has neither, as items of a list. */
function numberOf(text: string): { series: string; whole: number } | null {
  const numbering = numberingAt(text);
  if (!numbering || numbering.depth >= ITEM_DEPTH) return null;
  const found = NUMBER.exec(numbering.number);
  return found ? { series: found[1] ?? "", whole: Number(found[2]) } : null;
}
