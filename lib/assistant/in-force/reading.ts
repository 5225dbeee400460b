import "server-only";
import { toAnswers, type Quotes } from "@/lib/assistant/answers/cells";
import { apart, factInForce, quotesFor, type AmendedReading } from "@/lib/assistant/amended";
import { topicInForce } from "@/lib/assistant/review/in-force";
import type { ContractText, FoundPassage, Passage } from "@/lib/engine/port";
import type { ContractReview } from "@/lib/engine/review/whole";
import { groupedBy } from "@/lib/grouped-by";
import type { CellsInForce, QuotesInForce, Source } from "./kept";

type Texts = { own: ContractText; amended: AmendedReading };
type Quoted = { quotes: readonly FoundPassage[]; isChanged: boolean; isDoubtful: boolean };

/** Words of the text in force as quotes of the documents that say them: those of amendments first. */
export function quoted(passages: readonly Passage[], texts: Texts): Quoted {
  const found = passages.map((passage) => quotesFor(passage, texts));
  return {
    quotes: apart(found.flatMap(({ amending, own }) => [...amending, ...(own ? [own] : [])])),
    isChanged: found.some(({ isChanged }) => isChanged),
    isDoubtful: found.some(({ isDoubtful }) => isDoubtful),
  };
}

/**
 * The cells of the table of answers as the text in force has them, no surer than its documents allow, each with its
 * quotes. `review` is of the text in force. Source: B-31.16.
 */
export function answersInForce(
  { facts, topics }: Pick<ContractReview, "facts" | "topics">,
  texts: Texts,
): { cells: CellsInForce; quotes: QuotesInForce } {
  const said = facts.flatMap((fact) => {
    const told = factInForce(fact, texts);
    if (!told) return [];
    const { basis, passage } = told;
    return [{ told: { ...fact, basis, passage }, column: `fact:${fact.kind}`, ...quoted([fact.passage], texts) }];
  });
  const judged = topics.map((topic) => ({
    ...topicInForce(topic, texts),
    column: `topic:${topic.topic}`,
    ...quoted(topic.passages, texts),
  }));
  const answers = toAnswers({ facts: said.map(({ told }) => told), topics: judged.map(({ item }) => item) });
  const byColumn = groupedBy<Quoted & { column: string }, string>([...said, ...judged], ({ column }) => column);
  const quotes = Object.fromEntries(
    [...byColumn].map(([column, all]) => [column, apart(all.flatMap((one) => [...one.quotes]))]),
  );
  const ofFirst = new Map(said.map((one) => [one.told.passage, one.isChanged]));
  const cells = Object.entries(answers.cells).map(([column, cell]) => {
    const isChanged = isFirstChanged(answers.quotes[column], ofFirst) ?? isAny(byColumn.get(column));
    return [column, { cell, isChanged, sources: sourcesOf(quotes[column] ?? []) }] as const;
  });
  return { cells: Object.fromEntries(cells), quotes };
}

function sourcesOf(quotes: readonly FoundPassage[]): Source[] {
  const sources = quotes.flatMap(({ document }) =>
    document ? [[document.contractId, { contractId: document.contractId, from: document.from }] as const] : [],
  );
  return [...new Map(sources).values()];
}

/** Of several facts of a kind the first one is shown. */
const isFirstChanged = (quote: Quotes[string] | undefined, ofFirst: ReadonlyMap<Passage, boolean>) =>
  quote && ofFirst.get(quote);
const isAny = (all: readonly Quoted[] | undefined) => all?.some(({ isChanged }) => isChanged) ?? false;
