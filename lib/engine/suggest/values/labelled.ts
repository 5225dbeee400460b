import type { Language } from "@/lib/copy/languages";
import { anyOf } from "../../language/patterns";
import { stemIn } from "../../language/stem";
import { folded, splitWords } from "../../text/folding";
import type { Draft } from "../draft";
import * as cue from "./labelled.cues";
import type { Value } from "./values";
import * as value from "./values.cues";

const LINK = anyOf(cue.linkToValue);
const BEFORE_NAME = { en: anyOf(cue.beforeName.en), ru: anyOf(cue.beforeName.ru) };
const PERIODS = [value.perDay, value.perWeek, value.perMonth, value.perYear].map((period) => anyOf(period));
/** Between a label and its value at most a currency and some words: 'Rent: from 1 May GBP 48,000'. UTF-16 units. */
const [LONGEST_LABEL, BESIDE_LABEL, BEFORE, BEHIND] = [40, 8, 80, 40];
const [MOST_WORDS, MOST_LINKS, MOST_PARTS] = [3, 4, 12];

/**
 * Where one value stands behind a label, whether the other clause gives its own for the thing of that name, 'Rent:
 * £48,000 a year' and 'the Rent of £46,500 a year', or for another thing, 'an Insurance Rent of £500'; null where it
 * has no such name. A part of the sum, or another period's, is for another thing.
 */
export function areOfOneLabel(draft: Draft, one: Value, other: Value): boolean | null {
  const [label, second] = [labelOf(draft, one), labelOf(draft, other)];
  if ((label === null) === (second === null)) return null;
  const [name, told] = label === null ? [second ?? "", one] : [label, other];
  const isNamed = isNamedBeside(draft, name, told);
  return isNamed === null ? null : isNamed && isForOnePeriod(draft, one, other);
}

/** 'Rent' of the line 'Rent: £48,000'. */
function labelOf({ text }: Draft, { start }: Value): string | null {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(Math.max(from, start - LONGEST_LABEL - BESIDE_LABEL), start);
  const [label = "", rest, more] = line.split(/[:|]\s/u);
  const isLabel = /^\p{Lu}[\p{L} -]{2,39}$/u.test(label.trim()) && label.trim().split(/\s+/u).length <= MOST_WORDS;
  return isLabel && rest !== undefined && more === undefined && rest.length <= BESIDE_LABEL ? label.trim() : null;
}

function isNamedBeside(draft: Draft, name: string, { start, end, sentence }: Value): boolean | null {
  const { text, language } = draft;
  const before = text.slice(Math.max(sentence.start, start - BEFORE), start);
  if (language === "mn") {
    const behind = wordsOf(text.slice(end, Math.min(sentence.end, end + BEHIND)));
    return isNameAt(behind, skipLinks(behind, 0, 1), { name, language, step: 1 });
  }
  const words = wordsOf(before);
  return isNameAt(words, skipLinks(words, words.length - 1, -1), { name, language, step: -1 });
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}’'-]+/u).filter((word) => /\p{L}/u.test(word));

function skipLinks(words: readonly string[], from: number, step: 1 | -1): number {
  let at = from;
  while (Math.abs(at - from) < MOST_LINKS && LINK.test(folded(words[at] ?? ""))) at += step;
  return at;
}

type Name = { name: string; language: Language; step: 1 | -1 };

function isNameAt(words: readonly string[], at: number, { name, language, step }: Name): boolean | null {
  const wanted = wordsOf(name);
  const first = step === 1 ? at : at - wanted.length + 1;
  if (first < 0) return null;
  const own = words.slice(first, first + wanted.length);
  const isSame = wanted.every((word, place) => stemOf(language, word) === stemOf(language, own[place] ?? ""));
  if (!isSame) return null;
  if (step === 1 || language === "mn") return true;
  const before = words[first - 1];
  const isAlone = before === undefined || BEFORE_NAME[language].test(folded(before));
  // in English a name has a capital: 'your paid holiday' may be the 'Holiday', an 'Insurance Rent' is no 'Rent'
  if (language !== "en") return isAlone;
  if (!/^\p{Lu}/u.test(own[0] ?? "")) return null;
  return isAlone || (/^\p{Lu}/u.test(before) ? false : null);
}

const stemOf = (language: Language, word: string) => stemIn(language, splitWords(folded(word))[0] ?? "");

function isForOnePeriod({ text }: Draft, one: Value, other: Value): boolean {
  const [first, second] = [one, other].map(({ end, sentence }) => {
    const behind = folded(text.slice(end, Math.min(sentence.end, end + BEHIND)));
    return PERIODS.findIndex((period) => period.test(behind));
  });
  if (first === second && first !== -1) return true;
  if (first !== -1 && second !== -1) return false;
  const times = Math.max(one.amount, other.amount) / Math.min(one.amount, other.amount);
  return Math.round(times) < 2 || Math.round(times) > MOST_PARTS || Math.abs(times - Math.round(times)) > times / 100;
}
