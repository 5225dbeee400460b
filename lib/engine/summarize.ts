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
import { partyNames } from "./parties/name-alone";
import { liabilityClauses, terminationClauses } from "./summary/clauses";
import { dateEntry, keyDates, termEntry } from "./summary/dates";
import { entry, type Entry } from "./summary/entry";
import { entryFromFacts } from "./summary/from-facts";
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
  for (const [fact, listEntries] of PARTS) {
    const listed = listEntries(reading, copy);
    for (const one of listed.length > 0 ? listed : entryFromFacts(reading, fact, copy)) {
      stated.add(one.fact);
      yield* entryPieces(reading, undoubted(reading, one), copy);
    }
  }
  const facts = Object.keys(copy.summary.headings) as SummaryFact[]; // the keys of a record typed by them
  const missing = facts.filter((fact) => !stated.has(fact));
  const isUnclear = (fact: SummaryFact) =>
    reading.contract.isPartial === true || mentions(reading, ENTRY_SUBJECTS[fact]);
  yield* unstated(missing.filter(isUnclear), { basis: "nearest", copy });
  yield* unstated(
    missing.filter((fact) => !isUnclear(fact)),
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

/** What a summary tells, in order; what no part finds, the facts shown beside the summary may. */
const PARTS: readonly (readonly [SummaryFact, Part])[] = [
  ["parties", partiesEntry],
  ["date", dateEntry],
  ["term", termEntry],
  [
    "money",
    (reading, { summary }) => entry("money", { heading: summary.headings.money }, moneySentences(reading, MOST_PRICES)),
  ],
  ["obligations", obligationEntries],
  [
    "termination",
    (reading, { summary }) =>
      entry("termination", { heading: summary.headings.termination }, terminationClauses(reading)),
  ],
  [
    "liability",
    (reading, { summary }) =>
      entry("liability", { heading: summary.headings.liability, shown: 3 }, liabilityClauses(reading)),
  ],
  ["law", lawEntry],
  [
    "courts",
    (reading, { summary }) =>
      entry("courts", { heading: summary.headings.courts, shown: 3 }, find(reading, "jurisdiction")),
  ],
  ["dates", keyDates],
];

function partiesEntry(reading: Reading, { summary }: AssistantAnswers): Entry[] {
  const parties = readParties(reading.contract);
  const basis = areSurelyParties(reading, parties) ? "stated" : "likely";
  const words = partyNames(reading);
  return entry("parties", { heading: summary.headings.parties, words, basis, shown: MOST_PARTIES }, parties);
}

/** What a summary concludes on the parties or the law, in words of the contract; null where it only quotes. */
export function conclusionOn(
  reading: Reading,
  fact: "parties" | "law",
  copy: AssistantAnswers,
): Pick<Entry, "words" | "heading" | "passages" | "basis"> | null {
  const [found] = fact === "parties" ? partiesEntry(reading, copy) : lawEntry(reading, copy);
  const held = found && undoubted(reading, found);
  return held && held.words !== "" ? held : null;
}

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
