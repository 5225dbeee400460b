"use client";

import dynamic from "next/dynamic";
import { use, type ComponentType, type ReactNode } from "react";
import type { Copy } from "@/lib/copy/en";
import type { Language } from "@/lib/copy/languages";
import { loadCopy } from "@/lib/copy/load-copy";
import type { Part } from "@/lib/copy/parts/parts";
import { useLanguage } from "./copy-provider";
import { keepWords } from "./known-words";

type Words = Partial<Copy>;
/** `Named` renders nothing: it makes the server list the file in the page's head, so that it loads at once. */
type Source = { load: () => Promise<{ words: Words }>; Named: ComponentType };

const SOURCES: Readonly<Record<Part | "whole", Readonly<Record<Language, Source>>>> = {
  guest: {
    mn: {
      load: () => import("@/lib/copy/parts/guest-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/guest-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/guest-en"),
      Named: dynamic(() => import("@/lib/copy/parts/guest-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/guest-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/guest-ru").then(nothing)),
    },
  },
  desk: {
    mn: {
      load: () => import("@/lib/copy/parts/desk-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/desk-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/desk-en"),
      Named: dynamic(() => import("@/lib/copy/parts/desk-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/desk-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/desk-ru").then(nothing)),
    },
  },
  answers: {
    mn: {
      load: () => import("@/lib/copy/parts/answers-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/answers-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/answers-en"),
      Named: dynamic(() => import("@/lib/copy/parts/answers-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/answers-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/answers-ru").then(nothing)),
    },
  },
  bilingual: {
    mn: {
      load: () => import("@/lib/copy/parts/bilingual-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/bilingual-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/bilingual-en"),
      Named: dynamic(() => import("@/lib/copy/parts/bilingual-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/bilingual-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/bilingual-ru").then(nothing)),
    },
  },
  rounds: {
    mn: {
      load: () => import("@/lib/copy/parts/rounds-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/rounds-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/rounds-en"),
      Named: dynamic(() => import("@/lib/copy/parts/rounds-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/rounds-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/rounds-ru").then(nothing)),
    },
  },
  counterparties: {
    mn: {
      load: () => import("@/lib/copy/parts/counterparties-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/counterparties-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/counterparties-en"),
      Named: dynamic(() => import("@/lib/copy/parts/counterparties-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/counterparties-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/counterparties-ru").then(nothing)),
    },
  },
  families: {
    mn: {
      load: () => import("@/lib/copy/parts/families-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/families-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/families-en"),
      Named: dynamic(() => import("@/lib/copy/parts/families-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/families-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/families-ru").then(nothing)),
    },
  },
  folders: {
    mn: {
      load: () => import("@/lib/copy/parts/folders-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/folders-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/folders-en"),
      Named: dynamic(() => import("@/lib/copy/parts/folders-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/folders-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/folders-ru").then(nothing)),
    },
  },
  visitor: {
    mn: {
      load: () => import("@/lib/copy/parts/visitor-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/visitor-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/visitor-en"),
      Named: dynamic(() => import("@/lib/copy/parts/visitor-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/visitor-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/visitor-ru").then(nothing)),
    },
  },
  compare: {
    mn: {
      load: () => import("@/lib/copy/parts/compare-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/compare-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/compare-en"),
      Named: dynamic(() => import("@/lib/copy/parts/compare-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/compare-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/compare-ru").then(nothing)),
    },
  },
  practice: {
    mn: {
      load: () => import("@/lib/copy/parts/practice-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/practice-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/practice-en"),
      Named: dynamic(() => import("@/lib/copy/parts/practice-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/practice-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/practice-ru").then(nothing)),
    },
  },
  list: {
    mn: {
      load: () => import("@/lib/copy/parts/list-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/list-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/list-en"),
      Named: dynamic(() => import("@/lib/copy/parts/list-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/list-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/list-ru").then(nothing)),
    },
  },
  review: {
    mn: {
      load: () => import("@/lib/copy/parts/review-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/review-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/review-en"),
      Named: dynamic(() => import("@/lib/copy/parts/review-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/review-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/review-ru").then(nothing)),
    },
  },
  whole: {
    mn: {
      load: () => loadCopy("mn").then((words) => ({ words })),
      Named: dynamic(() => import("@/lib/copy/mn").then(nothing)),
    },
    en: {
      load: () => loadCopy("en").then((words) => ({ words })),
      Named: dynamic(() => import("@/lib/copy/en").then(nothing)),
    },
    ru: {
      load: () => loadCopy("ru").then((words) => ({ words })),
      Named: dynamic(() => import("@/lib/copy/ru").then(nothing)),
    },
  },
};
const loading = new Map<Source, Promise<void>>();

/** Its children get this part of the dictionary, in the reader's language. Source: B-6.8. */
export function PageWords({ part, children }: { part: keyof typeof SOURCES; children: ReactNode }) {
  const language = useLanguage();
  const source = SOURCES[part][language];
  use(loaded(source, language));
  return (
    <>
      {typeof window === "undefined" && <source.Named />}
      {children}
    </>
  );
}

/** Returns the same promise each time, as React's `use` requires. */
function loaded(source: Source, language: Language): Promise<void> {
  const begun = loading.get(source);
  if (begun) return begun;
  const words = source.load().then(({ words }) => keepWords(language, words));
  loading.set(source, words);
  return words;
}

function nothing() {
  return { default: () => null };
}
