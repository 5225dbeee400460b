import { anyOf } from "../../language/patterns";
import { folded } from "../../text/folding";
import { wordsOfSentence, type Draft } from "../draft";
import { everyParty } from "../opposites/one-sided.cues";
import { partiesNamed } from "../opposites/sides";
import { ofItsOwn } from "../rivals/secrecy.cues";
import { isSameWord } from "../terms/introduced";
import type { Meant } from "./alike";
import { areTwoFees } from "./fee-names";

const OF_ITS_OWN = anyOf(ofItsOwn);
const EVERYBODY = anyOf(everyParty);

/** Both values may be for one thing: neither each for its own party, nor for two payments or kinds of secret. */
export function areForOne(draft: Draft, one: Meant, other: Meant): boolean {
  const [first, second] = [one, other].map(({ sentence }) => OF_ITS_OWN.test(sentence.folded));
  return first === second && !areTwoFees(one, other) && isOfOneParty(draft, one, other);
}

/** The same party or none is named; each side may have its own period. */
function isOfOneParty(draft: Draft, one: Meant, other: Meant): boolean {
  const [leading, opposite] = [one, other].map(({ sentence }) => partiesNamed(draft, sentence.folded)[0]?.role);
  if (leading !== undefined && leading === opposite) return true;
  const [first, second] = [one, other].map(({ sentence }) => partiesIn(draft, wordsOfSentence(draft, sentence)));
  if (!first || !second) return true;
  const [isOfEach, alsoOfEach] = [one, other].map(({ sentence }) => EVERYBODY.test(sentence.folded));
  if (isOfEach !== alsoOfEach) return first.size === second.size; // what holds for each party, and one's own
  if (first.size === 0 || second.size === 0) return true;
  return [...first].some((role) => second.has(role)) && first.size === second.size;
}

function partiesIn({ parties }: Draft, words: string): Set<string> {
  const own = folded(words).split(/[^\p{L}]+/u);
  const named = parties.flatMap(({ role }) => (role === null ? [] : [folded(role).split(" ")[0] ?? ""]));
  return new Set(
    named.filter(
      (role) => role !== "" && own.some((word) => isSameWord(role, word) || (role.length > 4 && word.startsWith(role))),
    ),
  );
}
