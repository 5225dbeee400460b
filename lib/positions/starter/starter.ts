/** The starters' topics, and the shape of their texts. Pure. */
import type { Side } from "../bounds";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import type { Limit } from "../position";

const COMMON_TOPICS = [
  "liability_cap",
  "uncapped_liability",
  "indemnity",
  "termination_for_convenience",
  "renewal_term",
  "renewal_notice",
  "unilateral_amendment",
  "assignment",
  "change_of_control",
  "exclusivity",
  "non_compete",
  "no_solicit_employees",
  "most_favored_nation",
  "ip_assignment",
  "audit",
  "insurance",
  "warranty_duration",
  "payment_terms",
  "late_payment",
  "liquidated_damages",
  "governing_law",
] as const;
export type CommonTopic = (typeof COMMON_TOPICS)[number];

/** Topics that only some kinds of contract need, with these kinds. */
const KIND_TOPICS = {
  deposit_return: ["lease"],
  price_increase: ["lease", "services", "goods"],
  sublease: ["lease"],
  subcontracting: ["services", "goods"],
  probation: ["employment"],
  confidentiality_term: ["nda", "services", "employment"],
  return_of_information: ["nda"],
} as const satisfies Readonly<Record<string, readonly ContractKind[]>>;
export type KindTopic = keyof typeof KIND_TOPICS;
export type StarterTopic = CommonTopic | KindTopic;

const OF_KINDS = Object.keys(KIND_TOPICS) as KindTopic[]; // its own keys
export const STARTER_TOPICS: readonly StarterTopic[] = [...COMMON_TOPICS, ...OF_KINDS];

/** Topics that make no sense in contracts of a kind. */
const FOREIGN_TO: Readonly<Record<ContractKind, readonly CommonTopic[]>> = {
  goods: [],
  services: [],
  // nothing is delivered late in a lease
  lease: [
    "liquidated_damages",
    "indemnity",
    "warranty_duration",
    "ip_assignment",
    "most_favored_nation",
    "no_solicit_employees",
    "non_compete",
    "audit",
  ],
  employment: [
    "liability_cap",
    "uncapped_liability",
    "indemnity",
    "change_of_control",
    "most_favored_nation",
    "audit",
    "insurance",
    "warranty_duration",
    "payment_terms",
    "late_payment",
    "liquidated_damages",
  ],
  nda: [
    "liability_cap",
    "uncapped_liability",
    "most_favored_nation",
    "ip_assignment",
    "audit",
    "insurance",
    "warranty_duration",
    "payment_terms",
    "late_payment",
    "liquidated_damages",
  ],
  other: [],
};

/** The topics of a starter for a kind of contract; by default those for any contract. */
export function topicsFor(kind: ContractKind | undefined): readonly StarterTopic[] {
  if (kind === undefined) return COMMON_TOPICS;
  const own = OF_KINDS.filter((topic) => KIND_TOPICS[topic].some((one) => one === kind));
  return [...COMMON_TOPICS.filter((topic) => !FOREIGN_TO[kind].includes(topic)), ...own];
}

/** The same for every side, or what differs from `mutual`. */
export type Sided<T> = { mutual: T } & { [S in Exclude<Side, "mutual">]?: T };

/** The texts of one topic in one language. `wording` is the fallback clause. */
export type StarterText = {
  wanted: Sided<string>;
  fallback: string;
  redLine: Sided<string>;
  wording: string;
  why: string;
  law?: string;
};
/** With `ask`, the clause for what is wanted; '' if there is none. */
export type StarterWords = StarterText & { ask: Sided<string> };
export type StarterLimits = { wanted: Limit[]; fallback: Limit[]; redLine: Limit[] };

/** A side, or who that is in one kind of contract only: the recipient of secrets, the employer. */
export type Who = "buy" | "supply" | "recipient" | "employer";
/** A whole position of one side. `ask` and `wording` are the clauses for `wanted` and `fallback`. */
export type OwnText = Readonly<Partial<Record<"wanted" | "ask" | "fallback" | "wording" | "redLine" | "why", string>>>;
export type OwnTexts = Readonly<Partial<Record<StarterTopic, Readonly<Partial<Record<Who, OwnText>>>>>>;

export function forSide<T>(sided: Sided<T>, side: Side): T {
  return sided[side] ?? sided.mutual;
}
