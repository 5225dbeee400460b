/** The built-in engine, its parsers and its checks, and what is done with a model's words. */
import { plainWords } from "@/lib/assistant/engines/openai/plain-words";
import { fold } from "@/lib/assistant/engines/openai/quotes/folding";
import { lookUp } from "@/lib/assistant/engines/openai/quotes/look-up";
import { nameStem, listRoles } from "@/lib/engine/ask/roles";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { checkClaim, type ClaimToCheck } from "@/lib/engine/claims/check";
import { findActors, actorAround } from "@/lib/engine/find/actors";
import { find } from "@/lib/engine/find/find";
import { askedAlone } from "@/lib/engine/chat/asked-alone";
import { chat } from "@/lib/engine/chat/chat";
import { changesTo, exceptionsTo } from "@/lib/engine/text/qualified";
import { priceNoun, speaksOfPrice } from "@/lib/engine/facts/clauses/nouns";
import { saysPayment } from "@/lib/engine/facts/clauses/other-clause";
import { isPriceOfWhole, isRate, withUnit } from "@/lib/engine/facts/money";
import { periodOf } from "@/lib/engine/facts/period";
import { staysWithMaker } from "@/lib/engine/positions/kept-rights";
import { daysPaidAhead } from "@/lib/engine/positions/paid-ahead";
import { endsWithoutRenewal } from "@/lib/engine/positions/policy";
import { burdenIn } from "@/lib/engine/positions/said";
import { nearestTo } from "@/lib/engine/positions/nearest";
import { isNegated } from "@/lib/engine/positions/statement";
import { findSubject, SUBJECTS } from "@/lib/engine/positions/subjects/subjects";
import { monthsOfFees } from "@/lib/engine/positions/values";
import { amountsIn, isRangeOfSums } from "@/lib/engine/facts/sums";
import { isSameLaw } from "@/lib/engine/review/facts/law-in-table";
import { rateInWords } from "@/lib/engine/review/facts/facts";
import { isPaidBesides } from "@/lib/engine/review/facts/price-besides";
import { startIn } from "@/lib/engine/review/facts/price-changes";
import { isLawOfAPart, lawInCell, lawNamed } from "@/lib/engine/facts/governing-law-name";
import { datesIn } from "@/lib/engine/facts/date-text";
import { numberSpelt } from "@/lib/engine/time/written/numbers";
import { durationsIn } from "@/lib/engine/facts/durations";
import { readPlainTerm } from "@/lib/engine/facts/plain-term";
import { readTerm } from "@/lib/engine/facts/term";
import { unfilledDay } from "@/lib/engine/review/facts/own-day-facts";
import { partyDetails } from "@/lib/engine/parties/details";
import { nameAlone } from "@/lib/engine/parties/name-alone";
import { readParties } from "@/lib/engine/parties/parties";
import { isPlausibleName } from "@/lib/engine/parties/plausible-name";
import { externalReferences } from "@/lib/engine/references/external";
import { isPerDay, percentIn } from "@/lib/engine/review/amounts";
import { unitsAround } from "@/lib/engine/review/facts/leaving-terms";
import { whoBears } from "@/lib/engine/review/facts/whose";
import { findInForce } from "@/lib/engine/text/amendments";
import { firstStated } from "@/lib/engine/review/stated-facts";
import { reviewWhole } from "@/lib/engine/review/whole";
import { sectionsByRelevance } from "@/lib/engine/relevance";
import { ALL_CHECKS } from "@/lib/engine/suggest/all-checks";
import { exceptionIn } from "@/lib/engine/suggest/one-sided/holder";
import { hasItem } from "@/lib/engine/suggest/references/clause-items";
import { toDraft } from "@/lib/engine/suggest/draft";
import { suggest } from "@/lib/engine/suggest/suggest";
import { summarize } from "@/lib/engine/summarize";
import { readOnce } from "@/lib/engine/text/reading";
import { listCandidates } from "@/lib/engine/time/candidates";
import { lastAgain } from "@/lib/engine/time/events";
import { readChanges } from "@/lib/engine/time/in-force";
import { kindOfClause } from "@/lib/engine/topics/kind-of-clause";
import { glossary as english } from "@/lib/copy/glossary/en";
import { findTerms } from "@/lib/copy/glossary/find-terms";
import { glossary as mongolian } from "@/lib/copy/glossary/mn";
import { glossary as russian } from "@/lib/copy/glossary/ru";
import { readTimes } from "@/lib/engine/time/mentions";
import { chanceOfSaying } from "@/lib/engine/time/renewing";
import { readDay } from "@/lib/days";
import { asAsked, clauseOfSameNumber, placeAgain } from "@/lib/assistant/suggestions/place-again";
import { matchDismissals } from "@/lib/assistant/suggestions/carry-over";
import { FIND_CATEGORIES, type ContractText } from "@/lib/engine/port";
import { foldedForSearch } from "@/lib/normalized";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { makeCases, casesOfPrepared, type CostCase } from "./case";
import { TEXT_SHAPES } from "./text-shapes";

/** Longest text the engine is given whole; a contract of 300 pages is shorter. */
const LONG = 1_000_000;
/** No answer weighs more clauses. */
const MOST_CLAUSES = 60;
/** Longer parts of a model's claim are cut. */
const LONGEST_PART = 600;

const makeContract = (text: string): ContractText => ({
  ...toPlainText(text.split("\n").map((line) => paragraph(line))),
  contractName: "Supply",
  contractType: "Sales Agreement",
});
/** A text that has a clause more by now, and whose every second line said something else. */
const makeFormer = (text: string) =>
  makeContract(
    text
      .split("\n")
      .slice(1)
      .map((line, index) => (index % 2 === 0 ? line : line.replace(/\p{L}{4,}/gu, "word")))
      .join("\n"),
  );
const ACTORS = findActors(makeContract('Made between Alder Ltd (the "Seller") and Birch Inc (the "Buyer").'));
const readContract = (text: string) => readOnce(makeContract(text));
/** A clause, and a change of its day and of its notice. */
const CHANGED = [
  "1.1 The plans are handed over by 20 June 2026.\n1.2 It ends by 30 days' notice.",
  "AMENDMENT No. 1\n1. The day in clause 1.1 becomes 4 July 2026.\n2. The notice in clause 1.2 is 60 days.",
] as const;
const SERIES = "The price is paid in 12 equal instalments on the 10th day of each month.";
const MADE = readDay("2026-05-01");
const QUESTIONS = [
  "Which law governs?",
  "When does it end, and who may terminate it?",
  "How much is to be paid, and when?",
  "Кто обязан платить и сколько?",
  "Гэрээ хэзээ дуусах вэ?",
  "May the Buyer assign it?",
  "Is it true that the Supplier may terminate it upon thirty days notice?",
  "Which duties survive the end?",
  "Who pays for water?",
  "When does this agreement start?",
  "Whn does the contrct expirr?",
];

/** What people wait for; the short form measures these. */
export const ENGINE_ROWS: readonly CostCase[] = [
  ...makeCases("reading", TEXT_SHAPES, { run: readContract, most: LONG }),
  ...makeCases("the exception of a sentence", TEXT_SHAPES, { run: exceptionIn, most: LONG }),
  ...casesOfPrepared("suggest", TEXT_SHAPES, {
    prepare: readContract,
    run: (reading) => suggest(reading, "en"),
    most: LONG,
  }),
  ...casesOfPrepared("suggest, beside the text before", TEXT_SHAPES, {
    prepare: (text) => ({ reading: readContract(text), former: { contract: makeFormer(text), aims: [] } }),
    run: ({ reading, former }) => suggest(reading, "en", former),
    most: LONG,
  }),
  ...casesOfPrepared("summarize", TEXT_SHAPES, {
    prepare: readContract,
    run: (reading) => [...summarize(reading, "en")],
    most: LONG,
  }),
  ...casesOfPrepared("review of topics and facts", TEXT_SHAPES, {
    prepare: readContract,
    run: (reading) => [
      firstStated(reviewWhole(reading).facts, ["parties"], 2),
      chanceOfSaying(reading, { sentences: reading.sentences.slice(0, 50), saying: "renews" }),
      whoBears(reading, reading.contract.text),
      unitsAround(reading, findInForce(reading).units.slice(0, 3)),
    ],
    most: LONG,
  }),
  ...casesOfPrepared("find, all categories", TEXT_SHAPES, {
    prepare: readContract,
    run: (reading) => FIND_CATEGORIES.map((category) => find(reading, category)),
    most: LONG,
  }),
  ...casesOfPrepared("chat", TEXT_SHAPES, {
    prepare: readContract,
    run: (reading) => QUESTIONS.map((message) => [...chat(reading, { message, history: [] }, "en")]),
    most: LONG,
  }),
];

/** The same in parts, so that one that is slow is told by its name. */
export const PART_ROWS: readonly CostCase[] = [
  ...casesOfPrepared("own questions", TEXT_SHAPES, {
    prepare: readContract,
    run: (reading) => QUESTIONS.map((message) => askedAlone(reading, message)),
    most: LONG,
  }),
  ...makeCases("dates", TEXT_SHAPES, { run: datesIn, most: LONG }),
  ...makeCases("numbers in words", TEXT_SHAPES, { run: numberSpelt, most: LONG }),
  ...makeCases("money", TEXT_SHAPES, { run: (text) => amountsIn(text).filter(isRangeOfSums), most: LONG }),
  ...makeCases("name of a law", TEXT_SHAPES, { run: (text) => [lawNamed(text), isLawOfAPart(text)], most: LONG }),
  ...makeCases("the law that a cell names", TEXT_SHAPES, {
    run: (text) => [lawInCell(text), isSameLaw(text, `${text} and Wales`)],
    most: LONG,
  }),
  ...makeCases("sums with what they are paid for", TEXT_SHAPES, {
    run: (text) => [
      withUnit(text, amountsIn(text).at(-1) ?? ""),
      isRate(`100 ${text}`),
      periodOf(`100 ${text}`),
      speaksOfPrice(text),
      priceNoun(text),
      saysPayment(text),
      isPaidBesides(text, amountsIn(text).at(-1) ?? ""),
      startIn(text),
    ],
    most: LONG,
  }),
  ...makeCases("rates", TEXT_SHAPES, {
    run: (text) => [rateInWords(text, percentIn(text)?.text ?? ""), isPerDay(text)],
    most: LONG,
  }),
  ...makeCases("unfilled day", TEXT_SHAPES, { run: unfilledDay, most: LONG }),
  ...makeCases("durations", TEXT_SHAPES, { run: durationsIn, most: LONG }),
  ...makeCases("parties", TEXT_SHAPES, { run: (text) => readParties({ text }), most: LONG }),
  ...makeCases("names of parties", TEXT_SHAPES, { run: (text) => isPlausibleName(nameAlone(text)), most: LONG }),
  ...makeCases("details of parties", TEXT_SHAPES, {
    run: (text) => {
      const passage = { content: "", page: 1, start: 0, end: Math.min(text.length, 900) };
      const parties = [
        { value: "Acme Ltd", role: "Supplier", passage },
        { value: text.slice(0, 120), passage },
      ];
      return partyDetails({ text, pages: [], contractName: "Supply", contractType: "" }, parties);
    },
    most: LONG,
  }),
  ...casesOfPrepared("roles by the words of names", TEXT_SHAPES, {
    prepare: readContract,
    run: (reading) => [...listRoles(reading, VOCABULARY).keys()].map(nameStem),
    most: LONG,
  }),
  ...casesOfPrepared("term", TEXT_SHAPES, { prepare: readContract, run: readTerm, most: LONG }),
  ...makeCases("plain term", TEXT_SHAPES, { run: (text) => readPlainTerm(readContract(text)), most: LONG }),
  ...casesOfPrepared("whether the price of the whole", TEXT_SHAPES, {
    prepare: readContract,
    run: (reading) => reading.sentences.map(isPriceOfWhole),
    most: LONG,
  }),
  ...makeCases("what others change in clauses", TEXT_SHAPES, {
    run: (text) => {
      const reading = readContract(text); // anew: what was found in a reading is kept
      const some = reading.sentences.slice(0, MOST_CLAUSES);
      return [changesTo(reading, some), some.map((sentence) => exceptionsTo(reading, sentence))];
    },
    most: LONG,
  }),
  ...casesOfPrepared("draft", TEXT_SHAPES, { prepare: readContract, run: toDraft, most: LONG }),
  ...ALL_CHECKS.flatMap((check) =>
    casesOfPrepared(`check ${check.name}`, TEXT_SHAPES, {
      prepare: (text) => toDraft(readContract(text)),
      run: check,
      most: LONG,
    }),
  ),
  ...FIND_CATEGORIES.flatMap((category) =>
    casesOfPrepared(`find ${category}`, TEXT_SHAPES, {
      prepare: readContract,
      run: (reading) => find(reading, category),
      most: LONG,
    }),
  ),
  ...makeCases("the last of a series of payments", TEXT_SHAPES, {
    run: (text) => {
      const reading = readContract(`${SERIES}\n${text}`);
      const own = { made: MADE, start: MADE, end: null };
      return listCandidates(reading, own).map((candidate) => lastAgain(readTimes(reading), candidate));
    },
    most: LONG,
  }),
  ...makeCases("what a change replaces", TEXT_SHAPES, {
    run: (text) => readChanges(readContract(`${CHANGED[0]}\n${text}\n${CHANGED[1]}`)).superseded,
    most: LONG,
  }),
  ...casesOfPrepared("clauses nearest to positions", TEXT_SHAPES, {
    prepare: readContract,
    run: (reading) => nearestTo(reading, [QUESTIONS[1] ?? ""]),
    most: LONG,
  }),
  ...makeCases("references to laws, standards and papers", TEXT_SHAPES, {
    run: (text) => externalReferences(makeContract(text)),
    most: LONG,
  }),
  ...makeCases("the kind of a quoted clause", TEXT_SHAPES, { run: kindOfClause, most: LONG }),
  ...makeCases("terms of art in a quote", TEXT_SHAPES, {
    run: (text) => [...findTerms(text, english), ...findTerms(text, russian), ...findTerms(text, mongolian)],
    most: LONG,
  }),
  ...makeCases("whether words deny", TEXT_SHAPES, {
    run: (text) => [isNegated(text, "mn"), isNegated(text, "en"), findSubject(text)],
    most: LONG,
  }),
  ...makeCases("burdens, and the months of a fee", TEXT_SHAPES, {
    run: (text) => {
      const bare = { main: text, conditions: [], exceptions: [] };
      const burdens = SUBJECTS.filter(({ form }) => form === "burden");
      return [
        monthsOfFees(text, "en"),
        daysPaidAhead(text, "ru"),
        staysWithMaker(text, [{ who: "supply", at: 0 }], "en"),
        endsWithoutRenewal(text),
        burdens.map((subject) => burdenIn(subject, bare, "en")),
      ];
    },
    most: LONG,
  }),
  ...casesOfPrepared("an item of a clause", TEXT_SHAPES, {
    prepare: (text) => toDraft(readContract(text)),
    run: (draft) => hasItem(draft, "1", "a"),
    most: LONG,
  }),
  ...makeCases("who is named in a clause", TEXT_SHAPES, {
    run: (text) => actorAround({ start: 0, text }, text.length >> 1, ACTORS),
    most: LONG,
  }),
  ...casesOfPrepared("sections by a question", TEXT_SHAPES, {
    prepare: readContract,
    run: (reading) => sectionsByRelevance(reading, { kind: "question", text: QUESTIONS[1] ?? "" }),
    most: LONG,
  }),
];

const SHORT_CONTRACT =
  "This Agreement is governed by the laws of Mongolia.\nThe Supplier shall pay USD 1,000 within thirty (30) days.";
const history = (text: string) =>
  Array.from({ length: 50 }, (_, index) => ({
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content: text.slice(index * 32_000, (index + 1) * 32_000),
  })).filter(({ content }) => content !== "");
const findings = (text: string) =>
  text
    .split(/[\n ]/)
    .map((quote, at) => ({ check: "", title: "A", quote: quote.slice(0, 40), start: at, end: at + 1 }));

/** What people and models write, at the longest that their doors take. */
export const TALK_ROWS: readonly CostCase[] = [
  ...makeCases("a question", TEXT_SHAPES, {
    run: (message) => [...chat(readContract(SHORT_CONTRACT), { message, history: [] }, "en")],
    most: 8_000,
    first: 1_000,
  }),
  ...makeCases("a history", TEXT_SHAPES, {
    run: (text) => [...chat(readContract(SHORT_CONTRACT), { message: "And when?", history: history(text) }, "en")],
    most: 1_600_000,
  }),
  ...makeCases("folding for quotes", TEXT_SHAPES, { run: fold, most: LONG }),
  ...makeCases("folding of names that are searched", TEXT_SHAPES, { run: foldedForSearch, most: LONG }),
  ...makeCases("looking a quote up", TEXT_SHAPES, {
    run: (text) => lookUp(makeContract(text), text.slice(-4_000), new Set()),
    most: LONG,
  }),
  ...makeCases("a quote that is not there", TEXT_SHAPES, {
    run: (text) =>
      lookUp(
        makeContract(text),
        `${text.slice(0, 300)} zebra ${text.slice(300, 600)} … ${text.slice(0, 90)}`,
        new Set(),
      ),
    most: LONG,
  }),
  ...makeCases("a model's claim on a text", TEXT_SHAPES, {
    run: (text) => checkClaim(readOnce(makeContract(text)), claimOn(text, text.slice(0, 200))),
    most: 64_000,
  }),
  ...makeCases("a model's claim that is long", TEXT_SHAPES, {
    run: (text) => checkClaim(readContract(SHORT_CONTRACT), claimOn(SHORT_CONTRACT, text.slice(0, LONGEST_PART))),
    most: 16_000,
  }),
  ...makeCases("a title by a model", TEXT_SHAPES, {
    run: (text) => plainWords(makeContract(SHORT_CONTRACT), text, 200),
    most: 20_000,
  }),
  ...makeCases("our wording found in a later text", TEXT_SHAPES, {
    run: (text) => {
      const end = Math.min(text.length, 200);
      const asked = asAsked(text, { quote: text.slice(0, end), replacement: "Ours.", start: 0, end });
      return [placeAgain(asked, text), clauseOfSameNumber(asked, text)];
    },
    most: LONG,
  }),
  ...makeCases("dismissals carried over", TEXT_SHAPES, {
    run: (text) =>
      matchDismissals(text, findings(text), {
        ever: findings(text).map((one) => ({ ...one, decidedAt: null, decidedByName: null })),
        last: {
          text,
          findings: findings(text).map((one) => ({ ...one, state: "dismissed", decidedAt: null, decidedByName: null })),
        },
      }),
    most: 64_000,
  }),
];

/** Claims words of a clause, and whatever else stands in `words`. */
function claimOn(text: string, words: string): ClaimToCheck {
  const claim = {
    subject: words.slice(0, 40),
    modality: "shall",
    what: words,
    condition: words,
    exception: null,
  } as const;
  const quotes = [{ start: 0, end: Math.min(text.length, 200) }];
  const more = { values: [{ of: words, value: words }], clauses: [words] };
  return { claim: { ...claim, ...more }, quotes, question: words, language: "en" };
}
