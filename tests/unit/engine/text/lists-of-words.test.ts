import { describe, expect, test } from "vitest";
import { ListsOfWords } from "@/lib/engine/text/matcher";
import { toTrigrams } from "@/lib/engine/text/trigrams";

const placesIn = (lists: ConstructorParameters<typeof ListsOfWords>[0], text: string) =>
  new ListsOfWords(lists).in(toTrigrams(text));

describe("which lists of words a text may have a word of", () => {
  const LISTS = [["terminat", "expir"], ["rent"], [], null, ["at"], ["мэдэгдэл"]];

  test("those with a word in it, those that any text may meet, and none that is empty", () => {
    expect(placesIn(LISTS, "the lease may be terminated")).toEqual([0, 3, 4]);
    expect(placesIn(LISTS, "the rent is due when the lease expires")).toEqual([0, 1, 3, 4]);
    expect(placesIn(LISTS, "мэдэгдэлгүйгээр")).toEqual([3, 4, 5]);
    expect(placesIn(LISTS, "")).toEqual([3, 4]);
  });

  test("of more lists than a number has bits, each is told in its place", () => {
    const words = Array.from({ length: 200 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}q${at}z`);
    const lists = words.map((word) => [word]);
    for (const [at, word] of words.entries()) expect(placesIn(lists, `before ${word} after`)).toContain(at);
    expect(placesIn(lists, "nothing of the kind").length).toBeLessThan(20);
  });

  test("asked again, it has forgotten the text before", () => {
    const lists = new ListsOfWords([["rent"], ["price"]]);
    expect(lists.in(toTrigrams("the rent"))).toEqual([0]);
    expect(lists.in(toTrigrams("the price"))).toEqual([1]);
  });
});
