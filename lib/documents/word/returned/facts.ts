import { blockText } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { identifierIn, type Identifier } from "@/lib/documents/word/identifier";
import { revisionsIn } from "@/lib/documents/word/revisions";
import { STORY_PARTS, WordFile } from "@/lib/documents/word/word-file";

/** A version that may have been sent, with who made it and when. */
type Candidate = { id: string; author: string; at: Date; html: string };

/**
 * What a file tells of the version that it was made of: our identifier, else the version whose lines it has most of,
 * and the one before the first whose changes are tracked in it as ours.
 * @param candidates newest first; of equals the newest counts
 */
export function factsOf(
  bytes: Uint8Array | null,
  html: string,
  candidates: readonly Candidate[],
): { identifier: Identifier | null; nearestId: string | null; sinceId: string | null } {
  const file = bytes && new WordFile(bytes);
  const nearest = nearestOf(html, candidates);
  return {
    identifier: file && identifierIn(file),
    nearestId: nearest?.id ?? null,
    sinceId: file && nearest ? sinceOf(file, candidates, nearest) : null,
  };
}

function nearestOf(html: string, candidates: readonly Candidate[]): Candidate | null {
  const lines = new Map<string, number>();
  for (const line of linesOf(html)) lines.set(line, (lines.get(line) ?? 0) + 1);
  let best: { candidate: Candidate; score: number } | null = null;
  for (const candidate of candidates) {
    const score = sharedLetters(new Map(lines), linesOf(candidate.html));
    if (!best || score > best.score) best = { candidate, score };
  }
  return best?.candidate ?? null;
}

/** Letters of the lines that both have, less those of the lines that only the other has. */
function sharedLetters(lines: Map<string, number>, others: readonly string[]): number {
  let score = 0;
  for (const line of others) {
    const left = lines.get(line) ?? 0;
    score += left > 0 ? line.length : -line.length;
    lines.set(line, left - 1);
  }
  return score;
}

function linesOf(html: string): string[] {
  return blocksFromHtml(html).map((block) => blockText(block).replace(/\s+/g, " ").trim());
}

function sinceOf(file: WordFile, candidates: readonly Candidate[], nearest: Candidate): string | null {
  const hands = new Set<string>();
  for (const part of STORY_PARTS) {
    const tree = file.tree(part);
    if (tree)
      for (const { revision } of revisionsIn(tree)) hands.add(`${revision.date.slice(0, 19)} ${revision.author}`);
  }
  const older = candidates.slice(candidates.indexOf(nearest));
  const first = older.findLastIndex(({ author, at }) => hands.has(`${at.toISOString().slice(0, 19)} ${author}`));
  return first < 0 ? null : (older[first + 1]?.id ?? null);
}
