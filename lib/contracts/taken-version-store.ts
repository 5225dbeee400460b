import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { groupedBy } from "@/lib/grouped-by";
import { db, type DatabaseClient } from "@/lib/platform/db";

/** A version whose text is a file of the other side, as it is. `writer` is who sent the file, else the file's name. */
export type TakenVersion = { roundId: string; versionId: string; versionNumber: number; writer: string };

/** Versions that a file was taken as; what was decided on it afterwards made versions of ours. Source: B-26.8. */
export async function takenVersionsOf(grant: ReadGrant, client: DatabaseClient = db): Promise<TakenVersion[]> {
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
  // of a file in which nothing differed nothing is decided: its version stays the last that came of it
  const versionIdOf = ({ decisions, versionId }: (typeof rounds)[number]) => decisions[0]?.versionId ?? versionId;
  const versions = await client.contractVersion.findMany({
    where: { contractId, id: { in: rounds.flatMap((round) => versionIdOf(round) ?? []) } },
    select: { id: true, versionNumber: true },
  });
  const numbers = new Map(versions.map(({ id, versionNumber }) => [id, versionNumber]));
  return rounds.flatMap((round) => {
    const versionId = versionIdOf(round);
    const versionNumber = numbers.get(versionId ?? "");
    if (versionId === null || versionNumber === undefined) return [];
    return [{ roundId: round.id, versionId, versionNumber, writer: round.sentBy || round.fileName }];
  });
}

/**
 * Who of the other side made what a version says, by version: one that a file was taken as, or in which nothing but
 * changes of a file were accepted. All others are of whoever saved them.
 */
export async function writersIn(grant: ReadGrant): Promise<ReadonlyMap<string, string>> {
  const writers = await acceptedIn(grant);
  for (const { versionId, writer } of await takenVersionsOf(grant)) writers.set(versionId, writer);
  return writers;
}

type Decided = { changeId: string; decision: string; counter: string | null; versionId: string };

/** Versions by which changes of the other side were accepted and nothing of ours came in, by who made these. */
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
      const [author, another] = JSON.parse(authors) as string[]; // written by us as a list of names
      const writer = author !== undefined && another === undefined ? author : sentBy || fileName;
      return purelyAccepting(decisions).map((versionId) => [versionId, writer] as const);
    }),
  );
}

/** The versions that only took in what was accepted: no counter, and nothing that stood in the text taken out again. */
function purelyAccepting(decisions: readonly Decided[]): string[] {
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
