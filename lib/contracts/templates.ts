import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { ownFieldNames } from "@/lib/documents/templates/own-fields";
import { AppError } from "@/lib/errors";
import { contractOf } from "./contract-store";
import type { TemplateDto } from "./template-schema";
import { keepOldFields, templateRows, type TemplateRow } from "./template-store";
import { plainTextOfVersion } from "./version-texts";

/** The contracts that the caller may fill in: their own and those shared with them. Source: B-9.21. */
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

/** Read from its text once; nothing of a contract that is taken away in this moment. */
async function fieldsNow(actor: Actor, { contractId }: TemplateRow): Promise<string[]> {
  try {
    const grant = await ContractGrant.request(actor, contractId, "read");
    const versionId = (await contractOf(grant))?.currentVersionId ?? null;
    if (versionId === null) return [];
    const names = ownFieldNames((await plainTextOfVersion(grant, versionId)).text);
    await keepOldFields(grant, names);
    return names;
  } catch (cause) {
    if (cause instanceof AppError && cause.key === "contractNotFound") return [];
    throw cause;
  }
}
