import "server-only";
import { setImmediate as others } from "node:timers/promises";
import type { Actor } from "@/lib/access/actor";
import type { Cells, Quotes } from "@/lib/assistant/answers/cells";
import type { Words } from "@/lib/assistant/answers/words";
import { requireCounterparty } from "@/lib/counterparties/counterparties";
import { sidesOfContracts } from "@/lib/counterparties/ours";
import { FACT_KINDS } from "@/lib/engine/review/fact";
import type { CellState } from "@/lib/portfolio/bounds";
import { MOST_SIGNED, PRACTICE_TOPICS } from "./bounds";
import type { PracticeContract, PracticeQuery, PracticeTopic, PracticeValue } from "./schema";
import { countSigned, keptAnswers, signedContracts, type SignedAnswers, type SignedRow } from "./signed-store";
import { summarize } from "./usual";

/** Contracts whose answers are read at a time: nobody else waits for all of them. */
const AT_ONCE = 50;

export type Reading = { state: CellState; value: PracticeValue | null };
export type SignedContract = SignedRow & { versionId: string; readings: ReadonlyMap<string, Reading>; quotes: Quotes };
export type Signed = { signed: number; considered: number; isCut: boolean; contracts: SignedContract[] };

/**
 * The signed contracts that a person may read and that pass, with what was read in them; the newest `MOST_SIGNED`.
 * @throws AppError `counterpartyNotFound`. Source: B-34.1.
 */
export async function readSigned(
  actor: Actor,
  { side, ...query }: PracticeQuery & { but?: string },
  { quotes = false } = {},
): Promise<Signed> {
  const counterpartyId = query.counterpartyId === "" ? "" : (await requireCounterparty(actor, query.counterpartyId)).id;
  const [signed, found] = await Promise.all([
    countSigned(actor),
    signedContracts(actor, { ...query, counterpartyId }, MOST_SIGNED + 1),
  ]);
  const rows = await ofSide(actor, side, found.slice(0, MOST_SIGNED));
  const contracts: SignedContract[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    const kept = await keptAnswers(
      actor,
      some.map(({ id }) => id),
      { quotes },
    );
    const byId = new Map(kept.map((answers) => [answers.contractId, answers]));
    contracts.push(
      ...some.flatMap((row) => {
        const answers = byId.get(row.id);
        return answers ? [toSigned(row, answers)] : [];
      }),
    );
    await others();
  }
  return { signed, considered: contracts.length, isCut: found.length > MOST_SIGNED, contracts };
}

async function ofSide(actor: Actor, side: PracticeQuery["side"], rows: SignedRow[]): Promise<SignedRow[]> {
  if (side === "") return rows;
  const sides = await sidesOfContracts(
    actor,
    rows.map(({ id }) => id),
  );
  return rows.filter(({ id }) => sides.get(id) === side);
}

function toSigned(row: SignedRow, { versionId, cells, words, quotes }: SignedAnswers): SignedContract {
  return {
    ...row,
    versionId,
    readings: readingsIn(cells, words),
    quotes: JSON.parse(quotes) as Quotes, // by `keepAnswers`
  };
}

/** Where a topic's value stands: with its fact, which is typed, else with the topic. */
const columnOf = (topic: string) => `${isFact(topic) ? "fact" : "topic"}:${topic}`;
export const isFact = (topic: string) => FACT_KINDS.some((kind) => kind === topic);

/** What is kept of a contract, by topic; a person's word goes before the machine's, as long as it holds. */
export function readingsIn(cells: string, words: string): ReadonlyMap<string, Reading> {
  const [read, said] = [JSON.parse(cells) as Cells, JSON.parse(words) as Words]; // by `keepAnswers`
  return new Map(PRACTICE_TOPICS.map((topic) => [topic, readingOf(topic, read, said)]));
}

function readingOf(topic: string, cells: Cells, words: Words): Reading {
  const column = columnOf(topic);
  const word = words[column]?.said;
  const cell = cells[column];
  if (word?.holds) return { state: "verified", value: word.isCorrection ? word.value : (cell?.value ?? null) };
  if (cell && cell.value !== null) return { state: cell.state, value: cell.value };
  const clause = cells[`topic:${topic}`];
  if (!isFact(topic) || !clause || clause.value === null) return { state: cell?.state ?? "notFound", value: null };
  return { state: clause.state, value: { text: "" } }; // the clause is there, its value was not read
}

/** What is usual on a topic; a clause without a value of its own counts as found. */
export function topicOf(topic: string, contracts: readonly SignedContract[]): Omit<PracticeTopic, "name"> {
  const read = contracts.flatMap(({ readings }) => readings.get(topic) ?? []);
  const values = read.flatMap(({ value }) => value ?? []);
  const sure = read.filter(({ state, value }) => value !== null && (state === "stated" || state === "verified"));
  return { topic, found: values.length, stated: sure.length, ...summarize(topic, values, isFact(topic)) };
}

/** A contract's own clause on a topic, with its passage where that was kept. */
export function toPracticeContract(topic: string, contract: SignedContract): PracticeContract {
  const { id, name, signedOn, isInDoubt, versionId, readings, quotes } = contract;
  const { state, value } = readings.get(topic) ?? { state: "notFound" as const, value: null };
  const quote = quotes[`topic:${topic}`] ?? quotes[columnOf(topic)] ?? null;
  const doubt = isInDoubt ? ({ isInDoubt } as const) : {};
  return { contractId: id, name, signedOn, ...doubt, versionId, state, value, quote: value === null ? null : quote };
}
