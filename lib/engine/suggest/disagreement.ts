import { anyOf } from "../language/patterns";
import type { Reading, Sentence } from "../text/reading";
import type { Span } from "../text/spans";
import { toDraft } from "./draft";
import { dispute } from "./opposites/opposites.cues";
import { opposedClauses } from "./opposites/opposites";
import { contradictingPairs } from "./values/contradictions";

/** What one of two clauses says: its sentence, and the number or day in it where the clauses differ in one. */
type Side = { sentence: Sentence; written: string | null };
/** Two clauses that cannot both hold, the earlier first: their figures differ, or who decides disputes, or a rule. */
export type Disagreement = { about: "figure" | "forum" | "rule"; sides: readonly [Side, Side] };

const DISPUTE = anyOf(dispute);
const known = new WeakMap<Reading, readonly Disagreement[]>();

/** The clauses of a contract that disagree, none of which prevails, read once. Linear in the text. Source: B-12.18. */
export function disagreementsIn(reading: Reading): readonly Disagreement[] {
  const ready = known.get(reading);
  if (ready) return ready;
  const draft = toDraft(reading);
  const figures = contradictingPairs(draft).map(
    ([one, other]): Disagreement => ({ about: "figure", sides: inOrder(one, other) }),
  );
  const rules = opposedClauses(draft).map(([one, other]): Disagreement => {
    const isOfForum = [one, other].every(({ sentence }) => DISPUTE.test(sentence.folded));
    const sides = inOrder({ ...one, written: null }, { ...other, written: null });
    return { about: isOfForum ? "forum" : "rule", sides };
  });
  const made = [...figures, ...rules];
  known.set(reading, made);
  return made;
}

function inOrder(one: Side, other: Side): [Side, Side] {
  const [first, second] = [one, other].map(({ sentence, written }) => ({ sentence, written })) as [Side, Side];
  return first.sentence.start <= second.sentence.start ? [first, second] : [second, first];
}

/** Each disagreement of which one side stands in a passage: that side, and the other one. */
export function disagreementsOf(
  reading: Reading,
  { start, end }: Span,
): { about: Disagreement["about"]; own: Side; other: Side }[] {
  return disagreementsIn(reading).flatMap(({ about, sides: [one, other] }) => {
    const isIn = ({ sentence }: Side) => start <= sentence.start && sentence.start < end;
    if (isIn(one) === isIn(other)) return [];
    return [isIn(one) ? { about, own: one, other } : { about, own: other, other: one }];
  });
}
