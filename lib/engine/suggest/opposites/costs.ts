import type { Language } from "@/lib/copy/languages";
import { anyOf } from "../../language/patterns";
import type { Draft } from "../draft";
import { paysThePrice } from "./bargains.cues";
import * as cue from "./costs.cues";
import { inSomeCase } from "./opposites.cues";
import { MOST_OF_ONE, sharing, wordsWithout, type Said } from "./said";
import { partiesNamed } from "./sides";

const IN_SOME_CASE = anyOf(inSomeCase);
const COST = anyOf(cue.costWord);
const BEARS = anyOf(cue.bears);
const IN_PRICE = anyOf(cue.inThePrice);
const BESIDES = anyOf(cue.besides);
const PAYS_THE_PRICE = anyOf(paysThePrice);
const COST_STEM: Readonly<Record<Language, RegExp>> = cue.costStem;
/** More than half: whoever does minor repairs need not do major ones. */
const [ALIKE, MOST_PARTIES] = [0.6, 1];

/** Who bears a cost: a party's role, or whether it is in the price. */
type Cost = { said: Said; side: string; words: Said["words"] };
const [WITHIN, BEYOND] = ["in the price", "besides the price"];

/** Two clauses that put one cost on two parties, or once into the price and once besides it. */
export function costSides(draft: Draft, all: readonly Said[]): (readonly [Said, Said])[] {
  const costs = all.flatMap((said) => costIn(draft, said)).slice(0, MOST_OF_ONE);
  return costs.flatMap((one, at) =>
    costs
      .slice(at + 1)
      .filter((other) => areOpposed(one, other) && isOneCost(one, other))
      .map((other) => [one.said, other.said] as const),
  );
}

function costIn(draft: Draft, said: Said): Cost[] {
  const { folded: sentence } = said.sentence;
  if ((!COST.test(sentence) && !IN_PRICE.test(sentence)) || IN_SOME_CASE.test(sentence)) return [];
  const words = wordsWithout(said.words, COST_STEM[draft.language]);
  if (IN_PRICE.test(sentence)) return [{ said, side: WITHIN, words }];
  if (BESIDES.test(sentence)) return [{ said, side: BEYOND, words }];
  if (!BEARS.test(sentence)) return [];
  const named = partiesNamed(draft, sentence);
  const heading = draft.reading.sections[said.sentence.section]?.foldedHeading ?? "";
  const roles = [...new Set((named.length > 0 ? named : partiesNamed(draft, heading)).map(({ role }) => role))];
  return roles.length === MOST_PARTIES ? roles.map((side) => ({ said, side, words })) : [];
}

function areOpposed(one: Cost, other: Cost): boolean {
  if (one.said.clause === other.said.clause || one.side === other.side) return false;
  const isOfPrice = ({ side }: Cost) => side === WITHIN || side === BEYOND;
  const [ofPrice, more] = [one, other].filter(isOfPrice);
  if (!ofPrice || more) return true;
  // what is in the price isn't borne once more by the party that pays it
  return ofPrice.side === WITHIN && [one, other].some((cost) => !isOfPrice(cost) && PAYS_THE_PRICE.test(cost.side));
}

function isOneCost(one: Cost, other: Cost): boolean {
  const { share, same } = sharing(one.words, other.words);
  return share >= ALIKE && same >= 1;
}
