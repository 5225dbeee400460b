/** Topics and facts of contracts the weights were not trained on, scored, and as tables for docs/quality.md. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Scores } from "@/lib/engine/review/classifier";
import type { Fact, FactKind } from "@/lib/engine/review/fact";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { reviewBy } from "@/lib/engine/review/review";
import { TOPIC_IDS, type TopicId } from "@/lib/engine/review/topics";
import { toTable } from "@/tests/evals/answer-kinds";
import { percent, type Share } from "@/tests/evals/measures";
import type { Labelled } from "./dataset";

/** A row of the corpus's tool: percentages, null if there is nothing to count. */
type TopicScore = Record<"acc" | "pF" | "sF" | "vR" | "vP", number | null> & { cat: string; pos: number };
export type MeasuredTopics = {
  topics: TopicScore[];
  mean: TopicScore;
  /** By basis, how many topics were given it and rightly so. */
  bases: Map<string, Share>;
  facts: { kind: string; stated: Share; likely: Share }[];
};

const BASES = ["stated", "likely", "nearest", "absent"] as const;
const FEWEST = 5;

/** Scores the developers' contracts with weights by folds. `into` is a folder for the input of the corpus's tool. */
export function measureTopics(
  corpus: string,
  contracts: readonly Labelled[],
  { scores, into }: { scores: ReadonlyMap<Labelled, Scores>; into: string },
): MeasuredTopics {
  const predicted = contracts.map((contract) => predictContract(contract, scores.get(contract) ?? new Map()));
  const topics = predicted.flatMap((one) => one.topics);
  const { out, macros } = scoredByTool(corpus, topics, into);
  const [mean] = macros;
  if (!mean) throw new Error("The corpus's tool for topics gave no means.");
  return {
    topics: out,
    mean,
    bases: countBases(contracts, topics),
    facts: factShares(predicted.flatMap((one) => one.facts)),
  };
}

function scoredByTool(
  corpus: string,
  topics: readonly TopicPrediction[],
  into: string,
): { out: TopicScore[]; macros: TopicScore[] } {
  const [file, result] = [path.join(into, "topics.jsonl"), path.join(into, "topics.json")];
  writeFileSync(file, topics.map((one) => JSON.stringify(one)).join("\n"));
  const tool = path.resolve(corpus, "tools/score_topics.mjs");
  const args = [tool, "--gold", path.resolve(corpus), "--pred", file, "--json", result];
  const done = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (done.status !== 0) throw new Error(done.stderr);
  // the tool's own format
  return JSON.parse(readFileSync(result, "utf8")) as { out: TopicScore[]; macros: TopicScore[] };
}

function countBases(contracts: readonly Labelled[], topics: readonly TopicPrediction[]): Map<string, Share> {
  const truth = new Map(contracts.map(({ id, rows }) => [id, rows]));
  return new Map(
    BASES.map((basis) => {
      const said = topics.filter((one) => one.basis === basis);
      const isThere = ({ id, category }: TopicPrediction) => truth.get(id)?.get(category)?.impossible !== true;
      return [basis, { right: said.filter((one) => isThere(one) === one.present).length, of: said.length }];
    }),
  );
}

function factShares(all: readonly JudgedFact[]): MeasuredTopics["facts"] {
  const facts = all.filter(({ isRight }) => isRight !== null);
  const basisShare = (kind: string, basis: string) => {
    const said = facts.filter((one) => one.kind === kind && one.basis === basis);
    return { right: said.filter(({ isRight }) => isRight).length, of: said.length };
  };
  return [...new Set(facts.map(({ kind }) => kind))].map((kind) => ({
    kind,
    stated: basisShare(kind, "stated"),
    likely: basisShare(kind, "likely"),
  }));
}

/** Each topic's presence, spans and values, then how often each basis was right. */
export function topicsTable({ topics, mean, bases }: MeasuredTopics): string {
  const many = topics.filter(({ pos }) => pos >= FEWEST).length;
  const figures = ({ acc, pF, sF }: TopicScore) => [acc, pF, sF].map(figure);
  const shares = BASES.map((basis) => `of \`${basis}\` ${ofAll(bases.get(basis))}`).join(", ");
  return [
    toTable([
      ["topic", "contracts that have it", "presence, % right", "presence F1", "span F1", "value: recall / precision"],
      ...topics.map((one) => [
        one.cat,
        String(one.pos),
        ...figures(one),
        one.vR === null ? "-" : `${figure(one.vR)} / ${figure(one.vP)}`,
      ]),
      [`mean of the ${many} topics with at least ${FEWEST} cases`, "", ...figures(mean), ""],
    ]),
    `Right of those told, by basis: ${shares}.`,
  ].join("\n\n");
}

/** Each kind of fact: how many stated and how many likely ones are right. */
export function factsTable({ facts }: MeasuredTopics): string {
  return toTable([
    ["fact", "stated", "likely"],
    ...facts.map(({ kind, stated, likely }) => [kind, ofAll(stated), ofAll(likely)]),
  ]);
}

function figure(value: number | null): string {
  return value === null ? "-" : value.toFixed(1);
}

function ofAll(share: Share | undefined): string {
  return share && share.of > 0 ? `${percent(share)} % of ${share.of}` : "-";
}

/** A line of input for the corpus's topic tool. */
type TopicPrediction = {
  id: string;
  category: string;
  present: boolean;
  basis: string;
  items: { content: string }[];
  value?: string;
};
/** Whether a fact has the label's value; null if the labels don't tell. */
type JudgedFact = { kind: FactKind; basis: Fact["basis"]; isRight: boolean | null };

/** The topics and facts of one contract. */
function predictContract(
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
