/** Which days come first and which are certain. Source: B-27.18, B-27.19. */
import { describe, expect, test } from "vitest";
import { THRESHOLDS } from "@/lib/engine/time/model";
import { comesFirst, isCertain } from "@/lib/engine/time/sureness";

const NAMED = { how_named: 1 };
const at = { ...THRESHOLDS, likely: 0.6, row: 0.8, counted: 0.7, certain: 0.9 };

describe("(B-27.19) first comes a day", () => {
  test.each([
    ["written in full", NAMED, 0.6],
    ["of a table's row", { ...NAMED, table: 1 }, 0.8],
    ["counted from a day that the text names", { how_counted: 1, anchor_signing: 1 }, 0.7],
  ])("%s from its own chance on", (_, features, least) => {
    expect(comesFirst(features, least, at)).toBe(true);
    expect(comesFirst(features, least - 0.01, at)).toBe(false);
  });

  test("never one whose first day or year is reckoned, or that is counted from an act", () => {
    for (const name of ["how_again", "yearless", "x_notBefore", "anchor_event"])
      expect(comesFirst({ ...NAMED, [name]: 1 }, 1, at)).toBe(false);
    expect(comesFirst({ ...NAMED, table: 1 }, 1, { ...at, row: null })).toBe(false);
  });
});

describe("(B-27.18) certain is a day", () => {
  test("written in full, at its chance", () => {
    expect(isCertain(NAMED, 0.9, at)).toBe(true);
    expect(isCertain(NAMED, 0.89, at)).toBe(false);
    expect(isCertain(NAMED, 1, { ...at, certain: null })).toBe(false);
  });

  test.each(["s_when", "c_not", "s_terminate", "changed", "changing", "table", "how_counted", "yearless"])(
    "that nothing limits: not with %s",
    (name) => {
      expect(isCertain({ ...NAMED, [name]: 1 }, 1, at)).toBe(false);
    },
  );
});
