import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { findContract } from "@/lib/contracts/contract-store";
import { sidesOfContracts } from "@/lib/counterparties/ours";
import { AppError } from "@/lib/errors";
import { LEAST_SIGNED, PRACTICE_TOPICS } from "./bounds";
import type { ComparedTopic, ContractPractice, CountedValue, PracticeQuery } from "./schema";
import { isFact, readingsIn, readSigned, topicOf, type Reading, type Signed, type SignedContract } from "./signed";
import { keptAnswers } from "./signed-store";
import { namesOfTopics } from "./topic-name";
import { toFigure, valueKey } from "./usual";

type Basis = ContractPractice["basis"];
type Own = { side: ContractPractice["side"]; contractType: string };

/**
 * How far a contract is from what the caller usually signs, topic by topic; nothing on topics that fewer than
 * `LEAST_SIGNED` signed contracts have. The contract itself doesn't count.
 * @throws AppError `contractNotFound`. Source: B-34.4.
 */
export async function comparedWithPractice(actor: Actor, contractId: string): Promise<ContractPractice> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const [contract, [answers], sides] = await Promise.all([
    findContract(grant),
    keptAnswers(actor, [contractId], { quotes: false }),
    sidesOfContracts(actor, [contractId]),
  ]);
  if (!contract) throw new AppError("contractNotFound");
  const own = { side: sides.get(contractId) ?? null, contractType: contract.contractType };
  const { basis, read } = await closest(actor, contractId, own);
  const { contracts, ...counts } = read;
  const here = answers ? readingsIn(answers.cells, answers.words) : null;
  const toName = namesOfTopics(actor);
  const compared = here
    ? PRACTICE_TOPICS.flatMap((topic) => comparedTopic(topic, here.get(topic), contracts) ?? [])
    : [];
  const topics = compared.map((one) => ({ ...one, name: toName(one.topic) }));
  return { basis, ...own, ...counts, isRead: here !== null, topics };
}

/** The narrowest basis with enough signed contracts. */
async function closest(
  actor: Actor,
  but: string,
  { side, contractType }: Own,
): Promise<{ basis: Basis; read: Signed }> {
  const any = { side: "", counterpartyId: "", type: "", from: "", until: "", but } satisfies PracticeQuery & {
    but: string;
  };
  const type = contractType;
  const tries: { basis: Basis; query: PracticeQuery & { but: string } }[] = [
    ...(side !== null && type !== "" ? [{ basis: "sideAndType" as const, query: { ...any, side, type } }] : []),
    ...(side === null ? [] : [{ basis: "side" as const, query: { ...any, side } }]),
    ...(type === "" ? [] : [{ basis: "type" as const, query: { ...any, type } }]),
  ];
  for (const { basis, query } of tries) {
    const read = await readSigned(actor, query);
    if (read.considered >= LEAST_SIGNED) return { basis, read };
  }
  return { basis: "all", read: await readSigned(actor, any) };
}

function comparedTopic(
  topic: string,
  here: Reading | undefined,
  contracts: readonly SignedContract[],
): Omit<ComparedTopic, "name"> | null {
  const { found, figures, words } = topicOf(topic, contracts);
  if (!here || found < LEAST_SIGNED) return null;
  const figure = here.value && toFigure(topic, here.value);
  const series = figures.find(({ measure }) => measure === figure?.measure) ?? figures[0];
  const hasSeries = series !== undefined && series.count >= LEAST_SIGNED;
  const usual = hasSeries ? series.usual : words.find(({ count }) => count >= LEAST_ALIKE);
  const range = hasSeries ? { least: series.least, most: series.most } : null;
  const whole = { topic, found, here, range, usual: usual ?? { value: { text: "" }, count: found } };
  if (here.value === null) return found * 2 < contracts.length ? null : { ...whole, distance: "none", same: 0 };
  if (!isFact(topic)) return { ...whole, distance: "same", same: found };
  if (!usual || here.value.text === "") return null; // each has its own words, or the value was not read
  const same = countSame(topic, valueKey(topic, here.value), contracts);
  return { ...whole, distance: distanceOf(topic, here.value, usual), same };
}

/** Words that only one contract has are not usual. */
const LEAST_ALIKE = 2;

function countSame(topic: string, key: string, contracts: readonly SignedContract[]): number {
  return contracts.filter(({ readings }) => {
    const value = readings.get(topic)?.value;
    return value !== undefined && value !== null && valueKey(topic, value) === key;
  }).length;
}

function distanceOf(
  topic: string,
  here: NonNullable<Reading["value"]>,
  usual: CountedValue,
): ComparedTopic["distance"] {
  if (valueKey(topic, here) === valueKey(topic, usual.value)) return "same";
  const [own, ours] = [toFigure(topic, here), toFigure(topic, usual.value)];
  if (!own || !ours || own.measure !== ours.measure) return "other";
  return own.figure > ours.figure ? "more" : "less";
}
