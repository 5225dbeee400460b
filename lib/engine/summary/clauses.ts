import { findSurvival } from "../find/survival";
import { light } from "../text/either";
import type { Reading, Sentence } from "../text/reading";
import { TOPICS } from "../topics/all";
import { sentencesOn } from "../topics/topic";
import * as cue from "./summary.cues";
import { anyOf } from "../language/patterns";

const ENDS_IT = light(anyOf(cue.termination));
const NOT_AN_END = light(anyOf(cue.afterTheEnd));
const ABOUT_LIABILITY = light(anyOf(cue.liabilityWord));
const PENALTY = light(anyOf(cue.consequence));

/** Who may end the contract and how, not what survives its end. In text order. */
export function terminationClauses(reading: Reading): Sentence[] {
  const atWill = new Set(on(reading, "terminationForConvenience"));
  const endings = reading.sentences.filter(
    (sentence) =>
      isClause(sentence) &&
      (atWill.has(sentence) || (ENDS_IT.test(sentence.folded) && !NOT_AN_END.test(sentence.folded))),
  );
  const survival = endings.length > 0 ? findSurvival(reading) : [];
  return endings.filter(
    (sentence) => !survival.some((clause) => clause.start < sentence.end && sentence.start < clause.end),
  );
}

/** Limits of liability first, else the cost of a breach: penalties, damages. */
export function liabilityClauses(reading: Reading): Sentence[] {
  const limits = on(reading, "liabilityCap");
  if (limits.length > 0) return limits;
  return reading.sentences.filter(
    (sentence) =>
      isClause(sentence) &&
      PENALTY.test(sentence.folded) &&
      (/[а-яөү]/u.test(sentence.folded) ||
        ABOUT_LIABILITY.test(reading.sections[sentence.section]?.foldedHeading ?? "") ||
        sentence.folded.includes("liquidated damages")),
  );
}

function isClause(sentence: Sentence): boolean {
  return !sentence.isTitle && !sentence.isInstruction;
}

function on(reading: Reading, id: string): Sentence[] {
  return TOPICS.filter((topic) => topic.id === id).flatMap((topic) => sentencesOn(reading, topic));
}
