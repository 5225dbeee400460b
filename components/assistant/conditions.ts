/**
 * What a clause makes its answer depend on, in the clause's own words: conditions, limits, exceptions. For a reader's
 * eye only; the clause itself stands beside them. Pure. Source: B-12.26.
 */
import type { FindItemDto } from "@/lib/assistant/schema";

type Bound = "condition" | "limit" | "exception";
export type Bounded = { bound: Bound; words: string; passage: FindItemDto };

/** Each finds a stretch without commas, semicolons and full stops; its second group is what is shown. */
const CUES: Readonly<Record<Bound, readonly RegExp[]>> = {
  exception: [
    /(?<![\p{L}])(unless|except(?: that| for| if| where)?|save (?:that|for)|other than|excluding) ([^,.;:]{4,160})/giu,
    /(?<![\p{L}])(кроме(?: случаев)?,?|за исключением(?: случаев)?,?|если иное не) ([^.;:]{4,160})/giu,
    /(?<![\p{L}])(гэхдээ|харин) ([^.;:]{4,160})/giu,
    /(?<=^|[,.;:]\s?)()([^,.;:]{4,120}(?:-?[аэоө]{1,2}с (?:бусад|гадна)|эс тооцвол))(?![\p{L}])/giu,
  ],
  limit: [
    /(?<![\p{L}])(not more than|no more than|at most|up to|not exceed(?:ing)?|limited to|not later than|no later than) ([^,.;:]{2,100})/giu,
    /(?<![\p{L}])(не более(?: чем)?|не свыше|не позднее|в пределах|не превыша\p{L}+) ([^,.;:]{2,100})/giu,
    /(?<=^|[,.;:]\s?)()([^,.;:]{2,80}(?:илүүгүй|хэтрэхгүй|хүртэлх?))(?![\p{L}])/giu,
  ],
  condition: [
    /(?<![\p{L}])(only if|provided(?:,? however,?)? that|on condition that|subject to|if|in case) ([^,.;:]{4,160})/giu,
    /(?<![\p{L}])(при условии,? (?:что|если)?|только если|если|в случае) ([^,.;:]{4,160})/giu,
    /(?<=^|[,.;:]\s?)()([^,.;:]{4,140}(?:тохиолдолд|нөхцөлд|(?:сан|сэн|сон|сөн|вал|вэл|вол|вөл) ?бол))(?![\p{L}])/giu,
  ],
};

/** Longer clauses are read as a whole; so many lines still help. */
const MOST_CHARS = 2_500;
const MOST_LINES = 6;
const MOST_PASSAGES = 2;

/** Of the first passages, without words that hold no more; in the order of the text. */
export function boundsIn(passages: readonly FindItemDto[]): Bounded[] {
  return passages
    .slice(0, MOST_PASSAGES)
    .filter(({ content }) => content.length <= MOST_CHARS)
    .flatMap(boundsOf)
    .slice(0, MOST_LINES);
}

function boundsOf(passage: FindItemDto): Bounded[] {
  const taken = (passage.superseded?.words ?? []).map(({ start, end }) => ({
    start: start - passage.start,
    end: end - passage.start,
  }));
  const found: Stretch[] = [];
  for (const one of stretchesIn(passage.content)) {
    if ([...taken, ...found].some(({ start, end }) => one.start < end && start < one.end)) continue;
    found.push(one);
  }
  const inOrder = found.toSorted((one, other) => one.start - other.start);
  return inOrder.map(({ bound, words }) => ({ bound, words, passage }));
}

type Stretch = { bound: Bound; words: string; start: number; end: number };

/** Exceptions first: "unless" outweighs the "if" in it. */
function stretchesIn(content: string): Stretch[] {
  const kinds = ["exception", "limit", "condition"] as const;
  return kinds.flatMap((bound) =>
    CUES[bound].flatMap((cue) =>
      [...content.matchAll(cue)].map(({ 0: whole, 2: words = "", index }) => ({
        bound,
        words: words.replace(/\s+/gu, " ").trim(),
        start: index,
        end: index + whole.length,
      })),
    ),
  );
}
