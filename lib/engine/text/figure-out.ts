/** The figure that goes out of a clause where its change only says the new one: 'the rate in 5.1 becomes 0.1 %'. */
import { anyOf } from "../language/patterns";
import * as cue from "./figure-out.cues";
import type { Span } from "./spans";

const PUT_IN = anyOf(cue.putIn);
const BEFORE = anyOf(cue.boundBefore);
const BEHIND = anyOf(cue.boundBehind);
const FIGURE =
  /(?<![\p{N}.,])(?<value>\p{N}(?:[\p{N}.,\u00a0 ]{0,20}\p{N})?)(?:\s?\([^()\n]{1,60}\))?\s?(?<unit>%|\p{L}{2,})/gu;
/** How much of a word of a unit stays the same in its cases: «хоног», «хоногийн». */
const STEM = 3;
/** UTF-16 units beside a figure. */
const NEAR = 24;

/**
 * The only figure of a clause in the unit of the one that its change puts in, without bounds ('not more than 10 %');
 * none where that is open. Linear.
 */
export function figureOut({ start, text }: { start: number; text: string }, change: string): Span[] {
  const [number = "", word = ""] =
    PUT_IN.exec(change)
      ?.slice(1)
      .filter((one) => one !== undefined) ?? [];
  const [value, unit] = [digitsOf(number), unitOf(word)];
  if (value === "" || unit === "") return [];
  const alike = [...text.matchAll(FIGURE)].filter(({ index, 0: all, groups: own }) => {
    const behind = index + all.length;
    return (
      unitOf(own?.unit ?? "") === unit &&
      !BEFORE.test(text.slice(Math.max(0, index - NEAR), index)) &&
      !BEHIND.test(text.slice(behind, behind + NEAR))
    );
  });
  const [only, ...others] = alike;
  if (!only || others.length > 0 || digitsOf(only.groups?.value ?? "") === value) return [];
  return [{ start: start + only.index, end: start + only.index + only[0].length }];
}

const digitsOf = (value: string) => value.replace(/[\s\u00a0]/gu, "").replace(",", ".");

function unitOf(word: string): string {
  const plain = word.toLowerCase();
  return plain === "%" || /^(?:хув|процент)/u.test(plain) ? "%" : plain.slice(0, STEM);
}
