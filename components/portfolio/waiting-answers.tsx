"use client";

import { useCopy } from "@/components/copy/copy-provider";
import "./portfolio.css";

const LINES = 12;
const COLUMNS = ["w-48", "w-24", "w-28", "w-32", "w-24", "w-28"] as const;

/** The page in grey blocks, while it is on its way. */
export function WaitingAnswers() {
  const words = useCopy().portfolio;
  return (
    <div className="page-waits min-h-0 flex-1">
      <h1 className="px-4 pt-4 pb-4 text-[1.375rem] sm:px-6">{words.title}</h1>
      <WaitingLines />
    </div>
  );
}

export function WaitingLines() {
  const { loading } = useCopy().portfolio;
  return (
    <div className="page-waits border-y border-line bg-surface">
      <p role="status" className="sr-only">
        {loading}
      </p>
      {Array.from({ length: LINES }, (_, line) => (
        <div
          key={line}
          aria-hidden="true"
          className="flex h-11 items-center gap-10 overflow-hidden border-b border-line px-4 last:border-b-0 sm:px-6"
        >
          {COLUMNS.map((width, column) => (
            <span key={column} className={`answers-block h-3 shrink-0 ${width}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
