import { BURDENS } from "./burdens";
import { FIGURES } from "./figures";
import { LEAVES } from "./leaves";
import { FIGURES_OF_KINDS } from "./more-figures";
import type { Subject } from "./subject";

/** All subjects of positions, for which clauses are read. */
export const SUBJECTS: readonly Subject[] = [...LEAVES, ...FIGURES, ...FIGURES_OF_KINDS, ...BURDENS];

export function findSubject(id: string): Subject | undefined {
  return SUBJECTS.find((subject) => subject.id === id);
}
