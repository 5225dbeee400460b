import { z } from "zod";
import type { Language } from "@/lib/copy/languages";
import type { ContractText, Passage } from "@/lib/engine/port";
import { isCarried } from "./answer/carried";
import { plainWords } from "./answer/filter";
import { ModelFailure } from "./failure";
import { judgePrompt } from "./prompts";
import { lookUp } from "./quotes/look-up";
import { readable } from "./relevant-parts";
import { listFrom } from "./structured";
import type { ModelCall } from "./words";

/** How what a contract says stands to a position, in a model's eyes. */
const LEVELS = ["wanted", "fallback", "neither", "redLine", "notFound", "unclear"] as const;
type Level = (typeof LEVELS)[number];

/** A topic and what somebody wants of it. */
export type TopicPosition = { topic: string; wanted: string; fallback: string | null; redLine: string };
/** `passages`: what the built-in rules found, by which clauses are chosen. */
export type TopicQuestion = TopicPosition & { passages: readonly Passage[] };
/** `basis`: whether the passages carry the conclusion. Without a passage nothing of it may be said. */
export type TopicFinding = {
  level: Level;
  conclusion: string;
  basis: "stated" | "likely";
  passages: readonly Passage[];
  /** Quotes that are not in the contract, and were left out. */
  dropped: number;
};
export type TopicFindings = ReadonlyMap<string, TopicFinding>;

/** Most UTF-16 units of the contract that go with one topic. */
export const CLAUSE_CHARS = 12_000;
const LONGEST_CONCLUSION = 400;
/** Words of passages by which the clauses are looked up. */
const CUE_CHARS = 2_000;
const AT_ONCE = 3;

const item = z.object({
  level: z.enum(LEVELS).catch("unclear"),
  conclusion: z.string().max(10_000).catch(""),
  quotes: z.array(z.string().max(20_000)).max(20).catch([]),
});

/** Is told each finding as it comes: who goes away halfway has paid for it. */
export type OnFinding = (question: TopicQuestion, finding: TopicFinding) => Promise<void>;
type Call = ModelCall & { contractChars: number; language: Language; onFinding?: OnFinding | undefined };

/**
 * Topic by topic, each with the clauses that concern it and the position beside them; three at a time. What the model
 * says of one that can't be read is left out, and a server that does not answer is asked no more.
 * @throws {ModelFailure} `givenUp` when the caller went away
 */
export async function judgeTopics(
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
  return said ? findingOf(contract, said) : null;
}

function findingOf(contract: ContractText, said: z.output<typeof item>): TopicFinding {
  const taken = new Set<number>();
  const found = said.quotes.map((quote) => {
    const quotes = lookUp(contract, quote, taken);
    for (const { passage } of quotes) taken.add(passage.start);
    return quotes;
  });
  const passages = found.flat().map(({ passage }) => passage);
  const conclusion = plainWords(contract, said.conclusion, LONGEST_CONCLUSION);
  const isStated = isCarried(
    conclusion,
    passages.map(({ content }) => content),
  );
  return {
    level: said.level,
    conclusion,
    basis: isStated ? "stated" : "likely",
    passages,
    dropped: found.filter((quotes) => quotes.length === 0).length,
  };
}
