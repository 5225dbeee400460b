"use client";

import { useEffect, useMemo, useState } from "react";
import type { Language } from "@/lib/copy/languages";
import type { ReadyText, ReadyTexts, TemplateType } from "@/lib/documents/templates/catalogue";

/** One language at a time: all of them would weigh more than the page. */
const LOADERS: Readonly<Record<Language, () => Promise<{ texts: ReadyTexts }>>> = {
  en: () => import("@/lib/documents/templates/texts/en/texts"),
  mn: () => import("@/lib/documents/templates/texts/mn/texts"),
  ru: () => import("@/lib/documents/templates/texts/ru/texts"),
};

type Loaded = { language: Language; texts: ReadyTexts | null };

/** Our full text of a type, once it is there; `loading` and `failed` until then. Null where none is asked for. */
export function useReadyText(type: TemplateType, language: Language | null): ReadyText | "loading" | "failed" | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (language === null) return;
    let isWanted = true;
    LOADERS[language]().then(
      ({ texts }) => isWanted && setLoaded({ language, texts }),
      () => isWanted && setLoaded({ language, texts: null }), // the connection is gone, or a new build is there
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return useMemo(() => {
    if (language === null) return null;
    if (loaded?.language !== language) return "loading";
    return loaded.texts === null ? "failed" : { language, text: loaded.texts[type] };
  }, [loaded, language, type]);
}
