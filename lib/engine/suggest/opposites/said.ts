import { stemIn } from "../../language/stem";
import { VOCABULARY } from "../../lexicon/all";
import { STOP } from "../../lexicon/stop-words";
import { conceptsNamed } from "../../lexicon/vocabulary";
import { readTextInForce } from "../../text/amendments";
import { splitWords } from "../../text/folding";
import type { Sentence } from "../../text/reading";
import { numberWord } from "../../time/written/number-words";
import { splitUnits } from "../../text/units";
import { isBound } from "../values/values";
import { clauseSentences, wordsOfSentence, type Draft } from "../draft";
import { roleNames } from "./sides";

/** A word of a clause: its stem, the concepts it may stand for, and how rare it is in the contract. */
type Word = { stem: string; concepts: readonly number[]; weight: number };

/** A sentence of a clause in force, with the words that tell what it is about. */
export type Said = {
  sentence: Sentence;
  /** Index of its clause, and how a reader would name it. */
  clause: number;
  name: string;
  words: readonly Word[];
  /** All that it may speak of, common words included. */
  concepts: ReadonlySet<number>;
};

/** Longer sentences say several things; on one thing a sentence is read up to the second. UTF-16 units. */
const [LONGEST, LONGEST_ON_ONE] = [500, 1_200];
/** Found in so many sentences, a word is what the contract is about and doesn't tell two clauses apart. */
const MOST_SENTENCES = 10;
const SHORTEST_STEM = 3;
/** More clauses of one kind aren't compared with each other: it would take their square. */
export const MOST_OF_ONE = 60;

const known = new WeakMap<Draft, readonly Said[]>();

/** What the clauses in force say, in text order; nothing of amendments or of what they change. Linear in the text. */
export function saidIn(draft: Draft): readonly Said[] {
  return longSaidIn(draft).filter(({ sentence: { start, end } }) => end - start <= LONGEST);
}

/** The same with long sentences, for whoever looks for one thing in them. */
export function longSaidIn(draft: Draft): readonly Said[] {
  const ready = known.get(draft) ?? read(draft);
  known.set(draft, ready);
  return ready;
}

function read(draft: Draft): Said[] {
  const units = splitUnits(draft.reading);
  const { amending, amended } = readTextInForce(units);
  const sentences = clauseSentences(draft);
  const counts = new Map<string, number>();
  const stemsOf = sentences.map((sentence) =>
    splitWords(sentence.folded).map((word) => (numberWord(word) === null ? stemIn(draft.language, word) : "")),
  );
  for (const stems of stemsOf) for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const own = new Set(roleNames(draft).flatMap((name) => splitWords(name).map((word) => stemIn(draft.language, word))));
  let clause = 0;
  return sentences.flatMap((sentence, at): Said[] => {
    while ((units[clause]?.end ?? Infinity) <= sentence.start) clause += 1;
    const unit = units[clause];
    if (!unit || amending.has(clause) || amended.has(clause) || sentence.end - sentence.start > LONGEST_ON_ONE)
      return [];
    const name =
      unit.number ??
      (unit.heading ||
        wordsOfSentence(draft, { ...sentence, ...unit })
          .slice(0, 30)
          .trim());
    return [{ sentence, clause, name, ...wordsIn(draft, stemsOf[at] ?? [], { counts, own }) }];
  });
}

function wordsIn(
  { language }: Draft,
  stems: readonly string[],
  { counts, own }: { counts: ReadonlyMap<string, number>; own: ReadonlySet<string> },
): Pick<Said, "words" | "concepts"> {
  const hits = conceptsNamed(VOCABULARY, language, stems);
  const words = new Map<string, Word>();
  stems.forEach((stem, at) => {
    const count = counts.get(stem) ?? 1;
    if (
      stem.length < SHORTEST_STEM ||
      /\d/u.test(stem) ||
      STOP[language].has(stem) ||
      isBound(language, stem) ||
      own.has(stem) ||
      count > MOST_SENTENCES
    )
      return;
    const concepts = hits.filter((hit) => hit.at <= at && at < hit.at + hit.length).map(({ concept }) => concept);
    const before = words.get(stem);
    words.set(stem, {
      stem,
      concepts: [...new Set([...(before?.concepts ?? []), ...concepts])],
      weight: 1 / Math.sqrt(count),
    });
  });
  return { words: [...words.values()], concepts: new Set(hits.map(({ concept }) => concept)) };
}

/** How far two lists of words are about the same: the shared part of the shorter list, and how many words that is. */
export function sharing(one: readonly Word[], other: readonly Word[]): { share: number; count: number; same: number } {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  const stems = new Set(many.map(({ stem }) => stem));
  const concepts = new Set(many.flatMap((word) => word.concepts));
  const isShared = (word: Word) => stems.has(word.stem) || word.concepts.some((concept) => concepts.has(concept));
  const shared = few.filter(isShared);
  const sum = (words: readonly Word[]) => words.reduce((all, { weight }) => all + weight, 0);
  return {
    share: few.length === 0 ? 0 : sum(shared) / sum(few),
    count: shared.length,
    same: shared.filter(({ stem }) => stems.has(stem)).length,
  };
}

/** The words of a clause without those that match a pattern. */
export function wordsWithout(words: readonly Word[], pattern: RegExp): Word[] {
  return words.filter(({ stem }) => !pattern.test(stem));
}
