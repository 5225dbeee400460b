import type { AssistantAnswers, SummaryFact } from "@/lib/copy/en/assistant-answers";
import type { Language } from "@/lib/copy/languages";
import type { AnswerPiece, FoundPassage } from "../port";
import { answersIn } from "./answers-copy";
import { partyNames } from "./chat/category-answers";
import { agreementDate } from "./facts/agreement-date";
import { datesIn } from "./facts/date-text";
import { lawNamed } from "./facts/governing-law-name";
import { moneySentences } from "./facts/money";
import { termOf, type Term } from "./facts/term";
import { find } from "./find/find";
import { partiesOf } from "./parties/parties";
import { sentenceAt, type Reading } from "./text/reading";
import { passageOf, type Span } from "./text/spans";
import { CLAUSES } from "./topics/clauses";
import { sentencesOn } from "./topics/topic";

/** One heading of a summary: its words, and the passages that they rest on. */
type Entry = { fact: SummaryFact; heading: string; words: string; passages: readonly Span[]; more: number };

const PASSAGES_SHOWN = 3;
const OBLIGATIONS_SHOWN = 4;
const SIDES_SHOWN = 4;

/**
 * A summary in pieces: parties, date, term, money, obligations of each side, termination, liability, law, courts, key
 * dates, each with the passages it rests on; then the facts that the contract doesn't state. Source: spec §2.
 */
export function* summarize(reading: Reading, language: Language): Generator<AnswerPiece> {
  const copy = answersIn(language);
  const entries = entriesOf(reading, copy);
  yield { kind: "text", text: `${titleOf(reading, copy)}\n` };
  for (const entry of entries) {
    yield { kind: "text", text: `\n\n${entry.words === "" ? entry.heading : `${entry.heading}: ${entry.words}`}` };
    for (const span of entry.passages) {
      yield { kind: "text", text: "\n" };
      yield { kind: "passage", passage: passageOf(reading.contract, span) };
    }
    if (entry.more > 0) yield { kind: "text", text: `\n${copy.summary.more(entry.more)}` };
  }
  const stated = new Set(entries.map((entry) => entry.fact));
  const facts = Object.keys(copy.summary.headings) as SummaryFact[]; // the keys of a record typed by them
  const missing = facts.filter((fact) => !stated.has(fact)).map((fact) => copy.summary.headings[fact].toLowerCase());
  if (missing.length > 0) yield { kind: "text", text: `\n\n${copy.summary.missing(missing.join(", "))}` };
}

function entriesOf(reading: Reading, copy: AssistantAnswers): Entry[] {
  const { headings } = copy.summary;
  const entry = (fact: SummaryFact, words: string, all: readonly Span[], shown = PASSAGES_SHOWN): Entry[] =>
    all.length === 0 ? [] : [{ fact, heading: headings[fact], words, passages: all.slice(0, shown), more: Math.max(0, all.length - shown) }];
  const law = find(reading, "governing_law");
  const termination = CLAUSES.filter((topic) => topic.id === "terminationForConvenience").flatMap((topic) => sentencesOn(reading, topic));
  const liability = CLAUSES.filter((topic) => topic.id === "liabilityCap").flatMap((topic) => sentencesOn(reading, topic));
  return [
    ...entry("parties", partyNames(reading), partiesOf(reading.contract), 8),
    ...dateEntry(reading, copy),
    ...termEntry(reading, copy),
    ...entry("money", "", moneySentences(reading, 12), 4),
    ...obligationEntries(reading, copy),
    ...entry("termination", "", termination.length > 0 ? termination : endings(reading)),
    ...entry("liability", "", liability),
    ...entry("law", law.map((clause) => lawNamed(clause.content)).find((name) => name !== null) ?? "", law),
    ...entry("courts", "", find(reading, "jurisdiction")),
    ...keyDates(reading, copy),
  ];
}

/** The contract's own title where it opens with one, else the name it is kept under. */
function titleOf(reading: Reading, copy: AssistantAnswers): string {
  const titles = reading.sentences.slice(0, 12).filter((sentence) => sentence.isTitle && sentence.numbering === null && !/^exhibit/u.test(sentence.folded));
  const title = titles[0] ?? reading.sentences[0];
  const words = title ? reading.contract.text.slice(title.start, title.end).replace(/\s+/gu, " ").slice(0, 120) : reading.contract.contractName;
  return copy.summary.title(words);
}

function dateEntry(reading: Reading, copy: AssistantAnswers): Entry[] {
  const date = agreementDate(reading);
  if (!date) return [];
  const words = copy.monthDate(date.day, date.month, date.year);
  return [{ fact: "date", heading: copy.summary.headings.date, words, passages: [sentenceAt(reading, date.start) ?? date], more: 0 }];
}

function termEntry(reading: Reading, copy: AssistantAnswers): Entry[] {
  const term = termOf(reading);
  if (!term) return [];
  return [{ fact: "term", heading: copy.summary.headings.term, words: termWords(term, copy), passages: [term.sentence], more: 0 }];
}

function termWords(term: Term, copy: AssistantAnswers): string {
  if (term.kind === "perpetual") return copy.answers.perpetual;
  if (term.kind === "until") return copy.answers.expires(copy.monthDate(term.date.day, term.date.month, term.date.year));
  if (!term.end || !term.start) return copy.answers.duration(term.duration.text);
  const day = (date: { day: number; month: number; year: number }) => copy.monthDate(date.day, date.month, date.year);
  return copy.answers.expiresComputed(day(term.end), term.duration.text, day(term.start));
}

/** The obligations of each side, the side with most first. */
function obligationEntries(reading: Reading, copy: AssistantAnswers): Entry[] {
  const sides = new Map<string, FoundPassage[]>();
  for (const passage of find(reading, "obligations")) {
    const side = passage.label ?? "";
    sides.set(side, [...(sides.get(side) ?? []), passage]);
  }
  return [...sides]
    .filter(([side]) => side !== "" || sides.size === 1)
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, SIDES_SHOWN)
    .map(([side, passages]) => ({
      fact: "obligations" as const,
      heading: side === "" ? copy.summary.headings.obligations : copy.summary.obligationsOf(side),
      words: "",
      passages: passages.slice(0, OBLIGATIONS_SHOWN),
      more: Math.max(0, passages.length - OBLIGATIONS_SHOWN),
    }));
}

const ENDS_IT =
  /\b(?:may|shall have the right to|entitled to|right to)\b.{0,80}\bterminate\b|\bterminated? (?:by|upon|if|immediately|for)\b|(?:расторг|прекращ)\p{L}{1,6}.{0,80}(?:договор|соглашени)|гэрээг.{0,40}(?:цуцал|дуусгавар)|гэрээ.{0,40}(?:цуцлагд|дуусгавар бол)/u;

function endings(reading: Reading): Span[] {
  return reading.sentences.filter((sentence) => !sentence.isTitle && !sentence.isInstruction && ENDS_IT.test(sentence.folded));
}

/** Days that the text fixes, each with its sentence; the day it was made has its own heading. */
function keyDates(reading: Reading, copy: AssistantAnswers): Entry[] {
  const made = agreementDate(reading);
  const dates = datesIn(reading.contract.text).filter((date) => date.start !== made?.start);
  const sentences = [...new Set(dates.map((date) => sentenceAt(reading, date.start)).filter((sentence) => sentence !== undefined))];
  const duties = sentences.filter((sentence) => !sentence.isInstruction && /\b(?:by|before|later than|until|on or before|commenc|begin|expire|deliver|pay|due|effective|through)\b|до |не позднее|с |хүртэл|дотор|өдрөөс/u.test(sentence.folded) && !/source:/u.test(sentence.folded));
  if (duties.length === 0) return [];
  return [{ fact: "dates", heading: copy.summary.headings.dates, words: "", passages: duties.slice(0, 4), more: Math.max(0, duties.length - 4) }];
}
