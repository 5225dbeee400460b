import { en, type Copy } from "./en";
import type { Language } from "./languages";

/** English comes with the program, because it stands in where everything else fails. */
const LOADERS: Record<Language, () => Promise<Copy>> = {
  mn: () => import("./mn").then(({ mn }) => mn),
  en: () => Promise.resolve(en),
  ru: () => import("./ru").then(({ ru }) => ru),
};

const loading = new Map<Language, Promise<Copy>>();

/**
 * The words in a language for the browser, which fetches no language that it does not show.
 * @returns the same promise each time, as React's `use` asks for. Source: B-6.8.
 */
export function loadCopy(language: Language): Promise<Copy> {
  const begun = loading.get(language);
  if (begun) return begun;
  const words = LOADERS[language]();
  loading.set(language, words);
  return words;
}
