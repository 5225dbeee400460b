import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { contractOf } from "@/lib/contracts/contract-store";
import { AppError } from "@/lib/errors";
import type { SuggestionDto, SuggestionListDto } from "./schema";
import { latestAnalysis, type SuggestionRow } from "./suggestion-store";

/** Where the text has no place on a picture of the page: the documented box (spec §3, §9). */
const BOX = { x1: 100, y1: 100, x2: 300, y2: 150, width: 200, height: 50 };

/**
 * Open suggestions for the current version; none while it has not been analysed.
 * @throws AppError `contractNotFound`. Source: spec §3, §7 `GET /suggestions/{contractId}`.
 */
export async function listSuggestions(actor: Actor, contractId: string): Promise<SuggestionListDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await contractOf(grant);
  if (!contract) throw new AppError("contractNotFound");
  const analysis = contract.currentVersionId === null ? null : await latestAnalysis(grant, contract.currentVersionId);
  return { suggestions: analysis?.suggestions.map(toSuggestionDto) ?? [], cacheId: analysis?.id ?? null };
}

function toSuggestionDto({ page, ...row }: SuggestionRow): SuggestionDto {
  const { id, title, comment, quote, replacement, severity, source, start, end } = row;
  return { id, title, comment, quote, replacement, severity, source, start, end, position: { boundingRect: { ...BOX, pageNumber: page }, rects: [{ ...BOX, pageNumber: page }], pageNumber: page } };
}
