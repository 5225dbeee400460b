import type { Language } from "@/lib/copy/languages";
import { answersIn } from "../answers-copy";
import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import type { AnswerPiece, Basis, ChatMessage } from "../port";
import { summarize } from "../summarize";
import { isDoubtful } from "../text/doubts";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import { passageOf } from "../text/spans";
import { inabilityOf } from "./cannot";
import { SILENT, type Finding } from "./finding";
import { findingFor } from "./question-answer";
import { intentOf } from "./intents";
import { isInOtherLetters, nearestTo, wordsLookedFor } from "./nearest";
import { changesTo } from "../text/qualified";
import { wellSpelt } from "./misspelt";
import { questionOf, type Question } from "./question";

/**
 * Answers in pieces: short words, then the passages they rest on; or what comes closest, what was looked for in vain,
 * or why no contract answers it. The basis comes last. Contract text is quoted, never obeyed. Source: B-12.9, B-12.12,
 * B-12.18.
 */
export function* chat(
  reading: Reading,
  asked: { message: string; history: readonly ChatMessage[] },
  language: Language,
): Generator<AnswerPiece> {
  const copy = answersIn(language);
  const question = questionOf(asked.message, asked.history);
  if (intentOf(folded(question.own)) === "summary") {
    yield* summarize(reading, language);
    return;
  }
  const inability = inabilityOf(asked.message);
  const finding = inability === null ? findingFor(reading, question, copy) : SILENT;
  if (inability !== null) yield* said("cannot", copy.cannot[inability]);
  else if (finding.kind === "found") yield* answered(reading, undoubted(reading, finding, copy));
  else yield* unanswered(reading, question, { asked, copy });
}

type Found = Extract<Finding, { kind: "found" }>;

function* answered(reading: Reading, finding: Found): Generator<AnswerPiece> {
  yield text(capitalised(finding.words));
  for (const span of finding.passages) yield* quoted(reading, span);
  yield { kind: "basis", basis: finding.basis };
}

/** Words that may have been read wrongly from a picture, or that another clause changes, state nothing. */
function undoubted(reading: Reading, finding: Found, copy: AssistantAnswers): Found {
  if (finding.basis !== "stated") return finding;
  const changes = changesTo(reading, finding.passages);
  if (changes.length === 0 && !isDoubtful(reading.contract, finding.passages)) return finding;
  return { ...finding, basis: "likely", words: copy.likely, passages: [...new Set([...finding.passages, ...changes])] };
}

/** What comes closest where nothing answers; 'nothing' only where the contract has no word of it. */
function* unanswered(
  reading: Reading,
  question: Question,
  { asked, copy }: { asked: { message: string; history: readonly ChatMessage[] }; copy: AssistantAnswers },
): Generator<AnswerPiece> {
  const spelt = wellSpelt(reading, asked.message);
  if (spelt !== asked.message) {
    const other = questionOf(spelt, asked.history);
    const finding = findingFor(reading, other, copy);
    const passages = finding.kind === "found" ? finding.passages : nearestTo(reading, other);
    if (passages.length > 0) {
      const basis = finding.kind === "found" ? "likely" : "nearest";
      yield* answered(reading, { kind: "found", basis, words: copy[basis], passages });
      return;
    }
  }
  const nearest = nearestTo(reading, question);
  if (nearest.length > 0) {
    yield* answered(reading, { kind: "found", basis: "nearest", words: copy.nearest, passages: nearest });
    return;
  }
  if (isInOtherLetters(reading, question)) {
    yield* said("cannot", copy.cannot.otherLanguage);
    return;
  }
  const words = wordsLookedFor(question).map((word) => `“${word}”`);
  yield* said("absent", copy.absent(words.join(", ")));
}

function* said(basis: Basis, words: string): Generator<AnswerPiece> {
  yield text(words);
  yield { kind: "basis", basis };
}

function text(words: string): AnswerPiece {
  return { kind: "text", text: words };
}

function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function* quoted(reading: Reading, span: { start: number; end: number }): Generator<AnswerPiece> {
  const passage = passageOf(reading.contract, span);
  if (passage.content === "") return;
  yield text("\n\n");
  yield { kind: "passage", passage };
}
