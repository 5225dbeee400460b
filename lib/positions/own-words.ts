/** Our own wording in a contract: what we ask for, word for word. Pure. Source: B-24.6. */
import type { Doubt } from "@/lib/engine/positions/doubts";
import type { OwnTerms } from "@/lib/engine/positions/own-terms";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { findSubject } from "@/lib/engine/positions/subjects/subjects";
import { detectLanguage } from "@/lib/engine/language/identify";
import { folded, splitWords } from "@/lib/engine/text/folding";
import { sentencesIn } from "@/lib/engine/text/sentences";
import { staysBesideOurs } from "./beside-ours";
import { inOwnTerms } from "./in-own-terms";
import type { Position } from "./position";
import type { Judgement } from "./verdict";

/** Fewer words may stand in a clause by chance. */
const FEWEST_OWN_WORDS = 4;
/** Sentences of a wording. */
const MOST_SENTENCES = 6;
const FROM_OUTSIDE: ReadonlySet<Doubt> = new Set<Doubt>(["several", "elsewhere"]);
/** Before our wording: '9.3 ', '(b) ', '9. Liability. '. Folded. */
const NUMBER_AND_TITLE = /^(?:[\s\d.()§]{0,16}|\(?[a-zа-яөү]{1,4}[).] )(?:\p{L}+(?: \p{L}+){0,2}[.:]\s?)?$/u;

/**
 * The verdict where the only clause on the subject has our wording word for word, and no other sentence may change it;
 * null otherwise. One more sentence may take it back: 'This does not apply in the first year.'
 */
export function ourOwnWords(
  { topic, wanted, fallback }: Position,
  reading: SubjectReading | null,
  terms: OwnTerms,
): Judgement | null {
  const clause = reading && onlyClause(reading);
  if (clause === null || clause === undefined) return null;
  const isSaid = (wording: string) => says(clause, inOwnTerms(wording, terms), topic);
  if (isSaid(wanted.wording)) return { verdict: "matches", reason: "wanted", isSure: true };
  return fallback && isSaid(fallback.wording) ? { verdict: "acceptable", reason: "fallback", isSure: true } : null;
}

/** The only clause that is, or may be, on the subject. */
function onlyClause({ is, isAmended, isOnly, doubts, passages }: SubjectReading): string | null {
  const [passage, ...others] = passages;
  if (!passage || others.length > 0 || isAmended || doubts.some((doubt) => FROM_OUTSIDE.has(doubt))) return null;
  return is === "found" || (is === "nearest" && isOnly === true) ? passage.content : null;
}

/** Whether a clause says our wording, and nothing else on the topic. */
function says(clause: string, wording: string, topic: string): boolean {
  const own = folded(wording);
  if (splitWords(own).length < FEWEST_OWN_WORDS) return false;
  const said = sentencesIn(clause, { start: 0, end: clause.length }).map(({ start, end }) =>
    folded(clause.slice(start, end)),
  );
  const run = runOf(said, own);
  if (!run) return false;
  const language = detectLanguage(clause) ?? "en";
  const subject = findSubject(topic) ?? null;
  return said.every(
    (sentence, at) =>
      (at >= run.from && at < run.to) ||
      (at < run.from && NUMBER_AND_TITLE.test(sentence)) ||
      (subject !== null && staysBesideOurs(subject, sentence, language)),
  );
}

/** The sentences that are our wording, behind a number and a title. */
function runOf(said: readonly string[], own: string): { from: number; to: number } | null {
  for (let from = 0; from < said.length; from += 1)
    for (let to = from + 1; to <= Math.min(said.length, from + MOST_SENTENCES); to += 1) {
      const all = said.slice(from, to).join(" ");
      if (all.endsWith(own) && NUMBER_AND_TITLE.test(all.slice(0, -own.length))) return { from, to };
    }
  return null;
}
