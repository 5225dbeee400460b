import { apiFetch, readFailure } from "@/components/forms/api";
import type { ContractDto } from "@/lib/contracts/schema";

type Format = "pdf" | "docx" | "csv" | "xlsx";

/** Result of a download: a file, none, or a refusal by the original, in the user's words. */
type Downloaded = { isDone: boolean; refusal: string | null; file: File | null };

/**
 * Downloads a version as a file under the server's name. A Word file is the contract's original with the version's
 * text, with changes marked since an older version if `since` is given, or one the server makes itself if `isOwn`. A
 * PDF has a title page and the version's hash if `isFurnished`.
 */
export async function downloadVersion(
  contract: Pick<ContractDto, "id" | "name">,
  versionId: string,
  format: Exclude<Format, "csv" | "xlsx">,
  {
    isOwn = false,
    isFurnished = false,
    since = null,
    withApprovals = false,
  }: { isOwn?: boolean; isFurnished?: boolean; since?: string | null; withApprovals?: boolean } = {},
): Promise<Downloaded> {
  const asked = new URLSearchParams({
    format,
    versionId,
    ...(isOwn ? { own: "true" } : {}),
    ...(isFurnished ? { cover: "true", fingerprint: "true" } : {}),
    ...(since ? { since } : {}),
    ...(withApprovals ? { approvals: "1" } : {}),
  });
  return downloadFrom(`/api/contracts/${encodeURIComponent(contract.id)}/export?${asked}`, contract.name, format);
}

/** Downloads a round's returned file, with our decisions and changes in it. */
export async function downloadReply(
  contract: Pick<ContractDto, "id" | "name">,
  { roundId, versionId }: { roundId: string; versionId: string },
): Promise<Downloaded> {
  const round = `/api/contracts/${encodeURIComponent(contract.id)}/rounds/${encodeURIComponent(roundId)}`;
  return downloadFrom(`${round}/reply?${new URLSearchParams({ versionId })}`, contract.name, "docx");
}

/** Downloads the review of a version by a playbook as a list of issues. Returns whether there was one. */
export async function downloadIssues(
  { contractId, versionId, positionsId }: { contractId: string; versionId: string; positionsId: string },
  format: Exclude<Format, "csv" | "xlsx">,
): Promise<boolean> {
  const asked = new URLSearchParams({ format, versionId, positionsId });
  const path = `/api/contracts/${encodeURIComponent(contractId)}/review/issues?${asked}`;
  return (await downloadFrom(path, "issues", format)).isDone;
}

/** Downloads what a call answers with, under the server's name. */
export async function downloadFrom(path: string, contractName: string, format: Format): Promise<Downloaded> {
  const response = await apiFetch(path).catch(() => null);
  const bytes = response?.ok ? await response.blob().catch(() => null) : null;
  if (!response || !bytes) return { isDone: false, refusal: await refusalIn(response), file: null };
  const name = downloadName(response.headers.get("Content-Disposition"), { contractName, format });
  saveFile(bytes, name);
  return { isDone: true, refusal: null, file: new File([bytes], name, { type: bytes.type }) };
}

async function refusalIn(response: Response | null): Promise<string | null> {
  if (response?.status !== 409) return null;
  const { message, code } = await readFailure(response);
  return code === "wordOriginalRefuses" ? message : null;
}

/** The server's name (RFC 6266, `filename*` first), else the contract's with underscores for white space (B-11.11). */
export function downloadName(
  disposition: string | null,
  { contractName, format }: { contractName: string; format: Format },
): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  const named = encoded === undefined ? undefined : decoded(encoded.trim());
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(disposition ?? "")?.[1];
  return named ?? plain ?? `${contractName.trim().replace(/\s+/g, "_")}.${format}`;
}

export function saveFile(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser may still be reading it
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // invalid encoding: use the plain name
  }
}
