import "server-only";
import { type Actor, CONTRACT_ROLES } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { AppError, ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import type { DatabaseClient } from "@/lib/platform/db";
import { isUnderWay, jobsBefore } from "@/lib/platform/jobs/turns";
import { log } from "@/lib/platform/log";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { snippetInWorker } from "@/lib/workers/texts";
import { contractsById, currentHtml } from "./list/listed-store";
import { labelsOn } from "./list/workplace-store";
import { scanProgress } from "./reading/scan-store";
import { findUnseenSignatures } from "./signature-store";
import { findContract, type ContractWithRole, isContractAdmin, type ContractRow } from "./contract-store";
import { countMatching, pageOfList, type ContractFilter } from "./list/listed-page";
import { readCursor, writeCursor, toListOrder, parseSort } from "./list/order";
import { linesOfHtml, findSnippet } from "@/lib/documents/search/hits";
import {
  CONTRACTS_PER_PAGE,
  type ContractDto,
  type ContractListItemDto,
  type ContractStatusDto,
  type ListQuery,
  type SnippetDto,
} from "./schema";
import { copyFor } from "@/lib/copy/copy";
import { searchTerms } from "@/lib/documents/search/search-text";
import { CONTRACT_STATUSES, type ContractStatus } from "./bounds";

/**
 * Newest first, or by `sort`, paged; `q`: all of its words are in the name or current text.
 * @returns `nextCursor`, null at the end; in a search each with the matching `snippet`. Source: B-20.9, B-21.9.
 */
export async function listContracts(
  actor: Actor,
  query: ListQuery,
): Promise<{ items: ContractListItemDto[]; nextCursor: string | null }> {
  const filter = toFilter(query);
  const { rows, nextCursor } = await readPage(actor, query, filter);
  const labels = await labelsOn(
    actor,
    rows.map(({ contract }) => contract.id),
  );
  const unseen = await findUnseenSignatures(
    actor,
    rows.map(({ contract }) => contract),
  );
  const items = rows.map(({ contract, role }) =>
    withLabels(toContractDto(actor, contract, { role, isUnseen: unseen.has(contract.id) }), labels),
  );
  if (filter.terms.length === 0) return { items, nextCursor };
  const found: ContractListItemDto[] = [];
  // one text at a time in memory
  for (const item of items) found.push({ ...item, snippet: await snippetIn(actor, item, filter.terms) });
  return { items: found, nextCursor };
}

/** One contract; with `client`, as the transaction leaves it. @throws AppError `contractNotFound`. Source: B-21.9. */
export async function getContract(actor: Actor, contractId: string, client?: DatabaseClient): Promise<ContractDto> {
  const grant = await ContractGrant.request(actor, contractId, "read", client);
  const row = await findContract(grant, client);
  if (!row) throw new AppError("contractNotFound"); // deleted just now
  const unseen = await findUnseenSignatures(actor, [row], client);
  return toContractDto(actor, row, { role: grant.role, isUnseen: unseen.has(row.id) });
}

/** A contract's progress, for pages that wait for it. @throws AppError `contractNotFound`. Source: B-21.13. */
export async function contractStatus(actor: Actor, contractId: string): Promise<ContractStatusDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const { status, progress, statusMessage, currentVersionId } = await getContract(actor, contractId);
  const scanning = status === "processing" ? await scanProgress(grant) : null;
  return {
    status,
    progress,
    statusMessage,
    currentVersionId,
    ahead: status === "processing" ? await placeInLine(contractId) : null,
    ...((await isUnderWay(["readContract", "analyzeContract"], { contractId })) ? { isReading: true as const } : {}),
    ...(scanning ? { scanning } : {}),
  };
}

/** The file is read first, then analysed. */
async function placeInLine(contractId: string): Promise<number | null> {
  return (await jobsBefore("readContract", { contractId })) ?? jobsBefore("analyzeContract", { contractId });
}

/** Counting stops here, so that a long list is no slower than a short one. */
export const MOST_COUNTED = 1_000;

/**
 * How many contracts match a filter, and how many there are in total, each up to `MOST_COUNTED`; `matching` is null in
 * a search. Source: B-7.14.
 */
export async function sizeOfList(
  actor: Actor,
  query: ListQuery,
): Promise<{ matching: number | null; all: number; isMore: boolean }> {
  const filter = toFilter(query);
  const none = { terms: [], contractType: null, status: null, label: null, folderId: null };
  const [matching, all] = await Promise.all([
    filter.terms.length > 0 ? null : countMatching(actor, filter, MOST_COUNTED + 1),
    countMatching(actor, none, MOST_COUNTED + 1),
  ]);
  return { matching, all, isMore: all > MOST_COUNTED };
}

function withLabels(item: ContractDto, labels: ReadonlyMap<string, string[]>): ContractListItemDto {
  const own = labels.get(item.id);
  return own ? { ...item, labels: own } : item;
}

function toFilter(query: ListQuery): ContractFilter {
  return {
    terms: searchTerms(query.q ?? ""),
    contractType: query.type || null,
    status: query.status ? (query.status === "draft" ? "" : query.status) : null,
    label: query.label || null,
    folderId: query.folder || null,
  };
}

async function readPage(
  actor: Actor,
  query: ListQuery,
  filter: ContractFilter,
): Promise<{ rows: ContractWithRole[]; nextCursor: string | null }> {
  const order = toListOrder(parseSort(query.sort), actor.language);
  const { shown, next } = await pageOfList(actor, filter, order, {
    limit: query.limit ?? CONTRACTS_PER_PAGE,
    after: query.cursor === undefined ? null : readCursor(query.cursor, order.kind),
  });
  const ids = shown.map(({ contractId }) => contractId);
  return { rows: await contractsById(actor, ids), nextCursor: next && writeCursor(next, order.kind) };
}

/** Up to this length finding a snippet takes a millisecond; longer texts are searched in a thread. UTF-16 units. */
const SHORT_HTML = 10_000;

async function snippetIn(actor: Actor, contract: ContractDto, terms: readonly string[]): Promise<SnippetDto | null> {
  const html = await currentHtml(actor, contract);
  if (html === null) return null;
  if (html.length <= SHORT_HTML) return findSnippet(linesOfHtml(html), terms);
  return snippetInWorker(html, terms, { account: actor.userId }).catch((cause: unknown) => {
    if (!(cause instanceof WorkerFailure)) throw cause;
    log.error("search.snippet-failed", cause, { contractId: contract.id });
    return null; // the contract is listed anyway
  });
}

/** A contract as seen by someone with this role on it; whether its signed copy shows no signature. Source: B-21.9. */
export function toContractDto(
  actor: Actor,
  row: ContractRow,
  { role, isUnseen = false }: { role: string; isUnseen?: boolean },
): ContractDto {
  const scannedPages = JSON.parse(row.scannedPages) as ContractDto["scannedPages"] & object; // written by `setPages`
  return {
    id: row.id,
    name: row.name,
    status: parseStatus(row),
    statusMessage: statusWords(row.statusMessage, actor),
    progress: row.progress,
    pagesWithoutText: JSON.parse(row.pagesWithoutText) as number[], // we wrote it, as a list of numbers
    ...(scannedPages.length > 0 ? { scannedPages } : {}),
    uploadedAt: row.uploadedAt.toISOString(),
    uploadedBy: row.uploadedById,
    uploadedByName: row.uploadedByName,
    currentVersionId: row.currentVersionId,
    signedAt: row.signedOn,
    signedBy: row.signedBy,
    ...(isUnseen ? { isSignatureUnseen: true as const } : {}),
    metadata: { contractType: row.contractType },
    role: CONTRACT_ROLES.find((known) => known === role) ?? "reviewer",
    isAdmin: isContractAdmin(row, actor, role),
    file: row.file,
  };
}

function parseStatus(row: { status: string }): ContractStatus {
  return CONTRACT_STATUSES.find((known) => known === row.status) ?? "";
}

function statusWords(key: string | null, actor: Actor): string | null {
  if (key === null) return null;
  const words = copyFor(actor.language).errors;
  return key in ERROR_STATUS ? words[key as ErrorKey] : words.unexpected;
}
