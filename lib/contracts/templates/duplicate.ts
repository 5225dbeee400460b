import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { requireRoom } from "@/lib/access/quotas";
import { recordInTransaction, recordOpening } from "@/lib/audit/audit";
import { copyFor } from "@/lib/copy/copy";
import type { ScanFacts } from "@/lib/documents/extraction/document";
import { fillings } from "@/lib/documents/templates/own-fields";
import { visibleText } from "@/lib/documents/richtext/characters";
import type { SearchableText } from "@/lib/documents/search/index-words";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { doubtsOfCopy } from "@/lib/contracts/reading/doubts";
import { insertGap } from "@/lib/contracts/reading/gap-store";
import { gapOfCopy } from "@/lib/contracts/reading/gaps";
import { insertUncertain } from "@/lib/contracts/reading/scan-store";
import { readText, textWithChanges, textWithFields } from "@/lib/workers/writing";
import { findContract, insertContract, setPages } from "@/lib/contracts/contract-store";
import { getContract } from "@/lib/contracts/contracts";
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import type { ContractDto } from "@/lib/contracts/schema";
import type { FillContract, SaveAsTemplate } from "./template-schema";
import { markAsTemplate } from "./template-store";
import { takeNextNumber, findVersion } from "@/lib/contracts/versions/version-store";
import { addVersion } from "@/lib/contracts/versions/new-version";

/**
 * Creates the caller's own draft with the current text; people, comments and the original file stay with the original.
 * @throws AppError `contractNotFound`, `notReadYet`, `contractQuotaExceeded`. Source: B-7.15.
 */
export async function duplicateContract(
  actor: Actor,
  contractId: string,
  commit: Commit = inTransaction,
): Promise<ContractDto> {
  return makeCopy(actor, contractId, { commit, remake: null });
}

/**
 * Creates a copy under its own name, listed among templates: the given words become fields wherever they occur; the
 * contract itself is unchanged. @throws AppError as for a duplicate. Source: B-9.21.
 */
export async function saveAsTemplate(
  actor: Actor,
  contractId: string,
  { name, fields = [] }: SaveAsTemplate,
  commit: Commit = inTransaction,
): Promise<ContractDto> {
  const withFields = async (text: SearchableText) =>
    fields.length === 0 ? text : textWithFields(text.html, fields, actor.userId);
  return makeCopy(actor, contractId, { commit, remake: { name, text: withFields }, isTemplate: true });
}

/**
 * Creates a copy with the text's fields filled in, under its own name: any contract a user may read can serve them as a
 * template. Values are plain text, whatever they contain.
 * @throws AppError as for a duplicate, and `bodyTooLarge`, `textTooIntricate`. Source: B-9.19.
 */
export async function fillContract(
  actor: Actor,
  contractId: string,
  filling: FillContract,
  commit: Commit = inTransaction,
): Promise<ContractDto> {
  const text = (original: SearchableText) => filledIn(actor, original, filling.fields);
  return makeCopy(actor, contractId, { commit, remake: { name: filling.name, text } });
}

/** The text that `fillContract` would make. @throws AppError as it does */
export async function fillText(
  actor: Actor,
  contractId: string,
  fields: Readonly<Record<string, string>>,
): Promise<SearchableText> {
  const { version } = await requireText(actor, contractId);
  return filledIn(actor, await readText(version.html, actor.userId), fields);
}

function filledIn(
  actor: Actor,
  { html, plainText }: SearchableText,
  fields: Readonly<Record<string, string>>,
): Promise<SearchableText> {
  const values = new Map(Object.entries(fields).map(([field, value]) => [field, visibleText(value)]));
  return textWithChanges(html, fillings(plainText, values), actor.userId);
}

/** A contract's current text. Showing it is recorded. @throws AppError `contractNotFound`, `notReadYet` */
async function requireText(actor: Actor, contractId: string) {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await findContract(grant);
  const version = contract?.currentVersionId ? await findVersion(grant, contract.currentVersionId) : null;
  if (!contract || !version) throw new AppError(contract ? "notReadYet" : "contractNotFound");
  await recordOpening(actor, contractId, [version.versionNumber]);
  return { contract, version };
}

/** A copy's own name, and how its text is made. */
type Remake = { name: string; text: (original: SearchableText) => Promise<SearchableText> };

async function makeCopy(
  actor: Actor,
  contractId: string,
  { commit, remake, isTemplate = false }: { commit: Commit; remake: Remake | null; isTemplate?: boolean },
): Promise<ContractDto> {
  const { contract, version } = await requireText(actor, contractId);
  const original = await readText(version.html, actor.userId);
  const text = remake ? await remake.text(original) : original;
  const grant = await ContractGrant.request(actor, contractId, "read");
  const doubts = await doubtsOfCopy(grant, version.id, text.plainText);
  const gap = await gapOfCopy(grant, version.id, text.plainText);
  const id = newId();
  const row = {
    id,
    name: remake?.name ?? nameOfCopy(actor, contract.name),
    contractType: contract.contractType,
    status: "" as const,
    uploadedAt: clock.now(),
    fileId: null,
    collaboratorId: newId(),
  };
  return commit(async (tx) => {
    await requireRoom(actor.userId, { contracts: 1 }, tx);
    await insertContract(actor, row, tx);
    const own = await ContractGrant.request(actor, id, "edit", tx);
    const { versionNumber } = await takeNextNumber(own, tx);
    const scanned = JSON.parse(contract.scannedPages) as ScanFacts["pages"]; // written by `setPages`
    await setPages(own, { withoutText: [], scanned }, tx);
    const author = { id: actor.userId, name: actor.name };
    const cause = { kind: "copied" } as const;
    const copied = await addVersion(own, { text, versionNumber, restoredFromNumber: null, author, cause }, tx);
    if (doubts) await insertUncertain(own, copied.id, doubts, tx);
    if (gap) await insertGap(own, copied.id, gap, tx);
    if (isTemplate) await markAsTemplate(own, tx);
    const detail = { name: row.name, from: contractId, version: version.versionNumber };
    await recordInTransaction(actor, { chain: id, action: "contract.duplicated", detail }, tx);
    return getContract(actor, id, tx);
  });
}

function nameOfCopy(actor: Actor, name: string): string {
  return copyFor(actor.language).contractList.copyName(name).slice(0, MAX_NAME_CHARS).trim();
}
