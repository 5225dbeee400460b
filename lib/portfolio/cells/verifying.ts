import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import type { WordKind } from "@/lib/assistant/answers/words";
import { recordInTransaction } from "@/lib/audit/audit";
import { lockContract } from "@/lib/contracts/contract-store";
import { findVersionNumber } from "@/lib/contracts/versions/version-store";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { isSayable, type Column } from "@/lib/portfolio/columns/columns";
import { loadContext, knownColumn } from "@/lib/portfolio/columns/context";
import type { CellValue, FlagCell, OpenedCellDto, VerifyCell } from "@/lib/portfolio/schema";
import { openCell } from "./opened";
import { findGrounds } from "./passages";
import { findRows } from "./row-store";
import { applyWords, countWords, insertWord, isAmendedIn, lastSaid, withdrawWords } from "./word-store";

/** Of one contract, withdrawn ones with them. */
const MOST_WORDS = 5_000;
const SAID: readonly WordKind[] = ["verified", "corrected"];

/**
 * What a person says of a cell, bound to the version that they saw: that it is right, or what is right in its place.
 * @throws AppError `contractNotFound`, `forbidden`, `versionNotFound`, `invalidInput`, `answersFull`, `answerChanged`,
 *   `answerInForce` for an answer of the text in force. Source: B-29.6.
 */
export async function verifyCell(actor: Actor, input: VerifyCell): Promise<OpenedCellDto> {
  const { contractId, versionId, correction, note, seenAt } = input;
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const column = sayable(input.column);
  const context = await loadContext(actor, [column.id]);
  refuseWhenDiskIsFull();
  const versionNumber = await findVersionNumber(grant, versionId);
  if (versionNumber === null) throw new AppError("versionNotFound");
  const { passages } = await findGrounds(context, grant, { column, versionId });
  const quote = passages[0]?.content ?? "";
  const isAmended = await isInForce(actor, contractId, column);
  // everybody with a part in the contract sees it, also who can't open what amends it
  if (isAmended && !correction) throw new AppError("answerInForce");
  const said = {
    kind: correction ? ("corrected" as const) : ("verified" as const),
    versionId,
    versionNumber,
    value: correction ? correctedValue(correction) : null,
    note,
    quote,
    isAmended: isAmended || (await isAmendedIn(grant, versionId, quote)),
  };
  await changing(grant, column, async (tx) => {
    if (seenAt !== undefined) await requireUnchanged(grant, { column: column.id, seenAt }, tx);
    if ((await countWords(grant, tx)) >= MOST_WORDS) throw new AppError("answersFull");
    await insertWord(grant, { id: newId(), column: column.id, ...said, ...by(actor) }, tx);
    const detail = { column: column.id, version: versionNumber };
    await recordInTransaction(actor, { chain: contractId, action: `answer.${said.kind}`, detail }, tx);
  });
  return openCell(actor, { contractId, column: column.id });
}

/** Whether the actor sees the answer of the text in force in place of the contract's own. */
async function isInForce(actor: Actor, contractId: string, { id }: Column): Promise<boolean> {
  return (await openCell(actor, { contractId, column: id })).cell.inForce !== undefined;
}

/** Somebody else, or the same person in another window, may have spoken of the cell meanwhile. */
async function requireUnchanged(
  grant: EditGrant,
  { column, seenAt }: { column: string; seenAt: string | null },
  tx: DatabaseClient,
): Promise<void> {
  const last = await lastSaid(grant, column, tx);
  if ((last?.toISOString() ?? null) !== seenAt) throw new AppError("answerChanged");
}

/** Takes back what people said of a cell; it stays in the trail. Source: B-29.6. */
export async function withdrawVerification(
  actor: Actor,
  { contractId, column: id }: { contractId: string; column: string },
): Promise<void> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const column = sayable(id);
  await loadContext(actor, [id]);
  await changing(grant, column, async (tx) => {
    const at = clock.now();
    if ((await withdrawWords(grant, { column: id, kinds: SAID, at, byName: actor.name }, tx)) === 0) return;
    await recordInTransaction(actor, { chain: contractId, action: "answer.withdrawn", detail: { column: id } }, tx);
  });
}

/** Puts a flag on a cell, or takes it away. @throws AppError as `verifyCell`. Source: B-29.9. */
export async function flagCell(actor: Actor, { contractId, column: id, isFlagged }: FlagCell): Promise<OpenedCellDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const column = sayable(id);
  await loadContext(actor, [id]);
  const [row] = await findRows(actor, [contractId], { quotes: false });
  const versionId = row?.answers?.versionId ?? row?.currentVersionId ?? null;
  const versionNumber = versionId === null ? null : await findVersionNumber(grant, versionId);
  if (versionId === null || versionNumber === null) throw new AppError("noVersions");
  await changing(grant, column, async (tx) => {
    const before = await withdrawWords(
      grant,
      { column: id, kinds: ["flagged"], at: clock.now(), byName: actor.name },
      tx,
    );
    if (isFlagged) {
      if ((await countWords(grant, tx)) >= MOST_WORDS) throw new AppError("answersFull");
      const flag = {
        kind: "flagged" as const,
        versionId,
        versionNumber,
        value: null,
        note: "",
        quote: "",
        isAmended: false,
      };
      await insertWord(grant, { id: newId(), column: id, ...flag, ...by(actor) }, tx);
    }
    if (before > 0 === isFlagged) return;
    const action = isFlagged ? "answer.flagged" : "answer.unflagged";
    await recordInTransaction(actor, { chain: contractId, action, detail: { column: id } }, tx);
  });
  return openCell(actor, { contractId, column: id });
}

const by = (actor: Actor) => ({ byUserId: actor.userId, byName: actor.name, at: clock.now() });

function sayable(id: string): Column {
  const column = knownColumn(id);
  if (!isSayable(column)) throw new AppError("invalidInput", { issues: [{ path: "column", message: id }] });
  return column;
}

/** '' says that there is nothing. */
function correctedValue(correction: NonNullable<VerifyCell["correction"]>): string {
  const given = Object.fromEntries(Object.entries(correction).filter(([, value]) => value !== undefined));
  const value: CellValue | null =
    correction.text === "" && Object.keys(given).length === 1 ? null : { ...given, text: correction.text };
  return JSON.stringify(value);
}

/** One change after the other on a contract, and the row says what came of it. */
async function changing(
  grant: EditGrant,
  column: Column,
  change: (tx: DatabaseClient) => Promise<void>,
): Promise<void> {
  await inTransaction(async (tx) => {
    if (!(await lockContract(grant, tx))) throw new AppError("contractNotFound"); // deleted in this moment
    await change(tx);
    await applyWords(grant, column, tx);
  });
}
