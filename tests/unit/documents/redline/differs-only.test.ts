import { describe, expect, test } from "vitest";
import { differsOnlyIn } from "@/lib/documents/redline/differs-only";

const FROM = "Rent: 1,2S0 a month.\nDue in SO days.";
const SPANS = ["1,2S0", "SO"].map((word) => ({ start: FROM.indexOf(word), end: FROM.indexOf(word) + word.length }));
const isOnlyThere = (to: string) => differsOnlyIn(SPANS, FROM, to);

describe("a text that differs in doubtful words alone (B-51.5)", () => {
  test("is one with any of them written differently, longer and in several words too", () => {
    expect(isOnlyThere("Rent: 1,250 a month.\nDue in SO days.")).toBe(true);
    expect(isOnlyThere("Rent: 1,250 a month.\nDue in 50 days.")).toBe(true);
    expect(isOnlyThere("Rent: 1 250.00 (net) a month.\nDue in fifty (50) days.")).toBe(true);
    expect(differsOnlyIn([{ start: 0, end: 2 }], "SO", "50")).toBe(true);
  });

  test("isn't one with any other letter changed, added or left out, nor with another line", () => {
    expect(isOnlyThere("Rent: 1,250 a year.\nDue in SO days.")).toBe(false);
    expect(isOnlyThere("Rent: 1,250 a month.\nDue in 50 days. More.")).toBe(false);
    expect(isOnlyThere("The rent: 1,250 a month.\nDue in SO days.")).toBe(false);
    expect(isOnlyThere("Rent: 1,250 a month.\nDue in days.")).toBe(false);
    expect(isOnlyThere("Rent: 1,250\n a month.\nDue in SO days.")).toBe(false);
    expect(isOnlyThere(`Rent: ${"1".repeat(100)} a month.\nDue in SO days.`)).toBe(false);
  });

  test("may lack a place where nothing need stand, and no other", () => {
    const spans = [{ start: 6, end: 12, mayVanish: true }, ...SPANS.slice(1)];
    expect(differsOnlyIn(spans, FROM, "Rent: a month.\nDue in 50 days.")).toBe(true);
    expect(differsOnlyIn(spans, FROM, "Rent: 1,250 a month.\nDue in 50 days.")).toBe(true);
    expect(differsOnlyIn(spans, FROM, "Rent: month.\nDue in 50 days.")).toBe(false);
    expect(isOnlyThere("Rent:  a month.\nDue in SO days.")).toBe(false);
  });
});
