"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { Passage } from "@/lib/engine/port";
import { BasisBadge } from "../basis-badge";
import { PassageList } from "../passage-list";
import type { SummaryLine } from "./lines-of";

/** A statement with its basis; the passages it rests on are folded. */
export function SummaryLineView({
  line,
  onShowPassage,
}: {
  line: SummaryLine;
  onShowPassage: (passage: Passage) => void;
}) {
  const words = useCopy().assistant.summary;
  const { text, basis, passages, rest } = line;
  return (
    <li className="space-y-1 py-1.5">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <p className="min-w-0 text-sm leading-relaxed break-words whitespace-pre-wrap">{text}</p>
        {basis && <BasisBadge basis={basis} isShort />}
      </div>
      {passages.length > 0 && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer rounded text-xs font-medium text-primary hover:underline">
            {words.quotes(passages.length)}
            <span className="sr-only">: {text}</span>
          </summary>
          <div className="mt-1.5 space-y-1.5">
            <PassageList passages={passages} onShowPassage={onShowPassage} />
            {rest !== "" && <p className="text-xs text-ink-muted">{rest}</p>}
          </div>
        </details>
      )}
    </li>
  );
}
