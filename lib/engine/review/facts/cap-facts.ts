/** Facts about the most that a party answers for. */
import * as cue from "./facts.cues";
import * as valuesCues from "../values.cues";
import * as whose from "./whose.cues";
import { anyOf, withFlags } from "../../language/patterns";
import { signsIn } from "../../facts/clauses/signs";
import { withUnit } from "../../facts/money";
import { amountsIn } from "../../facts/sums";
import { saysUnlimited } from "../../facts/unlimited-liability";
import { findInForce } from "../../text/amendments";
import { either } from "../../text/either";
import { folded } from "../../text/folding";
import { sentencesWithin, type Reading } from "../../text/reading";
import { newWording } from "../../text/superseded";
import { parseAmount, percentIn } from "../amounts";
import type { Fact } from "../fact";
import { takenBackBehind } from "./conditions";
import { fact, inItsWords, quoted } from "./made-fact";
import type { StatedClause } from "./price-facts";
import { whoBears } from "./whose";

/** Parts of a sentence: 'for a claim up to EUR 900, in a year up to EUR 9,000'. */
const PARTS = /[,;]\s/u;
const PENALTY = anyOf(valuesCues.penalty);
const LIABILITY = anyOf(valuesCues.liability);
const EITHER_SUM = anyOf(valuesCues.eitherSum);
const EVERY_SIDE = anyOf(whose.everySide);
const BOUNDS_NOTHING = withFlags(anyOf(valuesCues.boundsNothing), "giu");
const TAKEN_OUT = anyOf(cue.takenOut);
const LIMIT_LIFTED = anyOf(valuesCues.limitLifted);

/** 'This limit does not apply to fraud' is no cap: the sentence of the same clause that sets the limit is. */
function withItsLimit(reading: Reading, one: StatedClause): StatedClause {
  if (!LIMIT_LIFTED.test(one.text) || setsLimit(one.text)) return one;
  const text = sentencesWithin(reading, one.unit)
    .map(({ start, end }) => reading.contract.text.slice(start, end))
    .find((sentence) => setsLimit(sentence) && !isOfPenalty(folded(sentence)));
  return text === undefined ? one : { ...one, text, figures: newWording(text) };
}

function setsLimit(sentence: string): boolean {
  return isBound(sentence.replace(LIMIT_LIFTED, " "));
}

/**
 * Never `stated`: the sample had only 21 confident ones in three languages. None for a sentence whose only limit is
 * 'including but not limited to' or what the law allows, or is that of a penalty. A sum stands alone only if it is the
 * one limit of both sides.
 */
export function capFact(reading: Reading, clause: StatedClause): Fact[] {
  const stated = withItsLimit(reading, clause);
  const lifted = liftedIn(reading, stated);
  return ofLimit(stated).map((one) => {
    if (lifted === null) return one;
    const words = one.value.length > LONGEST_SUM ? one.value : inItsWords(stated.text);
    return { ...one, value: `${words} ${inItsWords(lifted)}` };
  });
}

/** A sum stands alone; words of a clause are longer. UTF-16 units. */
const LONGEST_SUM = 40;

/** The sentence behind that takes something out of the limit, or lets it begin in some case only. */
function liftedIn(reading: Reading, { unit, text }: StatedClause): string | null {
  const spans = sentencesWithin(reading, unit);
  const said = spans.map(({ start, end }) => reading.contract.text.slice(start, end));
  const at = said.indexOf(text);
  const lifted = said.slice(at + 1).find((one, next) => LIMIT_LIFTED.test(one) || (next === 0 && isTakenBack(one)));
  if (lifted !== undefined) return lifted;
  const next = takenBackBehind(reading, unit, spans[at]?.end ?? unit.end);
  return next && reading.contract.text.slice(next.start, next.end);
}

const isTakenBack = (sentence: string) => TAKEN_OUT.test(folded(sentence));

/** Before a liability without a limit, in the contract's language: the row it stands in is called a cap. */
const NO_CAP = { en: "no cap", ru: "без предела", mn: "дээд хязгааргүй" } as const;
/** One of each side. */
const MOST_WITHOUT = 2;

/** Beside a cap it is told whose liability has none; without a cap, that there is none. */
export function withThoseWithoutCap(reading: Reading, caps: readonly Fact[]): Fact[] {
  const without = withoutCapFacts(reading);
  const [first, ...others] = caps;
  if (!first || without.length === 0) return [...caps, ...without];
  const words = without.map(({ value, role }) => (role === undefined ? value : `${role}, ${value}`));
  return [{ ...first, value: [first.value, ...words].join(" ") }, ...others];
}

/** The clauses by which somebody's liability has no limit at all, with whose it is where the sentence says so. */
function withoutCapFacts(reading: Reading): Fact[] {
  const { units, amending } = findInForce(reading);
  const found = units.flatMap((unit, at) =>
    unit.isTitle || amending.has(at)
      ? []
      : sentencesWithin(reading, unit).flatMap((sentence) => {
          const text = reading.contract.text.slice(sentence.start, sentence.end);
          return saysUnlimited(folded(text)) ? [{ unit, text }] : [];
        }),
  );
  return found.slice(0, MOST_WITHOUT).map(({ unit, text }) => {
    const whose = whoBears(reading, text);
    const value = `${NO_CAP[unit.language]}: ${inItsWords(text)}`;
    return { ...fact("liability_cap", value, quoted(reading, unit)), ...(whose === null ? {} : { role: whose }) };
  });
}

function ofLimit(stated: StatedClause): Fact[] {
  const { text, passage } = stated;
  if (isTakenOut(stated) || DEFINES.test(text) || saysUnlimited(folded(text))) return [];
  if (stated.isChange && !setsLimit(text)) return isOfPenalty(folded(text)) ? [] : changedCap(stated);
  if (!setsLimit(text) || isOfPenalty(folded(text)) || isOfInsurance(folded(text))) return [];
  const [amount, ...more] = amountsIn(stated.figures);
  if (amount === undefined) {
    const part = text.split(PARTS).find(isBound) ?? "";
    const at = Math.max(0, text.indexOf(part));
    return [fact("liability_cap", inItsWords(ON_CONDITION.test(text.slice(0, at)) ? text : text.slice(at)), passage)];
  }
  const words = inItsWords(text);
  const isAlone = more.length === 0 && EVERY_SIDE.test(folded(text)) && !EITHER_SUM.test(folded(text));
  const value = isAlone || !words.includes(amount) ? withUnit(text, amount) : words;
  return [{ ...fact("liability_cap", value, passage), ...parseAmount(amount) }];
}

/** 'Subject to clause 9.4, …': what is said before a limit takes something out of it. */
const ON_CONDITION = either(
  String.raw`\b(?:subject to|except|save|unless|other than|without prejudice)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:кроме|за исключением|с учетом|с учётом|если иное|при условии)(?!\p{L})`,
  "бусад тохиолдолд|үл хамааран|эс хамаар|тохиолдлоос бусад|харгалзан",
);

/** 'Operations Expense means all costs, liability insurance …': a term, and no limit. */
const DEFINES = /^[^.;]{0,60}\s(?:means|shall mean)\s/u;

/** Another clause takes its sum or share out and puts in a new one. */
function isTakenOut({ text, figures, isChange }: StatedClause): boolean {
  if (isChange) return false;
  return (
    amountsIn(figures).length < amountsIn(text).length || (percentIn(text) !== null && percentIn(figures) === null)
  );
}

/** A change without a word for a limit: 'The amount in clause 9 is raised to USD 1,200,000'. */
function changedCap({ text, figures, passage }: StatedClause): Fact[] {
  const [amount] = amountsIn(figures);
  if (amount === undefined) return percentIn(figures) ? [fact("liability_cap", inItsWords(text), passage)] : [];
  return [{ ...fact("liability_cap", inItsWords(text), passage), ...parseAmount(amount) }];
}

/** 'Employers' liability insurance with limits of …': what a policy must cover limits nobody's liability. */
function isOfInsurance(words: string): boolean {
  return INSURANCE.test(words) && !BINDS.test(words);
}
const INSURANCE = either(String.raw`\b(?:insur\p{L}*|employers['’] liability)`, "страхов|страхует", "даатг");
const BINDS = either(
  String.raw`exceed|limited to|limit of liability|no more than|at most|\bcap(?:ped)?\b|aggregate liability|maximum liability`,
  "ограничен|не более|не превыша|предел",
  "хязгаар|хэтрэхгүй|илүүгүй|дээд хэмжээ",
);

/** 'Not more than 10 % of the overdue sum': the most that is paid for being late. */
function isOfPenalty(words: string): boolean {
  return PENALTY.test(words) && !LIABILITY.test(words);
}

function isBound(text: string): boolean {
  const signs = signsIn(text.replace(BOUNDS_NOTHING, " "));
  return signs.has("atMost") || signs.has("beyond");
}
