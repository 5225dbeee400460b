/** What the review says about contracts its weights were not trained on, beside their labels. */
import type { Fact, FactKind } from "@/lib/engine/review/fact";
import { findFacts } from "@/lib/engine/review/facts/facts";
import type { Scores } from "@/lib/engine/review/classifier";
import { reviewBy } from "@/lib/engine/review/review";
import { TOPIC_IDS, type TopicId } from "@/lib/engine/review/topics";
import type { Labelled } from "./dataset";

/** A line of input for the corpus's topic tool. */
export type TopicPrediction = {
  id: string;
  category: string;
  present: boolean;
  basis: string;
  items: { content: string }[];
  value?: string;
};
/** Whether a fact has the label's value; null if the labels don't tell. */
export type JudgedFact = { kind: FactKind; basis: Fact["basis"]; isRight: boolean | null };

/** The topics and facts of one contract. */
export function predictContract(
  { id, reading, rows }: Labelled,
  scores: Scores,
): { topics: TopicPrediction[]; facts: JudgedFact[] } {
  const reviews = reviewBy(scores, reading, TOPIC_IDS);
  const facts = findFacts(reading, reviews);
  const topics = reviews
    .filter(({ topic }) => rows.has(topic))
    .map(({ topic, present, basis, passages }) => {
      const value = valueOfTopic(facts, topic);
      const items = passages.map(({ content }) => ({ content }));
      return { id, category: topic, present, basis, items, ...(value === undefined ? {} : { value }) };
    });
  return { topics, facts: facts.map((fact) => ({ kind: fact.kind, basis: fact.basis, isRight: judged(fact, rows) })) };
}

function judged(fact: Fact, rows: Labelled["rows"]): boolean | null {
  const row = rows.get(fact.kind);
  if (!row) return null;
  if (row.impossible === true) return false;
  const value = valueOf(fact);
  if (row.values) return value !== undefined && row.values.some((label) => isSame(value, label));
  return fact.kind === "governing_law" && row.answer ? sharesAWord(fact.value, row.answer) : null;
}

function valueOfTopic(facts: readonly Fact[], topic: TopicId): string | undefined {
  const found = facts.find(({ kind }) => kind === topic);
  return found && valueOf(found);
}

function valueOf({ kind, iso, months, days, value }: Fact): string | undefined {
  if (iso !== undefined) return iso;
  if (months !== undefined) return `P${months}M`;
  if (days !== undefined) return `P${days}D`;
  return kind === "expiration_date" &&
    /terminat|perpet|indefin|until (?:such time as )?(?:either|one|a|any) party/iu.test(value.replace(/\s+/gu, " "))
    ? "perpetual"
    : undefined;
}

/** As in the corpus's tool: days equal, lengths within 2 %, a label of only a year or month matched by a day in it. */
function isSame(value: string, label: string): boolean {
  const [own, wanted] = [daysIn(value), daysIn(label)];
  if (own !== null && wanted !== null) return Math.abs(own - wanted) <= 0.02 * wanted;
  return value.startsWith(label);
}

function daysIn(length: string): number | null {
  const match = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/u.exec(length);
  if (!match) return null;
  const [years = 0, months = 0, weeks = 0, days = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return years * 360 + months * 30 + weeks * 7 + days;
}

function sharesAWord(one: string, other: string): boolean {
  return (other.toLowerCase().match(/[a-z]{4,}/gu) ?? []).some((word) => one.toLowerCase().includes(word));
}
