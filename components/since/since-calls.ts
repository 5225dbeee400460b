/** REST calls of the pages on what changed since signing. */
import { apiFetch, goodAnswer } from "@/components/forms/api";
import type { AllSinceDto, ReferenceDto, SinceDto, Watch } from "@/lib/since/schema";

const onContract = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/since`;

export async function readSince(contractId: string): Promise<SinceDto | null> {
  const response = await goodAnswer(onContract(contractId));
  return response && ((await response.json()) as SinceDto); // our own API
}

export async function readAllSince(cursor: string | null): Promise<AllSinceDto | null> {
  const response = await goodAnswer(`/api/since${cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`}`);
  return response && ((await response.json()) as AllSinceDto); // our own API
}

/** @returns the reference as it is now; null if that could not be saved */
export async function watchReference(contractId: string, key: string, watch: Watch): Promise<ReferenceDto | null> {
  const address = `${onContract(contractId)}/references/${encodeURIComponent(key)}`;
  const response = await apiFetch(address, { method: "PUT", body: JSON.stringify(watch) }).catch(() => null);
  return response?.ok ? ((await response.json()) as ReferenceDto) : null; // our own API
}

export async function endWatch(id: string): Promise<boolean> {
  const address = `/api/since/references/${encodeURIComponent(id)}`;
  return (await apiFetch(address, { method: "DELETE" }).catch(() => null))?.ok ?? false;
}
