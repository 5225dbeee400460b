"use client";

import { createContext, useContext, type ReactNode } from "react";
import { copyFor, type Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";

// English outside a provider: the last-resort error page replaces the layout that has it.
const LanguageContext = createContext<Language>("en");

/** Tells the components below the language; the words themselves hold functions and can't cross from the server. */
export function CopyProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The words of the interface in the language on screen. */
export function useCopy(): Copy {
  return copyFor(useContext(LanguageContext));
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}
