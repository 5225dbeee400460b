import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { takenVersionsOf } from "@/lib/contracts/taken-version-store";
import { versionOf, versionsOf, type VersionRow } from "@/lib/contracts/version-store";
import { originalOf } from "@/lib/files/file-store";
import { roundsOf, type RoundRow } from "./round-store";

/** The version whose text the other side has, or may have; `answersId`: a file of theirs that was not answered yet. */
export type TheirText = { version: VersionRow; answersId: string | null };

/**
 * What edits of ours can be marked against: what went out or came back last, else the file that the contract was read
 * from, whoever drafted it. Null where the contract was written here and nothing has gone out. Source: B-26.17.
 */
export async function theirTextOf(grant: ReadGrant): Promise<TheirText | null> {
  const newest = (await roundsOf(grant)).find(({ status }) => status === "ready");
  if (newest) return fromRound(grant, newest);
  if (!(await originalOf(grant))) return null;
  const [first] = await versionsOf(grant, { limit: 1, below: 2 });
  return first ? known(grant, first.id, null) : null;
}

async function fromRound(grant: ReadGrant, { id, kind, sentVersionId }: RoundRow): Promise<TheirText | null> {
  if (kind !== "version") return known(grant, sentVersionId, kind === "sent" ? null : id);
  const taken = (await takenVersionsOf(grant)).find(({ roundId }) => roundId === id);
  return known(grant, taken?.versionId ?? null, null);
}

async function known(grant: ReadGrant, versionId: string | null, answersId: string | null): Promise<TheirText | null> {
  const version = versionId === null ? null : await versionOf(grant, versionId);
  return version && { version, answersId };
}
