import { isAnnexTitle } from "../place/body";
import { annexNumbered } from "../place/placing.cues";
import { anyOf } from "../language/patterns";
import { AMENDING_TITLE } from "./amendment-words";
import { ITEM_DEPTH, numberingAt } from "./numbering";

/** UTF-16 units; a longer line is no title. */
const LONGEST_TITLE = 120;
/** 'S-3' and 'B6' belong to series of their own, 'S' and 'B'; '3.2' to none. */
const NUMBER = /^(?:(\p{Lu}{1,3})[-.]?)?(\d{1,3})/u;
const ANNEX_NUMBERED = anyOf(annexNumbered);

type Text = { text: string };

/**
 * Which part of a contract each clause stands in, counted from 0: its body, then each annex, amendment or set of
 * special terms. A part begins with a title that says so, or where the numbers start again. Linear in the clauses.
 */
export function partsOf(units: readonly Text[]): number[] {
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
  const line = firstLine(text);
  return line.length <= LONGEST_TITLE && (isAnnexTitle(line.trim()) || AMENDING_TITLE.test(line));
}

/** Cut where it is longer than a title. */
export function firstLine(text: string): string {
  return text.slice(0, LONGEST_TITLE + 1).split("\n", 1)[0] ?? "";
}

/** The series of a clause's number and its first whole number; null where it has neither, as items of a list. */
export function numberOf(text: string): { series: string; whole: number } | null {
  const numbering = numberingAt(text);
  if (!numbering || numbering.depth >= ITEM_DEPTH) return null;
  const found = NUMBER.exec(numbering.number);
  return found ? { series: found[1] ?? "", whole: Number(found[2]) } : null;
}

/** Of each clause the annex that it stands in, by the annex's number or letter; '' for one without, null in none. */
export function annexesOf(units: readonly Text[]): (string | null)[] {
  let annex: string | null = null;
  return units.map(({ text }) => {
    const line = firstLine(text).trim();
    if (line.length <= LONGEST_TITLE && isAnnexTitle(line)) annex = annexNamed(line) ?? "";
    return annex;
  });
}

/** The number or letter of the annex that a text names: '1' of 'Schedule 1', «Приложение № 1», '1 дүгээр хавсралт'. */
export function annexNamed(text: string): string | null {
  const label = ANNEX_NUMBERED.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  return label?.toUpperCase() ?? null;
}

const LONGEST_NAME = 40;
const titles = new WeakMap<readonly Text[], readonly (string | null)[]>();

/** Of each clause the annex or the amendment that it stands in, by the words of its title: 'Schedule 2'. Linear. */
export function partTitles(units: readonly Text[]): readonly (string | null)[] {
  const ready = titles.get(units);
  if (ready) return ready;
  let title: string | null = null;
  const made = units.map(({ text }) => {
    const line = firstLine(text).trim();
    if (opensPart(text)) title = nameOf(line);
    return title;
  });
  titles.set(units, made);
  return made;
}

/** 'Schedule 2' of 'Schedule 2 - Special conditions'; a long title tells no place. */
function nameOf(line: string): string | null {
  const named = ANNEX_NUMBERED.exec(line)?.[0] ?? line;
  return named.length <= LONGEST_NAME ? named.replace(/[\s.:–—-]+$/u, "") : null;
}
