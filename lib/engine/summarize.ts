import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import type { Language } from "@/lib/copy/languages";
import type { SummaryFact } from "@/lib/copy/summary-facts";
import type { AnswerPiece } from "./port";
import { answersIn } from "./answers-copy";
import { mentions, type Subject } from "./chat/subjects";
import { areSurelyParties } from "./chat/sure-parties";
import { lawAgreedOn } from "./facts/governing-law-name";
import { moneySentences } from "./facts/money";
import { find } from "./find/find";
import { readParties } from "./parties/parties";
import { partyNames } from "./parties/party-names";
import { liabilityClauses, terminationClauses } from "./summary/clauses";
import { dateEntry, keyDates, termEntry } from "./summary/dates";
import { entry, type Entry } from "./summary/entry";
import { obligationEntries } from "./summary/obligations";
import { findTitle } from "./summary/title";
import { isDoubtful } from "./text/doubts";
import { changesTo } from "./text/qualified";
import type { Reading } from "./text/reading";
import { toPassage } from "./text/spans";

const MOST_PARTIES = 8;
const MOST_PRICES = 12;

/**
 * Streams pieces as soon as they are known, with their passages: parties, date, term, money, obligations, termination,
 * liability, law, courts, key dates; then what the contract doesn't state. Source: B-12.10.
 */
export function* summarize(reading: Reading, language: Language): Generator<AnswerPiece> {
  const copy = answersIn(language);
  const stated = new Set<SummaryFact>();
  yield text(`${copy.summary.title(findTitle(reading) ?? reading.contract.contractName)}\n`);
  for (const listEntries of PARTS) {
    for (const one of listEntries(reading, copy)) {
      stated.add(one.fact);
      yield* entryPieces(reading, undoubted(reading, one), copy);
    }
  }
  const facts = Object.keys(copy.summary.headings) as SummaryFact[]; // the keys of a record typed by them
  const missing = facts.filter((fact) => !stated.has(fact));
  yield* unstated(
    missing.filter((fact) => mentions(reading, ENTRY_SUBJECTS[fact])),
    { basis: "nearest", copy },
  );
  yield* unstated(
    missing.filter((fact) => !mentions(reading, ENTRY_SUBJECTS[fact])),
    { basis: "absent", copy },
  );
}

/** Facts that no line states. Only those the text has no words for may be called not stated. */
function* unstated(
  facts: readonly SummaryFact[],
  about: { basis: "nearest" | "absent"; copy: AssistantAnswers },
): Generator<AnswerPiece> {
  const { basis, copy } = about;
  if (facts.length === 0) return;
  const names = facts.map((fact) => copy.summary.headings[fact].toLowerCase()).join(", ");
  yield text(`\n\n${basis === "absent" ? copy.summary.missing(names) : copy.summary.unclear(names)}`);
  yield { kind: "basis", basis };
}

const ENTRY_SUBJECTS = {
  parties: "parties",
  date: "date",
  term: "expiry",
  money: "price",
  obligations: "obligations",
  termination: "terminationForConvenience",
  liability: "liabilityCap",
  law: "law",
  courts: "courts",
  dates: "date",
} as const satisfies Record<SummaryFact, Subject>;

type Part = (reading: Reading, copy: AssistantAnswers) => Entry[];

const PARTS: readonly Part[] = [
  (reading, { summary }) =>
    entry(
      "parties",
      {
        heading: summary.headings.parties,
        words: partyNames(reading),
        basis: areSurelyParties(reading, readParties(reading.contract)) ? "stated" : "likely",
        shown: MOST_PARTIES,
      },
      readParties(reading.contract),
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
  const law = lawAgreedOn(clauses);
  const heading = summary.headings.law;
  return law === null
    ? entry("law", { heading, shown: 3 }, clauses)
    : entry("law", { heading, words: law, basis: "stated", shown: 3 }, clauses);
}

/**
 * Words possibly misread from an image, or changed by another clause, state nothing: the passages are shown without a
 * conclusion.
 */
function undoubted(reading: Reading, entry: Entry): Entry {
  if (entry.basis !== "stated") return entry;
  const changes = changesTo(reading, entry.passages);
  if (changes.length === 0 && !isDoubtful(reading.contract, entry.passages)) return entry;
  return { ...entry, basis: "likely", words: "", passages: [...new Set([...entry.passages, ...changes])] };
}

function* entryPieces(
  reading: Reading,
  { fact, heading, words, basis, passages, more }: Entry,
  copy: AssistantAnswers,
): Generator<AnswerPiece> {
  yield text(`\n\n${words === "" ? heading : `${heading}: ${words}`}`);
  for (const span of passages) {
    yield text("\n");
    yield { kind: "passage", passage: toPassage(reading.contract, span) };
  }
  if (more > 0) yield text(`\n${copy.summary.more(more)}`);
  yield { kind: "basis", basis, about: fact };
}

function text(words: string): AnswerPiece {
  return { kind: "text", text: words };
}
