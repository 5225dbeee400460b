import { expect, test } from "vitest";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { FIND_CATEGORIES } from "@/lib/engine/port";
import { reviewWhole } from "@/lib/engine/review/whole";
import { readOnce } from "@/lib/engine/text/reading";
import { numberWord } from "@/lib/engine/time/written/number-words";
import { makeContract } from "./contracts";

/** What every object has by itself: 'constructor' is also a word of building contracts. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);

test.each([
  ["en", "The Constructor shall pay within ten days of"],
  ["ru", "Подрядчик обязан заплатить в течение десяти дней после"],
  ["mn", "Захиалагч 10 хоногийн дотор төлнө:"],
] as const)("words that every object has as names are words like others in %s", async (language, words) => {
  const clauses = NAMES.map((name, at) => `${at + 1}. ${words} ${name}, ${name.toLowerCase()} anniversary.`);
  const contract = makeContract([NAMES.join(" "), ...clauses]);
  const question = `Who pays the ${NAMES.join(" ").toLowerCase()} constructor?`;
  for (const category of FIND_CATEGORIES) await extractiveEngine.find(contract, category, { language });
  const shown: string[] = [];
  for await (const piece of extractiveEngine.chat(contract, question, [], { language }))
    if (piece.kind === "passage") shown.push(piece.passage.content);
  expect(shown.length).toBeGreaterThan(0);
  expect(await extractiveEngine.suggest(contract, { language })).toBeInstanceOf(Array);
  const { facts, events } = reviewWhole(readOnce(contract));
  for (const { passage } of [...facts, ...events]) expect(contract.text).toContain(passage.content);
});

test("none of them is a number", () => {
  expect([...NAMES, "constructor"].map(numberWord)).toEqual([...NAMES, "constructor"].map(() => null));
});
