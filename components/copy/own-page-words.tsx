"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import type { Part } from "@/lib/copy/parts/parts";
import { nothing, PartWords, type PartSources } from "./part-words";

/** Parts of single pages: a list of their own, so that the pages people open most don't load where these are. */
const SOURCES = {
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
  notices: {
    mn: {
      load: () => import("@/lib/copy/parts/notices-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/notices-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/notices-en"),
      Named: dynamic(() => import("@/lib/copy/parts/notices-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/notices-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/notices-ru").then(nothing)),
    },
  },
  since: {
    mn: {
      load: () => import("@/lib/copy/parts/since-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/since-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/since-en"),
      Named: dynamic(() => import("@/lib/copy/parts/since-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/since-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/since-ru").then(nothing)),
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
  evidence: {
    mn: {
      load: () => import("@/lib/copy/parts/evidence-mn"),
      Named: dynamic(() => import("@/lib/copy/parts/evidence-mn").then(nothing)),
    },
    en: {
      load: () => import("@/lib/copy/parts/evidence-en"),
      Named: dynamic(() => import("@/lib/copy/parts/evidence-en").then(nothing)),
    },
    ru: {
      load: () => import("@/lib/copy/parts/evidence-ru"),
      Named: dynamic(() => import("@/lib/copy/parts/evidence-ru").then(nothing)),
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
} as const satisfies Partial<Record<Part, PartSources>>;

/** As `PageWords`, for a page with a part of its own. Source: B-6.8. */
export function OwnPageWords({ part, children }: { part: keyof typeof SOURCES; children: ReactNode }) {
  return <PartWords sources={SOURCES[part]}>{children}</PartWords>;
}
