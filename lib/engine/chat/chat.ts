import type { Language } from "@/lib/copy/languages";
import { answersIn } from "../answers-copy";
import type { AnswerPiece, ChatMessage } from "../port";
import { summarize } from "../summarize";
import { folded } from "../text/folding";
import { sectionName, type Reading } from "../text/reading";
import { passageOf } from "../text/spans";
import { findingFor } from "./question-answer";
import { intentOf } from "./intents";
import { questionOf, type Question } from "./question";
import { retrieve } from "./retrieval";

const MOST_SECTIONS_NAMED = 6;

/**
 * The answer to a question, in pieces: first the short words, then the passages they rest on; or that the contract does
 * not state it, and which sections were searched. What the contract says is quoted, never obeyed. Source: B-12.9,
 * B-12.12.
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
  const finding = findingFor(reading, question, copy);
  if (finding.kind === "stated") {
    yield text(capitalised(finding.words));
    for (const span of finding.passages) yield* quoted(reading, span);
    return;
  }
  yield text(finding.verdict === "no" ? `${copy.no} ${copy.notStatedHere}` : copy.notStatedHere);
  const sections = searchedSections(reading, question);
  if (sections.length > 0) yield { kind: "note", note: { about: "searched", sections } };
  else yield text(` ${copy.searchedWhole}`);
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

/** The sections that come closest to the question, as they are called in the contract. */
function searchedSections(reading: Reading, question: Question): string[] {
  const names = retrieve(reading, question.raw, 12).map((hit) => sectionName(reading.sections[hit.sentence.section]));
  return [...new Set(names)].filter((name) => name !== "" && name.length <= 80).slice(0, MOST_SECTIONS_NAMED);
}
