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

  test.each(["\t=1", "\r=1", "\n=1"])("%j is none, nor what follows its first letter (B-18.9)", (value) => {
    expect(csvCell(value).replace(/^"|"$/g, "")).toBe(`'${value.replace("=", "'=")}`);
  });

  test.each([
    ["Lease;=cmd|' /C calc'!A0", "Lease;'=cmd|' /C calc'!A0"],
    ['x; =HYPERLINK("http://x","y")', 'x; \'=HYPERLINK("http://x","y")'],
    ['x;"=1+1;y', "x;\"'=1+1;y"],
    ["two\n=1+1", "two\n'=1+1"],
    ["two\r\n\n @SUM(A1)", "two\r\n\n '@SUM(A1)"],
    ["a\t＝1;－2", "a\t'＝1;'－2"],
    ["\n=1;+2", "'\n'=1;'+2"],
  ])("%j is none either where a semicolon divides cells, as in Russian: %j (B-18.9)", (value, safe) => {
    const text = csvCell(value).replace(/^"|"$/g, "").replaceAll('""', '"');
    expect(text).toBe(safe);
  });

  test.each(["a = b", "a;b", "rent; 10 - 12", "e-mail\nnext", "2027-01-02", "a; (=1)", "the =", ";", "a;"])(
    "%j, in which nothing begins like one, stays as it is",
    (value) => {
      expect(csvCell(value).replace(/^"|"$/g, "")).toBe(value);
    },
  );

  test("a number stays a number, also below nought", () => {
    expect([csvCell(12), csvCell(-3)]).toEqual(["12", "-3"]);
  });
});

test("a long run of what stands between cells is read once", () => {
  const cell = "\n;".repeat(200_000);
  expect(csvCell(cell)).toBe(`"'${cell}"`);
});

test("a line ends as RFC 4180 wants it", () => {
  expect(csvLine([1, "a", 'b"c'])).toBe('1,a,"b""c"\r\n');
});
