import { anyOf } from "../../language/patterns";
import { finding, type Check, type Finding } from "../check";
import { clauseSentences, type Draft } from "../draft";
import type { Sentence } from "../../text/reading";
import * as cue from "./one-sided.cues";
import { partiesNamed, roleNames } from "./sides";

const DENIES = anyOf(cue.deniesTheOther);
const CHANGES = anyOf(cue.changesAlone);
const LEAVES = anyOf(cue.leavesAtWill);
const MAY_LEAVE = anyOf(cue.mayLeave);
const HELD_BACK = anyOf(cue.heldBack);
const FOR_CAUSE = anyOf(cue.onlyForCause);
const EVERYBODY = anyOf(cue.everyParty);
const PENALTY = anyOf(cue.paysPenalty);
const NONE = anyOf(cue.bearsNone);
const NOBODYS_FAULT = anyOf(cue.nobodysFault);

/** Rights that only one of two parties has, where the contract says so or gives the other none. */
export const oneSidedRights: Check = (draft) => {
  if (roleNames(draft).length !== 2) return [];
  const sentences = clauseSentences(draft);
  const alone = leavingAlone(draft, sentences);
  return sentences.flatMap((sentence, at): Finding[] => {
    const party = favoured(draft, { sentences, at, alone });
    return party === null ? [] : [finding("oneSidedRight", sentence, { values: { party }, severity: "medium" })];
  });
};

/** The party that a sentence favours. */
function favoured(
  draft: Draft,
  { sentences, at, alone }: { sentences: readonly Sentence[]; at: number; alone: ReadonlySet<string> },
): string | null {
  const sentence = sentences[at];
  if (!sentence) return null;
  const { folded: words } = sentence;
  const [first] = partiesNamed(draft, words);
  if (!first || EVERYBODY.test(words)) return null;
  const other = otherRole(draft, first.role);
  if (DENIES.test(words)) return written(draft, other);
  if (CHANGES.test(words)) return written(draft, first.role);
  if (LEAVES.test(words) && (alone.has(first.role) || holdsBack(draft, { words, other, sentences, at })))
    return written(draft, first.role);
  const before = sentences[at - 1];
  const isBehindPenalty =
    before?.paragraph === sentence.paragraph &&
    PENALTY.test(before.folded) &&
    partiesNamed(draft, before.folded)[0]?.role === other;
  return isBehindPenalty && NONE.test(words) && !NOBODYS_FAULT.test(words) ? written(draft, first.role) : null;
}

/** Whether a sentence holds back the other party, whom it names, and no other sentence lets that one go. */
function holdsBack(
  draft: Draft,
  { words, other, sentences, at }: { words: string; other: string; sentences: readonly Sentence[]; at: number },
): boolean {
  const isNamed = HELD_BACK.test(words) && partiesNamed(draft, words).some(({ role }) => role === other);
  return isNamed && !sentences.some((one, place) => place !== at && letsGo(draft, one, other));
}

/** The roles whose other party is held back, and is nowhere free to leave. */
function leavingAlone(draft: Draft, sentences: readonly Sentence[]): ReadonlySet<string> {
  const held = sentences.flatMap(({ folded: words }) =>
    HELD_BACK.test(words) ? partiesNamed(draft, words).slice(0, 1) : [],
  );
  const roles = roleNames(draft).filter(
    (role) => held.some((named) => named.role === role) && !sentences.some((one) => letsGo(draft, one, role)),
  );
  return new Set(roles.map((role) => otherRole(draft, role)));
}

/** The other party may leave too without anybody's fault. */
function letsGo(draft: Draft, { folded: words }: Sentence, role: string): boolean {
  if (!MAY_LEAVE.test(words)) return false;
  if (EVERYBODY.test(words)) return true;
  return !FOR_CAUSE.test(words) && partiesNamed(draft, words).some((named) => named.role === role);
}

function otherRole(draft: Draft, role: string): string {
  return roleNames(draft).find((name) => name !== role) ?? role;
}

/** As the contract writes the role. */
function written({ parties }: Draft, role: string): string {
  return parties.map((party) => party.role ?? "").find((own) => own.toLowerCase().endsWith(role)) ?? role;
}
