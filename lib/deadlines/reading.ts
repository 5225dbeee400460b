import "server-only";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { textToRead } from "@/lib/assistant/contract-text";
import { reviewVersion } from "@/lib/assistant/review/reviews";
import { findContract, lockContract } from "@/lib/contracts/contract-store";
import { localDay } from "@/lib/dates";
import { daysLater, readDay, writeDay } from "@/lib/days";
import { findUnsettled, type UnsettledIn } from "@/lib/exchange/rounds/unsettled";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { toKept } from "./answer";
import { findSignedEnd } from "./contract-end-store";
import {
  contractsThatRenewed,
  contractsWithoutDates,
  findDeadlines,
  deleteDeadlines,
  insertDeadline,
  isAmended,
  noteDatesRead,
  updateDeadline,
  type DeadlineFields,
} from "./deadline-store";
import { deadlinesIn, type Found, type FoundDeadline } from "./found";
import { reread, initialState, type Reread } from "./keeping";
import type { DeadlineState } from "./kinds";
import { lastOccurrence, nextOccurrence } from "./recurrence";
import { nextTerm, renewalIn } from "./renewing";
import { seriesThatPassed } from "./series-store";

const OLD_AT_ONCE = 50;

/**
 * Reads the deadlines of a version, unless a newer one is current. Part of the analysis; safe to run twice. Source:
 * B-27.6.
 */
export async function readDeadlines(grant: EditGrant, versionId: string): Promise<void> {
  const [{ facts, events }, { text }] = await Promise.all([
    reviewVersion(grant, versionId),
    textToRead(grant, versionId),
  ]);
  const unsettledIn = await findUnsettled(grant, versionId);
  const found = deadlinesIn(facts, events).map((one) => asSettled(one, unsettledIn));
  await inTransaction(async (tx) => {
    if (!(await lockContract(grant, tx))) return; // deleted just now
    if ((await findContract(grant, tx))?.currentVersionId !== versionId) return;
    const deadlines = (await isAmended(grant, tx)) ? found.map(unsure) : found;
    const kept = (await findDeadlines(grant, tx)).map(toKept);
    await write(grant, reread(kept, { versionId, deadlines, text, today: localDay(clock.now()) }), tx);
    await addNextTerm(grant, tx);
    await doubtAfterEnd(grant, tx);
    await noteDatesRead(grant, versionId, tx);
  });
}

/** Dates of a text that signed documents change are to be checked by a person. Source: B-31.10. */
const unsure = (deadline: FoundDeadline): FoundDeadline => ({ ...deadline, basis: "likely", isAmended: true });

/** A day of words that both sides do not hold to is to be checked by a person. Source: B-27.20. */
function asSettled(deadline: FoundDeadline, unsettledIn: UnsettledIn): FoundDeadline {
  const unsettled = unsettledIn([deadline.passage, ...deadline.also]);
  return unsettled === null ? deadline : { ...deadline, basis: "likely", unsettled };
}

/** The same for the current version, after documents of the contract's family have changed. */
export async function rereadDeadlines(grant: EditGrant): Promise<void> {
  const versionId = (await findContract(grant))?.currentVersionId;
  if (versionId) await readDeadlines(grant, versionId);
}

/**
 * Adds the next term's dates to self-renewing contracts once those of the last term are past. Safe to run twice and on
 * several nodes. @returns for how many contracts. Source: B-27.15.
 */
export async function renewDeadlines(): Promise<number> {
  const today = localDay(clock.now());
  let count = 0;
  for (let after = ""; ;) {
    const contracts = await contractsThatRenewed({ after, today }, OLD_AT_ONCE);
    for (const { id } of contracts) if (await renew(ContractGrant.forJob(id), today)) count += 1;
    const last = contracts.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

/**
 * Moves what comes again and nobody has answered yet to its next day, once its day has passed. Safe to run twice and on
 * several nodes. @returns for how many. Source: B-27.15.
 */
export async function moveSeriesOn(): Promise<number> {
  const at = clock.now();
  const today = localDay(at);
  const yesterday = daysLater(readDay(today) ?? { year: 1970, month: 1, day: 1 }, -1); // we wrote it
  let count = 0;
  for (let after = ""; ;) {
    const series = await seriesThatPassed({ after, today }, OLD_AT_ONCE);
    for (const { id, contractId, repeat, repeatFrom } of series) {
      const first = readDay(repeatFrom);
      const next = first && nextOccurrence(repeat, first, yesterday);
      if (!next) continue;
      const change = { date: writeDay(next) };
      await inTransaction((tx) => updateDeadline(ContractGrant.forJob(contractId), { id, at, change }, tx));
      count += 1;
    }
    const last = series.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

async function renew(grant: EditGrant, today: string): Promise<boolean> {
  try {
    if (nextTerm((await findDeadlines(grant)).map(toKept), today).length === 0) return false;
    return await inTransaction(
      async (tx) => (await lockContract(grant, tx)) !== null && (await addNextTerm(grant, tx)),
    );
  } catch (cause) {
    log.error("deadlines.not-renewed", cause, { contractId: grant.contractId }); // the next round retries
    return false;
  }
}

/** Dates after the day on which a signed document ends the contract are sure no more; a person's stay. B-31.11. */
async function doubtAfterEnd(grant: EditGrant, tx: DatabaseClient): Promise<void> {
  const end = await findSignedEnd(grant, tx);
  if (!end) return;
  for (const row of await findDeadlines(grant, tx)) {
    const { id, date, state, isTouched, foundAs } = toKept(row);
    if (state !== "proposed" || isTouched || foundAs === null || (end.on !== null && date <= end.on)) continue;
    await updateDeadline(grant, { id, at: clock.now(), change: { state: "toCheck" } }, tx);
  }
}

/** @returns whether there was one */
async function addNextTerm(grant: EditGrant, tx: DatabaseClient): Promise<boolean> {
  const kept = (await findDeadlines(grant, tx)).map(toKept);
  const added = nextTerm(kept, localDay(clock.now()));
  for (const { foundAs, found, state } of added) await insertFound(grant, { foundAs, found, state }, tx);
  if (added.length > 0) await doubtAfterEnd(grant, tx);
  return added.length > 0;
}

/**
 * Reads the deadlines of contracts older than deadlines, one after the other, while people work. Safe to run twice, on
 * several nodes, and to interrupt: the next start continues.
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
    await rereadDeadlines(grant);
  } catch (cause) {
    log.error("deadlines.not-read", cause, { contractId: grant.contractId }); // one failure doesn't hold up the others
  }
}

async function write(grant: EditGrant, { added, changed, removed }: Reread, tx: DatabaseClient): Promise<void> {
  const at = clock.now();
  for (const { foundAs, found } of added) await insertFound(grant, { foundAs, found, state: initialState(found) }, tx);
  for (const { id, change } of changed)
    await updateDeadline(
      grant,
      { id, at, change: { ...change, ...seriesOf(change, localDay(at)), found: JSON.stringify(change.found) } },
      tx,
    );
  if (removed.length > 0) await deleteDeadlines(grant, removed, tx);
}

async function insertFound(
  grant: EditGrant,
  { foundAs, found, state }: { foundAs: string; found: Found; state: DeadlineState },
  tx: DatabaseClient,
): Promise<void> {
  const createdAt = clock.now();
  const foundOn = localDay(createdAt);
  const kind = renewalIn(foundAs)?.kind ?? foundAs.split(":")[0] ?? foundAs;
  const row = { ...NEW, id: newId(), kind, foundAs, state, ...toDayFields(found, foundOn), foundOn, createdAt };
  await insertDeadline(grant, { ...row, found: JSON.stringify(found) }, tx);
}

/** What comes again keeps its next day where a reading sets the day, and its rule with it. */
function seriesOf({ date, found }: Reread["changed"][number]["change"], today: string): Partial<DeadlineFields> {
  return found.working?.how === "again" && date !== undefined && date === found.date ? toDayFields(found, today) : {};
}

/** A recurring deadline is stored with its next date; with its last one if no more comes. */
function toDayFields({ date, working }: Found, today: string): Pick<DeadlineFields, "date" | "repeat" | "repeatFrom"> {
  const first = readDay(date ?? "");
  const now = readDay(today);
  if (date === null || working?.how !== "again" || !first || !now)
    return { date: date ?? today, repeat: "", repeatFrom: "" };
  const last = working.until?.replaceAll("-", "");
  const repeat = EVERY[working.every] + (last === undefined ? "" : `;UNTIL=${last}`);
  const next = nextOccurrence(repeat, first, daysLater(now, -1)) ?? lastOccurrence(repeat, first, now);
  return { date: next ? writeDay(next) : date, repeat, repeatFrom: date };
}

const EVERY = { month: "FREQ=MONTHLY", quarter: "FREQ=MONTHLY;INTERVAL=3", year: "FREQ=YEARLY" } as const;

const NEW = {
  title: "",
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
