/**
 * What a clause makes its answer depend on, in the clause's own words: conditions, limits, exceptions. For a reader's
 * eye only; the clause itself stands beside them. Pure. Source: B-12.26.
 */
import type { FindItemDto } from "@/lib/assistant/schema";

type Bound = "condition" | "limit" | "exception";
export type Bounded = { bound: Bound; words: string; passage: FindItemDto };

/** Each finds a stretch without commas, semicolons and full stops. */
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

/** A longer sentence is cut in front of a word. UTF-16 units. */
const MOST_SHOWN = 320;

/** Of the first passages, whole sentences, so that none says the opposite of its clause; in the order of the text. */
export function boundsIn(passages: readonly FindItemDto[]): Bounded[] {
  return passages
    .slice(0, MOST_PASSAGES)
    .filter(({ content }) => content.length <= MOST_CHARS)
    .flatMap(boundsOf)
    .slice(0, MOST_LINES);
}

/** The sentences of a passage that hold a bound; none if that is all of it, as the passage itself stands below. */
function boundsOf(passage: FindItemDto): Bounded[] {
  const { content, superseded, start } = passage;
  const taken = (superseded?.words ?? []).map((words) => ({ start: words.start - start, end: words.end - start }));
  const sentences = sentencesIn(content);
  if (sentences.length < 2) return [];
  return sentences.flatMap((sentence): Bounded[] => {
    if (taken.some((words) => sentence.start < words.end && words.start < sentence.end)) return [];
    const said = content.slice(sentence.start, sentence.end).replace(/\s+/gu, " ").trim();
    const bound = KINDS.find((kind) => CUES[kind].some((cue) => said.search(cue) >= 0));
    return bound ? [{ bound, words: shortened(said), passage }] : [];
  });
}

/** Exceptions first: "unless" outweighs the "if" in it. */
const KINDS = ["exception", "limit", "condition"] as const;

/** Not after a number or an abbreviation: 'No. 5', «ст. 4». */
const SENTENCE_END = /(?<=\p{Ll}{2}[)»”"]?|\d\s?[%)]|\d{3})[.;!?]\s+(?=[\p{Lu}«“"(])|\n+/gu;

function sentencesIn(content: string): { start: number; end: number }[] {
  const ends = [...content.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length);
  const bounds = [0, ...ends, content.length];
  return bounds
    .slice(1)
    .map((end, at) => ({ start: bounds[at] ?? 0, end }))
    .filter(({ start, end }) => /\p{L}/u.test(content.slice(start, end)));
}

function shortened(words: string): string {
  return words.length <= MOST_SHOWN ? words : `${words.slice(0, MOST_SHOWN).replace(/\s\S*$/u, "")} …`;
}
