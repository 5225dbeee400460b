import type { UnevenKey } from "@/lib/copy/check-words";
import type { Words } from "../../positions/words";
import type { SuggestedChange } from "../../port";

/**
 * What one party may do, or must bear, and the other not. `holder`: the party that the clause speaks of has the right;
 * `bearer`: it has the burden, unless it may impose it.
 */
export type Kind = {
  check: UnevenKey;
  severity: SuggestedChange["severity"];
  who: "holder" | "bearer";
  /** Required in the sentence: one of each. */
  all: readonly Words[];
  /** Excluded in the sentence. */
  without?: readonly Words[];
  /** What bounds it, in its own clause: then there is nothing to remark. */
  limits?: readonly Words[];
  /** An express lack of bounds, which counts more than `limits`. */
  openly?: Words;
  /** Raised for both parties it is no less of a risk for each; else what holds for both is nothing to remark. */
  isSoForBoth?: true;
  /** A sentence with these gives the other party the same, or bounds it for both. */
  mirror?: readonly Words[];
  /** Only or never in an employment contract. */
  work?: "only" | "never";
};
