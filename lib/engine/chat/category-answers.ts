import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import type { FoundPassage } from "../port";
import { agreementDate } from "../facts/agreement-date";
import { lawAgreedOn } from "../facts/governing-law-name";
import { durationsIn } from "../facts/durations";
import { plainDate } from "../facts/plain-date";
import { plainTermOf } from "../facts/plain-term";
import { isPriceOfWhole, priceSentences, withRate } from "../facts/money";
import { amountsIn, isRangeOfSums } from "../facts/sums";
import { termOf } from "../facts/term";
import { actorsOf, type Actor } from "../find/actors";
import { find } from "../find/find";
import { partiesOf } from "../parties/parties";
import { sentenceAt, sentencesWithin, type Reading } from "../text/reading";
import * as moneyEn from "../cues/en/money";
import * as moneyMn from "../cues/mn/money";
import * as moneyRu from "../cues/ru/money";
import * as rangeMn from "../cues/mn/sum-ranges";
import { anyOf } from "../cues/pack";
import { isBound } from "./asked-about";
import { likely, MOST_PASSAGES, stated, SILENT, type Finding } from "./finding";
import type { Intent } from "./intents";
import type { Question } from "./question";
import { retrieve } from "./retrieval";
import { startOf } from "./start";
import { stemsOf } from "./stemming";
import { areSurelyParties } from "./sure-parties";
import { saysPlainly } from "./sureness";
import { withValue } from "./values";

type Ask = { reading: Reading; question: Question; copy: AssistantAnswers };

/** What one of many costs is not what is paid in all. */
const OF_ONE = anyOf(rangeMn.ofOne);

const SUM_OF_A_KIND = anyOf(moneyEn.sumOfAKind, moneyRu.sumOfAKind, moneyMn.sumOfAKind);
/** Of a word as much as its forms share: 'арендная', 'аренда'. UTF-16 units. */
const KIND_BEGINS = 5;

/** Answers to questions on Find's categories, the contract's date and its term. */
export function answerIntent(intent: Exclude<Intent, "summary">, ask: Ask): Finding {
  return ANSWERS[intent](ask);
}

const ANSWERS: Record<Exclude<Intent, "summary">, (ask: Ask) => Finding> = {
  parties: ({ reading, copy }) => {
    const parties = partiesOf(reading.contract);
    if (parties.length === 0) return SILENT;
    return areSurelyParties(reading, parties)
      ? { kind: "found", basis: "stated", words: copy.answers.parties(partyNames(reading)), passages: parties }
      : { kind: "found", basis: "likely", words: copy.likely, passages: parties };
  },
  law: ({ reading, copy }) => {
    const clauses = find(reading, "governing_law");
    if (clauses.length === 0) return SILENT;
    const law = lawAgreedOn(clauses);
    return law === null ? likely(copy.likely, clauses) : stated(copy.answers.law(law), clauses);
  },
  courts: (ask) => fromCategory(find(ask.reading, "jurisdiction"), ask, "courts"),
  survival: (ask) => fromCategory(find(ask.reading, "survival"), ask, "survival"),
  obligations: obligationsAsked,
  start: ({ reading, copy }) => startOf(reading, copy),
  expiry: expiryAsked,
  price: ({ reading, question, copy }) => {
    const sentences = priceSentences(reading, MOST_PASSAGES);
    const [first] = sentences;
    if (!first) return SILENT;
    const [own, all] = [[first], sentences].map(
      (some) => new Set(some.flatMap(({ start, end }) => amountsIn(reading.contract.text.slice(start, end)))),
    );
    const [amount] = own ?? [];
    // One sum in all, or in the sentence on the price of the whole: any other could be the one that was meant.
    const isLeastOrMost =
      OF_ONE.test(first.folded) || (amount !== undefined && isBound(first.folded) && !isRangeOfSums(amount));
    const isNamed = !asksForAnother(reading, question);
    return amount && isNamed && !isLeastOrMost && (all?.size === 1 || (own?.size === 1 && isPriceOfWhole(first)))
      ? stated(copy.answers.value(withRate(reading.contract.text.slice(first.start, first.end), amount)), sentences)
      : likely(copy.likely, sentences);
  },
  date: ({ reading, copy }) => {
    const plain = plainDate(reading);
    const date = plain ?? agreementDate(reading);
    if (!date) return SILENT;
    const passages = [sentenceAt(reading, date.start) ?? date];
    if (!plain) return likely(copy.likely, passages);
    return stated(copy.answers.date(copy.monthDate(date.day, date.month, date.year)), passages);
  },
};

/** 'What is the rent?' of a contract that has no word of any rent. */
function asksForAnother(reading: Reading, question: Question): boolean {
  const kind = SUM_OF_A_KIND.exec(question.folded)?.[0].slice(0, KIND_BEGINS);
  return kind !== undefined && !reading.sentences.some(({ folded }) => folded.includes(kind));
}

/** 'Acme Ltd (Provider), Jane Doe (Client)'. Empty when no party has a name or role. */
export function partyNames(reading: Reading): string {
  return partiesOf(reading.contract)
    .filter((party) => !party.isCollective)
    .map((party) =>
      [
        party.name ?? party.role,
        party.name !== null && party.role !== null && party.role !== party.name ? `(${party.role})` : null,
      ]
        .filter((part) => part !== null)
        .join(" "),
    )
    .filter((name) => name !== "")
    .join("; ");
}

/** The passages of a category with those first that have most of the question's words. */
function fromCategory(passages: readonly FoundPassage[], ask: Ask, kind: "courts" | "survival" | null): Finding {
  if (passages.length === 0) return SILENT;
  const ranks = new Map(retrieve(ask.reading, ask.question.raw, 40).map((hit, index) => [hit.sentence.start, index]));
  const sentences = passages
    .flatMap((passage) => sentencesWithin(ask.reading, passage))
    .sort((a, b) => (ranks.get(a.start) ?? 99) - (ranks.get(b.start) ?? 99) || a.start - b.start);
  const plain = kind === null ? [] : sentences.filter(({ folded }) => saysPlainly(kind, folded));
  if (plain.length === 0) return likely(ask.copy.likely, sentences);
  const { words, sentences: ordered } = withValue(ask.reading, plain, { wanted: ask.question.wanted, copy: ask.copy });
  return stated(words, [...new Set([...ordered, ...sentences])]);
}

function obligationsAsked(ask: Ask): Finding {
  const obligations = find(ask.reading, "obligations");
  const asked = actorNamed(ask.question.own, ask.reading) ?? actorNamed(ask.question.raw, ask.reading);
  const own = asked ? obligations.filter((item) => item.label?.toLowerCase() === asked.label.toLowerCase()) : [];
  if (own.length === 0 || !asked) return fromCategory(obligations, ask, null);
  return { kind: "found", basis: "likely", words: ask.copy.obligationsOf(asked.label), passages: own.slice(0, 8) };
}

/** Who is named in a question, in whatever case: 'у Поставщика', 'Захиалагчийн'. The longest name counts. */
function actorNamed(text: string, reading: Reading): Actor | undefined {
  const words = new Set(stemsOf(text));
  return actorsOf(reading.contract).find((actor) => {
    const stems = stemsOf(actor.folded);
    return stems.length > 0 && stems.every((one) => words.has(one));
  });
}

function expiryAsked({ reading, question, copy }: Ask): Finding {
  const term = plainTermOf(reading);
  if (!term) {
    const best = termOf(reading);
    return best ? likely(copy.likely, [best.sentence]) : SILENT;
  }
  if (term.kind === "perpetual") return stated(copy.answers.perpetual, [term.sentence]);
  if (term.kind === "until") {
    const [length, ...others] = durationsIn(reading.contract.text.slice(term.sentence.start, term.sentence.end));
    if (question.wanted === "duration" && length && others.length === 0)
      return stated(copy.answers.duration(length.text), [term.sentence]);
    const { day, month, year } = term.date;
    return stated(copy.answers.expires(copy.monthDate(day, month, year)), [term.sentence]);
  }
  if (term.end === null || term.start === null)
    return question.wanted === "day"
      ? likely(copy.likely, [term.sentence])
      : stated(copy.answers.duration(term.duration.text), [term.sentence]);
  const end = copy.monthDate(term.end.day, term.end.month, term.end.year);
  const start = copy.monthDate(term.start.day, term.start.month, term.start.year);
  return stated(copy.answers.expiresComputed(end, term.duration.text, start), [term.sentence]);
}
