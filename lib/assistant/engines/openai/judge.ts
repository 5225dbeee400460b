import { z } from "zod";
import type { Language } from "@/lib/copy/languages";
import type { ContractText, Passage, EngineCall } from "@/lib/engine/port";
import { checkedClaim, claimItem } from "./claims";
import { readHost, createModel } from "./client";
import { ModelFailure, type ModelCall } from "./words";
import { judgePrompt } from "./prompts";
import { readable } from "./relevant-parts";
import type { ModelSettings } from "./settings";
import { listFrom } from "./structured";

/** How a model rates what a contract says against a position. */
const LEVELS = ["wanted", "fallback", "neither", "redLine", "notFound", "unclear"] as const;
type Level = (typeof LEVELS)[number];

/** A topic and a position on it. */
export type TopicPosition = { topic: string; wanted: string; fallback: string | null; redLine: string };
/** `passages`: what the built-in rules found, used to choose clauses. */
export type TopicQuestion = TopicPosition & { passages: readonly Passage[] };
/** `basis`: `stated` if the clauses say each claim of the conclusion. There is no conclusion without a passage. */
export type TopicFinding = {
  level: Level;
  conclusion: string;
  basis: "stated" | "likely";
  passages: readonly Passage[];
  /** Dropped quotes that aren't in the contract. */
  dropped: number;
};
export type TopicFindings = ReadonlyMap<string, TopicFinding>;

/** Maximum UTF-16 units of the contract sent with one topic. */
const CLAUSE_CHARS = 12_000;
const MOST_CLAIMS = 8;
/** Length of passages used to look up clauses. */
const CUE_CHARS = 2_000;
const AT_ONCE = 3;

const item = z.object({
  level: z.enum(LEVELS).catch("unclear"),
  claims: z.array(claimItem.nullable().catch(null)).max(MOST_CLAIMS).catch([]),
});

/** Called with each finding as it arrives: a caller who leaves halfway has paid for it. */
type OnFinding = (question: TopicQuestion, finding: TopicFinding) => Promise<void>;
type Call = ModelCall & { contractChars: number; language: Language; onFinding?: OnFinding | undefined };

/**
 * Topic by topic, each with its clauses and the position; three at a time. Drops unreadable answers, and stops asking a
 * server that doesn't answer.
 * @throws {ModelFailure} `givenUp` if the caller left
 */
async function judgeTopics(
  contract: ContractText,
  questions: readonly TopicQuestion[],
  { onFinding, ...call }: Call,
): Promise<TopicFindings> {
  const findings = new Map<string, TopicFinding>();
  const waiting = [...questions];
  const asker = async () => {
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      try {
        const finding = await judgeTopic(contract, question, call);
        if (!finding) continue;
        findings.set(question.topic, finding);
        await onFinding?.(question, finding);
      } catch (cause) {
        if (!(cause instanceof ModelFailure) || cause.reason === "givenUp") throw cause;
        if (cause.reason !== "malformed" || cause.status !== null) waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, asker));
  return findings;
}

async function judgeTopic(
  contract: ContractText,
  question: TopicQuestion,
  { language, contractChars, ...call }: Call,
): Promise<TopicFinding | null> {
  const cues = question.passages.map(({ content }) => content).join("\n");
  const { text } = await readable(
    contract,
    {
      kind: "question",
      text: `${question.topic.replaceAll("_", " ")} ${question.wanted}\n${cues.slice(0, CUE_CHARS)}`,
    },
    { most: Math.min(contractChars, CLAUSE_CHARS), account: call.account, signal: call.signal },
  );
  const { items } = await listFrom(judgePrompt(text, question, language), item, call);
  const [said] = items;
  return said ? toFinding(contract, said, { language, account: call.account, signal: call.signal }) : null;
}

/** @throws {WorkerFailure}, {LineTooLong} */
async function toFinding(
  contract: ContractText,
  { level, claims }: z.output<typeof item>,
  call: Pick<Call, "language" | "account" | "signal">,
): Promise<TopicFinding> {
  const checked = await Promise.all(
    claims.map((claim) => claim && checkedClaim(contract, claim, { ...call, question: null })),
  );
  const shown = checked.filter((claim) => claim !== null);
  const passages = new Map(shown.flatMap((claim) => claim.passages).map(({ passage }) => [passage.start, passage]));
  return {
    level,
    conclusion: shown.flatMap(({ words }) => words ?? []).join(" "),
    basis: shown.length > 0 && shown.every(({ basis }) => basis === "stated") ? "stated" : "likely",
    passages: [...passages.values()],
    dropped: checked.length - shown.length,
  };
}

/** Maximum cost of a review by a model: requests, and UTF-16 units of the contract sent with them. */
export type ReviewCost = { requests: number; characters: number };

type ReviewCall = EngineCall & { onFinding?: OnFinding };

/** A model that compares a contract with positions. */
export type ModelReviewer = {
  name: "openai";
  host: string;
  model: string;
  cost: (contract: ContractText, topics: number) => ReviewCost;
  /** @throws {ModelFailure} `givenUp` */
  judge: (contract: ContractText, questions: readonly TopicQuestion[], call: ReviewCall) => Promise<TopicFindings>;
};

export function modelReviewer(settings: ModelSettings): ModelReviewer {
  const { contractChars, limits } = settings;
  const model = createModel(settings);
  return {
    name: "openai",
    host: readHost(settings),
    model: settings.model,
    cost: ({ text }, topics) => ({
      requests: topics,
      characters: topics * Math.min(text.length, contractChars, CLAUSE_CHARS),
    }),
    judge: (contract, questions, { language, account, signal, onFinding }) =>
      judgeTopics(contract, questions, { model, limits, contractChars, language, account, signal, onFinding }),
  };
}
