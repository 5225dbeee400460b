import type { AssistantAnswers, SummaryFact } from "@/lib/copy/en/assistant-answers";
import type { Language } from "@/lib/copy/languages";
import type { AnswerPiece } from "./port";
import { answersIn } from "./answers-copy";
import { partyNames } from "./chat/category-answers";
import { lawNamed } from "./facts/governing-law-name";
import { moneySentences } from "./facts/money";
import { find } from "./find/find";
import { partiesOf } from "./parties/parties";
import { liabilityClauses, terminationClauses } from "./summary/clauses";
import { dateEntry, keyDates, termEntry } from "./summary/dates";
import { entry, type Entry } from "./summary/entry";
import { obligationEntries } from "./summary/obligations";
import { titleOf } from "./summary/title";
import type { Reading } from "./text/reading";
import { passageOf } from "./text/spans";

const MOST_PARTIES = 8;
const MOST_PRICES = 12;

/**
 * A summary in pieces, each as soon as it is known: parties, date, term, money, obligations of each side, termination,
 * liability, law, courts, key dates, with the passages they rest on; then the facts that the contract doesn't state.
 * Source: B-12.10.
 */
export function* summarize(reading: Reading, language: Language): Generator<AnswerPiece> {
  const copy = answersIn(language);
  const stated = new Set<SummaryFact>();
  yield text(`${copy.summary.title(titleOf(reading) ?? reading.contract.contractName)}\n`);
  for (const entriesOf of PARTS) {
    for (const one of entriesOf(reading, copy)) {
      stated.add(one.fact);
      yield* piecesOf(reading, one, copy);
    }
  }
  const facts = Object.keys(copy.summary.headings) as SummaryFact[]; // the keys of a record typed by them
  const missing = facts.filter((fact) => !stated.has(fact)).map((fact) => copy.summary.headings[fact].toLowerCase());
  if (missing.length > 0) yield text(`\n\n${copy.summary.missing(missing.join(", "))}`);
}

type Part = (reading: Reading, copy: AssistantAnswers) => Entry[];

const PARTS: readonly Part[] = [
  (reading, { summary }) =>
    entry(
      "parties",
      { heading: summary.headings.parties, words: partyNames(reading), shown: MOST_PARTIES },
      partiesOf(reading.contract),
    ),
  dateEntry,
  termEntry,
  (reading, { summary }) => entry("money", { heading: summary.headings.money }, moneySentences(reading, MOST_PRICES)),
  obligationEntries,
  (reading, { summary }) =>
    entry("termination", { heading: summary.headings.termination }, terminationClauses(reading)),
  (reading, { summary }) =>
    entry("liability", { heading: summary.headings.liability, shown: 3 }, liabilityClauses(reading)),
  lawEntry,
  (reading, { summary }) =>
    entry("courts", { heading: summary.headings.courts, shown: 3 }, find(reading, "jurisdiction")),
  keyDates,
];

function lawEntry(reading: Reading, { summary }: AssistantAnswers): Entry[] {
  const clauses = find(reading, "governing_law");
  const words = clauses.map((clause) => lawNamed(clause.content)).find((name) => name !== null) ?? "";
  return entry("law", { heading: summary.headings.law, words, shown: 3 }, clauses);
}

function* piecesOf(
  reading: Reading,
  { heading, words, passages, more }: Entry,
  copy: AssistantAnswers,
): Generator<AnswerPiece> {
  yield text(`\n\n${words === "" ? heading : `${heading}: ${words}`}`);
  for (const span of passages) {
    yield text("\n");
    yield { kind: "passage", passage: passageOf(reading.contract, span) };
  }
  if (more > 0) yield text(`\n${copy.summary.more(more)}`);
}

function text(words: string): AnswerPiece {
  return { kind: "text", text: words };
}
