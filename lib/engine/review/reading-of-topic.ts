/** What a contract says about one topic. Pure, client-safe. */

/** How a conclusion relates to the words of the contract. */
export type Basis = "stated" | "likely" | "nearest" | "absent" | "cannot";

/** What the passages say, in comparable form. */
export type TopicValue = {
  text: string;
  /** The basis of its figures and names. `times` and `isMutual` are never more than likely. */
  basis: Extract<Basis, "stated" | "likely">;
  days?: number;
  months?: number;
  percent?: number;
  percentPerDay?: number;
  /** Multiple of the yearly price. */
  times?: number;
  /** Whether it applies equally to both sides. */
  isMutual?: boolean;
  /** The name of a law, place or person. */
  name?: string;
};

type TopicPassage = { content: string; page: number; start: number; end: number };

export type TopicReading = {
  topic: string;
  present: boolean;
  basis: Basis;
  /** Distance from the limit for present, in logits; null if only patterns decide. */
  margin: number | null;
  passages: readonly TopicPassage[];
  value?: TopicValue;
};
