import type { Language } from "@/lib/copy/languages";
import * as en from "../cues/en/modality";
import * as mn from "../cues/mn/modality";
import { anyOf, withFlags, type CuePack } from "../cues/pack";
import * as ru from "../cues/ru/modality";
import type { Modality } from "./claim";

/** A word of a sentence by which somebody may, must or must not, and the stretch of the sentence that goes with it. */
export type Modal = { modality: Modality; start: number; end: number; from: number; to: number };

const PACKS: Readonly<Record<Language, readonly (readonly [Modality, CuePack])[]>> = {
  en: inOrderOf(en),
  ru: inOrderOf(ru),
  mn: inOrderOf(mn),
};

/** What denies is looked for first: 'may not' has 'may' in it. */
function inOrderOf(packs: { needNot: CuePack; mustNot: CuePack; may: CuePack; must: CuePack }) {
  return [
    ["needNot", packs.needNot],
    ["shallNot", packs.mustNot],
    ["may", packs.may],
    ["shall", packs.must],
  ] as const;
}

/** The modal words of a folded sentence in order, each with the words between its neighbours. */
export function modalsIn(sentence: string, language: Language): Modal[] {
  const found: { modality: Modality; start: number; end: number }[] = [];
  for (const [modality, pack] of PACKS[language])
    for (const match of sentence.matchAll(withFlags(anyOf(pack), "gu"))) {
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
