import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AdminGrant } from "@/lib/access/admin-grant";
import { ContractGrant } from "@/lib/access/contract-grant";
import { whileAllowed } from "@/lib/access/while-allowed";
import { copyFor, type Copy } from "@/lib/copy/copy";
import { foldedForSearch } from "@/lib/normalized";
import { pageOfRows } from "@/lib/platform/page-budget";
import { recordAtOnce } from "./audit";
import {
  accountEvents,
  accountEventsInOrder,
  contractEvents,
  contractEventsInOrder,
  type EventPage,
} from "./audit-store";
import type { SealedEvent } from "./chain";
import { ACCOUNTS_CHAIN, EVENTS_PER_PAGE, type AuditEventDto, type AuditPageDto, type AuditQuery } from "./schema";
import { detailWords, parsedDetail, whatWords, whoWords } from "./words";

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;
/** Spreadsheets treat a cell starting like this as a formula, also in full-width forms or after a space or tab. */
const FORMULA = /^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** One row of a table, including the line end. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** Prefixes an apostrophe to anything that looks like a formula; numbers stay numbers. */
export function csvCell(value: string | number): string {
  const text = typeof value === "string" ? withoutFormulas(value) : String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Where lists are divided by semicolons, as in Russian, spreadsheets open a file by those: whatever quotes stand around
 * it, a cell of theirs begins behind each semicolon, tab and line end.
 */
const BETWEEN = /(?<![;"\s\ufeff])[;"\s\ufeff]+/gu;

function withoutFormulas(text: string): string {
  const inner = text.replace(BETWEEN, (run, offset: number) => {
    const isBeginning = /[;\t\r\n]/.test(run) && FORMULA.test(text.charAt(offset + run.length));
    return isBeginning ? `${run}'` : run;
  });
  return FORMULA.test(text) ? `'${inner}` : inner;
}

/** Spreadsheets read a file as UTF-8 only if it starts with this; otherwise Cyrillic is garbled. */
const BYTE_ORDER_MARK = "\ufeff";
const BATCH = 500;

/** A table streamed in pieces. */
export type CsvDto = { fileName: string; pieces: AsyncIterable<string> };

/** Newest first, paged, for the owner. @throws AppError `contractNotFound`, `forbidden`. Source: B-18.9, B-21.31. */
export async function contractActivity(actor: Actor, contractId: string, query: AuditQuery): Promise<AuditPageDto> {
  const grant = await ContractGrant.request(actor, contractId, "audit");
  return readPage(actor, query, (page) => contractEvents(grant, page));
}

/** Sign-ins, refusals, roles and deletions, newest first, paged. @throws AppError `forbidden` */
export async function accountActivity(actor: Actor, query: AuditQuery): Promise<AuditPageDto> {
  const grant = AdminGrant.request(actor);
  return readPage(actor, query, (page) => accountEvents(grant, page));
}

/** Oldest first, with the fields the hashes cover. @throws as `contractActivity` */
export async function contractActivityCsv(actor: Actor, contractId: string): Promise<CsvDto> {
  const grant = await ContractGrant.request(actor, contractId, "audit");
  await recordAtOnce(actor, { chain: contractId, action: "audit.exported", detail: {} });
  const copy = copyFor(actor.language);
  return {
    fileName: `${copy.audit.fileName}.csv`,
    pieces: whileAllowed(
      toCsv(copy, (behind) => contractEventsInOrder(grant, { limit: BATCH, behind })),
      { actor, contractId, ability: "audit" },
    ),
  };
}

/** @throws AppError `forbidden` */
export async function accountActivityCsv(actor: Actor): Promise<CsvDto> {
  const grant = AdminGrant.request(actor);
  await recordAtOnce(actor, { chain: ACCOUNTS_CHAIN, action: "audit.exported", detail: {} });
  const copy = copyFor(actor.language);
  return {
    fileName: `${copy.audit.accountsFileName}.csv`,
    pieces: whileAllowed(
      toCsv(copy, (behind) => accountEventsInOrder(grant, { limit: BATCH, behind })),
      { actor, systemRole: "admin" },
    ),
  };
}

type Read = (page: EventPage) => Promise<SealedEvent[]>;

async function readPage(actor: Actor, query: AuditQuery, read: Read): Promise<AuditPageDto> {
  const copy = copyFor(actor.language);
  const isOldestFirst = query.sort === "at";
  const limit = query.limit ?? EVENTS_PER_PAGE;
  const wanted = foldedForSearch(query.search ?? "");
  const readFrom = (from: number | undefined, count: number) => read({ limit: count, from, isOldestFirst });
  if (wanted !== "")
    return searchPage({
      limit,
      from: query.cursor,
      read: readFrom,
      toItem: (event) => toEventDto(event, copy),
      wanted,
    });
  const { items, hasMore } = await pageOfRows({
    limit,
    read: (last: SealedEvent | null, count) => readFrom(last?.sequence ?? query.cursor, count),
    toItem: (event) => toEventDto(event, copy),
  });
  return { items, nextCursor: hasMore ? (items.at(-1)?.sequence ?? null) : null };
}

type Search = {
  limit: number;
  from: number | undefined;
  read: (from: number | undefined, count: number) => Promise<SealedEvent[]>;
  toItem: (event: SealedEvent) => AuditEventDto;
  /** Folded. */
  wanted: string;
};

/** Looked through for one page; a trail has no end, and what it says is only known once it is in words. */
const LOOKED_THROUGH = 5_000;

/** May have fewer events than asked for, or none, and yet a next page. */
async function searchPage({ limit, read, toItem, wanted, ...search }: Search): Promise<AuditPageDto> {
  const items: AuditEventDto[] = [];
  let { from } = search;
  for (let looked = 0; looked < LOOKED_THROUGH; looked += BATCH) {
    const events = await read(from, BATCH);
    for (const event of events) {
      if (items.length === limit) return { items, nextCursor: from ?? null };
      const item = toItem(event);
      if (saysOf(item).includes(wanted)) items.push(item);
      from = event.sequence;
    }
    if (events.length < BATCH) return { items, nextCursor: null };
  }
  return { items, nextCursor: from ?? null };
}

function saysOf({ actorName, what, details, address }: AuditEventDto): string {
  return foldedForSearch([actorName, what, details, address].join("\n"));
}

async function* toCsv(copy: Copy, read: (behind: number) => Promise<SealedEvent[]>): AsyncGenerator<string> {
  const { sequence, atUtc, who, what, details, address } = copy.audit.columns;
  yield (
    BYTE_ORDER_MARK +
    csvLine([sequence, atUtc, who, what, details, address, "id", "actorId", "action", "detail", "previousHash", "hash"])
  );
  for (let behind = 0; ;) {
    const events = await read(behind);
    const last = events.at(-1);
    if (!last) return;
    yield events.map((event) => csvLine(toCells(event, copy))).join("");
    behind = last.sequence;
  }
}

function toCells(event: SealedEvent, copy: Copy): (string | number)[] {
  const { sequence, at, actorName, what, details, address, id, actorId, action, previousHash, hash } = toEventDto(
    event,
    copy,
  );
  return [sequence, at, actorName, what, details, address, id, actorId ?? "", action, event.detail, previousHash, hash];
}

function toEventDto(event: SealedEvent, copy: Copy): AuditEventDto {
  const { id, sequence, actorId, action, address, previousHash, hash } = event;
  return {
    id,
    sequence,
    at: event.at.toISOString(),
    actorId,
    actorName: whoWords(event, copy),
    action,
    what: whatWords(action, copy),
    details: detailWords(action, event.detail, copy),
    detail: parsedDetail(event.detail),
    address,
    previousHash,
    hash,
  };
}
