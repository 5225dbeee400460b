"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { Copy } from "@/lib/copy/en";
import type { Language } from "@/lib/copy/languages";
import { wordsIn } from "./known-words";

// English outside a provider: the last-resort error page replaces the layout that contains it.
const LanguageContext = createContext<Language>("en");

/** Sets the language of a page; its texts come from `PageWords`. */
export function CopyProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useCopy(): Copy {
  return wordsIn[useContext(LanguageContext)];
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}
