import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { groupedBy } from "@/lib/grouped-by";
import type { Stamp } from "@/lib/word/markup";
import type { ReturnedChange } from "@/lib/word/returned/change";
import type { PlannedChange } from "@/lib/word/returned/change";
import { planChanges, type Decided } from "@/lib/word/returned/decided";
import type { Acceptance } from "@/lib/word/credits";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { findVersion, type VersionRow } from "@/lib/contracts/versions/version-store";

const ROUND = {
  id: true,
  kind: true,
  sentBy: true,
  fileName: true,
  createdAt: true,
  sentVersionId: true,
  changes: { select: { changes: true } },
  decisions: {
    orderBy: { decidedAt: "asc" },
    select: { changeId: true, decision: true, counter: true, versionId: true },
  },
} as const;
type Round = Pick<VersionRow, "createdAt"> & {
  id: string;
  kind: string;
  sentBy: string;
  fileName: string;
  sentVersionId: string | null;
  changes: { changes: string } | null;
  decisions: (Decided & { changeId: string; versionId: string })[];
};
type Change = ReturnedChange & { id: string };
/**
 * What a version accepted. `isProposal`: a first upload with all its tracked changes; `replacesHtml`: the proposal it
 * decided on, because it started from the text before that.
 */
export type Taken = { accepted: Acceptance[]; isProposal?: boolean; replacesHtml?: string };

/**
 * The other side's changes accepted by each version: those accepted in a decision; all tracked ones for a first
 * upload's second version. A file taken as a version has no acceptances: all of it is theirs.
 * @param isOwnFile whether a version went out as a Word file we made
 * @param except a round whose changes are handled separately
 */
export async function acceptancesIn(
  grant: ReadGrant,
  versions: readonly Pick<VersionRow, "id" | "versionNumber" | "createdAt" | "carrierFileId">[],
  { isOwnFile, except }: { isOwnFile: (version: VersionRow) => Promise<boolean>; except?: string | undefined },
): Promise<Map<string, Taken>> {
  const found = new Map<string, Taken>();
  const ids = versions.map(({ id }) => id);
  const where = { contractId: grant.contractId, status: "ready", kind: { in: ["returned", "first", "version"] } };
  const decided = { OR: [{ kind: "first" }, { decisions: { some: { versionId: { in: ids } } } }] };
  const rounds: Round[] = await db.round.findMany({ where: { ...where, ...decided }, select: ROUND });
  for (const round of rounds) {
    const sent = round.sentVersionId === null ? null : await findVersion(grant, round.sentVersionId);
    if (!sent) continue;
    const changes = JSON.parse(round.changes?.changes ?? "[]") as Change[]; // written by `insertChanges`
    const proposal = round.kind === "first" ? versions.find((version) => isProposal(version, sent, round)) : undefined;
    const isOwn = round.kind === "returned" && (await isOwnFile(sent));
    takenIn(round, changes, proposal?.id).forEach(({ versionId, planned }, index) => {
      const version = versions.find(({ id }) => id === versionId);
      if (!version) return;
      const isChosen = proposal && index === 1 && version.versionNumber === proposal.versionNumber + 1;
      const done = planned.filter(({ isDone }) => isDone);
      const groups = round.id === except ? [] : groupByStamp(planned, round);
      const one = { sentHtml: sent.html, isOwn: isOwn && version.carrierFileId !== null, done, groups };
      found.set(versionId, {
        accepted: [...(found.get(versionId)?.accepted ?? []), ...(groups.length > 0 ? [one] : [])],
        ...(version === proposal ? { isProposal: true } : {}),
        ...(isChosen ? { replacesHtml: proposal.id } : {}),
      });
    });
  }
  return found;
}

/** Whether it is a first upload with all its tracked changes, which existed before anyone could decide. */
function isProposal(version: Pick<VersionRow, "versionNumber" | "createdAt">, sent: VersionRow, round: Round): boolean {
  return version.versionNumber === sent.versionNumber + 1 && version.createdAt <= round.createdAt;
}

/** What each version newly accepted, in the order of the decisions. */
function takenIn(
  { kind, decisions }: Round,
  changes: readonly Change[],
  proposalId: string | undefined,
): { versionId: string; planned: PlannedChange[] }[] {
  const before = new Map<string, Decided>();
  const taken = [...groupedBy(decisions, ({ versionId }) => versionId)].map(([versionId, together], index) => {
    const accept = together.filter(({ decision }) => decision === "accepted").map(({ changeId }) => changeId);
    const planned = planChanges(changes, before, { accept, reject: [], counter: [] });
    for (const { changeId, ...one } of together) before.set(changeId, one);
    const isWholeFile = index === 0 && kind === "version";
    return { versionId, planned: isWholeFile ? [] : planned };
  });
  if (proposalId === undefined) return taken;
  const all = { accept: changes.map(({ id }) => id), reject: [], counter: [] };
  return [{ versionId: proposalId, planned: planChanges(changes, new Map(), all) }, ...taken];
}

/** Groups changes made by one author at one moment; untracked ones belong to the sender of the file. */
function groupByStamp(planned: readonly PlannedChange[], { sentBy, fileName, createdAt }: Round): Acceptance["groups"] {
  const fresh = planned.filter(({ isDone }) => !isDone);
  const toStamp = ({ change: { author, at } }: PlannedChange): Stamp => {
    return { author: author || sentBy || fileName, at: at === null ? createdAt : new Date(at) };
  };
  return [...groupedBy(fresh, (plannedChange) => JSON.stringify(toStamp(plannedChange))).values()]
    .flatMap((own) => (own[0] ? [{ stamp: toStamp(own[0]), planned: own }] : []))
    .sort((one, other) => one.stamp.at.getTime() - other.stamp.at.getTime());
}

/** A version whose text is a file of the other side, unchanged. `writer` is the sender, otherwise the file's name. */
export type TakenVersion = { roundId: string; versionId: string; versionNumber: number; writer: string };

/** Versions taken from a file; later decisions on it made versions of ours. Source: B-26.8. */
export async function findTakenVersions(grant: ReadGrant, client: DatabaseClient = db): Promise<TakenVersion[]> {
  const { contractId } = grant;
  const rounds = await client.round.findMany({
    where: { contractId, kind: "version", status: "ready" },
    select: {
      id: true,
      sentBy: true,
      fileName: true,
      versionId: true,
      decisions: { orderBy: [{ decidedAt: "asc" }, { id: "asc" }], take: 1, select: { versionId: true } },
    },
  });
  // a file without differences has no decisions: its version stays the last one made from it
  const getVersionId = ({ decisions, versionId }: (typeof rounds)[number]) => decisions[0]?.versionId ?? versionId;
  const versions = await client.contractVersion.findMany({
    where: { contractId, id: { in: rounds.flatMap((round) => getVersionId(round) ?? []) } },
    select: { id: true, versionNumber: true },
  });
  const numbers = new Map(versions.map(({ id, versionNumber }) => [id, versionNumber]));
  return rounds.flatMap((round) => {
    const versionId = getVersionId(round);
    const versionNumber = numbers.get(versionId ?? "");
    if (versionId === null || versionNumber === undefined) return [];
    return [{ roundId: round.id, versionId, versionNumber, writer: round.sentBy || round.fileName }];
  });
}

/**
 * Who on the other side wrote each version: those taken from a file, or that only accepted changes from one. All others
 * were written by whoever saved them.
 */
export async function writersIn(grant: ReadGrant): Promise<ReadonlyMap<string, string>> {
  const writers = await acceptedIn(grant);
  for (const { versionId, writer } of await findTakenVersions(grant)) writers.set(versionId, writer);
  return writers;
}

type DecisionRow = { changeId: string; decision: string; counter: string | null; versionId: string };

/** Versions that accepted the other side's changes and added nothing of ours, with the changes' author. */
async function acceptedIn(grant: ReadGrant): Promise<Map<string, string>> {
  const rounds = await db.round.findMany({
    where: { contractId: grant.contractId, kind: "returned", decisions: { some: { decision: "accepted" } } },
    select: {
      sentBy: true,
      fileName: true,
      authors: true,
      decisions: {
        orderBy: [{ decidedAt: "asc" }, { id: "asc" }],
        select: { changeId: true, decision: true, counter: true, versionId: true },
      },
    },
  });
  return new Map(
    rounds.flatMap(({ sentBy, fileName, authors, decisions }) => {
      const [author, another] = JSON.parse(authors) as string[]; // we wrote it, as a list of names
      const writer = author !== undefined && another === undefined ? author : sentBy || fileName;
      return purelyAccepting(decisions).map((versionId) => [versionId, writer] as const);
    }),
  );
}

/** Versions that only accepted changes: no counter, and nothing removed again that was in the text. */
function purelyAccepting(decisions: readonly DecisionRow[]): string[] {
  const inText = new Set<string>();
  return [...groupedBy(decisions, ({ versionId }) => versionId)].flatMap(([versionId, together]) => {
    const isOurs = together.some(({ changeId, counter }) => counter !== null || inText.has(changeId));
    const accepted = together.filter(({ decision }) => decision === "accepted");
    for (const { changeId, decision, counter } of together)
      if (decision === "accepted" || counter !== null) inText.add(changeId);
      else inText.delete(changeId);
    return !isOurs && accepted.length > 0 ? [versionId] : [];
  });
}
