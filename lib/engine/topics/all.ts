import { CLAUSES } from "./clauses";
import { MORE_CLAUSES } from "./more-clauses";
import type { Topic } from "./topic";

/** Clause topics by patterns; the topic weights were trained with them. */
export const TOPICS: readonly Topic[] = [...CLAUSES, ...MORE_CLAUSES];
