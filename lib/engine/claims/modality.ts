import type { Language } from "@/lib/copy/languages";
import * as cue from "./modality.cues";
import { anyOf, withFlags, type Patterns } from "../language/patterns";
import type { Modality } from "./claim";

/** A modal ('may', 'не вправе', 'хориглоно') and the part of the sentence up to its neighbours. */
export type Modal = { modality: Modality; start: number; end: number; from: number; to: number };

/** Negative forms come first, because 'may not' contains 'may'. */
const PACKS: readonly (readonly [Modality, Readonly<Record<Language, Patterns>>])[] = [
  ["needNot", cue.needNot],
  ["shallNot", cue.mustNot],
  ["may", cue.may],
  ["shall", cue.must],
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
