/** Readings of topics, held against the positions of a book. Pure, client-safe. Source: behaviour §24. */
import type { TopicReviewDto } from "@/lib/assistant/review-schema";
import type { Position } from "./position";
import type { ReviewItemDto } from "./review-schema";
import { judge, type Verdict } from "./verdict";

/** What only means something where something else is said: no notice stops a renewal that there is none of. */
const ONLY_WITH: Readonly<Record<string, string>> = { renewal_notice: "renewal_term" };

/** The book's positions in its own order, each with what the contract says of its topic and the verdict. */
export function judged(readings: readonly TopicReviewDto[], positions: readonly Position[]): ReviewItemDto[] {
  const known = new Map<string, TopicReviewDto>(readings.map((reading) => [reading.topic, reading]));
  const isWithout = (topic: string) => known.get(ONLY_WITH[topic] ?? "")?.basis === "absent";
  return positions
    .filter(({ topic }) => !(isWithout(topic) && known.get(topic)?.present === false))
    .map((position) => itemOf(known.get(position.topic) ?? unread(position.topic), position));
}

function itemOf(reading: Omit<TopicReviewDto, "topic"> & { topic: string }, position: Position): ReviewItemDto {
  const { wanted, fallback, redLine, why } = position;
  const judgement = judge(reading, position);
  const proposal = proposalOf(position, judgement.verdict);
  return {
    ...reading,
    ...judgement,
    wanted: wanted.text,
    fallback: fallback?.text ?? null,
    redLine: redLine.text,
    why,
    ...(proposal === null ? {} : { proposal }),
  };
}

/** Our wording where it is not as wanted, if we have one; else null. */
export function proposalOf(position: Position, verdict: Verdict): string | null {
  const { wanted, fallback } = position;
  const wording = wanted.wording || (wantsNone(position) ? "" : (fallback?.wording ?? ""));
  return wording === "" || verdict === "as-wanted" ? null : wording;
}

/** Where a clause had best not be, a wording that is only good enough is no proposal. */
function wantsNone({ wanted }: Position): boolean {
  return wanted.limits.some(({ is }) => is === "absent");
}

/** A topic that nothing reads. */
function unread(topic: string) {
  return { topic, present: false, basis: "cannot" as const, margin: null, passages: [] };
}
