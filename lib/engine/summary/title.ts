import type { Reading } from "../text/reading";
import * as en from "../cues/en/summary";
import * as mn from "../cues/mn/summary";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/summary";

const SEARCHED = 12;
const LONGEST = 120;
/** Lines above a title: exhibit numbers, places and days. */
const NOT_A_TITLE = anyOf(en.noTitle, ru.noTitle);
const KIND = anyOf(en.titleWord, ru.titleWord, mn.titleWord);
const NAMED_IN_TEXT = anyOf(en.titleWithin, ru.titleWithin, mn.titleWithin);

/** Its first title that names a kind of contract, else the name in its first words. */
export function titleOf(reading: Reading): string | null {
  const { text } = reading.contract;
  const titles = reading.sentences
    .slice(0, SEARCHED)
    .filter((sentence) => sentence.isTitle && sentence.numbering === null && !NOT_A_TITLE.test(sentence.folded))
    .map((sentence) => firstLine(text.slice(sentence.start, sentence.end)))
    .filter((line) => line !== "" && line.length <= LONGEST);
  const ofItsKind = titles.find((line) => KIND.test(line.toLowerCase()));
  return ofItsKind ?? NAMED_IN_TEXT.exec(text.slice(0, 1_500).replace(/\s+/gu, " "))?.[0] ?? titles[0] ?? null;
}

function firstLine(title: string): string {
  return (title.split("\n")[0] ?? "").replace(/\s+/gu, " ").replace(/[.:]$/u, "").trim();
}
