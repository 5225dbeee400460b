import "server-only";
import { setImmediate as others } from "node:timers/promises";
import type { Actor } from "@/lib/access/actor";
import type { ContractReview } from "@/lib/engine/review/whole";
import { namesOfTopics } from "@/lib/portfolio/practice/topic-name";
import { MOST_ROUNDS, MOST_TOPICS } from "./bounds";
import { changesIn, repliesIn, reviewsOf, type RoundRow, type Wanted } from "./report-store";
import type { ReportsDto } from "./schema";

const AT_ONCE = 20;
/** Days and parties are in any contract's head, and no clause that is negotiated. */
const NO_CLAUSE = ["agreement_date"];

type Change = { place: string; kind: string; start: number; end: number };
type Place = { topic: string; start: number; end: number };
type Counted = { changes: number; contracts: Set<string> };

/**
 * Which clauses the other side's replies changed most: a change belongs to the topics in whose passages it stands, as
 * the version that was sent had been read. Source: B-35.4.
 */
export async function negotiatedClauses(actor: Actor, wanted: Wanted): Promise<ReportsDto["negotiated"]> {
  const found = await repliesIn(actor, wanted, MOST_ROUNDS + 1);
  const rows = found.slice(0, MOST_ROUNDS);
  const topics = new Map<string, Counted>();
  let unread = 0;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    unread += await addRounds(actor, rows.slice(at, at + AT_ONCE), topics);
    await others();
  }
  const toName = namesOfTopics(actor);
  const sorted = [...topics].toSorted(
    ([, one], [, other]) => other.contracts.size - one.contracts.size || other.changes - one.changes,
  );
  return {
    rounds: rows.length,
    contracts: new Set(rows.map(({ contractId }) => contractId)).size,
    unread,
    topics: sorted
      .slice(0, MOST_TOPICS)
      .map(([topic, { changes, contracts }]) => ({ topic, name: toName(topic), changes, contracts: contracts.size })),
    isCut: found.length > MOST_ROUNDS,
  };
}

/** @returns how many of the rounds have no reading to be held against */
async function addRounds(actor: Actor, rows: readonly RoundRow[], topics: Map<string, Counted>): Promise<number> {
  const [changes, reviews] = await Promise.all([
    changesIn(
      actor,
      rows.map(({ roundId }) => roundId),
    ),
    reviewsOf(
      actor,
      rows.flatMap(({ versionId }) => versionId ?? []),
    ),
  ]);
  let unread = 0;
  for (const { roundId, contractId, versionId } of rows) {
    const review = reviews.get(versionId ?? "");
    if (review === undefined) unread += 1;
    else addRound(topics, contractId, { review, changes: changes.get(roundId) ?? "[]" });
  }
  return unread;
}

function addRound(
  topics: Map<string, Counted>,
  contractId: string,
  { review, changes }: { review: string; changes: string },
): void {
  const places = placesIn(JSON.parse(review) as ContractReview); // by `keptOrMade`
  for (const change of JSON.parse(changes) as Change[]) {
    if (change.place !== "text" || change.kind === "format") continue;
    const hit = new Set(places.filter((place) => touches(change, place)).map(({ topic }) => topic));
    for (const topic of hit) {
      const known = topics.get(topic) ?? { changes: 0, contracts: new Set<string>() };
      topics.set(topic, known);
      known.changes += 1;
      known.contracts.add(contractId);
    }
  }
}

function placesIn({ topics }: ContractReview): Place[] {
  return topics
    .filter(({ topic, present, basis }) => present && basis !== "nearest" && !NO_CLAUSE.includes(topic))
    .flatMap(({ topic, passages }) => passages.map(({ start, end }) => ({ topic, start, end })));
}

const touches = (change: Change, place: Place) => change.start <= place.end && change.end >= place.start;
