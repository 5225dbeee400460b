import { matchesCue } from "../find/cues";
import { folded } from "../text/folding";
import { TOPICS } from "./all";

/** What a quote is for stands in its first sentences; longer ones are several clauses. */
const MOST_CHARS = 3_000;
/** Mentioned in clauses on anything else: of a clause that has another subject, they are not the kind. */
const BESIDES: ReadonlySet<string> = new Set([
  "notice",
  "sharing",
  "copying",
  "termination",
  "prepayment",
  "returnOrDestroy",
]);

/**
 * The subject of a quoted clause by its wording: the id of a topic, or null where it is worded like none, or like
 * several. Only names what general help is offered of. Linear in the text, and bounded. Source: B-50.2.
 */
export function kindOfClause(quote: string): string | null {
  const text = folded(quote.slice(0, MOST_CHARS));
  const kinds = TOPICS.filter(({ stated }) => matchesCue(text, stated)).map(({ id }) => id);
  const main = kinds.filter((id) => !BESIDES.has(id));
  const left = main.length > 0 ? main : kinds;
  return left.length === 1 ? (left[0] ?? null) : null;
}
