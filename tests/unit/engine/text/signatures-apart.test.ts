/** The lines of signatures are no part of the short lines above them. Source: B-12.9. */
import { describe, expect, test } from "vitest";
import { splitUnits } from "@/lib/engine/text/units";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "../contracts";

const unitsOf = (...lines: readonly string[]) => splitUnits(readOnce(makeContract(lines))).map(({ text }) => text);

describe("short lines at the end of a contract", () => {
  test.each([
    ["Availability: 99.5% in each month.", "Signed for Northwind Timber Ltd: A. Reed, Director"],
    ["Срок ответа: один час.", "Подписи сторон: А. Рид"],
    ["Хариу өгөх хугацаа: нэг цаг.", "Гарын үсэг зурсан: А. Дорж"],
  ])("are quoted without the signatures below: %s", (line, signed) => {
    const units = unitsOf("1. Price", "1.1 The price is EUR 900.", "Response: one hour.", line, signed);
    expect(units.find((text) => text.includes(line))).not.toContain(signed);
    expect(units.some((text) => text.startsWith(signed))).toBe(true);
  });

  test("stay together where no signatures stand among them", () => {
    const units = unitsOf("1. Price", "1.1 The price is EUR 900.", "Response: one hour.", "Repair: eight hours.");
    expect(units).toContain("Response: one hour.\nRepair: eight hours.");
  });
});
