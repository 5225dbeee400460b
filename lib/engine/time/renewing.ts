import type { Reading, Sentence } from "../text/reading";
import type { Cue } from "./written/cues";
import type { Features } from "./features";
import learned from "./length-weights.json";
import { readTimes, tokenAt } from "./mentions";
import { predict, type Model } from "./model";

/** How a contract continues after its term: automatically, on request or by agreement, or not at all. */
export const RENEWALS = ["automatic", "asked", "none"] as const;
export type Renewal = (typeof RENEWALS)[number];
export type RenewalModels = Readonly<Record<Renewal, Model>>;
/** What a sentence with such words may mean: that the contract continues, or that one may leave. */
export const SAYINGS = { renews: "renew", leaves: "terminate" } as const;
export type Saying = keyof typeof SAYINGS;
export type SayingModels = Readonly<Record<Saying, Model>>;

/** The chance that a sentence renews this contract and nothing else, or lets someone leave it. */
export function chanceOfSaying(
  reading: Reading,
  { sentences, saying, models = learned }: { sentences: readonly Sentence[]; saying: Saying; models?: SayingModels },
): number {
  const own = saying === "renews" ? sentences.filter((one) => !extendsOtherTime(reading, one)) : sentences;
  return Math.max(0, ...own.map((one) => predict(cuesBeside(reading, [one], SAYINGS[saying]), models[saying])));
}

/** How clauses renew a contract, and how likely they say so. */
export function renewalIn(
  reading: Reading,
  sentences: readonly Sentence[],
  models: RenewalModels = learned,
): { renewal: Renewal; chance: number } {
  const features = cuesBeside(reading, sentences, "renew");
  const isSaid = features["s_byItself"] === 1 && features["s_agreed"] !== 1 && features["r_not"] !== 1;
  if (isSaid) return { renewal: "automatic", chance: 1 };
  const chances = RENEWALS.map((renewal) => ({ renewal, chance: predict(features, models[renewal]) }));
  const whole = chances.reduce((sum, { chance }) => sum + chance, 0);
  const [first] = chances.sort((one, other) => other.chance - one.chance);
  return first ? { ...first, chance: first.chance / whole } : { renewal: "none", chance: 0 };
}

const OPENING = 8;

/** 'The time of delivery is extended': the thing delivered is named before the contract, or right after the verb. */
function extendsOtherTime(reading: Reading, { start, end }: Sentence): boolean {
  const { tokens, cues } = readTimes(reading);
  const [first, last] = [tokenAt(tokens, start), tokenAt(tokens, end)];
  const has = (at: number, ...names: string[]) => names.some((name) => cues[at]?.includes(name));
  const renews = range(first, last).find((at) => has(at, "renew")) ?? last;
  const handed = range(first, last).find((at) => has(at, "deliver")) ?? last;
  const named = range(first, last).find((at) => has(at, "contract")) ?? last;
  const isOpening = handed < Math.min(renews, first + OPENING) && handed + 1 < named;
  return isOpening || (renews < handed && handed <= renews + NEAR && named > renews);
}

const NEAR = 3;
const SUBJECT = 5;

/** Features of the sentences with a cue: their cues, and what is right next to it. */
export function cuesBeside(reading: Reading, sentences: readonly Sentence[], cue: Cue): Features {
  const { tokens, cues } = readTimes(reading);
  const found: Features = {};
  for (const { start, end } of sentences) {
    const [first, last] = [tokenAt(tokens, start), tokenAt(tokens, end)];
    const places = range(first, last).filter((at) => cues[at]?.includes(cue));
    if (places.length === 0) continue;
    for (const other of cues.slice(first, last).flat()) found[`s_${other}`] = 1;
    for (const other of cues.slice(first, Math.min(last, first + SUBJECT)).flat()) found[`u_${other}`] = 1;
    for (const at of places) {
      for (const other of cues.slice(Math.max(first, at - NEAR), Math.min(last, at + NEAR)).flat())
        found[`r_${other}`] = 1;
      if (/гүй$/u.test(tokens[at]?.text ?? "")) found["r_not"] = 1;
    }
  }
  return found;
}

function range(first: number, next: number): number[] {
  return Array.from({ length: Math.max(0, next - first) }, (_, at) => first + at);
}
