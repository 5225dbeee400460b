import "server-only";
import { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { nameKeyFor } from "@/lib/contracts/list/name-key";
import { AppError } from "@/lib/errors";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { CONTRACTS_LOOKED_AT, COUNTERPARTIES_PER_PAGE } from "./bounds";
import {
  contractsWith,
  findCounterparty,
  mergedInto,
  nextCounterparties,
  readingsWith,
  renameCounterparty,
  updateCounterparty,
  listSpellings,
  type CounterpartyRow,
  type ListedRow,
  type ListOrder,
} from "./counterparty-store";
import { lockRegister, registerKeys } from "./register-store";
import type {
  ChangeCounterparty,
  ContractsQuery,
  CounterpartiesQuery,
  CounterpartyContract,
  CounterpartyDto,
  CounterpartyListItem,
} from "./schema";
import { readDetails } from "./found-details";

/** Other spellings that an answer tells. */
const SPELLINGS = { listed: 3, opened: 50 } as const;

type Page<T> = { items: T[]; nextCursor: string | null };

/**
 * Whom the caller has contracts with, by name, number of contracts or last contract, paged. @throws AppError
 * `invalidInput` for a cursor of another order. Source: B-30.6.
 */
export async function listCounterparties(
  actor: Actor,
  query: CounterpartiesQuery,
): Promise<Page<CounterpartyListItem>> {
  const limit = query.limit ?? COUNTERPARTIES_PER_PAGE;
  const order = toOrder(actor, query);
  const after = query.cursor === undefined ? null : readListCursor(query.cursor, order);
  const rows = await nextCounterparties(actor, { order, q: query.q ?? "", after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const writings = await listSpellings(actor, ids, SPELLINGS.listed + 1);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => toListItem(row, writings.get(row.id) ?? [], SPELLINGS.listed)),
    nextCursor: last ? writeCursor([order.column, last[order.column], last.id]) : null,
  };
}

/** The order of a list: names by the alphabet, the rest with the most and the latest first. */
function toOrder({ language }: Actor, { sort, order }: CounterpartiesQuery): ListOrder {
  const column = sort === "contracts" ? "contractCount" : sort === "lastDay" ? "lastDay" : nameKeyFor(language);
  const isByName = column === "nameLatin" || column === "nameCyrillic";
  return { column, isDescending: order ? order === "desc" : !isByName };
}

function toListItem(
  { id, name, isUs, contractCount, firstDay, lastDay }: ListedRow,
  writings: readonly string[],
  most: number,
): CounterpartyListItem {
  const spellings = writings.filter((writing) => writing !== name).slice(0, most);
  return { id, name, spellings, isUs, contractCount, firstDay, lastDay };
}

/**
 * One of the caller's counterparties with what its contracts say; of one that was merged, what it was merged into.
 * @throws AppError `counterpartyNotFound`. Source: B-30.2.
 */
export async function getCounterparty(actor: Actor, id: string): Promise<CounterpartyDto> {
  const row = await requireCounterparty(actor, id);
  const [writings, merged, readings] = await Promise.all([
    listSpellings(actor, [row.id], SPELLINGS.opened),
    mergedInto(actor, row.id),
    readingsWith(actor, row.id, CONTRACTS_LOOKED_AT),
  ]);
  return {
    ...toListItem(row, writings.get(row.id) ?? [], SPELLINGS.opened),
    isNamePersons: row.isNamePersons,
    own: mergeOwnDetails(row, merged),
    ...readDetails(readings),
    merged: merged.map(({ id: mergedId, name, mergedAt }) => ({
      ...{ id: mergedId, name },
      mergedAt: (mergedAt ?? new Date(0)).toISOString(), // whatever is merged has its time
    })),
  };
}

const OWN_FIELDS = ["address", "registration", "contacts", "note"] as const;

/** What the person wrote of it, else of what was merged into it. */
function mergeOwnDetails(row: CounterpartyRow, merged: readonly CounterpartyRow[]): CounterpartyDto["own"] {
  const first = (field: (typeof OWN_FIELDS)[number]) =>
    [row, ...merged].map((one) => one[field]).find((text) => text !== "") ?? "";
  return {
    address: first("address"),
    registration: first("registration"),
    contacts: first("contacts"),
    note: first("note"),
  };
}

/**
 * The contracts with a counterparty that the caller may read, latest first, paged. @throws AppError
 * `counterpartyNotFound`, `invalidInput` for a cursor of another list. Source: B-30.5.
 */
export async function contractsOfCounterparty(
  actor: Actor,
  id: string,
  query: ContractsQuery,
): Promise<Page<CounterpartyContract>> {
  const row = await requireCounterparty(actor, id);
  const limit = query.limit ?? COUNTERPARTIES_PER_PAGE;
  const after = query.cursor === undefined ? null : readContractCursor(query.cursor);
  const rows = await contractsWith(actor, row.id, { after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(({ partId: _, ...contract }) => contract),
    nextCursor: last ? writeCursor([last.day, last.partId]) : null,
  };
}

/** Puts a person's words in place of the contracts'. @throws AppError `counterpartyNotFound`. Source: B-30.7. */
export async function changeCounterparty(
  actor: Actor,
  id: string,
  { name, ...change }: ChangeCounterparty,
): Promise<CounterpartyDto> {
  refuseWhenDiskIsFull();
  await inTransaction(async (tx) => {
    await lockRegister(actor.userId, tx);
    const row = await requireCounterparty(actor, id, tx);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await updateCounterparty(actor, row.id, given, tx);
    if (name !== undefined) await renameCounterparty(actor, { id: row.id, name, ...registerKeys(name) }, tx);
    await tell(actor, "counterparty.changed", { counterpartyId: row.id }, tx);
  });
  return getCounterparty(actor, id);
}

type CounterpartyEvent = {
  "counterparty.changed": { counterpartyId: string };
  "counterparty.merged": { counterpartyId: string; otherId: string };
  "counterparty.split": { counterpartyId: string; otherId: string };
  "counterparty.keptApart": { counterpartyId: string; otherId: string };
  "counterparty.ourselves": { count: number };
};

/** In the installation's trail, by ids alone. */
export function tell<A extends keyof CounterpartyEvent>(
  actor: Actor,
  action: A,
  detail: CounterpartyEvent[A],
  tx: DatabaseClient,
): Promise<void> {
  return recordInTransaction(
    actor,
    { chain: ACCOUNTS_CHAIN, action, detail } as Parameters<typeof recordInTransaction>[1],
    tx,
  );
}

/**
 * One of the caller's counterparties that has a contract, or that is the caller. @throws AppError
 * `counterpartyNotFound`: another's, or of contracts that the caller does not see any more
 */
export async function requireCounterparty(actor: Actor, id: string, client?: DatabaseClient): Promise<CounterpartyRow> {
  const row = await findCounterparty(actor, id, client);
  if (!row || (row.contractCount === 0 && !row.isUs)) throw new AppError("counterpartyNotFound");
  return row;
}

const listCursor = z.tuple([z.string(), z.union([z.string(), z.number()]), z.string()]);
const contractCursor = z.tuple([z.string(), z.string()]);
const writeCursor = (parts: readonly (string | number)[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");

function readCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch (cause) {
    if (cause instanceof SyntaxError) return null; // refused as any other cursor that was not written here
    throw cause;
  }
}

function readListCursor(cursor: string, { column }: ListOrder) {
  const { data } = listCursor.safeParse(readCursor(cursor));
  const isNumber = typeof data?.[1] === "number";
  if (data?.[0] !== column || isNumber !== (column === "contractCount")) throw wrongCursor();
  return { value: data[1], id: data[2] };
}

function readContractCursor(cursor: string) {
  const { data } = contractCursor.safeParse(readCursor(cursor));
  if (!data) throw wrongCursor();
  return { day: data[0], partId: data[1] };
}

const wrongCursor = () => new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
