/** Which subject a position is on. Pure. */
import { languageOf } from "@/lib/engine/language/identify";
import { SUBJECTS, subjectOf } from "@/lib/engine/positions/subjects";
import { meets } from "@/lib/engine/positions/words";
import { folded } from "@/lib/engine/text/folding";
import type { Position } from "./position";

/** By its topic's id; of a topic of somebody's own by its words, where just one subject has them. Else null. */
export function subjectMeantBy({ topic, wanted }: Pick<Position, "topic" | "wanted">): string | null {
  if (subjectOf(topic)) return topic;
  const language = languageOf(wanted.text) ?? "en";
  const text = folded(wanted.text);
  const meant = SUBJECTS.filter(
    ({ names, with: others = [], without }) =>
      meets(names, language, text) &&
      others.every((list) => meets(list, language, text)) &&
      !(without && meets(without, language, text)),
  );
  return meant.length === 1 ? (meant[0]?.id ?? null) : null;
}
