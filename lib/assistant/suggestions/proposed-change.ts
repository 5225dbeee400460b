import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { textToRead } from "@/lib/assistant/contract-text";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { copyFor } from "@/lib/copy/copy";
import { pageAt } from "@/lib/documents/richtext/plain-text";
import { AppError } from "@/lib/errors";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { addSuggestion } from "./added-suggestion";

export type ProposedChange = { versionId: string; quote: string; replacement: string; reason: string };

/**
 * A program's change of one passage, as a suggestion for people to accept or dismiss. The text doesn't change.
 * @throws AppError `contractNotFound`, `forbidden`, `versionNotFound`, `outdatedAnalysis` if the version isn't current,
 * `quoteNotUnique` unless the quote stands in it exactly once. Source: B-40.4.
 */
export async function proposeChange(
  actor: Actor,
  contractId: string,
  { versionId, quote, replacement, reason }: ProposedChange,
  commit: Commit = inTransaction,
): Promise<SuggestionDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const contract = await textToRead(grant, versionId);
  const start = contract.text.indexOf(quote);
  if (start < 0 || contract.text.includes(quote, start + 1) || replacement === quote)
    throw new AppError("quoteNotUnique");
  const place = { quote, replacement, start, end: start + quote.length, page: pageAt(contract, start) };
  const title = copyFor(actor.language).suggestions.byAgent(actor.token?.name ?? actor.name);
  const words = { title, comment: reason, severity: "medium" };
  return addSuggestion(actor, grant, { versionId, ...place, ...words, source: "agent" }, commit);
}
