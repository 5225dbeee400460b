/** The review page's reads over REST. A failure is a value with the words of the screen. Source: behaviour §10. */
import { apiFetch } from "@/components/forms/api";
import type { SuggestionListDto } from "@/lib/assistant/schema";
import type { CommentDto } from "@/lib/contracts/comment-schema";
import type { ComparisonDto } from "@/lib/contracts/comparison-schema";
import type { ContractDto, ContractStatusDto, VersionDto, VersionSummaryDto } from "@/lib/contracts/schema";
import type { Copy } from "@/lib/copy/copy";

export type Read<T> = { ok: true; data: T } | { ok: false; message: string };
type Words = Copy["review"];

/** The contract's current version; when that can't be had, the first of its list (B-10.4). */
export async function readCurrentVersion(
  contract: Pick<ContractDto, "id" | "currentVersionId">,
  words: Words,
): Promise<Read<VersionDto>> {
  const current = contract.currentVersionId
    ? await readJson<VersionDto>(versionPath(contract.id, contract.currentVersionId))
    : null;
  if (current) return withText(current, words.noText);
  const list = await readJson<VersionDto[]>(`/api/contracts/${encodeURIComponent(contract.id)}/versions?limit=1`);
  if (!list) return { ok: false, message: words.versionsLoadFailed };
  const first = list[0];
  return first ? withText(first, words.noText) : { ok: false, message: words.noVersions };
}

/** One version of the history, with its text. */
export async function readVersion(contractId: string, versionId: string, words: Words): Promise<Read<VersionDto>> {
  const version = await readJson<VersionDto>(versionPath(contractId, versionId));
  return version ? withText(version, words.history.noContent) : { ok: false, message: words.history.contentFailed };
}

export type VersionPage = { items: VersionSummaryDto[]; next: string | null };

/** A page of the history, newest first. `next` is the address of the following page, or null at the end. */
export async function readHistory(path: string): Promise<VersionPage | null> {
  const response = await answer(path);
  if (!response) return null;
  const items = (await response.json()) as VersionSummaryDto[]; // our own API
  return { items, next: nextPage(response.headers.get("Link")) };
}

export function historyPath(contractId: string): string {
  return `/api/contracts/${encodeURIComponent(contractId)}/versions?fields=summary`;
}

export function readContract(contractId: string): Promise<ContractDto | null> {
  return readJson(`/api/contracts/${encodeURIComponent(contractId)}`);
}

export function readStatus(contractId: string): Promise<ContractStatusDto | null> {
  return readJson(`/api/contracts/${encodeURIComponent(contractId)}/status`);
}

/** What leads from one version to another, or null. */
export function readComparison(contractId: string, from: string, to: string): Promise<ComparisonDto | null> {
  return readJson(`${versionPath(contractId, from)}/diff/${encodeURIComponent(to)}`);
}

/** All comments, page by page, or null when one does not come. */
export async function readComments(contractId: string): Promise<CommentDto[] | null> {
  const comments: CommentDto[] = [];
  for (let path: string | null = `/api/contracts/${encodeURIComponent(contractId)}/comments`; path !== null;) {
    const response = await answer(path);
    if (!response) return null;
    comments.push(...((await response.json()) as CommentDto[])); // our own API: its shape is what `comment-schema.ts` says
    path = nextPage(response.headers.get("link"));
  }
  return comments;
}

/** All open suggestions, page by page, or null when one does not come or is of another analysis than the first. */
export async function readSuggestions(contractId: string): Promise<SuggestionListDto | null> {
  const pages: SuggestionListDto[] = [];
  for (let path: string | null = `/api/suggestions/${encodeURIComponent(contractId)}`; path !== null;) {
    const response = await answer(path);
    if (!response) return null;
    pages.push((await response.json()) as SuggestionListDto); // our own API
    path = nextPage(response.headers.get("Link"));
  }
  const [first] = pages;
  if (!first || pages.some(({ cacheId }) => cacheId !== first.cacheId)) return null;
  return { ...first, suggestions: pages.flatMap(({ suggestions }) => suggestions) };
}

/** Where the original file can be downloaded for a while, or null. */
export async function readDownloadUrl(fileId: string): Promise<string | null> {
  return (
    (await readJson<{ downloadUrl: string }>(`/api/files/download/${encodeURIComponent(fileId)}`))?.downloadUrl ?? null
  );
}

/** The path in `Link: <…>; rel="next"`; only its path and query, so that it stays on this site. */
export function nextPage(link: string | null): string | null {
  const target = /<([^>]+)>\s*;[^,]*rel="?next"?/.exec(link ?? "")?.[1];
  if (!target) return null;
  const url = new URL(target, "http://this.site");
  return url.pathname + url.search;
}

function versionPath(contractId: string, versionId: string): string {
  return `/api/contracts/${encodeURIComponent(contractId)}/versions/${encodeURIComponent(versionId)}`;
}

function withText(version: VersionDto, message: string): Read<VersionDto> {
  return version.textContent?.trim() ? { ok: true, data: version } : { ok: false, message };
}

async function readJson<T>(path: string): Promise<T | null> {
  const response = await answer(path);
  return response ? ((await response.json()) as T) : null; // our own API: its shape is what `schema.ts` says
}

/** The answer when it is a good one; else null, also when there is none. */
async function answer(path: string): Promise<Response | null> {
  const response = await apiFetch(path).catch(() => null);
  return response?.ok ? response : null;
}
