import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import type { Language } from "@/lib/copy/languages";
import { ownFieldNames } from "@/lib/documents/templates/own-fields";
import { AppError } from "@/lib/errors";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { filledTemplate } from "@/lib/workers/writing";
import { findContract } from "@/lib/contracts/contract-store";
import { getContract } from "@/lib/contracts/contracts";
import { insertDraft } from "@/lib/contracts/new-draft";
import type { ContractDto } from "@/lib/contracts/schema";
import type { CreateFromTemplate, TemplateDto } from "./template-schema";
import { keepOldFields, templateRows, type TemplateRow } from "./template-store";
import { plainTextOfVersion } from "@/lib/contracts/versions/version-texts";

/**
 * Creates a draft whose first version is the filled-in template, in one transaction.
 * @throws AppError `bodyTooLarge`, `textTooIntricate`. Source: B-9.13, B-9.16, B-21.11.
 */
export async function createFromTemplate(
  actor: Actor,
  input: CreateFromTemplate,
  commit: Commit = inTransaction,
): Promise<ContractDto> {
  const text = await filledTemplate(
    { type: input.type, language: inputLanguage(input), fields: input.fields },
    actor.userId,
  );
  const id = newId();
  return commit(async (tx) => {
    await insertDraft(actor, { id, name: input.name, contractType: input.type, text }, tx);
    return getContract(actor, id, tx);
  });
}

/** Language of our full text; null for the documented text. */
function inputLanguage(input: CreateFromTemplate): Language | null {
  return "language" in input ? (input.language ?? null) : null;
}

/** The contracts the caller may fill in: their own and those shared with them. Source: B-9.21. */
export async function listTemplates(actor: Actor): Promise<TemplateDto[]> {
  const listed: TemplateDto[] = [];
  for (const row of await templateRows(actor)) {
    const fields = row.fields ?? (await fieldsNow(actor, row));
    const { contractId: id, name, contractType, isSaved, ownerName } = row;
    if (fields.length > 0 || isSaved)
      listed.push({ id, name, contractType, fields, sharedBy: row.role === "admin" ? null : ownerName });
  }
  return listed;
}

/** Read from its text once; none for a contract deleted just now. */
async function fieldsNow(actor: Actor, { contractId }: TemplateRow): Promise<string[]> {
  try {
    const grant = await ContractGrant.request(actor, contractId, "read");
    const versionId = (await findContract(grant))?.currentVersionId ?? null;
    if (versionId === null) return [];
    const names = ownFieldNames((await plainTextOfVersion(grant, versionId)).text);
    await keepOldFields(grant, names);
    return names;
  } catch (cause) {
    if (cause instanceof AppError && cause.key === "contractNotFound") return [];
    throw cause;
  }
}

/**
 * A contract that the caller may fill in, and its fields.
 * @throws AppError `contractNotFound`, `notReadYet`. Source: B-9.19
 */
export async function findTemplateFields(
  actor: Actor,
  contractId: string,
): Promise<{ name: string; fields: readonly string[] }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await findContract(grant);
  if (!contract) throw new AppError("contractNotFound");
  if (contract.currentVersionId === null) throw new AppError("notReadYet");
  const { text } = await plainTextOfVersion(grant, contract.currentVersionId);
  return { name: contract.name, fields: ownFieldNames(text) };
}
