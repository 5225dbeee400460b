import type { Language } from "@/lib/copy/languages";
import type { Meeting } from "./meetings";
import type { ReadQuestion } from "./question";

/**
 * How strongly a missing word of the question speaks against a clause, 0 to 1: high for 'insure', low for 'take'.
 * Learned for words that many questions have; all others get the average.
 */
export type Significance = Readonly<Record<Language, Readonly<Record<string, number>>>>;
export const USUAL_TELLING = 0.75;

/** How significant each word of a question is, in order. */
export function questionSignificance({ terms, language }: ReadQuestion, significance: Significance): number[] {
  const known = significance[language];
  // Every object has a 'constructor', and that is also a word.
  return terms.map(({ stem }) => (Object.hasOwn(known, stem) ? (known[stem] ?? USUAL_TELLING) : USUAL_TELLING));
}

/** How well a word is matched regardless of its weight, 0 to 1. */
export function metShare(meeting: Meeting | undefined): number {
  if (!meeting) return 0;
  if (meeting.stem > 0) return 1;
  if (meeting.concept > 0) return 0.85;
  if (meeting.prefix > 0) return (0.6 * meeting.prefix) / Math.max(0.01, meeting.weight);
  if (meeting.heading > 0) return 0.6;
  if (meeting.child > 0) return 0.5;
  return meeting.parent > 0 ? 0.4 : 0;
}

/** The ranking features of one clause, each word weighted by its significance. */
export function significanceFeatures(meetings: readonly Meeting[], tells: readonly number[]): Record<string, number> {
  const sum = (of: (meeting: Meeting) => number) =>
    meetings.reduce((total, meeting, term) => total + of(meeting) * (tells[term] ?? 0), 0);
  const unmet = meetings.map((meeting, term) => (1 - metShare(meeting)) * meeting.weight * (tells[term] ?? 0));
  return {
    toldBm25: sum(({ stem }) => stem),
    toldPrefix: sum(({ prefix }) => prefix),
    toldConcept: sum(({ concept }) => concept),
    toldParent: sum(({ stem, concept, parent }) => (stem > 0 || concept > 0 ? 0 : parent)),
    toldChild: sum(({ stem, concept, child }) => (stem > 0 || concept > 0 ? 0 : child)),
    toldHeading: sum(({ heading }) => heading),
    toldCoverage: sum(metBy) / (sum(({ weight }) => weight) + 0.001),
    toldShare: sum(metShare) / (sum(() => 1) + 0.001),
    toldUnmet: Math.max(0, ...unmet),
    ownUnmet: Math.max(0, ...unmet.filter((_, term) => meetings[term]?.term.isParty === false)),
    ownShare: ownShare(meetings, tells),
  };
}

/** How much of what names no party is met: a clause may leave out whose duty it is. */
function ownShare(meetings: readonly Meeting[], tells: readonly number[]): number {
  let [met, whole] = [0, 0.001];
  meetings.forEach((meeting, at) => {
    if (meeting.term.isParty) return;
    const weight = meeting.weight * (tells[at] ?? 0);
    met += metShare(meeting) * weight;
    whole += weight;
  });
  return met / whole;
}

/** How well a word is matched overall, at most its weight. */
export function metBy({ weight, stem, prefix, concept, parent, child }: Meeting): number {
  return Math.max(
    Math.min(weight, stem),
    prefix * 0.7,
    Math.min(concept, weight) * 0.9,
    Math.min(parent, weight) * 0.5,
    child * 0.5,
  );
}
