import { en } from "./en";
import type { Language } from "./languages";

export type Copy = typeof en;

const COPY: Record<Language, Copy> = { en, mn: en, ru: en };

/** The words of the interface in a language. Client-safe. Source: decisions §9. */
export function copyFor(language: Language): Copy {
  return COPY[language];
}
