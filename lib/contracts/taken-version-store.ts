import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
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

/** Who is named for what a version says: of one that a file was taken as whoever sent that, else whoever saved it. */
export async function writerIn(grant: ReadGrant): Promise<(version: { id: string; createdByName: string }) => string> {
  const writers = new Map((await takenVersionsOf(grant)).map(({ versionId, writer }) => [versionId, writer]));
  return ({ id, createdByName }) => writers.get(id) ?? createdByName;
}
