"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { copiedText } from "./copied-text";
import type { Exchange } from "./conversation";

/** Copies an answer with its sources, and says whether it did. */
export function CopyAnswer({ exchange }: { exchange: Exchange }) {
  const words = useCopy().assistant;
  const [state, setState] = useState<"waiting" | "copied" | "failed">("waiting");
  const copy = async () => setState((await isCopied(copiedText(exchange, words))) ? "copied" : "failed");
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
      <Button variant="ghost" size="sm" className="-ml-2" onClick={() => void copy()}>
        {words.copying.action}
      </Button>
      <span aria-live="polite">{state === "waiting" ? "" : words.copying[state]}</span>
    </div>
  );
}

/** The clipboard is missing on plain-http sites and may be denied. */
async function isCopied(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard; // the types don't know of plain http
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
