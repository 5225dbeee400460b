import * as en from "../cues/en/asked-topics";
import * as stated from "../cues/en/price-changes";
import * as mn from "../cues/mn/asked-topics";
import * as statedMn from "../cues/mn/price-changes";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/asked-topics";
import * as statedRu from "../cues/ru/price-changes";
import { CLAUSES } from "./clauses";
import { MORE_CLAUSES } from "./more-clauses";
import type { Topic } from "./topic";

/** Those by whose patterns the weights of topics were made. */
export const WEIGHED_TOPICS: readonly Topic[] = [...CLAUSES, ...MORE_CLAUSES];

/** How a price changes comes last: what is asked of another topic may name a change and a price too. */
export const TOPICS: readonly Topic[] = [
  ...WEIGHED_TOPICS,
  {
    id: "priceChange",
    asked: anyOf(en.priceChange, ru.priceChange, mn.priceChange),
    stated: [{ when: anyOf(stated.priceChanges, statedRu.priceChanges, statedMn.priceChanges) }],
  },
];
