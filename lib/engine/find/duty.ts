import { actorBefore, actorIn, type Actor } from "./actors";

/** Position of the duty verb in a folded sentence, and who has to act, if stated. */
export type Duty = { at: number; actor: Actor | null };
/** Part of a sentence between commas and stops, with its offset. */
export type Part = { start: number; text: string };

/** Who acts in a part: the last actor before the verb, else the first after it. */
export function actorAround(part: Part, at: number, actors: readonly Actor[]): Actor | null {
  const before = actorBefore(part.text, at, { actors, reach: at });
  return before ?? actorIn(part.text.slice(at), actors);
}
