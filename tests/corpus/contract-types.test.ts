/** The types that are told of contracts of the corpus, against those that people gave. Source: B-7.10, B-8.19. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { typeGuess } from "@/lib/contracts/reading/guessed";

const NATURAL = path.join(process.env.CORPUS_DIR ?? "../shared/corpus", "natural");
/** 49 of 50 when it was written, 31 before; the other is a letter without a title. */
const LEAST = 48;

describe.runIf(existsSync(NATURAL))("contracts of the corpus", () => {
  test("are of the type that a person gave them, and always where their title names it", () => {
    const stated = readdirSync(NATURAL)
      .filter((name) => name.endsWith(".json"))
      .map((name) => {
        const { type } = JSON.parse(readFileSync(path.join(NATURAL, name), "utf8")) as { type: string };
        const text = readFileSync(path.join(NATURAL, name.replace(/json$/, "txt")), "utf8");
        return { name, wanted: type.replace("Sales Agreement", "Sales Contract"), ...typeGuess(text) };
      });
    const right = stated.filter(({ wanted, type }) => wanted === type);
    console.info(`contract types: ${right.length} of ${stated.length} right`);
    expect(stated.filter(({ wanted, type, isNamed }) => isNamed && wanted !== type)).toEqual([]);
    expect(right.length).toBeGreaterThanOrEqual(LEAST);
  });
});

test.runIf(!existsSync(NATURAL))("skipped: no corpus at CORPUS_DIR", () => undefined);
