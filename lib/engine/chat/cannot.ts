import * as cue from "./questions.cues";
import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";

/** Requests that no passage of the contract could answer. */
export type Inability = (typeof INABILITIES)[number]["what"];

const INABILITIES = (["writes", "judges", "otherContract", "talks"] as const).map((what) => ({
  what,
  asked: anyOf(cue[what]),
}));

/** Why a message ('Draft a reply', 'Should I sign?') isn't a question about the contract's text; null if it is one. */
export function findInability(message: string): Inability | null {
  const text = folded(message);
  return INABILITIES.find(({ asked }) => asked.test(text))?.what ?? null;
}
