import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { groupedBy } from "@/lib/grouped-by";
import type { Stamp } from "@/lib/documents/word/markup";
import type { ReturnedChange } from "@/lib/documents/word/returned/change";
import { type Deed, deedsOf, type Decided } from "@/lib/documents/word/returned/decided";
import type { Acceptance } from "@/lib/documents/word/credits";
import { db } from "@/lib/platform/db";
import { versionOf, type VersionRow } from "./version-store";

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
 * What a version took in. `isProposal`: a first upload with all that was tracked in it; `insteadOf`: the proposal that
 * was decided on with it, for it began with the text before that.
 */
export type Taken = { accepted: Acceptance[]; isProposal?: boolean; insteadOf?: string };

/**
 * What versions took in of the other side's changes, by version: of a decision what was accepted, of a first upload's
 * second version all that was tracked in it. A file that was taken as a version is no acceptance: all of it is theirs.
 * @param isOwnFile whether a version went out as a Word file of our own making
 * @param except a round whose changes are looked at otherwise
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
    const sent = round.sentVersionId === null ? null : await versionOf(grant, round.sentVersionId);
    if (!sent) continue;
    const changes = JSON.parse(round.changes?.changes ?? "[]") as Change[]; // written by `insertChanges`
    const proposal = round.kind === "first" ? versions.find((version) => isProposal(version, sent, round)) : undefined;
    const isOwn = round.kind === "returned" && (await isOwnFile(sent));
    takenIn(round, changes, proposal?.id).forEach(({ versionId, deeds }, index) => {
      const version = versions.find(({ id }) => id === versionId);
      if (!version) return;
      const isChosen = proposal && index === 1 && version.versionNumber === proposal.versionNumber + 1;
      const done = deeds.filter(({ isDone }) => isDone);
      const groups = round.id === except ? [] : groupsOf(deeds, round);
      const one = { sentHtml: sent.html, isOwn: isOwn && version.carrierFileId !== null, done, groups };
      found.set(versionId, {
        accepted: [...(found.get(versionId)?.accepted ?? []), ...(groups.length > 0 ? [one] : [])],
        ...(version === proposal ? { isProposal: true } : {}),
        ...(isChosen ? { insteadOf: proposal.id } : {}),
      });
    });
  }
  return found;
}

/** A first upload with all that was tracked in it, which was there before anybody could decide. */
function isProposal(version: Pick<VersionRow, "versionNumber" | "createdAt">, sent: VersionRow, round: Round): boolean {
  return version.versionNumber === sent.versionNumber + 1 && version.createdAt <= round.createdAt;
}

/** What each version newly took in, in the order of the decisions. */
function takenIn(
  { kind, decisions }: Round,
  changes: readonly Change[],
  proposalId: string | undefined,
): { versionId: string; deeds: Deed[] }[] {
  const before = new Map<string, Decided>();
  const taken = [...groupedBy(decisions, ({ versionId }) => versionId)].map(([versionId, together], index) => {
    const accept = together.filter(({ decision }) => decision === "accepted").map(({ changeId }) => changeId);
    const deeds = deedsOf(changes, before, { accept, reject: [], counter: [] });
    for (const { changeId, ...one } of together) before.set(changeId, one);
    const isWholeFile = index === 0 && kind === "version";
    return { versionId, deeds: isWholeFile ? [] : deeds };
  });
  if (proposalId === undefined) return taken;
  const all = { accept: changes.map(({ id }) => id), reject: [], counter: [] };
  return [{ versionId: proposalId, deeds: deedsOf(changes, new Map(), all) }, ...taken];
}

/** What was made by one hand at one moment, together; what nobody tracked is of whoever sent the file. */
function groupsOf(deeds: readonly Deed[], { sentBy, fileName, createdAt }: Round): Acceptance["groups"] {
  const fresh = deeds.filter(({ isDone }) => !isDone);
  const stampOf = ({ change: { author, at } }: Deed): Stamp => {
    return { author: author || sentBy || fileName, at: at === null ? createdAt : new Date(at) };
  };
  return [...groupedBy(fresh, (deed) => JSON.stringify(stampOf(deed))).values()]
    .flatMap((own) => (own[0] ? [{ stamp: stampOf(own[0]), deeds: own }] : []))
    .sort((one, other) => one.stamp.at.getTime() - other.stamp.at.getTime());
}
