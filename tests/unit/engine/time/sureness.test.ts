/** Which days come first and which are certain. Source: B-27.18, B-27.19. */
import { describe, expect, test } from "vitest";
import { THRESHOLDS } from "@/lib/engine/time/model";
import { comesFirst, isCertain } from "@/lib/engine/time/sureness";

const NAMED = { how_named: 1 };
const DUE = { how_named: 1, bb_deadline: 1 };
const COUNTED = { how_counted: 1, anchor_signing: 1 };
const at = {
  ...THRESHOLDS,
  ...{ likely: 0.6, due: 0.5, limited: 0.95, row: 0.8, counted: 0.7 },
  ...{ certain: 0.9, certainDue: 0.75, certainCounted: 0.85 },
};

describe("(B-27.19) first comes a day", () => {
  test.each([
    ["written in full", NAMED, 0.6],
    ["right behind the word for it", DUE, 0.5],
    ["that a change names", { ...NAMED, changing: 1 }, 0.5],
    ["with a condition", { ...DUE, q_if: 1 }, 0.95],
    ["of a table's row", { ...NAMED, table: 1 }, 0.8],
    ["counted from a day that the text names", COUNTED, 0.7],
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

  test("right behind the word for it at a lower chance, but not one until which something only holds", () => {
    expect(isCertain(DUE, 0.75, at)).toBe(true);
    expect(isCertain(DUE, 0.74, at)).toBe(false);
    expect(isCertain({ ...DUE, x_validUntil: 1 }, 0.89, at)).toBe(false);
  });

  test("counted from the signing or from a day of the text, where it can be counted in one way only", () => {
    expect(isCertain(COUNTED, 0.85, at)).toBe(true);
    expect(isCertain(COUNTED, 0.84, at)).toBe(false);
    for (const name of ["last", "unit_business", "anchor_start", "q_yearlessFrom"])
      expect(isCertain({ ...COUNTED, [name]: 1 }, 1, at)).toBe(false);
    expect(isCertain({ how_counted: 1, anchor_end: 1 }, 1, at)).toBe(false);
  });

  test.each(["s_when", "q_if", "q_not", "s_terminate", "changed", "changing", "table", "how_counted", "yearless"])(
    "that nothing limits: not with %s",
    (name) => {
      expect(isCertain({ ...DUE, [name]: 1 }, 1, at)).toBe(false);
    },
  );
});
