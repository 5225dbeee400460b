/** What the screens of evidence bundles ask of the server. Source: behaviour §48. */
import { apiFetch, goodAnswer, readFailure } from "@/components/forms/api";
import type { Done } from "@/components/forms/sent";
import type { CommentChoice } from "@/lib/evidence/bounds";
import type { BundleDto, VerifyDto } from "@/lib/evidence/schema";

const HEADERS = { "Content-Type": "application/json" };
export const bundlesAt = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/bundles`;
const bundleAt = (contractId: string, bundleId: string) => `${bundlesAt(contractId)}/${encodeURIComponent(bundleId)}`;
export const archiveAt = (contractId: string, bundleId: string) => `${bundleAt(contractId, bundleId)}/archive`;

/** Null for no answer. */
export async function readBundles(contractId: string): Promise<BundleDto[] | null> {
  const response = await goodAnswer(bundlesAt(contractId));
  return response ? ((await response.json()) as BundleDto[]) : null; // our own API
}

export const makeBundle = (contractId: string, comments: CommentChoice) =>
  send<BundleDto>(bundlesAt(contractId), { method: "POST", body: JSON.stringify({ comments }) });

export const withdrawBundle = (contractId: string, bundleId: string) =>
  send<null>(bundleAt(contractId, bundleId), { method: "DELETE" });

export const verifyHash = (sha256: string) =>
  send<VerifyDto>("/api/verify", { method: "POST", body: JSON.stringify({ sha256 }) });

async function send<T>(path: string, init: RequestInit): Promise<Done<T>> {
  const response = await apiFetch(path, { ...init, headers: HEADERS, cache: "no-store" }).catch(() => null);
  if (!response) return { ok: false, message: "", code: "noAnswer" };
  if (!response.ok) return { ok: false, ...(await readFailure(response)) };
  return { ok: true, answer: (response.status === 204 ? null : await response.json()) as T }; // our own API
}
