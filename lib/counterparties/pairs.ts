/** Why two spellings may be one firm's. Pure. Source: B-30.4. */
import type { PairReason } from "./bounds";

export type Spelled = { name: string; looseKey: string; lookKey: string; registration: string };

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Letters of two scripts in one word: nobody writes so by hand. */
const MIXED = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;

/** Null: nothing says so, or two registration numbers say that they are two. */
export function toReason(one: Spelled, other: Spelled): PairReason | null {
  const areNumbered = one.registration !== "" && other.registration !== "";
  if (areNumbered) return one.registration === other.registration ? "registration" : null;
  const areLoose = one.looseKey !== "" && one.looseKey === other.looseKey;
  const areAlike = areLoose || one.lookKey === other.lookKey;
  if (areAlike && (MIXED.test(one.name) || MIXED.test(other.name))) return "look";
  if (areLoose) return CYRILLIC.test(one.name) === CYRILLIC.test(other.name) ? "form" : "script";
  return areAlike ? "look" : null;
}
