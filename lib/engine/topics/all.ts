import { CLAUSES } from "./clauses";
import { MORE_CLAUSES } from "./more-clauses";
import type { Topic } from "./topic";

export const TOPICS: readonly Topic[] = [...CLAUSES, ...MORE_CLAUSES];
