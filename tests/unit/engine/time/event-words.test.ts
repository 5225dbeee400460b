/** The words by which a date is called. Source: B-27.10. */
import { describe, expect, test } from "vitest";
import { wordsOfEvent } from "@/lib/engine/time/event-words";
import { readTimes } from "@/lib/engine/time/mentions";
import { readOnce } from "@/lib/engine/text/reading";

/** The words for the last date or length in a text. */
function wordsIn(text: string): string {
  const reading = readOnce({ text, pages: [], contractName: "", contractType: "Other" });
  const mention = readTimes(reading).mentions.at(-1);
  return mention ? wordsOfEvent(reading, mention) : "";
}

describe("what happens on a day is told", () => {
  test("by its sentence, without number and stop", () => {
    expect(wordsIn("4.2 The Buyer pays the deposit by 4 May 2027.")).toBe("The Buyer pays the deposit by 4 May 2027");
    expect(wordsIn("5) Поставщик отгружает первую партию до 10 мая 2027 г.")).toMatch(/^Поставщик отгружает/);
  });

  test("by its part of a long sentence, without 'and'", () => {
    const long =
      "Straits contributes USD 1,080,000 in cash, of which USD 600,000 within fifteen business days after the registration of the company, and it pays the remaining USD 480,000 on 30 June 2027.";
    const words = wordsIn(long);
    expect(words).toBe("…it pays the remaining USD 480,000 on 30 June 2027");
  });

  test("by a row of a table", () => {
    expect(wordsIn("Stage | Day | Sum\nRoof | 28.05.2027 | 340 000")).toContain("Roof · 28.05.2027 · 340 000");
  });

  test("in no more than a line, with the day in it where there is room", () => {
    const words = wordsIn(`The Supplier ${"checks the pumps and valves ".repeat(12)}by 4 May 2027.`);
    expect(words.length).toBeLessThanOrEqual(125);
    expect(words).toContain("4 May 2027");
  });
});
