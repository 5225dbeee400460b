import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { lockContract } from "@/lib/contracts/contract-store";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { MAX_FIELDS } from "@/lib/portfolio/bounds";
import { FIELD_KINDS, type FieldDto } from "@/lib/portfolio/schema";
import {
  countFields,
  deleteField,
  findField,
  fieldsFor,
  insertField,
  setFieldValue,
  type FieldRow,
} from "./field-store";
import { fieldValue } from "./field-value";

/** The caller's own fields, and others' that have a value on a contract of the caller's. Source: B-29.11. */
export async function listFields(actor: Actor): Promise<FieldDto[]> {
  return (await fieldsFor(actor)).map((row) => toFieldDto(actor, row));
}

/** @throws AppError `answersFull`. Source: B-29.11. */
export async function createField(
  actor: Actor,
  { name, kind }: Pick<FieldDto, "name" | "kind">,
  commit: Commit = inTransaction,
): Promise<FieldDto> {
  refuseWhenDiskIsFull();
  const row = { id: newId(), name, kind, createdAt: clock.now() };
  return commit(async (tx) => {
    await insertField(actor, row, tx);
    if ((await countFields(actor, tx)) > MAX_FIELDS) throw new AppError("answersFull");
    const detail = { id: row.id };
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "field.created", detail }, tx);
    return { id: row.id, name, kind, isOwn: true };
  });
}

/** With all its values. @throws AppError `fieldNotFound`, also for another's. Source: B-29.11. */
export async function removeField(actor: Actor, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    if (!(await deleteField(actor, id, tx))) throw new AppError("fieldNotFound");
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "field.deleted", detail: { id } }, tx);
  });
}

/**
 * A field's value on a contract from now on; '' takes it away.
 * @throws AppError `contractNotFound`, `forbidden`, `fieldNotFound`, `invalidInput` for what is none of its kind.
 *   Source: B-29.11.
 */
export async function setField(
  actor: Actor,
  id: string,
  { contractId, value: text }: { contractId: string; value: string },
): Promise<void> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const field = await findField(actor, id);
  if (!field) throw new AppError("fieldNotFound");
  const value = fieldValue(field.kind, text);
  if (value === null && text !== "")
    throw new AppError("invalidInput", { issues: [{ path: "value", message: "value" }] });
  await inTransaction(async (tx) => {
    if (!(await lockContract(grant, tx))) throw new AppError("contractNotFound"); // deleted in this moment
    await setFieldValue(grant, { id: newId(), fieldId: id, value }, tx);
    await recordInTransaction(actor, { chain: contractId, action: "field.set", detail: { id } }, tx);
  });
}

function toFieldDto({ userId }: Actor, { id, ownerId, name, kind }: FieldRow): FieldDto {
  return { id, name, kind: FIELD_KINDS.find((one) => one === kind) ?? "text", isOwn: ownerId === userId };
}
