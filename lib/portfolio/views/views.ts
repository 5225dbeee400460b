import "server-only";
import { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { requireScope } from "@/lib/access/token-scopes";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { MAX_VIEWS } from "@/lib/portfolio/bounds";
import { loadContext, visibleAmong } from "@/lib/portfolio/columns/context";
import { viewBody, type ViewChange, type ViewDto, type ViewInput } from "@/lib/portfolio/view-schema";
import { acquaintances } from "@/lib/positions/books";
import {
  countViews,
  deleteView,
  insertView,
  replaceReaders,
  updateView,
  findView,
  viewsFor,
  type ViewRow,
} from "./view-store";

/** The caller's own views, and those shown to them, without what they may not see. Source: B-29.12. */
export async function listViews(actor: Actor): Promise<{ views: ViewDto[] }> {
  const views: ViewDto[] = [];
  for (const row of await viewsFor(actor, MAX_VIEWS)) views.push(await toViewDto(actor, row));
  return { views };
}

/**
 * @throws AppError as `queryGrid`; `userNotFound` for a reader who shares no contract; `answersFull`. Source: B-29.12.
 */
export async function createView(actor: Actor, input: ViewInput, commit: Commit = inTransaction): Promise<ViewDto> {
  refuseWhenDiskIsFull();
  await requireColumns(actor, input.query);
  const people = await readersAmong(actor, input.readers, []);
  const row = { id: newId(), name: input.name, query: toStored(input), createdAt: clock.now() };
  const kept = await commit(async (tx) => {
    await insertView(actor, row, tx);
    if ((await countViews(actor, tx)) > MAX_VIEWS) throw new AppError("answersFull");
    await replaceReaders(actor, row.id, people, tx);
    await recordView(actor, "view.created", row.id, tx);
    return toDto(actor, await requireView(actor, row.id, tx));
  });
  return kept;
}

/**
 * Puts a view of the caller's own in place of what it was; what it asks, or its readers, stay where they are absent.
 * @throws AppError `viewNotFound`, `forbidden` to a reader
 */
export async function changeView(actor: Actor, id: string, { query, ...input }: ViewChange): Promise<ViewDto> {
  const row = await requireOwn(actor, id);
  refuseWhenDiskIsFull();
  if (query) await requireColumns(actor, query);
  const before = row.readers.map(({ user }) => user.id);
  const people = input.readers && (await readersAmong(actor, input.readers, before));
  return inTransaction(async (tx) => {
    const change = { id, name: input.name, ...(query ? { query: toStored({ query, widths: input.widths }) } : {}) };
    if (!(await updateView(actor, change, tx))) throw new AppError("viewNotFound");
    if (people) await replaceReaders(actor, id, people, tx);
    await recordView(actor, "view.changed", id, tx);
    return toDto(actor, await requireView(actor, id, tx));
  });
}

/** @throws AppError `viewNotFound`, `forbidden` to a reader. Source: B-29.12. */
export async function removeView(actor: Actor, id: string): Promise<void> {
  await requireOwn(actor, id);
  await inTransaction(async (tx) => {
    if (!(await deleteView(actor, id, tx))) throw new AppError("viewNotFound");
    await recordView(actor, "view.deleted", id, tx);
  });
}

/** What is kept of a view in one column: the query as it always was, and how wide its columns are. */
const toStored = ({ query, widths }: Pick<ViewInput, "query" | "widths">) => JSON.stringify({ ...query, widths });
const keptView = z
  .looseObject({ widths: viewBody.shape.widths })
  .transform(({ widths, ...query }) => ({ widths, query: viewBody.shape.query.parse(query) }));

type ViewAction = "view.created" | "view.changed" | "view.deleted";
const recordView = (actor: Actor, action: ViewAction, id: string, tx: DatabaseClient) =>
  recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action, detail: { id } }, tx);

/** @throws AppError as `queryGrid` */
async function requireColumns(actor: Actor, { columns, filters, sort }: ViewInput["query"]): Promise<void> {
  await loadContext(actor, [...columns, ...filters.map(({ column }) => column), sort.column]);
}

/** @param before who reads the view already: to show it to others, or to some no more, is to share it */
async function readersAmong(
  actor: Actor,
  emails: readonly string[],
  before: readonly string[],
): Promise<{ id: string; userId: string }[]> {
  const userIds = await acquaintances(actor, emails);
  if (new Set([...userIds, ...before]).size > Math.min(userIds.length, before.length)) requireScope(actor, "share");
  return userIds.map((userId) => ({ id: newId(), userId }));
}

async function requireOwn(actor: Actor, id: string): Promise<ViewRow> {
  const row = await findView(actor, id);
  if (!row) throw new AppError("viewNotFound");
  if (row.owner.id !== actor.userId) throw new AppError("forbidden");
  return row;
}

async function requireView(actor: Actor, id: string, tx: DatabaseClient): Promise<ViewRow> {
  const row = await findView(actor, id, tx);
  if (!row) throw new AppError("viewNotFound");
  return row;
}

function toDto({ userId }: Actor, { id, name, query, owner, readers }: ViewRow): ViewDto {
  const isOwn = owner.id === userId;
  const { query: asked, widths } = keptView.parse(JSON.parse(query)); // as the schema let it in
  return {
    id,
    name,
    query: asked,
    widths,
    isOwn,
    ownerName: owner.name,
    readers: isOwn ? readers.map(({ user }) => user) : [],
  };
}

/** Columns of books, questions and fields that this person may not see, or that are gone, are left out. */
async function toViewDto(actor: Actor, row: ViewRow): Promise<ViewDto> {
  const view = toDto(actor, row);
  const { columns, filters, sort } = view.query;
  const visible = await visibleAmong(actor, [...columns, ...filters.map(({ column }) => column), sort.column]);
  const shown = columns.filter((column) => visible.has(column));
  return {
    ...view,
    query: {
      ...view.query,
      columns: shown.length > 0 ? shown : ["name"],
      filters: filters.filter(({ column }) => visible.has(column)),
      sort: visible.has(sort.column) ? sort : { column: "uploaded", isDescending: true },
    },
  };
}
