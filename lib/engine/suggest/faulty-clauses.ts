import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { toDraft } from "./draft";
import { brokenReferences } from "./references/references";
import { wordsAndDigits } from "./values/words-and-digits";

/** `reference`: it rests on a clause that isn't there. `figures`: its words and its figures differ. */
type Fault = Span & { is: "reference" | "figures" };
const known = new WeakMap<Reading, readonly Fault[]>();

/** Faults in what a contract says, which make the clause they stand in uncertain. Read once; linear in the text. */
function faultsIn(reading: Reading): readonly Fault[] {
  const ready = known.get(reading);
  if (ready) return ready;
  const draft = toDraft(reading);
  const made = [
    ...brokenReferences(draft).map(({ start, end }): Fault => ({ start, end, is: "reference" })),
    ...wordsAndDigits(draft).map(({ start, end }): Fault => ({ start, end, is: "figures" })),
  ].sort((one, other) => one.start - other.start);
  known.set(reading, made);
  return made;
}

/** Whether a clause has such a fault. */
export function isFaulty(reading: Reading, { start, end }: Span, is?: Fault["is"]): boolean {
  return faultsIn(reading).some((one) => start <= one.start && one.start < end && (is === undefined || one.is === is));
}
