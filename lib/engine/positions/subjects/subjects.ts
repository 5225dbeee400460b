import { BURDENS } from "./burdens";
import { CHANGES } from "./changes";
import { FIGURES } from "./figures";
import { LEAVES } from "./leaves";
import { LIABILITY_BURDENS } from "./liability-burdens";
import { FIGURES_OF_KINDS } from "./more-figures";
import type { Subject } from "../subject";

/** All subjects of positions, for which clauses are read. */
export const SUBJECTS: readonly Subject[] = [
  ...LEAVES,
  ...CHANGES,
  ...FIGURES,
  ...FIGURES_OF_KINDS,
  ...BURDENS,
  ...LIABILITY_BURDENS,
];

export function findSubject(id: string): Subject | undefined {
  return SUBJECTS.find((subject) => subject.id === id);
}
