import "server-only";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { textToRead } from "@/lib/assistant/contract-text";
import { reviewVersion } from "@/lib/assistant/reviews";
import { contractOf, lockContract } from "@/lib/contracts/contract-store";
import { localDay } from "@/lib/dates";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { foundOf, stateOf } from "./answer";
import {
  contractsWithoutDates,
  deadlinesOf,
  deleteDeadlines,
  insertDeadline,
  noteDatesRead,
  updateDeadline,
  type DeadlineFields,
  type DeadlineRow,
} from "./deadline-store";
import { deadlinesIn } from "./found";
import { reread, type KeptDeadline, type Reread } from "./keeping";

const OLD_AT_ONCE = 50;

/**
 * Reads the deadlines out of a version, unless a newer one is current. A part of analysing; safe to run twice. Source:
 * B-27.6.
 */
export async function readDeadlines(grant: EditGrant, versionId: string): Promise<void> {
  const [{ facts }, { text }] = await Promise.all([reviewVersion(grant, versionId), textToRead(grant, versionId)]);
  const deadlines = deadlinesIn(facts);
  await inTransaction(async (tx) => {
    if (!(await lockContract(grant, tx))) return; // deleted in this moment
    if ((await contractOf(grant, tx))?.currentVersionId !== versionId) return;
    const kept = (await deadlinesOf(grant, tx)).map(toKept);
    await write(grant, reread(kept, { versionId, deadlines, text }), tx);
    await noteDatesRead(grant, versionId, tx);
  });
}

/**
 * Of contracts from before there were deadlines, one after the other, while people work. Safe to run twice, on several
 * nodes, and to be cut off: the next start goes on.
 */
export async function readOldDeadlines(): Promise<void> {
  for (let after = ""; ;) {
    const contracts = await contractsWithoutDates(after, OLD_AT_ONCE);
    for (const { id } of contracts) await readOld(ContractGrant.forJob(id));
    const last = contracts.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function readOld(grant: EditGrant): Promise<void> {
  try {
    const versionId = (await contractOf(grant))?.currentVersionId;
    if (versionId) await readDeadlines(grant, versionId);
  } catch (cause) {
    log.error("deadlines.not-read", cause, { contractId: grant.contractId }); // one that fails holds up no other
  }
}

async function write(grant: EditGrant, { added, changed, removed }: Reread, tx: DatabaseClient): Promise<void> {
  const at = clock.now();
  const foundOn = localDay(at);
  for (const { deadline, found } of added)
    await insertDeadline(
      grant,
      {
        ...NEW,
        id: newId(),
        kind: deadline.kind,
        foundAs: deadline.kind,
        date: deadline.date,
        found: JSON.stringify(found),
        foundOn,
        createdAt: at,
      },
      tx,
    );
  for (const { id, change } of changed)
    await updateDeadline(grant, { id, at, change: { ...change, found: JSON.stringify(change.found) } }, tx);
  if (removed.length > 0) await deleteDeadlines(grant, removed, tx);
}

const NEW = {
  title: "",
  repeat: "",
  repeatFrom: "",
  state: "proposed",
  isDatePersons: false,
  isTextChanged: false,
  assigneeId: null,
  snoozedUntil: null,
  note: "",
  remindDays: null,
  createdByName: "",
  answeredByName: "",
  answeredAt: null,
} satisfies Partial<DeadlineFields>;

function toKept(row: DeadlineRow): KeptDeadline {
  const { id, foundAs, date, isDatePersons, isTextChanged } = row;
  const isTouched =
    row.answeredAt !== null ||
    isDatePersons ||
    row.title !== "" ||
    row.note !== "" ||
    row.assigneeId !== null ||
    row.snoozedUntil !== null ||
    row.remindDays !== null;
  return { id, foundAs, date, isDatePersons, isTextChanged, isTouched, state: stateOf(row), found: foundOf(row) };
}
