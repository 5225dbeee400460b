import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { ownFieldNames } from "@/lib/documents/templates/own-fields";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

/** Most templates listed per user. */
const MOST_TEMPLATES = 200;

/** `fields`: null if the contract is older than the stored fields. */
export type TemplateRow = {
  contractId: string;
  name: string;
  contractType: string;
  role: string;
  ownerName: string;
  fields: string[] | null;
  isSaved: boolean;
};

/** Stores the fields of the text that just became current. */
export async function keepFields(grant: EditGrant, text: string, client: DatabaseClient): Promise<void> {
  const names = text.includes("{{") ? ownFieldNames(text) : [];
  const { contractId } = grant;
  const fields = JSON.stringify(names);
  if (names.length === 0) await client.contractTemplate.updateMany({ where: { contractId }, data: { fields } });
  else await client.contractTemplate.upsert(rowFor(contractId, { fields }));
}

/** For a contract older than the stored fields; does nothing if one was saved just now. */
export async function keepOldFields(grant: ReadGrant, names: readonly string[]): Promise<void> {
  const where = { contractId: grant.contractId, fields: null };
  await db.contractTemplate.updateMany({ where, data: { fields: JSON.stringify(names) } });
}

/** Lists a contract as a template even if its text has no fields yet. */
export async function markAsTemplate(grant: EditGrant, client: DatabaseClient): Promise<void> {
  await client.contractTemplate.upsert(rowFor(grant.contractId, { isSaved: true }));
}

function rowFor(contractId: string, change: { fields?: string; isSaved?: boolean }) {
  return { where: { contractId }, create: { id: newId(), contractId, fields: "[]", ...change }, update: change };
}

/** Those the person may read, newest contract first. */
export async function templateRows(actor: Actor): Promise<TemplateRow[]> {
  const isOwn = { userId: actor.userId };
  const rows = await db.contractTemplate.findMany({
    where: {
      contract: { collaborators: { some: isOwn }, currentVersionId: { not: null } },
      OR: [{ isSaved: true }, { fields: null }, { fields: { not: "[]" } }],
    },
    orderBy: [{ contract: { uploadedAt: "desc" } }, { contractId: "desc" }],
    take: MOST_TEMPLATES,
    select: {
      contractId: true,
      fields: true,
      isSaved: true,
      contract: {
        select: {
          name: true,
          contractType: true,
          collaborators: {
            where: { OR: [isOwn, { role: "admin" }] },
            select: { userId: true, role: true, user: { select: { name: true } } },
          },
        },
      },
    },
  });
  return rows.map(({ contractId, fields, isSaved, contract: { name, contractType, collaborators } }) => ({
    contractId,
    name,
    contractType,
    role: collaborators.find(({ userId }) => userId === actor.userId)?.role ?? "",
    ownerName: collaborators.find(({ role }) => role === "admin")?.user.name ?? "",
    fields: fields === null ? null : (JSON.parse(fields) as string[]), // written above
    isSaved,
  }));
}
