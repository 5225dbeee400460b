"use client";

import { use, type ComponentType, type ReactNode } from "react";
import type { Copy } from "@/lib/copy/en";
import type { Language } from "@/lib/copy/languages";
import { useLanguage } from "./copy-provider";
import { keepWords } from "./known-words";

type Words = Partial<Copy>;
/** `Named` renders nothing: it makes the server list the file in the page's head, so that it loads at once. */
type WordSource = { load: () => Promise<{ words: Words }>; Named: ComponentType };
/** One part of the dictionary in each language. */
export type PartSources = Readonly<Record<Language, WordSource>>;

const loading = new Map<WordSource, Promise<void>>();

/** Its children get a part of the dictionary, in the reader's language. Source: B-6.8. */
export function PartWords({ sources, children }: { sources: PartSources; children: ReactNode }) {
  const language = useLanguage();
  const source = sources[language];
  use(loaded(source, language));
  return (
    <>
      {typeof window === "undefined" && <source.Named />}
      {children}
    </>
  );
}

/** Returns the same promise each time, as React's `use` requires. */
function loaded(source: WordSource, language: Language): Promise<void> {
  const begun = loading.get(source);
  if (begun) return begun;
  const words = source.load().then(({ words }) => keepWords(language, words));
  loading.set(source, words);
  return words;
}

export function nothing() {
  return { default: () => null };
}
