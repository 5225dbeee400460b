import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { findContract, findOwner, setStatus } from "@/lib/contracts/contract-store";
import { enqueue } from "@/lib/platform/jobs/queue";
import { clock } from "@/lib/platform/clock";
import { inTransaction, isOrphan, isUniqueViolation } from "@/lib/platform/db";
import { deriveId, newId } from "@/lib/platform/ids";
import { toReceipt, recordAnswer } from "@/lib/assistant/recorded";
import { moveAsked, type Moved } from "./asked-store";
import { askedInLater } from "./keep-asked";
import { matchDismissals, type Earlier } from "./carry-over";
import { isVerbatim, textToRead } from "@/lib/assistant/contract-text";
import { engineFor } from "@/lib/assistant/chosen-engine";
import { builtInEngine } from "@/lib/assistant/engines/built-in";
import { readLanguages } from "@/lib/assistant/languages/languages";
import { reviewVersion } from "@/lib/assistant/review/reviews";
import type { ContractText, SuggestedChange, FormerText } from "@/lib/engine/port";
import { everDismissed, previousAnalysis } from "./dismissal-store";
import { hasAnalysis, insertAnalysis, type NewSuggestion, analysisBefore } from "./suggestion-store";
import { parseValues } from "./suggestion-words";

/**
 * The newest checked version before this one, with its reference findings that weren't fixed: they are reported until
 * they are. Null if there is none.
 */
async function findFormer(grant: ReadGrant, versionNumber: number): Promise<FormerText | null> {
  const before = await analysisBefore(grant, { versionNumber, engine: builtInEngine.name, checks: OF_REFERENCES });
  if (!before) return null;
  const aims = before.suggestions.flatMap(({ end, values }) => {
    const { now = null, words } = parseValues(values);
    return words === undefined ? [] : [{ end, now, words }];
  });
  return { contract: await textToRead(grant, before.versionId), aims };
}

const OF_REFERENCES = ["movedReference", "lostReference"] as const;

/** Further work on a version once it is reviewed; safe to run twice. */
export type OnceReviewed = (grant: EditGrant, versionId: string) => Promise<void>;
const nothingElse: OnceReviewed = () => Promise.resolve();

/**
 * Analyses the current version once; an upload then becomes `analyzed` (a job: safe to run twice). Dismissed
 * suggestions stay dismissed. If a model may read it, it adds its own later. Source: behaviour §13.
 */
export async function analyzeContract(grant: EditGrant, onceReviewed: OnceReviewed = nothingElse): Promise<void> {
  try {
    await analyzeCurrent(grant, onceReviewed);
  } catch (cause) {
    if ((await findContract(grant)) !== null) throw cause; // a contract deleted meanwhile needs no analysis
  }
}

async function analyzeCurrent(grant: EditGrant, onceReviewed: OnceReviewed): Promise<void> {
  const contract = await findContract(grant);
  if (!contract || contract.currentVersionId === null) return;
  if (
    !(await hasAnalysis(grant, contract.currentVersionId, builtInEngine.name)) &&
    (await runChecks(grant, contract.currentVersionId)) === "deleted"
  )
    return;
  await reviewVersion(grant, contract.currentVersionId);
  await readLanguages(grant, contract.currentVersionId);
  await onceReviewed(grant, contract.currentVersionId);
  await setStatus(grant, "analyzed", { from: ["processing"], progress: 100 });
  if ((await engineFor(grant)).host !== null)
    await enqueue("suggestByModel", { contractId: grant.contractId }, { accountId: await findOwner(grant) });
}

/** How the checks ended. */
export type Checked = "kept" | "another was first" | "deleted";

/** Stores the findings, once. @param account of the person waiting for it, if any */
export async function runChecks(grant: ReadGrant, versionId: string, account?: string): Promise<Checked> {
  const text = await textToRead(grant, versionId);
  const former = await findFormer(grant, text.versionNumber);
  const call = { language: "en", former, ...(account === undefined ? {} : { account }) } as const;
  const found = await builtInEngine.suggest(text, call);
  const suggestions = newSuggestions(
    text,
    found.filter((suggestion) => isVerbatim(text, suggestion.passage)),
    await findEarlier(grant),
  );
  const kept = await keep(grant, versionId, { suggestions, asked: await askedInLater(grant, text) });
  if (kept === "kept")
    await recordAnswer(
      { who: null, contractId: grant.contractId, version: text.versionNumber, kind: "suggest", category: null },
      toReceipt(builtInEngine),
      true,
    );
  return kept;
}

/** The id of a version's analysis, even before it exists; without a version, based on the contract. */
export function analysisId(versionOrContractId: string): string {
  return deriveId("analysis", versionOrContractId, builtInEngine.name);
}

/** What was found in a version, and what was asked for on the one before and goes along. */
type Found = { suggestions: readonly NewSuggestion[]; asked: readonly Moved[] };

/** Stores an analysis, unless another process was first or the contract was deleted meanwhile. */
async function keep(grant: ReadGrant, versionId: string, { suggestions, asked }: Found): Promise<Checked> {
  const id = analysisId(versionId);
  const analysis = { id, versionId, engine: builtInEngine.name, createdAt: clock.now(), suggestions };
  try {
    await inTransaction(async (tx) => {
      await insertAnalysis(grant, analysis, tx);
      await moveAsked(grant, id, asked, tx);
    });
    return "kept";
  } catch (cause) {
    if (isUniqueViolation(cause)) return "another was first";
    if (isOrphan(cause)) return "deleted";
    throw cause;
  }
}

/** An engine's findings as stored: open, or dismissed if the same one was before. */
export function newSuggestions(
  text: ContractText,
  found: readonly SuggestedChange[],
  earlier: Earlier,
): NewSuggestion[] {
  const findings = found.map(({ passage, values, ...rest }) => ({
    ...rest,
    values: JSON.stringify(values),
    quote: passage.content,
    start: passage.start,
    end: passage.end,
    page: passage.page,
  }));
  const dismissals = matchDismissals(text.text, findings, earlier);
  return findings.map((finding, index) => {
    const { decidedAt = null, decidedByName = null } = dismissals[index] ?? {};
    return { id: newId(), ...finding, state: dismissals[index] ? "dismissed" : "open", decidedAt, decidedByName };
  });
}

export async function findEarlier(grant: ReadGrant): Promise<Earlier> {
  const [ever, last] = await Promise.all([everDismissed(grant), previousAnalysis(grant)]);
  if (!last || ever.length === 0) return { ever, last: null };
  return { ever, last: { text: (await textToRead(grant, last.versionId)).text, findings: last.suggestions } };
}
