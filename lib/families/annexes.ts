import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import type { Annex } from "@/lib/assistant/annexes";
import { textToRead } from "@/lib/assistant/contract-text";
import { AMENDING, MAX_COMPOSED_CHARS } from "./bounds";
import type { MemberRow } from "./family-store";
import { isSigned, toRole, type Members } from "./members";

/** More annexes than these aren't searched. */
const MOST_SEARCHED = 20;

/**
 * The signed annexes of a document that the actor can open, oldest first. Sure where nothing signed amends the annex or
 * the document, as that may change the annex too. Source: B-31.14.
 */
export async function readAnnexes(
  actor: Actor,
  { members, document }: { members: Members; document: MemberRow },
): Promise<readonly Annex[]> {
  const rows = members.open.filter(
    (row) =>
      row.parentId === document.id &&
      toRole(row) === "annex" &&
      isSigned(row) &&
      row.contract.currentVersionId !== null,
  );
  const isAmended = (id: string) =>
    [...members.open, ...members.hidden].some(
      (row) => row.parentId === id && AMENDING.includes(toRole(row)) && isSigned(row),
    );
  const annexes: Annex[] = [];
  let total = 0;
  for (const row of rows.slice(0, MOST_SEARCHED)) {
    const read = await textToRead(await ContractGrant.request(actor, row.contractId, "read"), undefined);
    total += read.text.length;
    if (total > MAX_COMPOSED_CHARS) break;
    const { versionId, versionNumber, uncertain, scanned, ...contract } = read;
    const isSure = !uncertain && !scanned && !isAmended(document.id) && !isAmended(row.id);
    const source = { contractId: row.contractId, versionId, name: row.contract.name, from: row.holdsFrom };
    annexes.push({ document: source, contract, versionNumber, isSure });
  }
  return annexes;
}
