import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant } from "@/lib/access/contract-grant";
import { forgetColumn, reindex } from "@/lib/assistant/answers/answer-store";
import { indexRows } from "@/lib/assistant/answers/words";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { CellValue, FieldDto } from "@/lib/portfolio/schema";

export type FieldRow = { id: string; ownerId: string; name: string; kind: string };
const FIELD = { id: true, ownerId: true, name: true, kind: true } as const;

/** The actor's own fields, and others' that have a value on a contract in which the actor has a part. */
const visibleTo = ({ userId }: Actor) => ({
  OR: [{ ownerId: userId }, { values: { some: { contract: { collaborators: { some: { userId } } } } } }],
});

/** Oldest first. */
export function fieldsFor(actor: Actor): Promise<FieldRow[]> {
  return db.customField.findMany({
    where: visibleTo(actor),
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: FIELD,
  });
}

export function findField(actor: Actor, id: string): Promise<FieldRow | null> {
  return db.customField.findFirst({ where: { id, ...visibleTo(actor) }, select: FIELD });
}

export function countFields(actor: Actor, client: DatabaseClient): Promise<number> {
  return client.customField.count({ where: { ownerId: actor.userId } });
}

export async function insertField(
  actor: Actor,
  row: { id: string; name: string; kind: FieldDto["kind"]; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.customField.create({ data: { ...row, ownerId: actor.userId } });
}

/** With all its values. @returns false when the actor has none of this id */
export async function deleteField(actor: Actor, id: string, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.customField.deleteMany({ where: { id, ownerId: actor.userId } });
  if (count === 1) await forgetColumn(actor, `field:${id}`, client);
  return count === 1;
}

/** The values of some fields on some of the actor's contracts. */
export function findValues(
  actor: Actor,
  fieldIds: readonly string[],
  contractIds: readonly string[],
): Promise<{ fieldId: string; contractId: string; value: string; field: { kind: string } }[]> {
  return db.fieldValue.findMany({
    where: {
      fieldId: { in: [...fieldIds] },
      contractId: { in: [...contractIds] },
      contract: { collaborators: { some: { userId: actor.userId } } },
    },
    select: { fieldId: true, contractId: true, value: true, field: { select: { kind: true } } },
  });
}

/** Puts a field's value on a contract, or takes it away where it is null. */
export async function setFieldValue(
  grant: EditGrant,
  { id, fieldId, value }: { id: string; fieldId: string; value: CellValue | null },
  client: DatabaseClient,
): Promise<void> {
  const { contractId } = grant;
  const where = { fieldId_contractId: { fieldId, contractId } };
  if (value === null) await client.fieldValue.deleteMany({ where: { fieldId, contractId } });
  else
    await client.fieldValue.upsert({
      where,
      create: { id, fieldId, contractId, value: value.text },
      update: { value: value.text },
    });
  const column = `field:${fieldId}`;
  const rows = value ? indexRows(column, { state: "stated", value, more: 0 }, null) : [];
  await reindex(grant, column, rows, client);
}
