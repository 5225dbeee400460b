import type { Copy } from "@/lib/copy/copy";
import type { RoundDto } from "@/lib/rounds/schema";

/** By whom, to whom, how and with what a round went out, in words. */
export function sentWords({ sent, sentSinceId, createdByName }: RoundDto, words: Copy["rounds"]["timeline"]): string[] {
  if (!sent) return [];
  const { to, deliver, comments } = sent;
  return [
    words.sentBy(createdByName),
    ...(to.length > 0 ? [words.sentTo(to.join(", "))] : []),
    words.sentHow[deliver],
    sentSinceId === null ? words.sentClean : words.sentTracked,
    ...(comments === "none" ? [] : [words.sentComments[comments]]),
  ];
}
