import { readTextInForce, type TextInForce } from "./amendments";
import type { Reading } from "./reading";
import type { Span } from "./spans";
import { splitUnits, type Unit } from "./units";

type InForce = TextInForce & { units: readonly Unit[] };
const known = new WeakMap<Reading, InForce>();

/** The clauses of a contract, and which of them are changed by others; read once for all who ask. */
export function findInForce(reading: Reading): InForce {
  const ready = known.get(reading);
  if (ready) return ready;
  const units = splitUnits(reading);
  const made = { ...readTextInForce(units), units };
  known.set(reading, made);
  return made;
}

/** The clauses that another one of the same text changes, in its order. */
export function amendedClauses(reading: Reading): Span[] {
  const { amended, units } = findInForce(reading);
  return units.flatMap(({ start, end }, at) => (amended.has(at) ? [{ start, end }] : []));
}
