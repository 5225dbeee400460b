/** What our practice is made of, and its limits. No zod: browsers load them. Source: behaviour §34. */
import { TOPIC_IDS } from "@/lib/engine/review/topics";

/** Days that only one contract has are no practice. */
const OF_ONE_CONTRACT = ["agreement_date", "effective_date", "expiration_date"] as const;
/** Facts that are no topic of the review. */
const FURTHER = ["term", "currency"] as const;
const isUsual = (topic: string) => !OF_ONE_CONTRACT.some((one) => one === topic);

/** What is compared, in the order in which it is shown. */
export const PRACTICE_TOPICS: readonly string[] = [...TOPIC_IDS.filter(isUsual), ...FURTHER];

export const OUR_SIDES = ["buy", "supply"] as const;
/** The newest so many signed contracts count. */
export const MOST_SIGNED = 500;
/** Below it nothing is called usual. */
export const LEAST_SIGNED = 3;
/** Words and wordings that are shown; the rest is counted. */
export const MOST_SHOWN = 5;
export const MOST_WORDINGS = 20;
/** Signed contracts that a playbook can be started from, the newest. */
export const MOST_OFFERED = 200;
