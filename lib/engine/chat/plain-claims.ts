/** Clauses of an agreement on secrets that make a claim on them plainly true or false. */
import * as en from "../cues/en/sure-claims";
import { anyOf, inOrder } from "../cues/pack";
import type { Reading, Sentence } from "../text/reading";
import type { Topic } from "../topics/topic";

const NEAR = /.{0,160}/u;

const TRUE: ReadonlyMap<string, RegExp> = new Map([
  [
    "sharing",
    anyOf(
      en.sharing,
      inOrder(en.mayTell, NEAR, en.outsiders),
      inOrder(en.tells, NEAR, en.outsiders, /.{0,120}/u, en.needsToKnow),
    ),
  ],
  ["copying", anyOf(en.copying, inOrder(en.copies, /.{0,120}/u, en.asNeeded))],
  ["returnOrDestroy", anyOf(en.returnOrDestroy)],
]);
const FALSE: ReadonlyMap<string, RegExp> = new Map([
  ["sharing", inOrder(en.mayNotTell, NEAR, en.anybody)],
  ["copying", anyOf(en.noCopying)],
]);
/** What another sentence may give back. */
const LEAVE: ReadonlyMap<string, RegExp> = new Map([
  [
    "sharing",
    anyOf(
      en.leaveToTell,
      inOrder(en.maybeTold, /.{0,200}/u, en.outsiders, /\p{L}*s\b/u),
      inOrder(en.outsiders, NEAR, en.learn),
    ),
  ],
  ["copying", anyOf(en.leaveToCopy)],
]);
const CLAIMS_ANYBODY = anyOf(en.claimsAnybody);
const LETS_OUT = anyOf(en.letsOut);
const SECRETS = anyOf(en.secrets);
const ABOUT_RETURNING = anyOf(en.aboutReturning);
const TO_REPRESENTATIVES = anyOf(en.tells, en.onlyRepresentatives);
const THEIR_REPRESENTATIVES = anyOf(en.toRepresentatives, en.onlyRepresentatives);
const NAMES_REPRESENTATIVES = anyOf(en.definedRepresentatives);
const OUTSIDERS = anyOf(en.outsiders);

/** The clauses that make a claim on their topic true in so many words. */
export function carrying(reading: Reading, clauses: readonly Sentence[], topic: Topic): Sentence[] {
  const says = TRUE.get(topic.id);
  if (!says) return [];
  const areOutsiders = topic.id === "sharing" && areRepresentativesOutsiders(reading);
  return clauses.filter(({ folded }) => {
    if (topic.id === "copying" && ABOUT_RETURNING.test(folded)) return false;
    return says.test(folded) || (areOutsiders && tellsRepresentatives(folded));
  });
}

/** The bans that make the claim false, where no sentence of the contract gives leave. */
export function denying(
  reading: Reading,
  clauses: readonly Sentence[],
  { topic, claim }: { topic: Topic | undefined; claim: string },
): Sentence[] {
  const [denies, leave] = topic ? [FALSE.get(topic.id), LEAVE.get(topic.id)] : [];
  if (!denies || !leave || !SECRETS.test(claim) || (topic?.id === "sharing" && !CLAIMS_ANYBODY.test(claim))) return [];
  const bans = clauses.filter(({ folded }) => denies.test(folded) && SECRETS.test(folded) && !LETS_OUT.test(folded));
  return bans.length > 0 && reading.sentences.some(({ folded }) => leave.test(folded)) ? [] : bans;
}

function tellsRepresentatives(clause: string): boolean {
  return TO_REPRESENTATIVES.test(clause) && THEIR_REPRESENTATIVES.test(clause);
}

/** '(its agents and advisers, the “Representatives”)'. */
function areRepresentativesOutsiders(reading: Reading): boolean {
  return reading.sentences.some(({ folded }) => NAMES_REPRESENTATIVES.test(folded) && OUTSIDERS.test(folded));
}
