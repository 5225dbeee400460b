/** The lines of the table of answers. */
import { expect, test } from "vitest";
import { isFigure, type ColumnDto } from "@/components/portfolio/columns/columns";
import { toLines, type AnswersGroup } from "@/components/portfolio/table/lines";
import { row } from "./fixtures";

const group = (key: string, count: number): AnswersGroup => ({ key, name: key, count, totals: {} });
const rows = [row("a", { groupKey: "one" }), row("b", { groupKey: "two" })];

test("groups of one contract each have no heads, which would only repeat it", () => {
  const kinds = (groups: readonly AnswersGroup[]) => toLines(rows, groups, new Set()).map(({ kind }) => kind);
  expect(kinds([group("one", 1), group("two", 1)])).toEqual(["row", "row"]);
  expect(kinds([group("one", 1), group("two", 2)])).toEqual(["group", "row", "group", "row"]);
});

test("sums stand flush right, a renewal in words doesn't", () => {
  const column = (id: string): ColumnDto => ({ id, kind: "fact", name: "", by: "number", book: "" });
  expect(["fact:price", "fact:renewal_term"].map((id) => isFigure(column(id)))).toEqual([true, false]);
});
