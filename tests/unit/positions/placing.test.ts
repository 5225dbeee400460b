import { describe, expect, test } from "vitest";
import { placed } from "@/lib/positions/placing";

const TEXT = "SUPPLY\n4.1 Audits take place at any time.\n5. The laws of Norway apply.\nSigned: ____";
const passage = (content: string) => {
  const start = TEXT.indexOf(content);
  return { content, page: 2, start, end: start + content.length };
};
const law = { present: true, passages: [passage("The laws of Norway apply.")] };
const WORDING = "The Customer may audit once a year.";
const applied = (place: ReturnType<typeof placed>) =>
  place && TEXT.slice(0, place.start) + place.replacement + TEXT.slice(place.end);

describe("our wording", () => {
  test("stands in place of the passage, which keeps its number", () => {
    const clause = passage("4.1 Audits take place at any time.");
    const place = placed(TEXT, { present: true, passages: [clause] }, { wording: WORDING, all: [law] });
    expect(place).toMatchObject({ quote: clause.content, page: 2 });
    expect(applied(place)).toBe(`SUPPLY\n4.1 ${WORDING}\n5. The laws of Norway apply.\nSigned: ____`);
  });

  test("stands behind the last clause that is known, on a line of its own, where the contract has none", () => {
    const nearest = { present: false, passages: [passage("SUPPLY")] };
    const place = placed(TEXT, nearest, { wording: WORDING, all: [law, nearest] });
    expect(place && TEXT.slice(place.start, place.end)).toBe(place?.quote);
    expect(applied(place)).toBe(TEXT.replace("apply.\n", `apply.\n${WORDING}\n`));
  });

  test("stands behind the text where no clause is known, and nowhere where there is no text", () => {
    const none = { present: false, passages: [] };
    expect(applied(placed(TEXT, none, { wording: WORDING, all: [] }))).toBe(`${TEXT}\n${WORDING}`);
    expect(placed(" \n", none, { wording: WORDING, all: [] })).toBeNull();
  });
});
