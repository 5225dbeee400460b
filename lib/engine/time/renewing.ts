import type { Reading, Sentence } from "../text/reading";
import type { Features } from "./features";
import learned from "./length-weights.json";
import { timesOf, tokenAt } from "./mentions";
import { chanceOf, type Model } from "./model";

/** How a contract goes on when its term is over: by itself, if somebody asks for it or both agree, or not at all. */
export const RENEWALS = ["automatic", "asked", "none"] as const;
export type Renewal = (typeof RENEWALS)[number];
export type RenewalModels = Readonly<Record<Renewal, Model>>;

/** How clauses renew a contract, and how likely that is what they say. */
export function renewalIn(
  reading: Reading,
  sentences: readonly Sentence[],
  models: RenewalModels = learned,
): { renewal: Renewal; chance: number } {
  const features = renewalFeatures(reading, sentences);
  const chances = RENEWALS.map((renewal) => ({ renewal, chance: chanceOf(features, models[renewal]) }));
  const whole = chances.reduce((sum, { chance }) => sum + chance, 0);
  const [first] = chances.sort((one, other) => other.chance - one.chance);
  return first ? { ...first, chance: first.chance / whole } : { renewal: "none", chance: 0 };
}

const NEAR = 3;

/** What the sentences that speak of renewing say: cues in them, and what stands right beside the verb. */
export function renewalFeatures(reading: Reading, sentences: readonly Sentence[]): Features {
  const { tokens, cues } = timesOf(reading);
  const found: Features = {};
  for (const { start, end } of sentences) {
    const [first, last] = [tokenAt(tokens, start), tokenAt(tokens, end)];
    const renews = range(first, last).filter((at) => cues[at]?.includes("renew"));
    if (renews.length === 0) continue;
    for (const cue of cues.slice(first, last).flat()) found[`s_${cue}`] = 1;
    for (const at of renews) {
      for (const cue of cues.slice(Math.max(first, at - NEAR), Math.min(last, at + NEAR)).flat()) found[`r_${cue}`] = 1;
      if (/гүй$/u.test(tokens[at]?.text ?? "")) found["r_not"] = 1;
    }
  }
  return found;
}

function range(first: number, next: number): number[] {
  return Array.from({ length: Math.max(0, next - first) }, (_, at) => first + at);
}
