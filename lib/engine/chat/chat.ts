import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import type { Language } from "@/lib/copy/languages";
import { answersIn } from "../answers-copy";
import { clausesFor } from "../ask/answer";
import type { AnsweringClause } from "../ask/ranking";
import * as cue from "./questions.cues";
import { anyOf } from "../language/patterns";
import type { AnswerPiece, Basis, ChatMessage } from "../port";
import { summarize } from "../summarize";
import { isDoubtful } from "../text/doubts";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import { toPassage } from "../text/spans";
import { findInability } from "./cannot";
import { withEarlier } from "./follow-up";

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
  const inability = findInability(asked.message);
  if (inability !== null) yield* said("cannot", copy.cannot[inability]);
  else yield* answered(reading, withEarlier(asked.message, asked.history), copy);
}

function* answered(reading: Reading, question: string, copy: AssistantAnswers): Generator<AnswerPiece> {
  const found = clausesFor(reading, question);
  const { clauses, words, disagree } = found;
  const basis = VERDICT.test(folded(question)) && found.basis === "stated" ? "likely" : found.basis;
  if (basis === "absent") yield* said("absent", copy.absent(words.map((word) => `“${word}”`).join(", ")));
  else if (basis === "otherLanguage") yield* said("cannot", copy.cannot.otherLanguage);
  else {
    const held = basis === "stated" && isDoubtful(reading.contract, clauses) ? "likely" : basis;
    yield { kind: "text", text: disagree ? copy.disagree : held === "stated" ? copy.answers.passages : copy[held] };
    for (const clause of clauses) yield* quoted(reading, clause);
    yield { kind: "basis", basis: held };
  }
}

function* said(basis: Basis, words: string): Generator<AnswerPiece> {
  yield { kind: "text", text: words };
  yield { kind: "basis", basis };
}

function* quoted(reading: Reading, span: AnsweringClause): Generator<AnswerPiece> {
  const passage = toPassage(reading.contract, span);
  if (passage.content === "") return;
  yield { kind: "text", text: "\n\n" };
  const { superseded, says } = span;
  yield { kind: "passage", passage, ...(superseded ? { superseded } : {}), ...(says ? { says } : {}) };
}
