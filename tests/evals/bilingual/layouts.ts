import type { Block, CellShape } from "@/lib/documents/richtext/blocks";
import { CELL_END, paragraph } from "@/lib/documents/richtext/blocks";

/** A clause in both languages, null on the side where it is missing. */
export type TwoTexts = readonly [string | null, string | null];
type Written = (clauses: readonly TwoTexts[]) => Block[];

const CELL: CellShape = { colSpan: 1, rowSpan: 1, isHeader: false };

function row(cells: readonly string[], isFirst: boolean): Block {
  const inlines = [{ text: cells.join(CELL_END), marks: [] }];
  return { kind: "row", isFirst, inlines, cells: cells.map(() => CELL) };
}

const lines = (clauses: readonly TwoTexts[], side: 0 | 1) => clauses.flatMap((clause) => clause[side] ?? []);
const NUMBER = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s+/u;
const isHeading = (text: string) => text.length < 60 && !text.endsWith(".");

/** How bilingual contracts are laid out. */
export const LAYOUTS: Readonly<Record<string, Written>> = {
  "a row for each clause": (clauses) => clauses.map(([one, other], at) => row([one ?? "", other ?? ""], at === 0)),
  "one row with both texts": (clauses) => [row([lines(clauses, 0).join("\n"), lines(clauses, 1).join("\n")], true)],
  "numbers in a column": (clauses) =>
    clauses.map(([one, other], at) => {
      const number = NUMBER.exec(one ?? other ?? "")?.[1] ?? "";
      return row([number, ...[one, other].map((text) => (text ?? "").replace(NUMBER, ""))], at === 0);
    }),
  "by turns": (clauses) => clauses.flatMap((texts) => texts.flatMap((text) => (text === null ? [] : paragraph(text)))),
  "headings in one line": (clauses) =>
    clauses.flatMap(([one, other]) => {
      if (one === null || other === null) return [paragraph(one ?? other ?? "")];
      const heading = isHeading(one) && isHeading(other);
      return heading ? [paragraph(`${one} / ${other.replace(NUMBER, "")}`)] : [paragraph(`${one}\n${other}`)];
    }),
  "one after the other": (clauses) => [...lines(clauses, 0), ...lines(clauses, 1)].map((text) => paragraph(text)),
};
