import type { RoundDto, SendRound } from "@/lib/rounds/schema";

export type Delivery = SendRound["deliver"];
/** A version that the other side has: `sentAt` is null where only their reply says so, or where its text is theirs. */
export type EarlierSending = { versionId: string; number: number; sentAt: string | null; isTheirs: boolean };

/**
 * The versions before one that the other side has, newest first, each once: since these changes are marked. A file of
 * theirs that was taken as a version is one that they have.
 */
export function earlierSendings(rounds: readonly RoundDto[], before: number): EarlierSending[] {
  const found = new Map<string, EarlierSending>();
  for (const { kind, taken, sentVersionId, sentVersionNumber, createdAt } of rounds) {
    if (taken && taken.versionNumber < before && !found.has(taken.versionId)) {
      const { versionId, versionNumber: number } = taken;
      found.set(versionId, { versionId, number, sentAt: null, isTheirs: true });
    }
    if (kind === "version" || sentVersionId === null || sentVersionNumber === null) continue;
    if (sentVersionNumber >= before || (found.get(sentVersionId)?.sentAt ?? null) !== null) continue;
    const sentAt = kind === "sent" ? createdAt : null;
    found.set(sentVersionId, { versionId: sentVersionId, number: sentVersionNumber, sentAt, isTheirs: false });
  }
  return [...found.values()].sort((one, other) => other.number - one.number);
}

/** The newest reply that was read, with its number; null where something was sent, or taken as the text, since. */
export function unansweredReply(rounds: readonly RoundDto[]): { id: string; number: number } | null {
  const newest = rounds.find(({ status }) => status === "ready");
  if (newest?.kind !== "returned") return null;
  return { id: newest.id, number: rounds.filter(({ kind }) => kind === "returned").length };
}

/** What tells the choice of a reply from that of a version. */
export const REPLY = "reply:";

/** What the form says. */
export function sendingOf(entry: FormData, deliver: Delivery): Omit<SendRound, "versionId"> {
  const text = (name: string) => String(entry.get(name) ?? "").trim();
  const chosen = text("marked");
  const isReply = chosen.startsWith(REPLY);
  const comments = text("comments");
  return {
    deliver,
    to: text("to")
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
    message: text("message"),
    comments: comments === "open" || comments === "all" ? comments : "none",
    ...(isReply ? { answersId: chosen.slice(REPLY.length) } : {}),
    ...(isReply || chosen === "" ? {} : { sinceId: chosen }),
  };
}
