/** Whether a clause has the maximum of the whole that our own wording has. Pure. Source: B-24.6. */
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { detectLanguage } from "@/lib/engine/language/identify";
import { valuesIn } from "@/lib/engine/positions/values";
import { folded } from "@/lib/engine/text/folding";

/** '0.1 % a day, at most 10 %' in our wording, and no share of the whole in any of the clauses. */
export function lacksOurMaximum(wording: string, { passages }: SubjectReading): boolean {
  const isByTheDay = unitsIn(wording).has("percentPerDay");
  if (!isByTheDay || !hasMaximum(wording)) return false;
  const clauses = passages.map(({ content }) => content);
  return clauses.some((clause) => unitsIn(clause).has("percentPerDay")) && !clauses.some(hasMaximum);
}

const unitsIn = (text: string) => new Set(sharesIn(text).map(({ unit }) => unit));
/** 'At most 10 % of the overdue sum'. */
export const hasMaximum = (text: string) =>
  sharesIn(text).some(({ unit, bound }) => unit === "percent" && bound === "most");
const sharesIn = (text: string) => valuesIn(folded(text), detectLanguage(text) ?? "en");
