/** The time of a notice that a change gives anew beside its old number. Source: B-27.5. */
import { describe, expect, test } from "vitest";
import { readChanges } from "@/lib/engine/time/in-force";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "../contracts";
import { HEAD } from "./heads";

/** Each old time with what it is now. */
function replacedIn(language: "en" | "ru", lines: readonly string[]): [string, string[]][] {
  const reading = readOnce(makeContract([...HEAD[language], ...lines]));
  const said = ({ start, end }: { start: number; end: number }) => reading.contract.text.slice(start, end);
  return [...readChanges(reading).lengths].map(([old, now]) => [said(old), now.map(said)]);
}

const EN = [
  "1. The Agreement is renewed for a year unless a party tells the other not less than four months before its end.",
  "2. The Buyer pays within 30 days after delivery.",
  "SIDE LETTER NO. 1",
  "The parties change the Agreement of 2 March 2026 as follows:",
];
const RU = [
  "1. Договор продлевается на год, если ни одна сторона не уведомит об отказе за 60 дней до конца срока.",
  "2. Покупатель платит в течение 30 дней после приёмки.",
  "Дополнительное соглашение № 1 от 2 июля 2026 г.",
];

describe("(B-27.5) the time of a notice", () => {
  test.each([
    ["en", EN, "1. The notice is six months, not four.", [["four months", ["six months"]]]],
    ["en", EN, "1. The notice is six months.", []],
    ["en", EN, "1. The notice is six months, not five.", []],
    ["ru", RU, "1. Срок отказа от продления – 90 дней вместо 60.", [["60 дней", ["90 дней"]]]],
    ["ru", RU, "1. Срок отказа от продления – 90 дней вместо 30.", []],
  ] as const)("is the new one where a change names its old number (%s): %#", (language, lines, change, replaced) => {
    expect(replacedIn(language, [...lines, change])).toEqual(replaced);
  });
});
