/** Why two spellings may be one firm's. Pure. Source: B-30.4. */
import type { PairReason } from "./bounds";

export type Spelled = { name: string; looseKey: string; lookKey: string; registration: string };

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Null: nothing says so, or two registration numbers say that they are two. */
export function reasonOf(one: Spelled, other: Spelled): PairReason | null {
  const areNumbered = one.registration !== "" && other.registration !== "";
  if (areNumbered) return one.registration === other.registration ? "registration" : null;
  const areLoose = one.looseKey !== "" && one.looseKey === other.looseKey;
  if (areLoose) return CYRILLIC.test(one.name) === CYRILLIC.test(other.name) ? "form" : "script";
  return one.lookKey === other.lookKey ? "look" : null;
}
