/** The texts this browser has loaded, by language. They contain functions and can't be passed from the server. */
import { use } from "react";
import { common } from "@/lib/copy/en/common";
import type { Copy } from "@/lib/copy/en";
import type { Language } from "@/lib/copy/languages";
import { loadCopy } from "@/lib/copy/load-copy";

/** Some English is bundled: the last-resort error page replaces the layout that loads the rest. */
const known: Readonly<Record<Language, Partial<Copy>>> = { mn: {}, en: { common }, ru: {} };

export function keepWords(language: Language, words: Partial<Copy>): void {
  Object.assign(known[language], words);
}

/**
 * A language's texts. A section no part of the page has loaded is fetched when first rendered, and React waits for it;
 * so access sections while rendering, not in callbacks.
 */
export const wordsIn: Readonly<Record<Language, Copy>> = { mn: lazyCopy("mn"), en: lazyCopy("en"), ru: lazyCopy("ru") };

function lazyCopy(language: Language): Copy {
  const sections = {} as Copy; // the handler provides each of them
  // eslint-disable-next-line react-hooks/rules-of-hooks -- of React's rules only those of `use` hold: while rendering
  return new Proxy(sections, { get: (_, section) => useSection(language, section as keyof Copy) });
}

function useSection(language: Language, section: keyof Copy) {
  return known[language][section] ?? use(loadCopy(language))[section];
}
