/** What the sender changed since the text that the other side had, line by line, as their file marks it. Pure. */
import { alignParagraphs } from "@/lib/documents/redline/align-paragraphs";
import type { RedlineRun } from "@/lib/documents/redline/redline";
import { wordRuns } from "@/lib/documents/redline/word-runs";

/** `lines`: runs of the changed lines, by where they start in the text; `gone`: lines struck before a line. */
export type Tracked = { lines: ReadonlyMap<number, readonly RedlineRun[]>; gone: ReadonlyMap<number, string> };

const isThere = (line: string) => line.trim() !== "";

/** Linear in both texts, beside the pairing of lines that differ. */
export function trackedSince(earlier: string, text: string): Tracked {
  const from = earlier.split("\n").filter(isThere);
  const starts: number[] = [];
  let start = 0;
  const to: string[] = [];
  for (const line of text.split("\n")) {
    if (isThere(line)) {
      starts.push(start);
      to.push(line);
    }
    start += line.length + 1;
  }
  const lines = new Map<number, readonly RedlineRun[]>();
  const gone = new Map<number, string>();
  for (const pair of alignParagraphs(from, to)) {
    const before = from.slice(pair.from.start, pair.from.start + pair.from.length).join("\n");
    const at = starts[pair.to.start] ?? text.length;
    if (pair.to.length === 0) gone.set(at, [gone.get(at), before].filter(Boolean).join("\n"));
    else if (pair.to.length === 1 && before !== to[pair.to.start])
      lines.set(at, wordRuns(before, to[pair.to.start] ?? ""));
    // of a line that was split the first part shows what went, the others what came
    else if (pair.to.length > 1)
      for (let index = 0; index < pair.to.length; index += 1)
        lines.set(
          starts[pair.to.start + index] ?? at,
          wordRuns(index === 0 ? before : "", to[pair.to.start + index] ?? ""),
        );
  }
  return { lines, gone };
}

/** The runs within a part of a line: `from` and `length` in its letters as they are now. */
export function runsWithin(runs: readonly RedlineRun[], from: number, length: number): RedlineRun[] {
  const end = from + length;
  let at = 0;
  return runs.flatMap((run) => {
    if (run.kind === "deleted") return at >= from && at <= end ? [run] : [];
    const start = at;
    at += run.text.length;
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, end - start));
    return text === "" ? [] : [{ ...run, text }];
  });
}
