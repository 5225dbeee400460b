import { en, type Copy } from "./en";
import type { Language } from "./languages";
import { mn } from "./mn";
import { ru } from "./ru";

export type { Copy } from "./en";

const COPY: Record<Language, Copy> = { mn, en, ru };

/** The words of the interface in a language. Client-safe. Source: B-6.8. */
export function copyFor(language: Language): Copy {
  return COPY[language];
}
