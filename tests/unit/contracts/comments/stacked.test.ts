import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stacked, type Card } from "@/components/comments/margin/use-beside";

const card = (id: string, top: number, height = 40): Card => ({ id, top, height });
const stackedPlaces = (cards: Card[], chosen: string | null = null) => [...stacked(cards, chosen).values()];

describe("cards beside the text", () => {
  test("stand by their passages where there is room, else below each other (B-14.15)", () => {
    expect(stackedPlaces([card("a", 10), card("b", 200), card("c", 210), card("d", 500)])).toEqual([10, 200, 248, 500]);
    expect(stackedPlaces([])).toEqual([]);
  });

  test("let the chosen one stand level, and make room above and below (B-14.15)", () => {
    const cards = [card("a", 400), card("b", 410), card("c", 420), card("d", 430)];
    expect(stackedPlaces(cards, "c")).toEqual([324, 372, 420, 468]);
    expect(stackedPlaces(cards, "gone")).toEqual([400, 448, 496, 544]);
  });

  test("never stand above the text, though the chosen one is pushed down for it", () => {
    expect(stackedPlaces([card("a", 5), card("b", 10)], "b")).toEqual([0, 48]);
  });

  test("never cover each other, whichever is chosen and whatever their heights", () => {
    const some = fc.array(fc.record({ top: fc.nat(2_000), height: fc.nat(300) }), { maxLength: 30 });
    fc.assert(
      fc.property(some, fc.nat(29), (made, chosen) => {
        const cards = made
          .toSorted((one, other) => one.top - other.top)
          .map((one, index) => ({ id: String(index), ...one }));
        const tops = stacked(cards, String(chosen));
        for (const [index, { id }] of cards.entries()) {
          const before = cards[index - 1];
          const free = before ? (tops.get(before.id) ?? 0) + before.height : 0;
          expect(tops.get(id)).toBeGreaterThanOrEqual(free);
        }
      }),
    );
  });
});
