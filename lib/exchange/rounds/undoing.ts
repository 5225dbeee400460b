import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { plainTextOfVersion } from "@/lib/contracts/versions/version-texts";
import { undoingIn, type PlacedChange } from "./undone-ours";
import { findRound, type RoundRow } from "./round-store";

/** The ids of a reply's changes that silently bring back what stood before our own tracked changes. Source: B-26.4. */
export async function changesUndoingOurs(
  grant: ReadGrant,
  round: RoundRow,
  changes: readonly PlacedChange[],
): Promise<ReadonlySet<string>> {
  const silent = changes.filter(({ tracked, place }) => !tracked && place === "text");
  if (silent.length === 0 || round.sentVersionId === null) return new Set();
  const answered = round.answersId === null ? null : await findRound(grant, round.answersId);
  const sinceId = round.sentSinceId ?? answered?.sentSinceId ?? null;
  if (sinceId === null) return new Set();
  const [sent, before] = await Promise.all([
    plainTextOfVersion(grant, round.sentVersionId),
    plainTextOfVersion(grant, sinceId),
  ]);
  return undoingIn(silent, { sent: sent.text, before: before.text });
}
