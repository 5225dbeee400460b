import type { Language } from "@/lib/copy/languages";
import words from "./lower-case-words.json";

const STEMS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(words.en.split(" ")),
  ru: new Set(words.ru.split(" ")),
  mn: new Set(words.mn.split(" ")),
};

/** Whether contracts write a word with this stem in lower case: a capital then makes it a term rather than a name. */
export function isLowerCaseWord(language: Language, stem: string): boolean {
  return STEMS[language].has(stem);
}
