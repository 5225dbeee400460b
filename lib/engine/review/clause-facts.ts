import * as money from "../facts/money.cues";
import * as values from "./topic-values.cues";
import * as valuesCues from "./values.cues";
import { anyOf, withFlags } from "../language/patterns";
import { clausesStating, type ChosenClause, type ClauseKind } from "../facts/clauses/choice";
import { choosesForum } from "../facts/clauses/other-clause";
import { isOfDeposit, priceIn } from "../facts/clauses/nouns";
import { signsIn, type Sign } from "../facts/clauses/signs";
import { lawAgreedOn, lawNamed } from "../facts/governing-law-name";
import { durationsIn } from "../facts/durations";
import { isPriceOfWhole, withRate } from "../facts/money";
import { amountsIn } from "../facts/sums";
import { findGoverningLaw } from "../find/governing-law";
import type { Passage } from "../port";
import { either } from "../text/either";
import { folded } from "../text/folding";
import { sentencesWithin, type Reading } from "../text/reading";
import { parseAmount, percentIn } from "./amounts";
import { isContradicted } from "./contradicted";
import type { Fact } from "./fact";
import type { TopicReview } from "./review";
import { endOfWord, type Span } from "../text/spans";
import { isSameLaw, lawInTable } from "./law-in-table";
import { fact, inItsWords, toFactLength, quoted } from "./made-fact";

/** Parts of a clause, each about one payment: '40% in advance within 5 days, 60% within 30 days'. */
const PARTS = /[,;]\s/u;
const AGAIN = anyOf(money.again);
const ADVANCE = anyOf(values.advance);
const WITHIN = anyOf(valuesCues.paidWithin);
const FORUM = anyOf(valuesCues.forum);
const BOUNDS_NOTHING = withFlags(anyOf(valuesCues.boundsNothing), "giu");

const CONTRIBUTES = either(
  String.raw`\bcontribut(?:es?|ions?)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:вклад\p{L}{0,3}|вносит)(?!\p{L})[^.]{0,60}:`,
  String.raw`зүйлийг оруулна`,
);
/** UTF-16 units. */
const BEFORE_A_SUM = 60;

/** What the chosen clause says, with the whole clause as its passage. */
type Stated = ChosenClause & { text: string; passage: Passage };

/** Price, payment date, liability cap, governing law and forum: each from the clause that states it. */
export function clauseFacts(reading: Reading, reviews: ReadonlyMap<string, TopicReview>): Fact[] {
  const capped = reviews.get("liability_cap");
  return [
    ...pricesIn(reading),
    ...statedClauses(reading, "payment_terms")
      .filter(({ text, unit, isChange }) => !isOfDeposit(text) && (isChange || isOfPayment(unit)))
      .map(paymentFact),
    ...statedClauses(reading, "liability_cap", capped?.present ? capped.passages : [])
      .filter(({ unit }) => !isContradicted(reading, capped, unit))
      .flatMap(capFact),
    ...lawFact(reading),
    ...statedClauses(reading, "dispute_resolution").map(forumFact),
  ];
}

/** Beside a price in figures, a share or a price in words says only how it is paid. */
function pricesIn(reading: Reading): Fact[] {
  const prices = statedClauses(reading, "price")
    .filter(({ sentence }) => !isContribution(reading, sentence))
    .flatMap((one) => priceFact(withTotal(reading, one)));
  const hasFigures = ({ kind, amount }: Fact) => kind !== "price" || amount !== undefined;
  return prices.some(({ amount }) => amount !== undefined) ? prices.filter(hasFigures) : prices;
}

/** Excludes deadlines for notices or reports. */
function isOfPayment({ text, heading }: Stated["unit"]): boolean {
  return signsIn(`${heading} ${text}`).has("pays") || amountsIn(text).length > 0 || percentIn(text) !== null;
}

/** A partner's contribution isn't a price; its words may be on the line before. */
function isContribution({ contract: { text } }: Reading, { start, end }: Span): boolean {
  return CONTRIBUTES.test(text.slice(Math.max(0, start - BEFORE_A_SUM), end));
}

function statedClauses(reading: Reading, kind: ClauseKind, likely: readonly Span[] = []): Stated[] {
  return clausesStating(reading, kind, likely).map((chosen) => ({
    ...chosen,
    text: reading.contract.text.slice(chosen.sentence.start, chosen.sentence.end),
    passage: quoted(reading, chosen.unit),
  }));
}

/** If a clause gives a unit price and a total, picks the sentence with the total. */
function withTotal(reading: Reading, one: Stated): Stated {
  const whole = sentencesWithin(reading, one.unit)
    .filter(isPriceOfWhole)
    .map(({ start, end }) => reading.contract.text.slice(start, end))
    .find((text) => amountsIn(text).length > 0);
  return whole === undefined ? one : { ...one, text: whole };
}

/** Without a sum or a share, a clause gives the price only if it speaks of one. */
const PRICE = new RegExp(
  String.raw`\b(?:price|fee|rent|salary|wage|remuneration|charge|rate)s?\b|(?<!\p{L})(?:цен[аыуе]|стоимост|вознагражд|оклад|тариф)|үнэ|төлбөр|хөлс|цалин`,
  "iu",
);

/** 'The fee is agreed in each order'; a long sentence or a definition only mentions a price. */
function isPriceInWords(text: string): boolean {
  return text.length <= LONGEST_IN_WORDS && PRICE.test(text) && !DEFINES.test(text);
}
const LONGEST_IN_WORDS = 240;
const DEFINES = either(
  String.raw`["”»]\s(?:means|shall mean|has the meaning)\b`,
  "[»”]\\s(?:означает|[–—-])",
  "[»”]\\sгэж(?!\\p{L})",
);

function priceFact({ text, passage, isCertain }: Stated): Fact[] {
  const amount = priceIn(text);
  const share = text.includes("|") ? null : percentWithNoun(text); // a row compares wordings or lists rates
  if (amount === undefined && share === null && amountsIn(text).length > 0) return []; // only a minimum or maximum
  if (amount === undefined && share === null && !isPriceInWords(text)) return [];
  if (amount === undefined) return [fact("price", share ?? inItsWords(text), passage, isCertain)];
  const figure = parseAmount(amount);
  const price = { ...fact("price", withRate(text, amount), passage, isCertain), ...figure };
  return figure.currency
    ? [price, { ...fact("currency", figure.currency, passage, isCertain), currency: figure.currency }]
    : [price];
}

function percentWithNoun(text: string): string | null {
  const rate = percentIn(text);
  if (!rate) return null;
  const start = text.indexOf(rate.text);
  return text.slice(start, endOfPart(text, start + rate.text.length)).trim();
}

/** Where the words after a value end: at a comma or stop, or about 60 characters on. */
function endOfPart(text: string, from: number): number {
  const stop = /[.;,](?:\s|$)|\(/u.exec(text.slice(from, from + 60))?.index;
  return stop === undefined ? endOfWord(text, Math.min(text.length, from + 60)) : from + stop;
}

const TIME: readonly Sign[] = ["dayOfMonth", "within", "inAdvance"];

/** The parts of the clause about time, and the duration unless something else is due first. */
function paymentFact({ text, passage, isCertain }: Stated): Fact {
  const parts = text.split(PARTS);
  const timed = parts.filter((part) => TIME.some((sign) => signsIn(part).has(sign)));
  const due = parts.filter((part) => !ADVANCE.test(part) && !AGAIN.test(folded(part))).join(", ");
  const length = WITHIN.test(due) ? (durationsIn(due)[0] ?? null) : null;
  const value = inItsWords(timed.length > 0 ? timed.join(", ") : text);
  return {
    ...fact("payment_terms", length?.text ?? value, passage, isCertain),
    ...(length && length.days > 0 ? toFactLength(length) : {}),
  };
}

/**
 * Never `stated`: the sample had only 21 confident ones in three languages. None for a sentence whose only limit is
 * 'including but not limited to' or what the law allows.
 */
function capFact({ text, passage }: Stated): Fact[] {
  if (!isBound(text)) return [];
  const amount = amountsIn(text)[0];
  if (amount !== undefined) return [{ ...fact("liability_cap", amount, passage), ...parseAmount(amount) }];
  const part = text.split(PARTS).find(isBound) ?? "";
  return [fact("liability_cap", inItsWords(text.slice(Math.max(0, text.indexOf(part)))), passage)];
}

function isBound(text: string): boolean {
  const signs = signsIn(text.replace(BOUNDS_NOTHING, " "));
  return signs.has("atMost") || signs.has("beyond");
}

/**
 * `stated` if all clauses that choose a law agree on it, and so does a table that names one. Where the clauses only
 * refer to the table, its law is the fact.
 */
function lawFact(reading: Reading): Fact[] {
  const choosing = findGoverningLaw(reading);
  const agreed = lawAgreedOn(choosing);
  const chosen = statedClauses(reading, "governing_law").map(({ passage }) => passage);
  const table = lawInTable(reading);
  const inTable = table && fact("governing_law", table.law, table.passage);
  for (const passage of agreed === null ? [...chosen, ...choosing] : choosing) {
    const name = lawNamed(passage.content);
    if (name === null) continue;
    if (table && isWithin(table.passage, passage))
      return [fact("governing_law", table.law, table.passage, name === agreed)];
    const other = table && !isSameLaw(table.law, name) ? inTable : null;
    const inClause = fact("governing_law", name, passage, name === agreed && other === null);
    return other ? [inClause, other] : [inClause];
  }
  if (inTable) return [inTable];
  return statedClauses(reading, "governing_law").map(({ text, passage }) =>
    fact("governing_law", inItsWords(text), passage),
  );
}

const isWithin = (inner: Span, outer: Span) => outer.start <= inner.start && inner.end <= outer.end;

function forumFact({ text, unit, passage, isCertain }: Stated): Fact {
  const said = isTitleCase(text) ? textAfter(unit.text, text) : text;
  const named = FORUM.exec(said);
  const words = named ? said.slice(named.index, endOfWord(said, named.index + named[0].length)) : inItsWords(said);
  return fact(
    "dispute_resolution",
    words.replace(/\s+/gu, " ").trim(),
    passage,
    isCertain && isChosen(said, unit, named !== null),
  );
}

/** The sentence says that disputes go there, or it names a court in a clause that says so. */
function isChosen(sentence: string, { heading, text }: Stated["unit"], isNamed: boolean): boolean {
  return choosesForum(folded(sentence)) || (isNamed && choosesForum(folded(`${heading} ${text}`)));
}

const MOST_IN_A_TITLE = 10;
const OF_A_TITLE = /^(?:[\d.]+|\p{Lu}.*|(?:and|or|of|for|the|&)[.,;]?)$/u;

/** '12.2 Governing Law and Chosen Courts.' names a clause, not a court. */
function isTitleCase(text: string): boolean {
  const words = text.trim().split(/\s+/u, MOST_IN_A_TITLE + 1);
  return words.length <= MOST_IN_A_TITLE && words.every((word) => OF_A_TITLE.test(word));
}

/** What a clause says behind its title; the title where nothing follows. */
function textAfter(clause: string, title: string): string {
  const rest = clause.slice(clause.indexOf(title) + title.length).trim();
  return rest === "" ? title : rest;
}
