import { isWord, splitTokens } from "@/lib/documents/redline/tokens";
import type { Found, ReturnedChange } from "./change";

/**
 * Words that may stand on between two halves of one edit, in three languages. Deciding on one half alone would leave
 * "Singapore, Ireland and France" of a phrase that became "Singapore, Ireland and India".
 */
const BETWEEN = new Set(
  [
    "and or nor to of in on by for the a an",
    "и или либо да в на с по от до",
    "ба болон буюу эсвэл мөн ээс аас оос өөс",
  ].flatMap((words) => words.split(" ")),
);
const SIGNS = /^[\s,/()[\]"'“”«»„‘’–-]*$/u;
const FIGURE = /^\p{Sc}?\s?\p{N}+(?:[.,\s]\p{N}+)*\s?[\p{Sc}%]?$/u;
const MOST_GAP_CHARS = 24;

type Joint = { change: ReturnedChange; parts: readonly number[] };

/**
 * One person's neighbouring changes of one phrase as one, in the order of their places; everything else stays as it is.
 * `parts`: which of the given changes it is made of. Linear.
 * @param sent the text that the places are in
 * @param others changes that may stand between, such as untracked ones: what they touch isn't joined
 */
export function joinedNeighbours(
  changes: readonly ReturnedChange[],
  sent: string,
  others: readonly ReturnedChange[] = [],
): Joint[] {
  const between = others.filter(({ place }) => place === "text").map(({ start, end }) => ({ start, end }));
  between.sort((one, other) => one.start - other.start);
  const joined: Joint[] = [];
  let next = 0;
  changes.forEach((change, index) => {
    const last = joined.at(-1);
    const gap = last && gapBetween(last.change, change, sent);
    if (last && gap !== null && gap !== undefined) {
      while (next < between.length && (between[next]?.end ?? 0) < last.change.start) next += 1;
      const isFree = (between[next]?.start ?? Infinity) > change.end;
      if (isFree) {
        joined[joined.length - 1] = { change: both(last.change, change, gap), parts: [...last.parts, index] };
        return;
      }
    }
    joined.push({ change, parts: [index] });
  });
  return joined;
}

/** The same with their elements in the file. */
export function joinedFound(
  found: readonly Found[],
  sent: string,
  others: readonly ReturnedChange[],
): { change: ReturnedChange; parts: Found[] }[] {
  const joints = joinedNeighbours(
    found.map(({ change }) => change),
    sent,
    others,
  );
  return joints.map(({ change, parts }) => ({ change, parts: parts.flatMap((part) => found[part] ?? []) }));
}

/** What stands between two halves of one edit; null if they are two edits. */
function gapBetween(one: ReturnedChange, other: ReturnedChange, sent: string): string | null {
  if (!isOfWords(one) || !isOfWords(other)) return null;
  if (one.tracked !== other.tracked || one.author !== other.author) return null;
  if (other.start <= one.end || other.start - one.end > MOST_GAP_CHARS) return null;
  const gap = sent.slice(one.end, other.start);
  if (/[\n\t]/u.test(gap)) return null;
  const words = splitTokens(gap).filter(isWord);
  const isPlain = words.length === 0 && SIGNS.test(gap);
  const isJoint = words.length === 1 && words.every((word) => BETWEEN.has(word.toLowerCase())) && hasOnlySigns(gap);
  if (!isPlain && !isJoint) return null;
  return isTwoFigures(one, other) && (isJoint || gap.includes(",")) ? null : gap;
}

function hasOnlySigns(gap: string): boolean {
  return splitTokens(gap).every((token) => isWord(token) || SIGNS.test(token));
}

function isOfWords({ kind, place, isWhole, to }: ReturnedChange): boolean {
  return place === "text" && !isWhole && to === null && (kind === "insert" || kind === "delete" || kind === "replace");
}

/** "10 and 20" that became "15 and 30": each figure is a matter of its own. */
function isTwoFigures(...changes: readonly ReturnedChange[]): boolean {
  return changes.every(({ before, after }) => FIGURE.test(before.trim()) && FIGURE.test(after.trim()));
}

function both(one: ReturnedChange, other: ReturnedChange, gap: string): ReturnedChange {
  const before = one.before + gap + other.before;
  const after = one.after + gap + other.after;
  return { ...one, kind: "replace", before, after, start: one.start, end: other.end };
}
