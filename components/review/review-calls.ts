/** The review page's reads over REST. A failure is a value with the screen's message. Source: behaviour §10. */
import { goodAnswer } from "@/components/forms/api";
import type { ComparisonDto } from "@/lib/contracts/versions/comparison";
import type { ContractDto, ContractStatusDto, VersionDto } from "@/lib/contracts/schema";
import type { Copy } from "@/lib/copy/copy";

type Read<T> = { ok: true; data: T } | { ok: false; message: string };
type Words = Copy["review"];

/** The contract's current version; if unavailable, the first of its list (B-10.4). */
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

/** The history's address, newest first. */
export function historyPath(contractId: string): string {
  return `/api/contracts/${encodeURIComponent(contractId)}/versions?fields=summary`;
}

export function fetchContract(contractId: string): Promise<ContractDto | null> {
  return readJson(`/api/contracts/${encodeURIComponent(contractId)}`);
}

export function readStatus(contractId: string): Promise<ContractStatusDto | null> {
  return readJson(`/api/contracts/${encodeURIComponent(contractId)}/status`);
}

/** The changes from one version to another, or null. */
export function readComparison(contractId: string, from: string, to: string): Promise<ComparisonDto | null> {
  return readJson(`${versionPath(contractId, from)}/diff/${encodeURIComponent(to)}`);
}

/** A temporary download address of the original file, or null. */
export async function readDownloadUrl(fileId: string): Promise<string | null> {
  return (
    (await readJson<{ downloadUrl: string }>(`/api/files/download/${encodeURIComponent(fileId)}`))?.downloadUrl ?? null
  );
}

export function versionPath(contractId: string, versionId: string): string {
  return `/api/contracts/${encodeURIComponent(contractId)}/versions/${encodeURIComponent(versionId)}`;
}

function withText(version: VersionDto, message: string): Read<VersionDto> {
  return version.textContent?.trim() ? { ok: true, data: version } : { ok: false, message };
}

async function readJson<T>(path: string): Promise<T | null> {
  const response = await goodAnswer(path);
  return response ? ((await response.json()) as T) : null; // our own API: its shape is what `schema.ts` says
}
