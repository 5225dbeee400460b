import * as en from "../cues/en/cannot";
import * as mn from "../cues/mn/cannot";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/cannot";
import { folded } from "../text/folding";

/** What a person may ask for that no passage of the contract could answer. */
export type Inability = keyof typeof en;

const INABILITIES = (["writes", "judges", "otherContract", "talks"] as const).map((what) => ({
  what,
  asked: anyOf(en[what], ru[what], mn[what]),
}));

/** Why a message ('Draft a reply', 'Should I sign?') is no question about the contract's text; null where it is one. */
export function inabilityOf(message: string): Inability | null {
  const text = folded(message);
  return INABILITIES.find(({ asked }) => asked.test(text))?.what ?? null;
}
