import * as cue from "../values.cues";
import { anyOf } from "../../language/patterns";
import { priceIn, speaksOfPrice } from "../../facts/clauses/nouns";
import { ownerAt } from "../../facts/clauses/owners";
import { isPriceOfWhole, withUnit } from "../../facts/money";
import { amountsIn } from "../../facts/sums";
import { either } from "../../text/either";
import { folded } from "../../text/folding";
import { sentencesWithin, type Reading } from "../../text/reading";
import { endOfWord, type Span } from "../../text/spans";
import { findInForce } from "../../text/amendments";
import { newWording, supersededIn } from "../../text/superseded";
import { parseAmount, percentIn } from "../amounts";
import type { Fact } from "../fact";
import { fact, inItsWords, quoted } from "./made-fact";
import { isFormula, isOfCarriage, isPaidBesides, withoutCarriage } from "./price-besides";
import { changedInQuotes, changedPrice } from "./price-changes";
import { inItsRoubles, priceInTables } from "./price-tables";
import { loweredKeepingPlaces } from "../../suggest/draft";
import { summedTables, type SummedTable } from "../../suggest/values/totals";
import type { ClauseKind } from "../../facts/clauses/candidates";
import { clausesStating, type ChosenClause } from "../../facts/clauses/choice";
import type { Passage } from "../../port";

const CONTRIBUTES = either(
  String.raw`\bcontribut(?:es?|ions?)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:вклад\p{L}{0,3}|вносит)(?!\p{L})[^.]{0,60}:`,
  String.raw`зүйлийг оруулна`,
);
const [BEFORE_A_SUM, BEHIND_A_SUM] = [60, 30]; // UTF-16 units

/**
 * Beside a price in figures, also one in a table, a share or a price in words says only how it is paid. What a table of
 * prices says comes before a sum that no word near it calls a price.
 */
export function pricesIn(reading: Reading): Fact[] {
  return inItsRoubles(reading, pricesFound(reading));
}

function pricesFound(reading: Reading): Fact[] {
  const own = statedClauses(reading, "price").filter(
    (one) => !isContribution(reading, one.sentence) && !(one.isChange && isBesides(one)),
  );
  const clauses = [...own.filter((one) => !isBesides(one)), ...own.filter(isBesides)];
  const prices = inForceNow(
    reading,
    withoutCarriage(clauses).map((one) => withTotal(reading, one)),
  );
  const isTold = ({ amount, value }: Fact) => amount !== undefined || isFormula(value);
  const sums = prices.filter((one) => one.kind !== "price" || isTold(one));
  const hasSum = sums.some(isTold);
  const { total, rows } = priceInTables(reading);
  const [first] = clauses;
  const isRow = first !== undefined && rows !== null && isOfRows(first, rows.told.passage);
  if (hasSum && !isRow && first !== undefined && isCalledPrice(first)) return sums;
  const inTable = hasSum && !total ? [] : priceInTable(reading);
  if (inTable.length > 0) return inTable;
  if (total) return [total]; // of rows that don't add up to it: no figure to count on
  const [{ amount = 0 } = {}] = sums;
  return rows !== null && (isRow || !hasSum || amount <= rows.most) ? [rows.told] : hasSum ? sums : prices;
}

/** What each clause says; a price and the one an amendment puts in its place are one fact. */
function inForceNow(reading: Reading, clauses: readonly StatedClause[]): Fact[] {
  const { units, amending } = findInForce(reading);
  const inQuotes = clauses.flatMap((clause) =>
    clause.isChange ? [] : changedInQuotes(reading, clause, priceFact({ ...clause, figures: clause.text })),
  );
  if (inQuotes.length > 0) return inQuotes;
  const told = clauses.map((clause) => ({ clause, facts: priceFact(clause) }));
  const sums = told.flatMap(({ clause, facts }) => {
    const isLater = clause.isChange || amending.has(units.indexOf(clause.unit));
    const [price] = facts.length > 0 || isLater ? facts : priceFact({ ...clause, figures: clause.text }); // taken out
    return price?.amount === undefined ? [] : [{ clause, price, isLater }];
  });
  const [one] = sums;
  const changed = one ? changedPrice(sums, one.clause.unit.language) : null;
  if (!changed) return told.flatMap(({ facts }) => facts);
  const currencies = told.flatMap(({ facts }) => facts.filter(({ kind }) => kind === "currency"));
  return [...changed, ...currencies.slice(0, 1)];
}

/** A word beside the sum, or else the heading of its clause, calls it a price; not one that is paid besides. */
function isCalledPrice({ text, unit }: StatedClause): boolean {
  const amount = priceIn(text);
  if (amount === undefined) return false;
  const start = text.indexOf(amount);
  const owner = ownerAt(text, { start, end: start + amount.length });
  if (isPaidBesides(text, amount)) return false;
  return owner === "price" || (owner === null && speaksOfPrice(unit.heading));
}

/** A row of the table, or what is paid besides the goods in it: 'Carriage per pallet: £38.00'. */
function isOfRows({ sentence, text }: StatedClause, table: Span): boolean {
  return overlap(sentence, table) || isOfCarriage({ text });
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
const isBesides = ({ text }: StatedClause) => isPaidBesides(text, priceIn(text) ?? "");

/** A partner's contribution isn't a price; its words may be on the line before, but not behind the sum. */
function isContribution({ contract: { text } }: Reading, { start, end }: Span): boolean {
  const words = text.slice(start, end);
  const [amount] = amountsIn(words);
  const until = amount === undefined ? words.length : words.indexOf(amount) + amount.length + BEHIND_A_SUM;
  return CONTRIBUTES.test(text.slice(Math.max(0, start - BEFORE_A_SUM), Math.min(end, start + until)));
}

/** If a clause gives a unit price and a total, picks the sentence with the total. */
function withTotal(reading: Reading, one: StatedClause): StatedClause {
  const whole = sentencesWithin(reading, one.unit)
    .filter(isPriceOfWhole)
    .map(({ start, end }) => reading.contract.text.slice(start, end))
    .find((text) => amountsIn(text).length > 0);
  return whole === undefined ? one : { ...one, text: whole, figures: newWording(whole) };
}

/** Without a sum or a share, a clause gives the price only if it speaks of one. */
const PRICE = new RegExp(
  String.raw`\b(?:price|fee|rent|salary|wage|remuneration|charge|rate)s?\b|(?<!\p{L})(?:цен[аыуе]|стоимост|вознагражд|оклад|тариф)|үнэ|төлбөр|хөлс|цалин`,
  "iu",
);

/** 'The fee is agreed in each order'; a long sentence, a definition or the head of a table only mentions a price. */
function isPriceInWords(text: string): boolean {
  return (
    !text.includes("|") &&
    text.length <= LONGEST_IN_WORDS &&
    PRICE.test(text.slice(0, OPENING)) &&
    !DEFINES.test(text) &&
    !NO_SHARE.test(folded(text))
  );
}
const [LONGEST_IN_WORDS, OPENING] = [240, 30];
const DEFINES = either(
  String.raw`["”»]\s(?:means|shall mean|has the meaning)\b`,
  "[»”]\\s(?:означает|[–—-])",
  "[»”]\\sгэж(?!\\p{L})",
);

function priceFact({ text: asWritten, figures: text, passage, isCertain }: StatedClause): Fact[] {
  if (amountsIn(text).length === 0 && amountsIn(asWritten).length > 0) return []; // another clause takes its sum out
  if (NOMINAL.test(folded(text))) return [];
  const amount = priceIn(text);
  if (isFormula(text, amount)) return [fact("price", inItsWords(asWritten), passage)];
  const isShare = !text.includes("|") && isShareOfPrice(folded(text)); // a row compares wordings or lists rates
  const share = isShare ? percentWithNoun(text, asWritten) : null;
  if (amount === undefined && share === null && amountsIn(text).length > 0) return []; // only a minimum or maximum
  if (amount === undefined && share === null && !isPriceInWords(text)) return [];
  if (amount === undefined) return [fact("price", share ?? inItsWords(text), passage, isCertain)];
  const figure = parseAmount(amount);
  const price = { ...fact("price", withUnit(text, amount), passage, isCertain), ...figure };
  return figure.currency
    ? [price, { ...fact("currency", figure.currency, passage, isCertain), currency: figure.currency }]
    : [price];
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
const SHARE = anyOf(cue.shareOfPrice);
const NO_SHARE = anyOf(cue.noShareOfPrice);

/** 'A commission of 5 %', not 'more than 50 % of the shares' or '6 % a year on an award'. */
function isShareOfPrice(words: string): boolean {
  return !NO_SHARE.test(words) && (CYRILLIC.test(words) || SHARE.test(words));
}

/** Paid so that a promise binds, not for anything. */
const NOMINAL = anyOf(cue.nominal);

/** The share in force, with its noun as written: in what is in force words may be missing. */
function percentWithNoun(inForce: string, text: string): string | null {
  const rate = percentIn(inForce);
  if (!rate) return null;
  const start = text.indexOf(rate.text);
  return text.slice(start, endOfPart(text, start + rate.text.length)).trim();
}

/** Where the words after a value end: at a comma or stop, or about 60 characters on. */
function endOfPart(text: string, from: number): number {
  const stop = /[.;,](?:\s|$)|\(/u.exec(text.slice(from, from + 60))?.index;
  return stop === undefined ? endOfWord(text, Math.min(text.length, from + 60)) : from + stop;
}

/** The currency is in the total itself, or in the head of the table: UTF-16 units before its first row. */
const HEAD = 200;

/**
 * The total of the only table of sums that adds up, where its currency is said beside it; `likely`, because a table may
 * be of something else than the price. Linear. Source: B-25.1.
 */
function priceInTable(reading: Reading): Fact[] {
  const { text } = reading.contract;
  const tables = summedTables({ text, lower: loweredKeepingPlaces(text) });
  const [first] = tables;
  if (!first || tables.some(({ total }) => total.number !== first.total.number)) return [];
  const { amount } = parseAmount(first.total.written);
  const currency = currencyOf(text, first);
  if (amount === undefined || currency === undefined) return [];
  const passage = quoted(reading, first.total);
  return [
    { ...fact("price", `${first.total.written} ${currency}`, passage), amount, currency },
    { ...fact("currency", currency, passage), currency },
  ];
}

function currencyOf(text: string, { total, parts: [top] }: SummedTable): string | undefined {
  const own = parseAmount(text.slice(total.start, total.end)).currency;
  const start = top?.start ?? total.start;
  return own ?? parseAmount(text.slice(Math.max(0, start - HEAD), start)).currency;
}

/**
 * What the chosen clause says, with the whole clause as its passage. `figures` is the same without words that a change
 * takes out: in it stand the figures that hold now.
 */
export type StatedClause = ChosenClause & { text: string; figures: string; passage: Passage };

/** The clauses that state a fact, the likeliest first, each once; what changes a clause stands before it. */
export function statedClauses(reading: Reading, kind: ClauseKind, likely: readonly Span[] = []): StatedClause[] {
  const seen = new Set<string>();
  return changesFirst(clausesStating(reading, kind, likely)).flatMap((chosen) => {
    const { start, end } = chosen.sentence;
    const isAgain = seen.has(`${start} ${end}`);
    seen.add(`${start} ${end}`);
    const text = reading.contract.text.slice(start, end);
    const figures = chosen.isChange ? newWording(text) : stillInForce(reading, chosen);
    return isAgain ? [] : [{ ...chosen, text, figures, passage: quoted(reading, chosen.unit) }];
  });
}

/** A sentence without the words that another clause takes out. */
function stillInForce(reading: Reading, { unit, sentence: { start, end } }: ChosenClause): string {
  const inForce = findInForce(reading);
  const { text } = reading.contract;
  const out = supersededIn(inForce.units.indexOf(unit), { units: inForce.units, inForce, text })?.words ?? [];
  const kept = out
    .filter((words) => words.start < end && start < words.end)
    .reduceRight(
      (left, words) => left.slice(0, Math.max(0, words.start - start)) + left.slice(words.end - start),
      text.slice(start, end),
    );
  return newWording(kept);
}

/** Whoever shows only one shows what an amendment puts in, not what it replaces. */
function changesFirst(chosen: readonly ChosenClause[]): ChosenClause[] {
  const ordered: ChosenClause[] = [];
  for (const one of chosen) ordered.splice(one.isChange ? -1 : ordered.length, 0, one);
  return ordered;
}
