import type { Language } from "@/lib/copy/languages";
import type { Words } from "./words";

/** A folded text without the words of a list, each to its end. */
export function leftOut(text: string, list: Words, language: Language): string {
  const pattern = list[language];
  return pattern ? text.replace(new RegExp(pattern.source + String.raw`[\p{L}]*`, `${pattern.flags}g`), " ") : text;
}
