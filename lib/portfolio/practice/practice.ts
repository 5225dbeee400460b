import "server-only";
import { setImmediate as others } from "node:timers/promises";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { groupWordings } from "@/lib/workers/texts";
import { MOST_OFFERED, MOST_WORDINGS, PRACTICE_TOPICS } from "./bounds";
import type { PracticeContract, PracticeDto, PracticeOfTopic, PracticeQuery } from "./schema";
import { readSigned, topicOf, toPracticeContract } from "./signed";
import { signedContracts, type SignedRow } from "./signed-store";
import { namesOfTopics } from "./topic-name";

/** What a group shows of a clause but its first one's, in UTF-16 units. */
const SHOWN_CHARS = 300;

/**
 * What the caller usually signs, topic by topic, from the signed contracts that they may read.
 * @throws AppError `counterpartyNotFound`. Source: B-34.2.
 */
export async function ourPractice(actor: Actor, query: PracticeQuery): Promise<PracticeDto> {
  const { contracts, ...counts } = await readSigned(actor, query);
  const toName = namesOfTopics(actor);
  const topics: PracticeDto["topics"] = [];
  for (const topic of PRACTICE_TOPICS) {
    const counted = { ...topicOf(topic, contracts), name: toName(topic) };
    if (counted.found > 0) topics.push(counted);
    await others(); // each takes some milliseconds
  }
  return { ...counts, topics };
}

/**
 * A topic's values and wordings, each with its contracts; clauses that are alike but for names and numbers are one
 * wording. @throws AppError `invalidInput` for a topic that there is not, `counterpartyNotFound`. Source: B-34.3.
 */
export async function practiceOfTopic(actor: Actor, topic: string, query: PracticeQuery): Promise<PracticeOfTopic> {
  if (!PRACTICE_TOPICS.includes(topic))
    throw new AppError("invalidInput", { issues: [{ path: "topic", message: topic }] });
  const { contracts, ...counts } = await readSigned(actor, query, { quotes: true });
  const all = contracts.map((contract) => toPracticeContract(topic, contract));
  const having = all.filter(({ value }) => value !== null);
  const groups = await groupWordings(
    having.map(({ quote }) => quote?.content ?? ""),
    { account: actor.userId },
  );
  const wordings = groups
    .map((places) => places.flatMap((at) => having[at] ?? []))
    .filter((some) => some[0]?.quote)
    .map((some) => ({ count: some.length, contracts: some.map((one, at) => (at === 0 ? one : shortened(one))) }));
  return {
    ...counts,
    topic: { ...topicOf(topic, contracts), name: namesOfTopics(actor)(topic) },
    wordings: wordings.slice(0, MOST_WORDINGS),
    without: all
      .filter(({ value }) => value === null)
      .map(({ contractId, name, signedOn }) => ({ contractId, name, signedOn })),
  };
}

/** The newest signed contracts of the caller's, to start a playbook from. Source: B-34.6. */
export function signedToChoose(actor: Actor): Promise<SignedRow[]> {
  return signedContracts(actor, { counterpartyId: "", type: "", from: "", until: "" }, MOST_OFFERED);
}

function shortened(contract: PracticeContract): PracticeContract {
  const { quote } = contract;
  if (!quote || quote.content.length <= SHOWN_CHARS) return contract;
  return { ...contract, quote: { ...quote, content: `${quote.content.slice(0, SHOWN_CHARS).toWellFormed()}…` } };
}
