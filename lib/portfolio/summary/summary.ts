import "server-only";
import { setImmediate as others } from "node:timers/promises";
import type { Actor } from "@/lib/access/actor";
import { VERDICT_ORDER } from "@/lib/assistant/answers/sort-key";
import { findSignedDocuments } from "@/lib/assistant/in-force/signed-store";
import type { Words } from "@/lib/assistant/answers/words";
import { daysLater, readDay, writeDay } from "@/lib/days";
import { findToday } from "@/lib/deadlines/deadlines";
import { AGGREGATED } from "@/lib/portfolio/bounds";
import { isIndexed, isSayable, type Column } from "@/lib/portfolio/columns/columns";
import { planned, type Planned } from "@/lib/portfolio/grid/planned";
import { countParts } from "@/lib/portfolio/questions/question-store";
import type { ColumnSummary, GridSummaryDto, GridSummaryQuery } from "@/lib/portfolio/schema";
import {
  countWith,
  groupCounts,
  groupNames,
  findParts,
  passingIds,
  renewingAmong,
  wordsAmong,
  type Part,
} from "./summary-store";

/** Counted at a time: a table of many contracts holds up nobody else. */
const AT_ONCE = 1_000;

type Sums = Map<string, number>;
/** What is added up, of how many contracts, and their type: null where they are of several. */
type Total = { amount: number; count: number; type: string | null };
type Totals = Map<string, Total>;
type Counts = { found: number; outOfDate: number; verified: number; totals: Totals; verdicts: Sums };
type Counted = {
  contracts: number;
  renewing: number;
  amended: number;
  columns: Map<string, Counts>;
  groups: Map<string, { count: number; totals: Map<string, Totals> }>;
};
type Days = { from: string; until: string };

/**
 * Counts and sums over all of the caller's contracts that pass, whatever page is shown; sums by currency, never added
 * up, and only of contracts of one type.
 * @throws AppError as `queryGrid`. Source: B-29.7.
 */
export async function summarizeGrid(actor: Actor, query: GridSummaryQuery): Promise<GridSummaryDto> {
  const plan = await planned(actor, query);
  const days = soon(await findToday(actor));
  const dated = { ...plan, asker: { ...plan.asker, today: plan.asker.today || days.from } };
  const counted: Counted = {
    contracts: 0,
    renewing: 0,
    amended: 0,
    columns: new Map(plan.shown.map(({ id }) => [id, newCounts()])),
    groups: new Map(),
  };
  for (let after: string | null = ""; after !== null;) {
    const { ids, last }: { ids: string[]; last: string | null } = await passingIds(toStretch(dated), after, AT_ONCE);
    await addTo(counted, dated, ids, days);
    after = last;
    await others();
  }
  return {
    contracts: counted.contracts,
    all: await countParts(actor),
    renewing: counted.renewing,
    amended: counted.amended,
    columns: Object.fromEntries([...counted.columns].map(([id, counts]) => [id, columnDto(counts)])),
    groups: await groupsDto(dated, counted),
  };
}

const newCounts = (): Counts => ({ found: 0, outOfDate: 0, verified: 0, totals: new Map(), verdicts: new Map() });
const askedGroup = ({ order }: Planned) => (order.isGroupAsked ? order.group : null);
const toStretch = (plan: Planned) => ({ asker: plan.asker, conditions: plan.conditions, group: askedGroup(plan) });

function soon(today: string): Days {
  const day = readDay(today);
  return { from: today, until: day ? writeDay(daysLater(day, AGGREGATED.soonDays)) : today };
}

async function addTo(counted: Counted, plan: Planned, ids: readonly string[], days: Days): Promise<void> {
  const { asker, shown } = plan;
  counted.contracts += ids.length;
  counted.renewing += await renewingAmong(asker, ids, days);
  counted.amended += (await findSignedDocuments(plan.actor, ids)).size;
  const indexed = shown.filter(isIndexed).map(({ id }) => id);
  for (const part of await findParts(toStretch(plan), ids, [...indexed, FIRST_PARTY])) addPart(counted, part);
  for (const column of shown) await addUnindexed(counted, plan, column, ids);
  addWords(counted, shown, await wordsAmong(ids));
  if (askedGroup(plan) === null) return;
  for (const { group, count } of await groupCounts(toStretch(plan), ids)) groupIn(counted, group).count += count;
}

const FIRST_PARTY = "party:0";
const NOT_SUMMED = "-";

function groupIn({ groups }: Counted, key: string) {
  const known = groups.get(key) ?? { count: 0, totals: new Map<string, Totals>() };
  groups.set(key, known);
  return known;
}

const add = (sums: Sums, key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);

function addTotal(totals: Totals, { by, type, count, sum }: Part): void {
  const { amount, count: before, type: known } = totals.get(by) ?? { amount: 0, count: 0, type };
  totals.set(by, { amount: amount + sum, count: before + count, type: known === type ? known : null });
}

function addPart(counted: Counted, part: Part): void {
  const { column, by, group, count } = part;
  const counts = counted.columns.get(column === FIRST_PARTY ? "counterparty" : column);
  if (!counts) return;
  counts.found += count;
  if (by === NOT_SUMMED) return;
  if (column.startsWith("verdict:")) {
    add(counts.verdicts, VERDICT_ORDER[Number(by)] ?? "", count);
    return;
  }
  addTotal(counts.totals, part);
  const { totals } = groupIn(counted, group);
  const ofColumn = totals.get(column) ?? new Map<string, Total>();
  totals.set(column, ofColumn);
  addTotal(ofColumn, part);
}

async function addUnindexed(counted: Counted, { asker }: Planned, column: Column, ids: readonly string[]) {
  const counts = counted.columns.get(column.id);
  if (!counts || isIndexed(column) || column.kind === "counterparty") return;
  const { kind } = column;
  counts.found += kind === "labels" || kind === "deadline" ? await countWith(asker, kind, ids) : ids.length;
}

function addWords(
  { columns }: Counted,
  shown: readonly Column[],
  rows: readonly { words: string; isOld: boolean }[],
): void {
  for (const { words, isOld } of rows) {
    const said = JSON.parse(words) as Words; // written by `keepAnswers`
    for (const { id } of shown.filter(isSayable)) {
      const counts = columns.get(id);
      const word = said[id]?.said;
      if (counts && word?.holds) counts.verified += 1;
      if (counts && (isOld || (word && !word.holds))) counts.outOfDate += 1;
    }
  }
}

/** Only like values are told as a sum: of one currency, and of contracts of one named type. */
const isLike = ({ type, count }: Total) => count === 1 || (type !== null && type !== OTHER_TYPE);
const OTHER_TYPE = "Other";

const toTotals = (totals: Totals) =>
  [...totals]
    .filter(([, total]) => isLike(total))
    .map(([currency, { amount, count }]) => ({ currency, amount, count }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));

function columnDto({ found, outOfDate, verified, totals, verdicts }: Counts): ColumnSummary {
  const dated = VERDICT_ORDER.flatMap((verdict) => {
    const count = verdicts.get(verdict);
    return count === undefined ? [] : [[verdict, count] as const];
  });
  return { found, outOfDate, verified, totals: toTotals(totals), verdicts: Object.fromEntries(dated) };
}

/** In the order of rows: by name, those without a group last. */
async function groupsDto(plan: Planned, { groups }: Counted): Promise<GridSummaryDto["groups"]> {
  const group = askedGroup(plan);
  if (group === null) return [];
  const keys = [...groups.keys()].filter((key) => key !== "");
  const named = group === "owner" || group === "counterparty" ? await groupNames(plan.asker, group, keys) : new Map();
  const groupName = (key: string): string => (named.get(key) as string | undefined) ?? key;
  const place = (key: string) => (group === "owner" ? groupName(key) : key);
  return [...groups]
    .sort(([one], [other]) => Number(one === "") - Number(other === "") || (place(one) < place(other) ? -1 : 1))
    .map(([key, { count, totals }]) => ({
      key,
      name: groupName(key),
      count,
      totals: Object.fromEntries([...totals].map(([column, sums]) => [column, toTotals(sums)])),
    }));
}
