"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { loadCopy } from "@/lib/copy/load-copy";
import type { Part } from "@/lib/copy/parts/parts";
import { nothing, PartWords, type PartSources } from "./part-words";

const SOURCES = {
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
} as const satisfies Partial<Record<Part | "whole", PartSources>>;

/** Its children get this part of the dictionary, in the reader's language. Source: B-6.8. */
export function PageWords({ part, children }: { part: keyof typeof SOURCES; children: ReactNode }) {
  return <PartWords sources={SOURCES[part]}>{children}</PartWords>;
}
