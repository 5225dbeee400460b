import { BURDENS } from "./burdens";
import { CHANGES } from "./changes";
import { FIGURES } from "./figures";
import { LEAVES } from "./leaves";
import { LIABILITY_BURDENS } from "./liability-burdens";
import { FIGURES_OF_KINDS } from "./more-figures";
import type { Subject } from "../subject";
import { TITLES } from "./titles";

/** All subjects of positions, for which clauses are read. */
export const SUBJECTS: readonly Subject[] = [
  ...LEAVES,
  ...CHANGES,
  ...FIGURES,
  ...FIGURES_OF_KINDS,
  ...BURDENS,
  ...LIABILITY_BURDENS,
].map(withTitles);

function withTitles(subject: Subject): Subject {
  const titles = TITLES[subject.id];
  return titles ? { ...subject, titles } : subject;
}

export function findSubject(id: string): Subject | undefined {
  return SUBJECTS.find((subject) => subject.id === id);
}
