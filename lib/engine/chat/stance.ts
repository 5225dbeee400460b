import * as en from "../cues/en/stance";
import * as mn from "../cues/mn/stance";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/stance";

/** What a clause does with an act: demands it, allows it (be it under conditions), or forbids it. */
export type Stance = "demands" | "allows" | "forbids";

const FORBIDS = anyOf(en.forbids, ru.forbids, mn.forbids);
const EXCEPTS = anyOf(en.excepts, ru.excepts, mn.excepts);
const CONSENT = anyOf(en.consent);
const ALLOWS = anyOf(en.allows, ru.allows, mn.allows);
const DEMANDS = anyOf(en.demands, ru.demands, mn.demands);

/** The stance of a clause (folded). A ban that needs consent to lift is a ban; one with other exceptions allows. */
export function stanceOf(clause: string): Stance | null {
  if (FORBIDS.test(clause)) return EXCEPTS.test(clause.replace(CONSENT, "")) ? "allows" : "forbids";
  if (ALLOWS.test(clause) || /\bonly\b/u.test(clause)) return "allows";
  return DEMANDS.test(clause) ? "demands" : null;
}

/** The part of a sentence around an act: between semicolons or list marks, with the sentence's opening for its verb. */
export function clauseAround(sentence: string, act: RegExp): string {
  const at = act.exec(sentence)?.index ?? 0;
  const parts = [...sentence.matchAll(/;|\s\((?:[a-z]|[ivx]{1,4}|\d)\)\s/gu)].map((match) => match.index);
  const start = parts.filter((part) => part < at).at(-1) ?? 0;
  const end = parts.find((part) => part > at) ?? sentence.length;
  const clause = sentence.slice(start, end);
  if (start === 0 || /\b(?:shall|will|must|may|not)\b/u.test(clause)) return clause;
  return `${sentence.slice(0, parts[0] ?? 0).slice(-120)} ${clause}`;
}
