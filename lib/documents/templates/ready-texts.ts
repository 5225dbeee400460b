import type { Language } from "@/lib/copy/languages";
import type { ReadyText, ReadyTexts, TemplateType } from "./catalogue";
import { texts as en } from "./texts/en/texts";
import { texts as mn } from "./texts/mn/texts";
import { texts as ru } from "./texts/ru/texts";

const TEXTS: Readonly<Record<Language, ReadyTexts>> = { en, mn, ru };

/** Our text of a type in a language. All languages in one module: a browser loads the one it needs. */
export function readyText(type: TemplateType, language: Language): ReadyText {
  return { language, text: TEXTS[language][type] };
}
