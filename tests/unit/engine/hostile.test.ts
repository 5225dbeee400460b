import { describe, expect, test } from "vitest";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { FIND_CATEGORIES } from "@/lib/engine/port";
import { makeContract } from "./contracts";

/**
 * Long runs that make a backtracking pattern run for hours; a bounded one ends at once, well before the test's time
 * limit.
 */
const HOSTILE: Record<string, string> = {
  spaces: `a${" ".repeat(100_000)}b`,
  underscores: "_".repeat(100_000),
  parentheses: "(".repeat(100_000),
  quotes: '"'.repeat(100_000),
  dots: ".".repeat(100_000),
  braces: "{{".repeat(50_000),
  numbers: "1. ".repeat(40_000),
  figures: "1 000 ".repeat(30_000),
  words: "shall ".repeat(50_000),
  roles: '(the "A") hereinafter '.repeat(10_000),
  russian: "именуемое в дальнейшем ".repeat(10_000),
  mongolian: "цаашид ".repeat(20_000),
  oneWord: "a".repeat(200_000),
  lastingDuties: `CONFIDENTIALITY AGREEMENT The Recipient ${"obligation continues after in ".repeat(7_000)}.`,
  bothTimes: `CONFIDENTIALITY AGREEMENT The Recipient ${"not during or and prior to keep ".repeat(6_000)}.`,
  untilReleased: `CONFIDENTIALITY AGREEMENT ${"obligations bound until earlier terminated remain whether ".repeat(4_000)}.`,
  forums: `${"any dispute courts of brought in the exclusive jurisdiction seat ".repeat(4_000)}.`,
};

describe("hostile text", () => {
  test.each(Object.keys(HOSTILE))(
    "%s end every verb of the engine",
    async (name) => {
      const contract = makeContract([HOSTILE[name] ?? ""]);
      for (const category of FIND_CATEGORIES) {
        for (const item of (await extractiveEngine.find(contract, category, { language: "en" })).passages)
          expect(contract.text.slice(item.start, item.end)).toBe(item.content);
      }
      let words = "";
      for await (const piece of extractiveEngine.summarize(contract, { language: "en" }))
        if (piece.kind === "text") words += piece.text;
      for await (const piece of extractiveEngine.chat(contract, HOSTILE[name]?.slice(0, 8_000) ?? "", [], {
        language: "en",
      }))
        if (piece.kind === "text") words += piece.text;
      expect(words).not.toBe("");
      expect((await extractiveEngine.suggest(contract, { language: "en" })).length).toBeLessThanOrEqual(200);
    },
    20_000,
  );
});
