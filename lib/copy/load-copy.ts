import type { Copy } from "./en";
import type { Language } from "./languages";

const LOADERS: Record<Language, () => Promise<Copy>> = {
  mn: () => import("./mn").then(({ mn }) => mn),
  en: () => import("./en").then(({ en }) => en),
  ru: () => import("./ru").then(({ ru }) => ru),
};

const loading = new Map<Language, Promise<Copy>>();

/**
 * All words in a language for the browser, which fetches no language that it does not show.
 * @returns the same promise each time, as React's `use` asks for. Source: B-6.8.
 */
export function loadCopy(language: Language): Promise<Copy> {
  const begun = loading.get(language);
  if (begun) return begun;
  const words = LOADERS[language]();
  loading.set(language, words);
  words.catch(() => loading.delete(language)); // a connection may come back
  return words;
}
