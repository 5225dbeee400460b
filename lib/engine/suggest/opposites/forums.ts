import { anyOf } from "../../language/patterns";
import { stemIn } from "../../language/stem";
import { wordsOfSentence, type Draft } from "../draft";
import { isSameWord } from "../terms/introduced";
import * as cue from "./opposites.cues";
import { MOST_OF_ONE, type Said } from "./said";
import { partiesNamed } from "./sides";

const A_PART = anyOf(cue.aPartOfDisputes);
const SOME = anyOf(cue.someDisputes);
const ALL = anyOf(cue.allDisputes);
const DISPUTE = anyOf(cue.dispute);
const ARBITRATORS = anyOf(cue.byArbitrators);
const COURT = anyOf(cue.byCourt);
const OF_COURTS = anyOf(cue.ofCourts);
/** A capitalised word amid a sentence. */
const NAME = /(?<=[^\s.\d)]\s)\p{Lu}[\p{L}-]{3,}/gu;

/** Two clauses that send all disputes to arbitrators and to a court, or to courts of two places. */
export function forumPairs(draft: Draft, all: readonly Said[]): (readonly [Said, Said])[] {
  const whole = all.filter(({ sentence: { folded: words } }) => isOfAll(words));
  const arbitrators = whole.filter(({ sentence: { folded: words } }) => ARBITRATORS.test(words)).slice(0, MOST_OF_ONE);
  const courts = whole
    .filter(({ sentence: { folded: words } }) => COURT.test(words) && !ARBITRATORS.test(words))
    .slice(0, MOST_OF_ONE);
  const placed = courts
    .map((said) => ({ said, places: placesIn(draft, said) }))
    .filter(({ places }) => places.length > 0);
  return [
    ...arbitrators.flatMap((one) => courts.map((other) => [one, other] as const)),
    ...placed.flatMap(({ said: one, places }, at) =>
      placed
        .slice(at + 1)
        .filter((other) => !places.some((name) => other.places.some((own) => isSameWord(name, own))))
        .map(({ said: other }) => [one, other] as const),
    ),
  ].filter(([one, other]) => one.clause !== other.clause);
}

function isOfAll(words: string): boolean {
  if (!DISPUTE.test(words)) return false;
  return !A_PART.test(words) || (ALL.test(words) && !SOME.test(words));
}

/** The names of a court's place; none where it is a party's. */
function placesIn(draft: Draft, { sentence }: Said): string[] {
  if (partiesNamed(draft, sentence.folded).length > 0) return [];
  const names = wordsOfSentence(draft, sentence).match(NAME) ?? [];
  return names.map((name) => stemIn(draft.language, name.toLowerCase())).filter((name) => !OF_COURTS.test(name));
}
