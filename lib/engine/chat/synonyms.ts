import * as en from "../cues/en/question-words";
import * as mn from "../cues/mn/question-words";
import * as ru from "../cues/ru/question-words";
import { stem } from "./stemming";

const BY_STEM = new Map<string, Set<string>>();
for (const group of [...en.SYNONYMS, ...ru.SYNONYMS, ...mn.SYNONYMS]) {
  const stems = group.split(" ").map(stem);
  for (const one of stems) BY_STEM.set(one, new Set([...(BY_STEM.get(one) ?? []), ...stems]));
}

/** Stems that mean much the same as this one, itself left out. */
export function synonymsOf(stemmed: string): string[] {
  return [...(BY_STEM.get(stemmed) ?? [])].filter((other) => other !== stemmed);
}
