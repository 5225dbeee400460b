import type { Language } from "@/lib/copy/languages";
import * as en from "../cues/en/modality";
import * as mn from "../cues/mn/modality";
import { anyOf, withFlags, type CuePack } from "../cues/pack";
import * as ru from "../cues/ru/modality";
import type { Modality } from "./claim";

/** A modal word ('may', 'не вправе', 'хориглоно'), and the stretch of the sentence between its neighbours. */
export type Modal = { modality: Modality; start: number; end: number; from: number; to: number };

/** Negative forms come first, because 'may not' contains 'may'. */
const PACKS: readonly (readonly [Modality, Readonly<Record<Language, CuePack>>])[] = [
  ["needNot", { en: en.needNot, ru: ru.needNot, mn: mn.needNot }],
  ["shallNot", { en: en.mustNot, ru: ru.mustNot, mn: mn.mustNot }],
  ["may", { en: en.may, ru: ru.may, mn: mn.may }],
  ["shall", { en: en.must, ru: ru.must, mn: mn.must }],
];

/** The modal words of a folded sentence, in order. */
export function modalsIn(sentence: string, language: Language): Modal[] {
  const found: { modality: Modality; start: number; end: number }[] = [];
  for (const [modality, packs] of PACKS)
    for (const match of sentence.matchAll(withFlags(anyOf(packs[language]), "gu"))) {
      const one = { modality, start: match.index, end: match.index + match[0].length };
      if (found.every(({ start, end }) => one.end <= start || one.start >= end)) found.push(one);
    }
  const modals = found.sort((one, other) => one.start - other.start);
  return modals.map((modal, index) => ({
    ...modal,
    from: modals[index - 1]?.end ?? 0,
    to: modals[index + 1]?.start ?? sentence.length,
  }));
}
