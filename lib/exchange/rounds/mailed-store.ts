import "server-only";
import { db } from "@/lib/platform/db";

/** A round that was sent to the other side, as an answer by mail finds it. */
export type AnsweredRound = {
  id: string;
  contractId: string;
  sentVersionId: string | null;
  sentSinceId: string | null;
  createdById: string | null;
};
/** By its address, or by what the file that went out says of itself. */
export type NamedRound = { roundId: string } | { contractId: string; versionId: string };

const MOST_ROUNDS = 200;

/**
 * The newest round of these that was sent to this address.
 * @param address of somebody who has proven to be the sender: the proof for what they answer
 */
export async function findRoundSentTo(address: string, named: NamedRound): Promise<AnsweredRound | null> {
  const which =
    "roundId" in named ? { id: named.roundId } : { contractId: named.contractId, sentVersionId: named.versionId };
  const rows = await db.round.findMany({
    where: { ...which, kind: "sent", createdById: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_ROUNDS,
    select: { id: true, contractId: true, sentVersionId: true, sentSinceId: true, createdById: true, recipients: true },
  });
  const isTo = (recipients: string) =>
    (JSON.parse(recipients) as string[]).some((one) => one.trim().toLowerCase() === address); // written by `recorded`
  const found = rows.find(({ recipients }) => isTo(recipients));
  if (!found) return null;
  const { recipients: _, ...round } = found;
  return round;
}

/**
 * The rounds that went to this very address with these letters, in the letters' order. @param address as above: whoever
 * names a letter that went to somebody else finds nothing
 */
export async function roundsOfLetters(address: string, letterIds: readonly string[]): Promise<string[]> {
  const rows = await db.outgoingMail.findMany({
    where: { id: { in: [...letterIds] }, kind: "contract", roundId: { not: null } },
    select: { id: true, roundId: true, recipient: true },
  });
  const found = new Map(
    rows.filter(({ recipient }) => recipient.toLowerCase() === address).map((row) => [row.id, row]),
  );
  return letterIds.flatMap((id) => found.get(id)?.roundId ?? []);
}

const MOST_ASKED = 100;

/** Rounds that were sent to this address: one for each contract and person who sent them, the latest first. */
export async function roundsSentTo(address: string): Promise<string[]> {
  const entry = `%"${address.replace(/[\\%_]/g, "\\$&")}"%`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT MIN("id") AS "id" FROM "Round"
    WHERE "kind" = 'sent' AND "createdById" IS NOT NULL AND LOWER("recipients") LIKE ${entry} ESCAPE '\\'
    GROUP BY "contractId", "createdById" ORDER BY MAX("createdAt") DESC LIMIT ${MOST_ASKED}`;
  return rows.map(({ id }) => id);
}

/** Which contract a round is of; only for asking whether somebody may see that one. */
export async function contractOfRound(roundId: string): Promise<string | null> {
  return (await db.round.findUnique({ where: { id: roundId }, select: { contractId: true } }))?.contractId ?? null;
}
