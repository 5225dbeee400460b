import type { Reading } from "../text/reading";
import * as cue from "./summary.cues";
import { anyOf } from "../language/patterns";
import { nameAlone } from "../parties/name-alone";
import { readParties } from "../parties/parties";
import { folded, splitWords } from "../text/folding";

const SEARCHED = 12;
const LONGEST = 120;
/** Lines above a title: exhibit numbers, places and days. */
const NOT_A_TITLE = anyOf(cue.noTitle);
const MOST_WORDS = 9;
/** Further down other contracts are named: 'Previous arrangement: Pilot Agreement of 3 September'. UTF-16 units. */
const OPENING = 500;
const SAYS_SOMETHING = anyOf(cue.saysSomething);
const KIND = anyOf(cue.titleWord);
const CHANGE = anyOf(cue.changeTitle);
/** The day of the contract that is changed. */
const DATED = anyOf(cue.datedBehind);
const NUMBER = /\bNo\.|№/gu;
const NAMED_IN_TEXT = anyOf(cue.titleWithin);

/** The first title that names a kind of contract, else the name in its first words. */
export function findTitle(reading: Reading): string | null {
  const { text } = reading.contract;
  const titles = reading.sentences
    .slice(0, SEARCHED)
    .filter((sentence) => sentence.isTitle && sentence.numbering === null && !NOT_A_TITLE.test(sentence.folded))
    .map((sentence) => firstLine(text.slice(sentence.start, sentence.end)))
    .filter((line) => line !== "" && line.length <= LONGEST && !isParty(reading, line));
  const ofItsKind = changeTitle(text) ?? titles.find((line) => KIND.test(line.toLowerCase())) ?? openingTitle(reading);
  return ofItsKind ?? NAMED_IN_TEXT.exec(text.slice(0, OPENING).replace(/\s+/gu, " "))?.[0] ?? titles[0] ?? null;
}

/** 'AMENDMENT No. 1': the first line of a paper that changes a contract, without the day of that contract. */
function changeTitle(text: string): string | null {
  const first = text.slice(0, OPENING).split("\n").map(firstLine).find(Boolean) ?? "";
  const title = first.replace(DATED, "");
  const isShort = title.length <= LONGEST && splitWords(title).length <= MOST_WORDS;
  return isShort && CHANGE.test(title) && !SAYS_SOMETHING.test(title.replace(NUMBER, "").toLowerCase()) ? title : null;
}

/** The first line below a letterhead, if it is a few words that name a kind of contract and not a sentence. */
function openingTitle(reading: Reading): string | null {
  const lines = reading.contract.text.slice(0, OPENING).split("\n").map(firstLine).filter(Boolean);
  const line = lines.find((one) => !isParty(reading, one)) ?? "";
  const isShort = line.length <= LONGEST && splitWords(line).length <= MOST_WORDS;
  return isShort && KIND.test(line.toLowerCase()) && !SAYS_SOMETHING.test(line.toLowerCase()) ? line : null;
}

/** A letterhead: the name of who wrote the contract. */
function isParty({ contract }: Reading, line: string): boolean {
  return readParties(contract).some(({ name }) => name !== null && folded(nameAlone(name)) === folded(line));
}

function firstLine(title: string): string {
  return (title.split("\n")[0] ?? "").replace(/\s+/gu, " ").replace(/[.:]$/u, "").trim();
}
