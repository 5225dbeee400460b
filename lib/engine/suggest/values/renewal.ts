import { hasWordFrom } from "../../text/matcher";
import type { Sentence } from "../../text/reading";
import { lengthIn } from "../../time/length-roles";
import type { Check, Finding } from "../check";
import { finding } from "../check";
import { clauseSentences, wordsOfSentence, type Draft } from "../draft";
import * as cue from "./renewal.cues";
import { anyOf } from "../../language/patterns";

/** Words shared by the patterns below; sentences without them are skipped. */
const hasWords = hasWordFrom(cue.renewalWords);
const RENEWS = anyOf(cue.renews);
const ITS_TERM = anyOf(cue.itsTerm);
const PREVENTED = anyOf(cue.prevented);
/** Not the contract term: loans, letters of credit, time for a delay, a patent's or permit's life. */
const OTHER = anyOf(cue.otherRenewal);

/** Automatic renewal for this long is more than most signatories expect. */
const LONG_MONTHS = 60;

/**
 * Automatic renewal without a way for a party to prevent it, in the sentence, its clause or the next one; and for five
 * years or more at a time.
 */
export const renewals: Check = (draft) =>
  renewingSentences(draft).flatMap((sentence) => [
    ...unprevented(draft, sentence),
    ...long(draft, sentence),
    ...earlyRefusal(draft, sentence),
  ]);

function unprevented(draft: Draft, sentence: Sentence): Finding[] {
  if (isPrevented(draft, sentence)) return [];
  const replacement = withNotice(draft, sentence);
  return [finding("renewalWithoutNotice", sentence, { values: {}, severity: "medium", replacement })];
}

function long(draft: Draft, sentence: Sentence): Finding[] {
  const found = lengthIn(draft.reading, { clauses: [sentence], role: "renewalTerm" });
  if (!found || found.length.months < LONG_MONTHS) return [];
  const length = plainWords(draft.text.slice(found.mention.start, found.mention.end));
  return [finding("longRenewal", sentence, { values: { length }, severity: "medium" })];
}

/** A notice that has to be given so long before the end is easily missed. */
const EARLY_DAYS = 90;
const DAYS_OF_MONTH = 30;

function earlyRefusal(draft: Draft, sentence: Sentence): Finding[] {
  const found = lengthIn(draft.reading, { clauses: [sentence], role: "renewalNotice" });
  if (!found) return [];
  const { months, days, businessDays } = found.length;
  if (months * DAYS_OF_MONTH + days + businessDays < EARLY_DAYS) return [];
  const length = plainWords(draft.text.slice(found.mention.start, found.mention.end));
  return [finding("earlyRefusal", sentence, { values: { length }, severity: "medium" })];
}

function plainWords(words: string): string {
  return words.replace(/\s+/gu, " ").trim();
}

function renewingSentences(draft: Draft): Sentence[] {
  return clauseSentences(draft).filter((sentence) => {
    const { folded: words } = sentence;
    return hasWords(sentence) && RENEWS.test(words) && ITS_TERM.test(words) && !OTHER.test(words);
  });
}

function isPrevented({ reading }: Draft, sentence: Sentence): boolean {
  const index = reading.sentences.indexOf(sentence);
  const near = reading.sentences
    .slice(Math.max(0, index - 2), index + 5)
    .filter(
      (other) =>
        other === sentence || other.section === sentence.section || Math.abs(other.paragraph - sentence.paragraph) <= 1,
    );
  return (
    PREVENTED.test(sentence.folded) ||
    near.some((other) => other !== sentence && anyOf(cue.preventedNearby).test(other.folded))
  );
}

const RIGHT = {
  en: ", unless either party gives the other written notice of non-renewal at least thirty (30) days before the end of the then current term",
  ru: ", если ни одна из сторон не уведомит другую в письменной форме об отказе от продления не позднее чем за 30 (тридцать) дней до окончания текущего срока",
  mn: " Аль нэг тал хугацаа дуусахаас 30 (гуч) хоногийн өмнө нөгөө талдаа сунгахгүй тухай бичгээр мэдэгдсэн бол гэрээ сунгагдахгүй.",
} as const;

/** The sentence with the usual opt-out added. */
function withNotice(draft: Draft, sentence: Sentence): string | null {
  const words = wordsOfSentence(draft, sentence);
  if (!/\.$/u.test(words)) return null;
  return draft.language === "mn" ? words + RIGHT.mn : `${words.slice(0, -1)}${RIGHT[draft.language]}.`;
}
