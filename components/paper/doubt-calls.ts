/** REST calls for words to confirm. Source: behaviour §51. */
import { apiFetch, goodAnswer, readFailure } from "@/components/forms/api";
import type { ConfirmDoubts, DoubtsDto } from "@/lib/contracts/reading/doubt-schema";
import type { VersionDto } from "@/lib/contracts/schema";

const contractUrl = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}`;

/** Null if there was no good answer. */
export async function readDoubts(contractId: string): Promise<DoubtsDto | null> {
  const answer = await goodAnswer(`${contractUrl(contractId)}/doubts`);
  return answer && ((await answer.json()) as DoubtsDto); // our own API
}

export async function readChecked(contractId: string, versionId: string): Promise<VersionDto | null> {
  const answer = await goodAnswer(`${contractUrl(contractId)}/versions/${encodeURIComponent(versionId)}`);
  return answer && ((await answer.json()) as VersionDto); // our own API
}

/** `message` is the server's, '' if there was no answer. */
export type Confirmed = { ok: true; doubts: DoubtsDto } | { ok: false; message: string };

export async function confirmWords(contractId: string, body: ConfirmDoubts): Promise<Confirmed> {
  const sent = { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await apiFetch(`${contractUrl(contractId)}/doubts/confirm`, { method: "POST", ...sent }).catch(
    () => null,
  );
  if (!response?.ok) return { ok: false, message: response ? (await readFailure(response)).message : "" };
  return { ok: true, doubts: (await response.json()) as DoubtsDto }; // our own API
}

/** The picture of a word's place on the paper. */
export const stripAddress = (contractId: string, word: number) => `${contractUrl(contractId)}/doubts/${word}/strip`;
