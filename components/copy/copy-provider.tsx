"use client";

import { createContext, use, useContext, useMemo, type ReactNode } from "react";
import { en, type Copy } from "@/lib/copy/en";
import type { Language } from "@/lib/copy/languages";
import { loadCopy } from "@/lib/copy/load-copy";

type Shown = { language: Language; copy: Copy };

// English outside a provider: the last-resort error page replaces the layout that has it.
const CopyContext = createContext<Shown>({ language: "en", copy: en });

/**
 * Words hold functions and can't cross from the server, so the browser fetches its language once; until then the page
 * stands as written.
 */
export function CopyProvider({ language, children }: { language: Language; children: ReactNode }) {
  const copy = language === "en" ? en : use(loadCopy(language));
  const shown = useMemo(() => ({ language, copy }), [language, copy]);
  return <CopyContext value={shown}>{children}</CopyContext>;
}

export function useCopy(): Copy {
  return useContext(CopyContext).copy;
}

export function useLanguage(): Language {
  return useContext(CopyContext).language;
}
