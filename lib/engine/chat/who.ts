import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import * as who from "../cues/en/who";
import * as whoMn from "../cues/mn/who";
import * as whoRu from "../cues/ru/who";
import * as en from "../cues/en/yes-or-no";
import * as mn from "../cues/mn/yes-or-no";
import { anyOf, withFlags } from "../cues/pack";
import * as ru from "../cues/ru/yes-or-no";
import { actorsOf, type Actor } from "../find/actors";
import { wordsOf } from "../text/folding";
import type { Reading, Sentence } from "../text/reading";
import { askedAbout, hasWords, isNegative } from "./asked-about";
import { SILENT, stated, type Finding } from "./finding";
import { exceptionsTo } from "../text/qualified";
import type { Question } from "./question";
import { retrieve } from "./retrieval";
import { stem } from "./stemming";

const MODALS = withFlags(anyOf(en.modal, ru.modal, mn.modal), "gu");
const CONDITIONS = anyOf(en.conditions, ru.conditions, mn.conditions);
const EVERYONE = anyOf(en.everyone, ru.everyone, mn.everyone);
const PASSIVE = anyOf(who.isDoneTo);
/** Before the act, where a party has to or may do it; in Mongolian behind it. */
const BEFORE_ACT = anyOf(who.beforeAct, whoRu.beforeAct);
const BEHIND_ACT = anyOf(whoMn.behindAct);
const OPENS = /^(?:[\d.]{1,9}\s|\(?[a-z][.)]\s|"?the\s|each\s){0,3}/u;
const MOST_HITS = 12;

/**
 * Who it is that a question asks for, where each clause that has all its words has the same party for its subject, and
 * neither a condition nor an exception. 'Who pays for water?', 'Кто страхует здание?'. Silent otherwise.
 */
export function whoDoes(reading: Reading, question: Question, copy: AssistantAnswers): Finding {
  const { words } = askedAbout(reading, question);
  if (words.length === 0) return SILENT;
  const clauses = retrieve(reading, question.raw, MOST_HITS)
    .map(({ sentence }) => sentence)
    .filter(({ folded }) => hasWords(folded, words, "to the word"));
  const actors = actorsOf(reading.contract);
  const subjects = clauses.map((clause) => subjectOf(reading, clause, { actors, words }));
  const [first] = subjects;
  if (!first || subjects.some((other) => other?.label !== first.label)) return SILENT;
  return stated(copy.answers.value(first.label), clauses);
}

/** The party that stands as the subject of a clause; null where that, or whether it holds at all, is unsure. */
function subjectOf(
  reading: Reading,
  clause: Sentence,
  { actors, words }: { actors: readonly Actor[]; words: readonly string[] },
): Actor | null {
  const { folded } = clause;
  if (clause.lead !== null || isNegative(folded) || CONDITIONS.test(folded)) return null;
  if (exceptionsTo(reading, clause).length > 0) return null;
  const start = OPENS.exec(folded)?.[0].length ?? 0;
  const actor = actors.find(({ folded: name }) => folded.startsWith(`${name} `, start));
  if (!actor || EVERYONE.test(actor.folded)) return null;
  const rest = folded.slice(start + actor.folded.length + 1);
  if (PASSIVE.test(rest) || secondClause(rest) || !isItsAct(rest, words)) return null;
  return actor;
}

/** Whether what the subject does is what was asked: 'shall pay', and not 'shall see to it that others pay'. */
function isItsAct(rest: string, words: readonly string[]): boolean {
  const isMongolian = /[өү]/u.test(rest);
  const said = isMongolian
    ? wordsOf(rest.replace(BEHIND_ACT, "")).at(-1)
    : wordsOf(rest.slice(BEFORE_ACT.exec(rest)?.[0].length ?? 0))[0];
  return said !== undefined && words.some((word) => stem(word) === stem(said));
}

/** Whether more than one thing is said, so that the words asked for may belong to the other. */
function secondClause(rest: string): boolean {
  return /[;:]/u.test(rest) || [...rest.matchAll(MODALS)].length > 1;
}
