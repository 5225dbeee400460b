import { describe, expect, test } from "vitest";
import { csvCell, csvLine } from "@/lib/audit/activity";

describe("a cell", () => {
  test.each([
    ["plain", "plain"],
    ["Бат Дорж", "Бат Дорж"],
    ["", ""],
    ["a,b", '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ["two\nlines", '"two\nlines"'],
    [" spaced", '" spaced"'],
  ])("%j is written as %j", (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    " =1",
    "＝1",
    "＋1",
    "－1",
    "＠x",
    "\ufeff=1",
    '=HYPERLINK("http://x","y")',
    "=cmd|' /C calc'!A0",
  ])("%j is no formula (B-18.9)", (value) => {
    const text = csvCell(value).replace(/^"|"$/g, "").replaceAll('""', '"');
    expect(text).toBe(`'${value}`);
  });

  test("a number stays a number, also below nought", () => {
    expect([csvCell(12), csvCell(-3)]).toEqual(["12", "-3"]);
  });
});

test("a line ends as RFC 4180 wants it", () => {
  expect(csvLine([1, "a", 'b"c'])).toBe('1,a,"b""c"\r\n');
});
