"use client";

import { useCopy } from "@/components/copy/copy-provider";

/** First stop of the keyboard: jumps over the header to `<main id="main">`. */
export function SkipLink() {
  const copy = useCopy();
  return (
    <a
      href="#main"
      className="sr-only z-[70] rounded bg-primary text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2"
    >
      {copy.common.skipToContent}
    </a>
  );
}
