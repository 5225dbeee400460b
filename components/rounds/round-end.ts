/** What a round is, from its list. Pure. */
import type { RoundDto } from "@/lib/exchange/rounds/schema";

/** Why a sent round takes no reply by a link any more. */
export type RoundEnd = "signed" | "later" | "decided";

/** As the server asks before it makes a link; null while the round waits for an answer. Source: B-41.3. */
export function endOf(sent: RoundDto, rounds: readonly RoundDto[], isSigned: boolean): RoundEnd | null {
  if (isSigned) return "signed";
  if (rounds.some(({ kind, createdAt }) => kind === "sent" && createdAt > sent.createdAt)) return "later";
  const isDecided = ({ kind, createdAt, versionId }: RoundDto) =>
    kind === "returned" && createdAt >= sent.createdAt && versionId !== null;
  return rounds.some(isDecided) ? "decided" : null;
}

/**
 * Which round a reply is of, and the how manieth reply in it: all that answer one sending are of one round.
 * @param rounds all of the contract, newest first
 */
export function replyPlace(rounds: readonly RoundDto[], reply: RoundDto): { round: number; reply: number } {
  const place = { round: 0, reply: 0 };
  let answered: string | null = null;
  for (const { id, kind, answersId } of rounds.toReversed()) {
    if (kind !== "returned") continue;
    const isMore: boolean = answersId !== null && answersId === answered;
    [place.round, place.reply] = isMore ? [place.round, place.reply + 1] : [place.round + 1, 1];
    answered = answersId;
    if (id === reply.id) break;
  }
  return place;
}

/** Whether it is their file, to go back with our decisions: users who may send do so, others download it. */
export function isTheirFile({ status, kind }: RoundDto): boolean {
  return status === "ready" && (kind === "returned" || kind === "first");
}
