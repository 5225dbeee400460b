import type { Language } from "@/lib/copy/languages";
import { clausesFor, indexOf } from "../ask/answer";
import type { ClauseIndex, IndexedUnit } from "../ask/clause-index";
import { detectLanguage } from "../language/identify";
import { parseStatement } from "../positions/statement";
import { folded } from "../text/folding";
import { changesTo } from "../text/qualified";
import { sentencesWithin, type Reading, type Sentence } from "../text/reading";
import type { Span } from "../text/spans";
import { pickWorst, type Agreement, type CheckedClaim, type Claim } from "./claim";
import type { Context } from "./context";
import { valuesAgree, joinWords } from "./held-values";
import { modalsIn } from "./modality";
import { predicateAgrees } from "./predicate";
import { qualifiersAgree } from "./qualifiers";
import { partyFinder, subjectAt } from "./subject";
import { valuesSaid } from "./values";
import { isAmong, meaningfulWords } from "./words";

/** Below this share of words in common the claim isn't about the clause. */
const LEAST_IN_COMMON = 0.75;
/** Longer text isn't a clause, and comparing it word by word would be slow. UTF-16 units. */
const LONGEST_CLAUSE = 10_000;

/** `quotes`: spans of its quotes. `question`: what was asked, if anything. `language`: of the claim's own words. */
export type ClaimToCheck = { claim: Claim; quotes: readonly Span[]; question: string | null; language: Language };

/**
 * Compares a claim with the whole clause it quotes, as in force: subject, modality, polarity, each value with its noun
 * and bound, conditions and exceptions. Text that gives orders to a machine isn't a clause. Source: B-12.18.
 */
export function checkClaim(reading: Reading, { claim, quotes, question, language }: ClaimToCheck): CheckedClaim {
  const index = indexOf(reading);
  const quoted = quotes.flatMap((quote) => sentencesWithin(reading, quote));
  const at = unitsAt(index, quoted.some(({ isInstruction }) => isInstruction) ? [] : quotes);
  const [first] = at;
  const unit = first === undefined ? undefined : index.units[first];
  if (first === undefined || !unit) return { basis: "likely", isSaid: false, clauses: [] };
  const own = at.flatMap((one) => index.units[one] ?? []);
  const changes = changesTo(reading, own);
  const changing = [...at.flatMap((one) => index.inForce.ties.get(one) ?? []), ...unitsAt(index, changes)];
  const clauses = [...new Set([...at, ...changing])].flatMap((one) => index.units[one] ?? []);
  const names = partyFinder(reading);
  const claimLanguage = languageOfWords(claim, language);
  const context = { reading, index, names, claim, claimLanguage, unit, at: first, quoted };
  const spans = clauses.map(({ start, end }) => ({ start, end }));
  if (unit.text.length > LONGEST_CLAUSE) return { basis: "likely", isSaid: false, clauses: spans };
  const agreement = pickWorst([
    changes.length > 0 || at.some((one) => index.inForce.amended.has(one)) ? "contradicts" : "agrees",
    at.length === 1 && isNumbered(claim, unit) && isAskedFor(reading, question, clauses) ? "agrees" : "open",
    sentenceAgrees(context),
    wordsAgree(context),
    valuesAgree(context),
  ]);
  return { basis: agreement === "agrees" ? "stated" : "likely", isSaid: agreement !== "contradicts", clauses: spans };
}

function unitsAt({ units }: ClauseIndex, spans: readonly Span[]): number[] {
  return units.flatMap((unit, at) =>
    !unit.isTitle && spans.some(({ start, end }) => unit.start < end && start < unit.end) ? [at] : [],
  );
}

/** What our own search finds first is on the question; what it shows behind that may not be. */
const ON_THE_QUESTION = 3;

/** Whether our own search finds one of the clauses for the question. */
function isAskedFor(reading: Reading, question: string | null, clauses: readonly Span[]): boolean {
  if (question === null) return true;
  const shown = clausesFor(reading, question).clauses.slice(0, ON_THE_QUESTION);
  return shown.some(({ start }) => clauses.some((clause) => clause.start === start));
}

/** By its own number, or one a level above or below. */
function isNumbered({ clauses }: Claim, unit: IndexedUnit): boolean {
  const own = `${plainNumber(unit.number ?? "")}.`;
  return clauses.map(plainNumber).every((one) => `${one}.`.startsWith(own) || own.startsWith(`${one}.`));
}

function plainNumber(number: string): string {
  return number.replace(/^[^\d]+(?=\d)|[.)\s]+$/gu, "").toLowerCase();
}

/** Short words count as the reader's language if their letters allow it. */
function languageOfWords(claim: Claim, language: Language): Language {
  const own = detectLanguage(joinWords(claim)) ?? language;
  return (own === "en") === (language === "en") ? language : own;
}

/** Of the quoted sentences, the one that covers most of the claim, with its lead-in. */
function sentenceAgrees(context: Context): Agreement {
  const { reading, unit, quoted, claim, claimLanguage } = context;
  const words = meaningfulWords(folded(claim.what), claimLanguage);
  const countStated = ({ folded: text }: Sentence) =>
    meaningfulWords(text, unit.language).filter((word) => isAmong(word, words)).length;
  const [best] = quoted.filter(({ isTitle }) => !isTitle).sort((one, other) => countStated(other) - countStated(one));
  if (!best) return "contradicts";
  const whole = withLead(context, best);
  const others = sentencesWithin(reading, unit).filter((one) => one !== best && !one.isTitle);
  return pickWorst([
    predicateAgrees(context, parseStatement(whole, unit.language).main, whole),
    qualifiersAgree(context, { sentence: whole, others: others.map((one) => one.folded) }),
  ]);
}

/** 'The Supplier shall: (a) deliver': an item without its own subject and modal verb takes those of its lead-in. */
function withLead({ reading, unit: { language }, names }: Context, { lead, folded: own }: Sentence): string {
  const hasSubject = subjectAt(own, own.length, { names, language }) !== null;
  if (lead === null || hasSubject || modalsIn(own, language).length > 0) return own;
  return `${reading.sentences[lead]?.folded ?? ""} ${own}`;
}

/** Every word of the claim is in the clause, and so is every party it names. */
function wordsAgree({ unit, claim, claimLanguage, names }: Context): Agreement {
  const said = folded(joinWords(claim));
  const parties = names(said, claimLanguage);
  const clause = folded(`${unit.heading} ${unit.text}`);
  const named = new Set(names(clause, unit.language).map(({ label }) => label));
  if (parties.some(({ label }) => !named.has(label))) return "contradicts";
  const words = meaningfulWords(said, claimLanguage, [...valuesSaid(said, claimLanguage), ...parties]);
  const there = meaningfulWords(clause, unit.language);
  const met = words.filter((word) => isAmong(word, there)).length;
  if (met < LEAST_IN_COMMON * words.length && claimLanguage === unit.language) return "contradicts";
  return met === words.length ? "agrees" : "open";
}
