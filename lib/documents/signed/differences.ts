/** Which unmatched ranges are differences, and how certain that is. Source: B-28.2. */
import { findContext, isSaid, shown } from "./context";
import { isProbablyMisread, type Guards } from "./misread";
import type { PageWords } from "@/lib/documents/scans/scanned-page";
import { findStrip, isOfImage, type Spot, type Strip } from "./spots";
import type { ComparedText, ComparedWord } from "./words";

export const DIFFERENCE_KINDS = ["missing", "added", "changed", "moved"] as const;
/**
 * Why it may not be a difference: its page couldn't be read, it was most likely misread from an image, words were read
 * with doubt, only spaces, hyphens or a list number differ, the same words are elsewhere, or it repeats above or below
 * the text of pages.
 */
export const DOUBTS = ["unread", "misread", "uncertain", "spacing", "hyphen", "numbering", "order", "recurs"] as const;
type Doubt = (typeof DOUBTS)[number];

export type SignedDifference = {
  kind: (typeof DIFFERENCE_KINDS)[number];
  doubt: Doubt | null;
  /** The words of the agreed text and of the signed copy; long ones are cut. */
  agreed: string;
  signed: string;
  /** The agreed text around it. */
  before: string;
  after: string;
  /** The signed text around it; none of a line that recurs, nor in what earlier releases compared. */
  around?: { before: string; after: string };
  /** In the agreed version's plain text. */
  start: number;
  end: number;
  /** File of the signed copy, counted from 0, and page of it. */
  file: number;
  page: number;
  /** The part of that page that shows it; null if its place isn't known. */
  strip: Strip | null;
  /** Whether it was read from an image, so that it may be misread; absent in what earlier releases compared. */
  isFromImage?: boolean;
};

/** Both texts, the positions of the signed words on their pages, and what never counts as misread. */
export type Texts = {
  ours: ComparedText;
  theirs: ComparedText;
  spots: ReadonlyMap<ComparedWord, Spot>;
  /** By file: the pages whose words were located. */
  pages: readonly (readonly PageWords[])[];
  guards: Guards;
};
type Found = { difference: SignedDifference; letters: string };

/** Words found elsewhere; a single one can be there by chance. */
const LEAST_MOVED = 3;
/** A page number on its own line. */
const PAGE_NUMBER =
  /^(?:page|p\.|стр\.?|страница|лист|хуудас|х\.)?-?(\d{1,4})-?(?:(?:of|из|\/|-|аас|ээс|оос|өөс)\d{1,4})?$/iu;

/** In text order. */
export function findDifferences(segments: readonly Segment[], texts: Texts): SignedDifference[] {
  const found = segments.flatMap((segment) => toDifference(segment, texts) ?? []);
  return withMoves(found);
}

function toDifference(segment: Segment, texts: Texts): Found | null {
  const { ours, theirs, spots } = texts;
  const [a, b] = [ours.words.slice(segment.a0, segment.a1), theirs.words.slice(segment.b0, segment.b1)];
  const agreed = a.filter(isSaid);
  const signed = b.filter(isSaid);
  if (agreed.length === 0 && (signed.length === 0 || isPageNumber(signed, segment, theirs))) return null;
  const gap = b.find(({ kind }) => kind === "unreadPage");
  const neighbours = [theirs.words[segment.b0 - 1], theirs.words[segment.b1]];
  const place = signed[0] ?? gap ?? neighbours[0] ?? theirs.words[segment.b0];
  const around = findContext(ours, segment.a0, segment.a1);
  const onPaper = findContext(theirs, segment.b0, segment.b1);
  const kind = agreed.length === 0 ? "added" : signed.length === 0 ? "missing" : "changed";
  const beside = signed.length > 0 ? signed : neighbours.flatMap((word) => word ?? []);
  const page = texts.pages[place?.file ?? 0]?.find((one) => one.page === (place?.page ?? 1));
  const isMisread = !gap && isMisreading({ agreed, signed }, segment, texts);
  const difference: SignedDifference = {
    kind,
    doubt: agreed.length > 0 && gap ? "unread" : isMisread ? "misread" : findDoubt(agreed, signed, a),
    agreed: shown(agreed, ours.text),
    signed: shown(signed, theirs.text),
    before: around.before,
    after: around.after,
    around: { before: onPaper.before, after: onPaper.after },
    start: agreed[0]?.start ?? around.start,
    end: agreed.at(-1)?.end ?? around.start,
    file: place?.file ?? 0,
    page: place?.page ?? 1,
    strip: gap ? null : findStrip(signed, neighbours, spots),
    isFromImage: gap !== undefined || isOfImage(beside, spots, page),
  };
  return { difference, letters: joined(kind === "added" ? signed : agreed) };
}

type Sides = { agreed: readonly ComparedWord[]; signed: readonly ComparedWord[] };

/** Only what was read from an image can be misread. */
function isMisreading({ agreed, signed }: Sides, { a1, b0, b1 }: Segment, texts: Texts): boolean {
  const { ours, theirs, spots, guards } = texts;
  const read = signed.length > 0 ? signed : [theirs.words[b0 - 1], theirs.words[b1]].flatMap((word) => word ?? []);
  const seen = read.map((word) => spots.get(word));
  if (!seen.some((spot) => spot?.page.isScanned) || seen.some((spot) => spot && !spot.page.isScanned)) return false;
  const words = signed.map((word) => ({ norm: word.norm, confidence: findConfidence(word, spots.get(word)) }));
  const next = [ours.words[a1]?.norm, theirs.words[b1]?.norm];
  return isProbablyMisread(
    agreed.map(({ norm }) => norm),
    words,
    { guards, next },
  );
}

function findConfidence({ isUncertain }: ComparedWord, spot: Spot | undefined): number | null {
  return spot ? spot.confidence : isUncertain ? 0 : null;
}

/** A page header or footer missing in the agreed text, reported once for all pages. */
export function recurringLine(
  block: number,
  { words, text }: ComparedText,
  spots: ReadonlyMap<ComparedWord, Spot>,
): SignedDifference[] {
  const line = words.filter((word) => word.block === block && isSaid(word));
  const [first] = line;
  if (!first) return [];
  const nowhere = { agreed: "", before: "", after: "", start: 0, end: 0 };
  const { file, page } = first;
  return [
    {
      kind: "added",
      doubt: "recurs",
      signed: shown(line, text),
      ...nowhere,
      file,
      page,
      strip: findStrip(line, [], spots),
      isFromImage: isOfImage(line, spots, undefined),
    },
  ];
}

function findDoubt(
  agreed: readonly ComparedWord[],
  signed: readonly ComparedWord[],
  a: readonly ComparedWord[],
): Doubt | null {
  if (signed.some(({ isUncertain }) => isUncertain)) return "uncertain";
  const [ourLetters, theirLetters] = [joined(agreed), joined(signed)];
  if (agreed.length > 0 && ourLetters === theirLetters) return "spacing";
  if (agreed.length > 0 && withoutDots(ourLetters) === withoutDots(theirLetters)) return "uncertain";
  const isHyphen = ourLetters.replaceAll("-", "") === theirLetters.replaceAll("-", "");
  if (agreed.length > 0 && signed.length > 0 && isHyphen) return "hyphen";
  const isLabel =
    agreed.length === 0 && a.length > 0 && signed.length <= 3 && /^\(?\p{L}{0,4}\d{0,3}[.)]*$/u.test(theirLetters);
  return isLabel ? "numbering" : null;
}

/** Russian is printed with ё or е, and images lose the dots; in Mongolian they may be two words. */
function withoutDots(letters: string): string {
  return letters.replaceAll("ё", "е").replaceAll("Ё", "Е");
}

function joined(words: readonly ComparedWord[]): string {
  return words.map(({ norm }) => norm).join("");
}

/** A page number on its own line, added by printing. */
function isPageNumber(signed: readonly ComparedWord[], { b0, b1 }: Segment, { words }: ComparedText): boolean {
  const [first, last] = [signed[0], signed.at(-1)];
  if (!first || !last || first.block !== last.block) return false;
  if (words[b0 - 1]?.block === first.block || words[b1]?.block === first.block) return false;
  return Number(PAGE_NUMBER.exec(joined(signed))?.[1]) === first.page;
}

/** Missing here and added there is one difference: the same words in another place. */
function withMoves(found: readonly Found[]): SignedDifference[] {
  const added = new Map<string, number[]>();
  for (const [index, { difference, letters }] of found.entries()) {
    if (difference.kind !== "added" || !isMovable(difference)) continue;
    const places = added.get(letters) ?? [];
    places.push(index);
    added.set(letters, places);
  }
  const gone = new Set<number>();
  const moved = found.map((one, index) => {
    const { difference, letters } = one;
    if (difference.kind !== "missing" || !isMovable(difference)) return difference;
    const whole = added.get(letters)?.pop();
    const places = whole === undefined ? findAddedPieces(one, { found, index, gone }) : [whole];
    const there = places.flatMap((place) => found[place]?.difference ?? []);
    const [first] = there;
    if (!first) return difference;
    for (const place of places) gone.add(place);
    const { file, page, strip } = first;
    const around = there.length === 1 && first.around ? { around: first.around } : {};
    const signed = there.map((piece) => piece.signed).join(" … ");
    return { ...difference, kind: "moved" as const, doubt: "order" as const, signed, file, page, strip, ...around };
  });
  return moved.filter((_, index) => !gone.has(index));
}

/** How many nearby differences are searched for pieces of a missing passage. */
const NEARBY = 16;

/**
 * The added pieces that make up all of a missing passage, in order: a cell of several lines, printed next to another,
 * is read line by line with it.
 */
function findAddedPieces(
  { letters }: Found,
  { found, index, gone }: { found: readonly Found[]; index: number; gone: ReadonlySet<number> },
): number[] {
  const pieces: number[] = [];
  let left = letters;
  for (let place = Math.max(0, index - NEARBY); place < index + NEARBY && left !== ""; place += 1) {
    const near = found[place];
    if (!near || gone.has(place) || near.difference.kind !== "added" || near.difference.doubt !== null) continue;
    if (near.letters === "" || !left.startsWith(near.letters)) continue;
    pieces.push(place);
    left = left.slice(near.letters.length);
  }
  return left === "" ? pieces : [];
}

function isMovable({ doubt, agreed, signed }: SignedDifference): boolean {
  return doubt === null && (agreed || signed).split(/\s+/u).length >= LEAST_MOVED;
}

/** Words of the agreed text and of the signed copy in each other's place: indices, ends exclusive. */
export type Segment = { a0: number; a1: number; b0: number; b1: number };
