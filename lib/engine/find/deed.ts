import { actorBefore, actorIn, type Actor } from "./actors";

/** Where in a folded sentence its verb of duty stands, and who is to do it, where that is said. */
export type Deed = { at: number; actor: Actor | null };
/** A stretch of a sentence between commas and stops, by its place. */
export type Part = { start: number; text: string };

/** Who does what stands in a part: the last actor before the verb, else the first one behind it. */
export function actorAround(part: Part, at: number, actors: readonly Actor[]): Actor | null {
  const before = actorBefore(part.text, at, { actors, reach: at });
  return before ?? actorIn(part.text.slice(at), actors);
}
