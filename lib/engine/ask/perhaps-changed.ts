import { LANGUAGES } from "@/lib/copy/languages";
import { STOP } from "../lexicon/stop-words";
import { everywhere } from "../text/either";
import type { ClauseIndex, IndexedUnit } from "./clause-index";

/** The number that is replaced: 'Net 25 becomes net 35', «вместо 30 дней», '14 хоногийг 20 хоног болгов'. */
const OLD = everywhere(
  String.raw`(?<en>\d[\d.,]*)(?:\s[\p{L}-]+){0,3}\s(?:becomes?|changes? to|goes (?:up|down)|is (?:changed|replaced|raised|reduced|cut))`,
  String.raw`(?:\binstead of|\bin place of|, not)\s(?:[\p{L}]+\s)?\p{Sc}?(?<not>\d[\d.,]*)`,
  String.raw`\bfrom\s(?:\p{L}+\s)?\p{Sc}?(?<from>\d[\d.,]*)[^.;]{0,30}\sto\s(?:\p{L}+\s)?\p{Sc}?\d`,
  String.raw`(?<!\p{L})(?:вместо|взамен|, а не)\s(?<ru>\d[\d.,]*)|(?<!\p{L})с\s(?<fromRu>\d[\d.,]*)[^.;]{0,30}\sдо\s\d`,
  String.raw`(?<verb>\d[\d.,]*)[^.;\d]{0,30}(?:замен|увелич|уменьш|измен|сократ|продл)`,
  String.raw`(?<mn>\d[\d.,]*)[^.;\d]{0,25}(?:биш|байсныг|оронд|гэснийг|(?:ийг|ыг|-г)\s\d)`,
);
const SENTENCE = /[^.;\n]+(?:[.,]\d+[^.;\n]*)*/gu;
const LONGEST = 3_000;

/** A number of so many digits hardly stands for two things in a contract. */
const DISTINCTIVE = 4;

/**
 * Whether an amendment of the same text replaces a number of a clause without naming the clause: a number of many
 * digits, or in a sentence that shares a word with it. Linear in the amendments.
 */
export function isPerhapsChanged(at: number, { units, inForce }: ClauseIndex): boolean {
  const own = units[at];
  if (!own || inForce.amending.has(at)) return false;
  const numbers = new Set(numbersIn(own.text));
  return [...inForce.amending].some((change) => {
    const sentences = (units[change]?.text ?? "").slice(0, LONGEST).match(SENTENCE) ?? [];
    return sentences.some((sentence) => {
      const old = replaced(sentence).filter((number) => numbers.has(number));
      return old.some((number) => number.replace(/\D/gu, "").length >= DISTINCTIVE || sharesWord(sentence, own));
    });
  });
}

function replaced(sentence: string): string[] {
  return [...sentence.matchAll(OLD)].flatMap(({ groups }) =>
    Object.values(groups ?? {}).flatMap((number) => (number === undefined ? [] : numbersIn(number))),
  );
}

const numbersIn = (text: string) => (text.match(/\d[\d.,]*/gu) ?? []).map((one) => one.replace(/[.,]+$/u, ""));

function sharesWord(sentence: string, { stems }: IndexedUnit): boolean {
  const words = sentence.toLowerCase();
  return stems.some((stem) => stem.length > 2 && !/\d/u.test(stem) && isTelling(stem) && words.includes(stem));
}

const isTelling = (stem: string) => LANGUAGES.every((language) => !STOP[language].has(stem));
