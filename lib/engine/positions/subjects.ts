import { BURDENS } from "./burdens";
import { FIGURES } from "./figures";
import { LEAVES } from "./leaves";
import { FIGURES_OF_KINDS } from "./more-figures";
import type { Subject } from "./subject";

/** Everything that positions are on and clauses are read for. */
export const SUBJECTS: readonly Subject[] = [...LEAVES, ...FIGURES, ...FIGURES_OF_KINDS, ...BURDENS];

export function subjectOf(id: string): Subject | undefined {
  return SUBJECTS.find((subject) => subject.id === id);
}
