/** What a model finds on a topic, beside what the built-in rules say of it. Pure. Source: B-24.14. */
import type { TopicFinding } from "@/lib/assistant/engines/openai/judge";
import type { OwnTerms } from "@/lib/engine/positions/own-terms";
import { proposalsOf } from "./judged";
import type { Position } from "./position";
import type { ReviewItemDto } from "./review-schema";
import { formerVerdict, type Judgement } from "./verdict";

const VERDICTS: Partial<Record<TopicFinding["level"], Pick<Judgement, "verdict" | "reason">>> = {
  wanted: { verdict: "matches", reason: "wanted" },
  fallback: { verdict: "acceptable", reason: "fallback" },
  neither: { verdict: "deviates", reason: "neither" },
  redLine: { verdict: "deviates", reason: "redLine" },
};

/**
 * The model's verdict where a passage of the contract stands behind it and the built-in one is not sure. It is sure
 * only where its passage carries what it says, and the built-in rules, too, come to that verdict. That something is
 * missing is never a model's to say: it has not read the whole contract.
 */
export function withFinding(
  item: ReviewItemDto,
  position: Position,
  { finding, terms }: { finding: TopicFinding | undefined; terms: OwnTerms },
): ReviewItemDto {
  const said = finding && VERDICTS[finding.level];
  if (!said || finding.passages.length === 0 || item.isSure) return item;
  const { value: _value, proposal: _proposal, fallbackProposal: _fallback, ...rest } = item;
  return {
    ...rest,
    ...said,
    formerVerdict: formerVerdict(said.verdict),
    present: true,
    basis: finding.basis,
    isSure: finding.basis === "stated" && said.verdict === item.verdict,
    passages: finding.passages,
    by: "model",
    ...(finding.conclusion === "" ? {} : { conclusion: finding.conclusion }),
    ...proposalsOf(position, said.verdict, terms),
  };
}
