/** The words of the starters in each language. Pure. */
import type { Language } from "@/lib/copy/languages";
import { english } from "./english";
import { mongolian } from "./mongolian";
import { russian } from "./russian";
import type { StarterTopic, StarterWords } from "./starter";

export const STARTER_WORDS: Readonly<Record<Language, Readonly<Record<StarterTopic, StarterWords>>>> = {
  en: english,
  ru: russian,
  mn: mongolian,
};
