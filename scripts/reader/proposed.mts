/** Prints results for the proposed days of contracts: certain ones and those to check, by half and by language. */
import { deadlinesIn } from "@/lib/deadlines/found";
import { findFacts } from "@/lib/engine/review/facts/facts";
import type { TopicReview } from "@/lib/engine/review/review";
import type { Reading } from "@/lib/engine/text/reading";
import { findEvents } from "@/lib/engine/time/events";
import type { Models, Thresholds } from "@/lib/engine/time/model";

type Contract = { reading: Reading; lang: string };
type Unseen<One> = { one: One; number: number; wanted: ReadonlySet<string> };
/** For each contract, weights that have not seen it; its readings; and the common thresholds. */
type Learned<One> = {
  modelsFor: ReadonlyMap<One, Models>;
  reviewsFor: ReadonlyMap<Reading, readonly TopicReview[]>;
  thresholds: Thresholds;
};
type ProposedRow = {
  number: number;
  language: string;
  said: readonly { date: string; basis: string }[];
  wanted: ReadonlySet<string>;
};

/** What the product proposes, each contract read with weights that have not seen it. */
export function printProposed<One extends Contract>(
  contracts: readonly Unseen<One>[],
  { modelsFor, reviewsFor, thresholds }: Learned<One>,
): void {
  printRows(
    contracts.map(({ one, number, wanted }) => {
      const models = modelsFor.get(one);
      const facts = findFacts(one.reading, reviewsFor.get(one.reading) ?? [], models ? { models, thresholds } : {});
      const events = findEvents(one.reading, models ? { models, thresholds } : {});
      const said = deadlinesIn(facts, events).map(({ date, basis, isLessCertain }) => ({
        date,
        basis: isLessCertain ? "less certain" : basis,
      }));
      return { number, wanted, language: one.lang, said };
    }),
  );
}

function printRows(rows: readonly ProposedRow[]): void {
  for (const name of ["read", "unread", "en", "ru", "mn", "all"]) {
    const here = rows.filter(
      ({ language, number }) => name === "all" || name === language || name === (number % 2 === 0 ? "read" : "unread"),
    );
    const found = here.reduce((sum, { said, wanted }) => {
      const dates = new Set(said.map(({ date }) => date));
      return sum + [...wanted].filter((date) => dates.has(date)).length;
    }, 0);
    const every = here.reduce((sum, { wanted }) => sum + wanted.size, 0);
    console.log(
      "proposed",
      name.padEnd(7),
      countRight(here, "stated"),
      countRight(here, "likely"),
      countRight(here, "less certain"),
      `found ${found}/${every}`,
    );
  }
}

function countRight(rows: readonly ProposedRow[], basis: string): string {
  const said = rows.flatMap(({ said: some, wanted }) =>
    some.filter((deadline) => deadline.basis === basis).map(({ date }) => wanted.has(date)),
  );
  return `${basis} ${said.filter(Boolean).length}/${said.length}`;
}
