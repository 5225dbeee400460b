import { readValues } from "../../positions/claims";
import { findSubject } from "../../positions/subjects/subjects";
import { meets } from "../../positions/words";
import { prevailing, ranksParts } from "../../text/ranks";
import { finding, type Check, type Finding } from "../check";
import { clauseSentences, wordsOfSentence, type Draft } from "../draft";
import type { Sentence } from "../../text/reading";

type Term = { sentence: Sentence; days: number; written: string };
/** More sentences on one subject aren't compared: it would take their square. */
const MOST = 12;

/**
 * A clause on the time to pay that a part which prevails overrules, such as a schedule with 45 days in place of 30.
 * They may differ on purpose, but whoever reads the clause alone is wrong.
 */
export const overruledTerms: Check = (draft) => {
  if (!ranksParts(draft.reading)) return [];
  const terms = termsIn(draft).slice(0, MOST);
  return terms.flatMap((one): Finding[] => {
    const winner = terms.find(
      (other) => other.days !== one.days && prevailing(draft.reading, other.sentence, one.sentence) === 0,
    );
    if (!winner) return [];
    const values = { here: one.written, there: quoted(draft, winner.sentence) };
    return [finding("overruledTerm", one.sentence, { values, severity: "medium" })];
  });
};

function termsIn(draft: Draft): Term[] {
  const { language } = draft;
  const subject = findSubject("payment_terms");
  if (!subject) return [];
  return clauseSentences(draft).flatMap((sentence): Term[] => {
    const { folded: words } = sentence;
    if (![subject.names, ...(subject.with ?? [])].every((list) => meets(list, language, words))) return [];
    if (subject.without && meets(subject.without, language, words)) return [];
    const [first, ...others] = readValues(subject, words, language).filter(({ unit }) => unit === "days");
    if (!first || others.some(({ value }) => value !== first.value)) return [];
    return [{ sentence, days: first.value, written: words.slice(first.at, first.end).trim() }];
  });
}

/** UTF-16 units of the prevailing words that are quoted. */
const LONGEST_QUOTE = 140;

function quoted(draft: Draft, sentence: Sentence): string {
  const words = wordsOfSentence(draft, sentence).replace(/\s+/gu, " ").trim();
  return words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).trim()}…` : words;
}
