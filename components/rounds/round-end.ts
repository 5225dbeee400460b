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

/** Whether it is their file, to go back with our decisions: users who may send do so, others download it. */
export function isTheirFile({ status, kind }: RoundDto): boolean {
  return status === "ready" && (kind === "returned" || kind === "first");
}
