/** The lines of the table of answers. */
import { expect, test } from "vitest";
import { isFigure, type ColumnDto } from "@/components/portfolio/columns/columns";
import { toLines, type AnswersGroup } from "@/components/portfolio/table/lines";
import { row } from "./fixtures";

const group = (key: string, count: number): AnswersGroup => ({ key, name: key, count, totals: {} });
const rows = [row("a", { groupKey: "one" }), row("b", { groupKey: "two" })];

test("every group has its head, also over one contract, and a folded one keeps it (B-29.14)", () => {
  const groups = [group("one", 1), group("two", 1)];
  const kinds = (folded: readonly string[]) => toLines(rows, groups, new Set(folded)).map(({ kind }) => kind);
  expect(kinds([])).toEqual(["group", "row", "group", "row"]);
  expect(kinds(["one"])).toEqual(["group", "group", "row"]);
});

test("sums stand flush right, a renewal in words doesn't", () => {
  const column = (id: string): ColumnDto => ({ id, kind: "fact", name: "", by: "number", book: "" });
  expect(["fact:price", "fact:renewal_term"].map((id) => isFigure(column(id)))).toEqual([true, false]);
});
