import type { EngineCall, ContractText } from "@/lib/engine/port";
import { hostOf, modelOf } from "./client";
import { CLAUSE_CHARS, judgeTopics, type OnFinding, type TopicFindings, type TopicQuestion } from "./judge";
import type { ModelSettings } from "./settings";

/** What a review by a model would cost: requests, and UTF-16 units of the contract that go out with them, at most. */
export type ReviewCost = { requests: number; characters: number };

type ReviewCall = EngineCall & { onFinding?: OnFinding };

/** A model that holds a contract against positions. */
export type ModelReviewer = {
  host: string;
  model: string;
  cost: (contract: ContractText, topics: number) => ReviewCost;
  /** @throws {ModelFailure} `givenUp` */
  judge: (contract: ContractText, questions: readonly TopicQuestion[], call: ReviewCall) => Promise<TopicFindings>;
};

export function modelReviewer(settings: ModelSettings): ModelReviewer {
  const { contractChars, limits } = settings;
  const model = modelOf(settings);
  return {
    host: hostOf(settings),
    model: settings.model,
    cost: ({ text }, topics) => ({
      requests: topics,
      characters: topics * Math.min(text.length, contractChars, CLAUSE_CHARS),
    }),
    judge: (contract, questions, { language, account, signal, onFinding }) =>
      judgeTopics(contract, questions, { model, limits, contractChars, language, account, signal, onFinding }),
  };
}
