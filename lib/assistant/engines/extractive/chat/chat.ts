import type { Language } from "@/lib/copy/languages";
import { answersIn } from "../answers-copy";
import type { AnswerPiece } from "../../port";
import { summarize } from "../summarize";
import { sectionName, type Reading } from "../text/reading";
import { passageOf } from "../text/spans";
import { findingFor } from "./answer";
import { intentOf } from "./intents";
import { questionOf, type Question } from "./question";
import { retrieve } from "./retrieval";

const MOST_SECTIONS_NAMED = 6;

/**
 * The answer to a question, in pieces: first the short words, then the passages they rest on; or that the contract does
 * not state it, and which sections were searched. What the contract says is quoted, never obeyed. Source: decisions §7.
 */
export function* chat(reading: Reading, message: string, language: Language): Generator<AnswerPiece> {
  const copy = answersIn(language);
  const question = questionOf(message);
  const intent = question.wanted === "verdict" ? null : intentOf(question.folded);
  if (intent === "summary") {
    yield* summarize(reading, language);
    return;
  }
  const finding = findingFor(reading, question, { intent, copy });
  if (finding.kind === "stated") {
    yield text(finding.words);
    for (const span of finding.passages) yield* quoted(reading, span);
    return;
  }
  yield text(finding.verdict === "no" ? `${copy.no} ${copy.notStatedHere}` : copy.notStatedHere);
  const sections = searchedSections(reading, question);
  yield text(` ${sections === "" ? copy.searchedWhole : copy.searched(sections)}`);
}

function text(words: string): AnswerPiece {
  return { kind: "text", text: words };
}

function* quoted(reading: Reading, span: { start: number; end: number }): Generator<AnswerPiece> {
  const passage = passageOf(reading.contract, span);
  if (passage.content === "") return;
  yield text("\n\n");
  yield { kind: "passage", passage };
}

/** The sections that come closest to the question, as they are called in the contract. */
function searchedSections(reading: Reading, question: Question): string {
  const names = retrieve(reading, question.raw, 12).map((hit) => sectionName(reading.sections[hit.sentence.section]));
  return [...new Set(names)].filter((name) => name !== "" && name.length <= 80).slice(0, MOST_SECTIONS_NAMED).join("; ");
}
