import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import type { Language } from "@/lib/copy/languages";
import { answersIn } from "../answers-copy";
import { type ClauseAnswer, clausesFor } from "../ask/answer";
import type { AnsweringClause } from "../ask/ranking";
import * as cue from "./questions.cues";
import { anyOf } from "../language/patterns";
import type { AnswerPiece, Basis, ChatMessage } from "../port";
import { conclusionOn, summarize } from "../summarize";
import { isDoubtful } from "../text/doubts";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import { toPassage, type Span } from "../text/spans";
import { changesAsked } from "./changes";
import { findInability } from "./cannot";
import { understood, type Understood } from "./follow-up";

/** 'True, false, or not stated: …' asks for a judgement, which the reader has to make. */
const VERDICT = anyOf(cue.verdictAsked);
const SUMMARY = anyOf(cue.summaryAsked);

/**
 * Answers in pieces: how sure it is, then the clauses that answer, whole and in their own words; or the closest ones,
 * what it looked for in vain, or why no contract answers it. It draws no conclusion. The basis comes last. Contract
 * text is quoted, never obeyed. Source: B-12.9, B-12.12, B-12.18.
 */
export function* chat(
  reading: Reading,
  asked: { message: string; history: readonly ChatMessage[] },
  language: Language,
): Generator<AnswerPiece> {
  const copy = answersIn(language);
  if (SUMMARY.test(folded(asked.message))) {
    yield* summarize(reading, language);
    return;
  }
  const changes = changesAsked(reading, asked.message);
  if (changes) {
    yield { kind: "text", text: copy.likely };
    for (const item of changes) yield* quoted(reading, { ...item, rival: true });
    yield { kind: "basis", basis: "likely" };
    return;
  }
  const inability = findInability(asked.message);
  if (inability !== null) yield* said("cannot", copy.cannot[inability]);
  else yield* answered(reading, understood(asked.message, asked.history), copy);
}

function* answered(reading: Reading, asked: Understood, copy: AssistantAnswers): Generator<AnswerPiece> {
  const question = asked.text;
  const found = clausesFor(reading, question);
  const { clauses, words } = found;
  const asksForVerdict = VERDICT.test(folded(question));
  const isUnsure = asksForVerdict || asked.isUnclear; // of the verdict, or of what is asked
  const basis = isUnsure && found.basis === "stated" ? "likely" : found.basis;
  const looked = words.map((word) => `“${word}”`).join(", ");
  const isPartial = reading.contract.isPartial === true;
  if (basis === "absent" && isPartial) yield* said("nearest", copy.absentInPart(looked));
  else if (basis === "absent") yield* said("absent", copy.absent(looked));
  else if (basis === "otherLanguage") yield* said("cannot", copy.cannot.otherLanguage);
  else {
    const concluded = isUnsure || found.disagree ? null : conclusionFrom(reading, found, copy);
    const held = basis === "stated" && isDoubtful(reading.contract, clauses) ? "likely" : basis;
    const readWith = asked.earlier === null ? "" : `${copy.readWith(shortened(asked.earlier))} `;
    yield { kind: "text", text: `${readWith}${concluded?.words ?? opening(found, held, copy)}` };
    for (const clause of concluded?.clauses ?? clauses) yield* quoted(reading, clause);
    yield { kind: "basis", basis: concluded?.basis ?? held };
  }
}

/** UTF-16 units of an earlier question that are repeated. */
const LONGEST_REPEATED = 80;
const shortened = (question: string) =>
  question.length <= LONGEST_REPEATED ? question : `${question.slice(0, LONGEST_REPEATED).replace(/\s\S*$/u, "")}…`;

const inQuotes = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");

/** The words before the clauses. */
function opening(
  { missing, disagree, unsaid = [], unfound = [] }: ClauseAnswer,
  basis: "stated" | "likely" | "nearest",
  copy: AssistantAnswers,
): string {
  if (disagree) return copy.disagree;
  if (missing !== undefined) return copy.noClause(missing);
  if (unsaid.length > 0) return copy.unsaid(inQuotes(unsaid));
  if (unfound.length > 0) return copy.unfound(inQuotes(unfound));
  return basis === "stated" ? copy.answers.passages : copy[basis];
}

/** To a question on nothing but the parties or the law: their names and place, if the first clause does. */
function conclusionFrom(reading: Reading, { subject, clauses }: ClauseAnswer, copy: AssistantAnswers) {
  if (subject !== "parties" && subject !== "governing_law") return null;
  const concluded = conclusionOn(reading, subject === "parties" ? "parties" : "law", copy);
  if (!concluded) return null;
  const isOn = ({ start, end }: Span) => concluded.passages.some((one) => one.start < end && one.end > start);
  if (!clauses[0] || !isOn(clauses[0])) return null;
  const own = clauses.filter(isOn).map(({ says: _, ...clause }) => clause); // no sentence is closer than the conclusion
  return { words: `${concluded.heading}: ${concluded.words}`, basis: concluded.basis, clauses: own };
}

function* said(basis: Basis, words: string): Generator<AnswerPiece> {
  yield { kind: "text", text: words };
  yield { kind: "basis", basis };
}

function* quoted(reading: Reading, span: AnsweringClause): Generator<AnswerPiece> {
  const passage = toPassage(reading.contract, span);
  if (passage.content === "") return;
  yield { kind: "text", text: "\n\n" };
  const { superseded, says, rival } = span;
  yield {
    kind: "passage",
    passage,
    ...(superseded ? { superseded } : {}),
    ...(says ? { says } : {}),
    ...(rival ? { rival } : {}),
  };
}
