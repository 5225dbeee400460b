/** What a contract says of one topic. Pure, client-safe. */

/** How a conclusion stands to the words of the contract. */
export type Basis = "stated" | "likely" | "nearest" | "absent" | "cannot";

/** What the passages say in a form that can be compared. */
export type TopicValue = {
  text: string;
  /** On what its figures and names stand. `times` and `isMutual` are never more than likely. */
  basis: Extract<Basis, "stated" | "likely">;
  days?: number;
  months?: number;
  percent?: number;
  percentPerDay?: number;
  /** How often the yearly price. */
  times?: number;
  /** Whether it holds for both sides alike. */
  isMutual?: boolean;
  /** A law, a place or somebody, by name. */
  name?: string;
};

type TopicPassage = { content: string; page: number; start: number; end: number };

export type TopicReading = {
  topic: string;
  present: boolean;
  basis: Basis;
  /** How far from the limit of being present, in logits; null where only patterns tell. */
  margin: number | null;
  passages: readonly TopicPassage[];
  value?: TopicValue;
};
