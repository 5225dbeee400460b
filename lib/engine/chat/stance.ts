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
