import { VOCABULARY } from "../lexicon/all";
import { conceptsNamed } from "../lexicon/vocabulary";
import type { AskedFacts } from "./asked-fact";
import type { ClauseIndex } from "./clause-index";
import type { ReadQuestion } from "./question";

const PARTY = VOCABULARY.concepts.findIndex(({ id }) => id === "party");
const isParty = (concept: number) => VOCABULARY.above[concept]?.includes(PARTY) === true;
/** From this chance on a cap on liability is asked for. */
const ASKS_IT = 0.5;

/**
 * 'Is there a cap on the landlord's liability?' and a clause of which every sentence opens with the guarantor: it tells
 * of another's. Only of caps: a right of one party may be told as a duty of the other. Linear in the clause.
 */
export function isOfAnotherParty(
  { question, asked, index }: { question: ReadQuestion; asked: AskedFacts; index: ClauseIndex },
  at: number | undefined,
): boolean {
  const unit = index.units[at ?? -1];
  const wanted = new Set(question.terms.flatMap(({ concepts }) => concepts.filter(isParty)));
  if (!unit || wanted.size === 0 || (asked.get("liability_cap") ?? 0) < ASKS_IT) return false;
  const opening = unit.sentences.flatMap(({ first }) => {
    const named = conceptsNamed(VOCABULARY, unit.language, [...first]).filter(({ concept }) => isParty(concept));
    const foremost = Math.min(...named.map((hit) => hit.at));
    return named.length === 0 ? [] : [named.filter((hit) => hit.at === foremost).map(({ concept }) => concept)];
  });
  return opening.length > 0 && !opening.some((concepts) => concepts.some((concept) => wanted.has(concept)));
}
