import type { ReactNode } from "react";

/** Text with highlighted ranges; offsets in UTF-16 units, sorted, not overlapping. */
export function Highlighted({ text, hits }: { text: string; hits: readonly { start: number; end: number }[] }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of hits) {
    parts.push(
      text.slice(done, start),
      <mark key={start} className="rounded-sm bg-warning-100 text-ink">
        {text.slice(start, end)}
      </mark>,
    );
    done = end;
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}
