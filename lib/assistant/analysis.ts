import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { contractOf, setStatus } from "@/lib/contracts/contract-store";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { isVerbatim, textToRead } from "./contract-text";
import { engine } from "./engine";
import { hasAnalysis, insertAnalysis } from "./suggestion-store";

/**
 * Analyses the current version and keeps the suggestions; an upload is `analyzed` then (a job: safe to run twice).
 * A version that was analysed before keeps what was dismissed. Source: decisions §5, §7.
 */
export async function analyzeContract(grant: EditGrant): Promise<void> {
  const contract = await contractOf(grant);
  if (!contract || contract.currentVersionId === null) return;
  const text = await textToRead(grant, contract.currentVersionId);
  if (!(await hasAnalysis(grant, text.versionId, engine.name))) {
    const found = await engine.suggest(text, { language: "en" });
    const suggestions = found
      .filter((suggestion) => isVerbatim(text, suggestion.passage))
      .map(({ passage, ...rest }) => ({ id: newId(), ...rest, quote: passage.content, start: passage.start, end: passage.end, page: passage.page }));
    await inTransaction((tx) => insertAnalysis(grant, { id: newId(), versionId: text.versionId, engine: engine.name, createdAt: clock.now(), suggestions }, tx));
  }
  await setStatus(grant, "analyzed", { from: ["processing"], progress: 100 });
}
