import { CLAUSES } from "./clauses";
import { MORE_CLAUSES } from "./more-clauses";
import type { Topic } from "./topic";

/** What clauses are on, by patterns; the weights of topics were made with them. */
export const TOPICS: readonly Topic[] = [...CLAUSES, ...MORE_CLAUSES];
