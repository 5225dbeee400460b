import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { demandRoom } from "@/lib/access/quotas";
import { record } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { cleanHtml } from "@/lib/richtext/clean";
import { htmlFromBlocks } from "@/lib/richtext/to-html";
import { insertContract } from "./contract-store";
import { getContract } from "./contracts";
import { visibleText } from "./extraction/characters";
import { MAX_HTML_BYTES, type ContractDto } from "./schema";
import { fillTemplate } from "./templates/fill";
import type { CreateFromTemplate } from "./templates/schema";
import { addVersion, versionText } from "./versions";
import { takeNextNumber } from "./version-store";

/**
 * Makes a contract of a template: a draft whose first version is the filled template, all in one transaction.
 * @throws AppError `bodyTooLarge` when the text exceeds what a version may hold. Source: spec §7, decisions §5.
 */
export async function createFromTemplate(actor: Actor, input: CreateFromTemplate, commit: Commit = inTransaction): Promise<ContractDto> {
  const text = versionText(htmlOf(input));
  if (Buffer.byteLength(text.html) > MAX_HTML_BYTES) throw new AppError("bodyTooLarge");
  const id = newId();
  const row = { id, name: input.name, contractType: input.type, status: "" as const, uploadedAt: clock.now(), fileId: null, collaboratorId: newId() };
  return commit(async (tx) => {
    await demandRoom(actor.userId, { contracts: 1 }, tx);
    await insertContract(actor, row, tx);
    const grant = await ContractGrant.request(actor, id, "edit", tx);
    const { versionNumber } = await takeNextNumber(grant, tx);
    await addVersion(grant, { text, versionNumber, restoredFromNumber: null, author: { id: actor.userId, name: actor.name } }, tx);
    await record(actor, { chain: id, action: "contract.created", detail: { name: input.name, version: versionNumber } }, tx);
    return getContract(actor, id, tx);
  });
}

function htmlOf({ type, fields }: CreateFromTemplate): string {
  const values = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, visibleText(value)]));
  return cleanHtml(htmlFromBlocks(fillTemplate(type, values)));
}
