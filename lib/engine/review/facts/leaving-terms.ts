/** A right to leave with its terms: what stands beside its length, and the other side's own right. */
import { findInForce } from "../../text/amendments";
import { either } from "../../text/either";
import { folded } from "../../text/folding";
import type { Reading } from "../../text/reading";
import type { Unit } from "../../text/units";
import type { LengthMention } from "../../time/mentions";
import { conditionBehind, isOnTerms } from "./conditions";
import { inItsWords } from "./made-fact";

/**
 * A length of notice as it may be told: with the condition behind it, or in its whole sentence where the right begins
 * later, or costs something. '60 days' alone would be a right that nobody has.
 */
export function onItsTerms({ contract }: Reading, { sentence, end }: LengthMention, length: string): string {
  const words = contract.text.slice(sentence.start, sentence.end);
  const whole = inItsWords(words);
  const isLater = isOnTerms(folded(contract.text.slice(sentence.start, end)));
  if (isLater && !whole.endsWith("…")) return whole;
  const condition = conditionBehind(words, end - sentence.start);
  if (condition !== "") return `${length}${condition}`;
  return isOnTerms(sentence.folded) ? whole : length;
}

/** 'Of its own initiative', 'early': a right without a cause, though it isn't called so. */
const OWN_WISH = either(
  String.raw`\b(?:own (?:initiative|accord|wish)|early termination|resign)`,
  String.raw`(?<!\p{L})(?:по собственн\p{L}{2,4} (?:желани|инициатив)|по своей инициатив|досрочно)`,
  String.raw`санаачилгаар|хугацаанаас(?: нь)? өмнө (?:гэрээг )?цуц`,
);
/** Whether a folded sentence is on leaving by one's own wish. */
export const isOwnWish = (sentence: string) => OWN_WISH.test(sentence);

/** Clauses that may give the other side a right of its own: those of the same article, with those that were found. */
export function unitsAround(reading: Reading, found: readonly Unit[]): Unit[] {
  const articles = new Set(found.flatMap((unit) => articleOf(unit) ?? []));
  const { units } = findInForce(reading);
  const beside = units.filter((unit) => {
    const article = articleOf(unit);
    return !unit.isTitle && article !== null && articles.has(article) && !found.includes(unit);
  });
  return [...found, ...beside.slice(0, MOST_BESIDE)];
}
/** Clauses of one article. */
const MOST_BESIDE = 12;

/** '2' of '2.4'; null for a clause without a number of two parts. */
function articleOf({ number }: Unit): string | null {
  return /^[^\d]{0,3}(\d{1,3})\.\d/u.exec(number ?? "")?.[1] ?? null;
}
