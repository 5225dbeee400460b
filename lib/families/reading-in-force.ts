import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import type { AmendedReading, AmendingChange } from "@/lib/assistant/amended";
import type { Annex } from "@/lib/assistant/annexes";
import { textToRead } from "@/lib/assistant/contract-text";
import { findToday } from "@/lib/deadlines/deadlines";
import { AppError } from "@/lib/errors";
import { AMENDING, MAX_COMPOSED_CHARS } from "./bounds";
import { endedUnread, toEnded } from "./ending";
import { findFamilyId, type MemberRow } from "./family-store";
import { composeDocument, personReading, type Composed, type Reader } from "./in-force";
import { outsiders } from "./managing";
import { isSigned, requireMembers, toRole, type Members } from "./members";

/**
 * How a contract is to be asked: on the text in force today where signed documents amend it that the caller can open;
 * else, and for older versions, on the version's own text. What it doesn't say may stand in its annexes.
 * @throws AppError `contractNotFound`. Source: B-31.10, B-31.14.
 */
export async function askInForce(
  actor: Actor,
  contractId: string,
  versionId: string | undefined,
  signal: AbortSignal,
): Promise<{ signal: AbortSignal; amended: AmendedReading | null; annexes: () => Promise<readonly Annex[]> }> {
  const place = await findCurrent(actor, contractId, versionId);
  const annexes = async () => (place ? readAnnexes(actor, place) : []);
  return { signal, amended: place && (await readInForce(actor, place, signal)), annexes };
}

export type Place = { members: Members; document: MemberRow };

/** The contract in its family; null where it is in none, or an older version is asked. */
async function findCurrent(actor: Actor, contractId: string, versionId: string | undefined): Promise<Place | null> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const familyId = await findFamilyId(grant);
  if (familyId === null) return null;
  const members = await requireMembers(actor, familyId);
  const document = members.open.find((row) => row.contractId === contractId);
  const current = document?.contract.currentVersionId ?? null;
  if (!document || current === null || (versionId !== undefined && versionId !== current)) return null;
  return { members, document };
}

/**
 * Whether a signed document that amends the contract came to its family after a moment.
 * @throws AppError `contractNotFound`. Source: B-47.12.
 */
export async function isAmendedAfter(actor: Actor, contractId: string, moment: Date): Promise<boolean> {
  const place = await findCurrent(actor, contractId, undefined);
  if (!place) return false;
  const { open, hidden } = place.members;
  const day = moment.toISOString().slice(0, 10);
  const isLater = ({ addedAt, contract }: MemberRow) => addedAt > moment || (contract.signedOn ?? "") > day;
  return [...open, ...hidden].some(
    (row) => row.parentId === place.document.id && AMENDING.includes(toRole(row)) && isSigned(row) && isLater(row),
  );
}

async function readInForce(actor: Actor, place: Place, signal: AbortSignal): Promise<AmendedReading | null> {
  const { amending, hidden } = amendmentsOf(place);
  if (amending.length + hidden === 0) return null;
  const on = await findToday(actor);
  try {
    return await readAmended(place, on, personReading(actor, signal));
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.key !== "familyTooLong") throw cause;
    const unread = { spliced: null, isAnywhere: true, changes: [], contractIds: [] };
    const note = { ...noteOn(amending, hidden), unclear: amending.length };
    return { ...unread, note, ended: endedUnread(amending, on) };
  }
}

/** @throws AppError `noVersions`, `familyTooLong`. Source: B-31.10, B-31.16. */
export async function readAmended(place: Place, on: string, reader: Reader): Promise<AmendedReading> {
  const { amending, hidden } = amendmentsOf(place);
  const composed = await composeDocument({ ...place, asIf: null, on }, reader, { withText: true });
  const outside = await outsiders(place.document, composed.amendments);
  const unsure = new Set([...(await readWithDoubt(reader, composed.amendments)), ...outside]);
  return toReading(composed, { note: noteOn(amending, hidden), unsure, ended: toEnded(composed, unsure) });
}

function amendmentsOf({ members, document }: Place): { amending: MemberRow[]; hidden: number } {
  const amends = (row: MemberRow) => row.parentId === document.id && AMENDING.includes(toRole(row)) && isSigned(row);
  return { amending: members.open.filter(amends), hidden: members.hidden.filter(amends).length };
}

const noteOn = (amending: readonly MemberRow[], hidden: number): AmendedReading["note"] => ({
  ...{ about: "amended", documents: amending.map(({ contract }) => contract.name), unclear: 0, hidden },
});

/** Those of some documents of which words were read from images, and may be wrong, or aren't seen in their file. */
async function readWithDoubt(reader: Reader, rows: readonly MemberRow[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const { contractId } of rows) {
    const read = await textToRead(await reader.grantOn(contractId), undefined);
    if (read.uncertain || read.scanned || read.unseen) found.add(contractId);
  }
  return found;
}

type Problem = Composed["text"]["problems"][number];
type About = Pick<AmendedReading, "note" | "ended"> & { unsure: ReadonlySet<string> };

function toReading({ text, amendments, on }: Composed, { note, ended, unsure }: About): AmendedReading {
  const changes = text.changes.flatMap(({ amendment, passage, clause, from, isInForce }): AmendingChange[] => {
    const row = amendments[amendment];
    if (!row) return []; // never: the worker's indices are those of the amendments
    const { contractId, contract } = row;
    const isLater = !isInForce && from !== null && isSigned(row) ? ({ isLater: true } as const) : {};
    const document = { contractId, versionId: contract.currentVersionId ?? "", name: contract.name, from, ...isLater };
    return [{ passage, clause, document, isUnsure: unsure.has(contractId) }];
  });
  const unapplied = text.changes.filter(({ isInForce, isApplied }) => isInForce && !isApplied);
  const unread = amendments.filter(
    (row, index) => isUnread(row, on) && !text.changes.some((one) => one.amendment === index),
  );
  const isAnywhere = unread.length > 0 || text.problems.some((one) => mayBeAnywhere(one, text.changes));
  return {
    spliced: text.spliced,
    isAnywhere,
    changes,
    note: { ...note, unclear: unapplied.length + unread.length },
    ended,
    contractIds: amendments.map(({ contractId }) => contractId),
  };
}

/** New words for a clause that there isn't may be meant for any other; one that isn't there can't be deleted. */
function mayBeAnywhere({ kind, change }: Problem, changes: Composed["text"]["changes"]): boolean {
  return kind === "noSuchClause" && changes[change]?.kind !== "deleteClause";
}

/** A signed amendment in force changes something: where no change of it was read, it may be anything. */
function isUnread(row: MemberRow, on: string | null): boolean {
  return toRole(row) === "amendment" && isSigned(row) && row.holdsFrom !== null && on !== null && row.holdsFrom <= on;
}

/** More annexes than these aren't searched. */
const MOST_SEARCHED = 20;

/**
 * The signed annexes of a document that the actor can open, oldest first. Sure where nothing signed amends the annex or
 * the document, as that may change the annex too. Source: B-31.14.
 */
async function readAnnexes(
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
  const outside = await outsiders(document, rows);
  const annexes: Annex[] = [];
  let total = 0;
  for (const row of rows.slice(0, MOST_SEARCHED)) {
    const read = await textToRead(await ContractGrant.request(actor, row.contractId, "read"), undefined);
    total += read.text.length;
    if (total > MAX_COMPOSED_CHARS) break;
    const { versionId, versionNumber, uncertain, scanned, unseen, ...contract } = read;
    const isCertain = !uncertain && !scanned && !unseen && !outside.has(row.contractId);
    const isSure = isCertain && !isAmended(document.id) && !isAmended(row.id);
    const source = { contractId: row.contractId, versionId, name: row.contract.name, from: row.holdsFrom };
    annexes.push({ document: source, contract, versionNumber, isSure });
  }
  return annexes;
}
