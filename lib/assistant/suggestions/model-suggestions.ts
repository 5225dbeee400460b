import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { LANGUAGES } from "@/lib/copy/languages";
import { findContract } from "@/lib/contracts/contract-store";
import { inTransaction } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { findEarlier, newSuggestions } from "./analysis";
import { isVerbatim, textToRead } from "@/lib/assistant/contract-text";
import { engineFor } from "@/lib/assistant/chosen-engine";
import { ownersLanguage } from "@/lib/assistant/engine-store";
import { ModelFailure } from "@/lib/assistant/engines/openai/words";
import type { AssistantEngine, ContractText, SuggestedChange } from "@/lib/engine/port";
import { toReceipt, recordAnswer } from "@/lib/assistant/recorded";
import { addModelSuggestions, hasModelSuggestions, latestAnalysis } from "./suggestion-store";

/**
 * Adds a model's suggestions to the checks' (a job: safe to run twice). If the model is unavailable only those remain;
 * dismissed ones stay dismissed. Source: behaviour §13.
 */
export async function suggestByModel(grant: EditGrant): Promise<void> {
  const engine = await engineFor(grant);
  const versionId = (await findContract(grant))?.currentVersionId ?? null;
  if (engine.host === null || versionId === null) return;
  const analysisId = await latestAnalysis(grant, versionId);
  if (analysisId === null || (await hasModelSuggestions(grant, analysisId))) return;
  const text = await textToRead(grant, versionId);
  const found = await suggested(grant, engine, text);
  if (found.length === 0) return;
  const suggestions = newSuggestions(text, found, await findEarlier(grant));
  await inTransaction((tx) => addModelSuggestions(grant, analysisId, suggestions, tx));
}

async function suggested(
  grant: EditGrant,
  engine: AssistantEngine,
  text: ContractText & { versionNumber: number },
): Promise<SuggestedChange[]> {
  const chosen = await ownersLanguage(grant);
  const language = LANGUAGES.find((known) => known === chosen) ?? "en";
  const event = {
    who: null,
    contractId: grant.contractId,
    version: text.versionNumber,
    kind: "suggest",
    category: null,
  } as const;
  try {
    const found = await engine.suggest(text, { language });
    await recordAnswer(event, toReceipt(engine), true);
    return found.filter(({ passage }) => isVerbatim(text, passage));
  } catch (cause) {
    if (!(cause instanceof ModelFailure)) throw cause;
    await recordAnswer(event, toReceipt(engine), false);
    log.warn("assistant.no-model-suggestions", {
      contractId: grant.contractId,
      engine: engine.name,
      host: engine.host,
      reason: cause.message,
    });
    return [];
  }
}
