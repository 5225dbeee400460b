import { expect, test } from "vitest";
import {
  isFlag,
  isArrayWith,
  isMaybe,
  isNumber,
  isAmong,
  isRecordWith,
  isShape,
  isText,
  readJson,
} from "@/components/forms/shape";

const isRow = isShape({
  name: isText,
  size: isNumber,
  kind: isAmong(["a", "b"]),
  note: isMaybe(isText),
  isNew: isFlag,
});
const ROW = { name: "x", size: 1, kind: "a", isNew: false };

test("a shape is found by its fields, and what else there is doesn't matter", () => {
  expect(isRow(ROW)).toBe(true);
  expect(isRow({ ...ROW, note: null, more: 1 })).toBe(true);
  expect(isArrayWith(isRow)([ROW, ROW])).toBe(true);
  expect(isRecordWith(isText)({ one: "1" })).toBe(true);
});

test.each([
  ["nothing", null],
  ["a list", [ROW]],
  ["a text", "x"],
  ["a field that is missing", { ...ROW, name: undefined }],
  ["a field of another kind", { ...ROW, size: "1" }],
  ["no number", { ...ROW, size: Number.NaN }],
  ["another name", { ...ROW, kind: "c" }],
  ["an optional field of another kind", { ...ROW, note: 1 }],
])("%s is none", (_what, value) => {
  expect(isRow(value)).toBe(false);
});

test("JSON of that shape is read, and nothing else is", () => {
  expect(readJson(JSON.stringify(ROW), isRow)).toEqual(ROW);
  expect(readJson("{", isRow)).toBeNull();
  expect(readJson("[]", isRow)).toBeNull();
  expect(readJson(null, isRow)).toBeNull();
  expect(isArrayWith(isText)(["a", 1])).toBe(false);
  expect(isRecordWith(isText)({ one: 1 })).toBe(false);
});
