/** Sums beside a price that are none: paid once, for bringing the goods, or a figure of a formula. */
import { either } from "../../text/either";
import { folded } from "../../text/folding";

/** UTF-16 units. */
const [BEFORE_A_SUM, BEHIND_A_SUM] = [60, 30];
/** Whose words are looked at: a sentence that states a price. */
type Said = { text: string };

export function isPaidBesides(text: string, amount: string): boolean {
  const start = text.indexOf(amount);
  return BESIDES.test(text.slice(Math.max(0, start - BEFORE_A_SUM), start + amount.length + BEHIND_A_SUM));
}

/** Paid once, beside the price: for setting up, in the case of success, for leaving. */
const BESIDES = either(
  String.raw`\b(?:onboarding|set-?up|implementation|mobili[sz]ation|success|joining|admission|connection|registration|exit|break|early termination|cancellation) (?:fee|charge|price|payment)`,
  String.raw`(?<!\p{L})(?:за внедрение|за подключение|внедренческ|вступительн|регистрационн|за отказ|за досрочн|отступн)`,
  "суурилуулалтын хөлс|бүртгэлийн хураамж|нэвтрүүлэлтийн хөлс|цуцалсны төлбөр|цуцлах төлбөр",
);

/** Beside a price, what is paid for bringing the goods is none. */
export function withoutCarriage<Price extends Said>(clauses: readonly Price[]): readonly Price[] {
  const [first, ...others] = clauses;
  if (first === undefined || isOfCarriage(first)) return clauses;
  return [first, ...others.filter((one) => !isOfCarriage(one))];
}

export const isOfCarriage = ({ text }: Said) => OF_CARRIAGE.test(folded(text.slice(0, BEFORE_A_SUM)));

const OF_CARRIAGE = either(
  String.raw`\b(?:carriage|delivery|postage|shipping|packag\p{L}+|pallets?)\b`,
  String.raw`(?<!\p{L})(?:доставк|тар[аыу](?!\p{L})|упаковк|провоз)`,
  "хүргэлт|тээвр|сав баглаа",
);

/**
 * Whether a sentence gives a price by a formula, of which no one figure is the price: 'P = 71.40 × (0.35 + 0.65 ×
 * CPI1/CPI0)', 'the mean quotation plus USD 40', 'where Pb is USD 510'.
 *
 * @param amount the figure that would be told, '' without one: a formula behind it, as of later changes, counts no more
 */
export function isFormula(text: string, amount = ""): boolean {
  if (IS_FORMULA.test(text)) return true;
  const before = amount === "" ? text : text.slice(0, Math.max(0, text.indexOf(amount)));
  return NAMES_A_FORMULA.test(folded(before)) || ADDED_TO.test(before) || A_LETTER_OF_ONE.test(before);
}

const IS_FORMULA = /=\s?(?:\p{Sc}\s?)?[\p{L}\d][\p{L}\d .,₀-₉]{0,20}(?:\s?[×*÷·]\s?|\s[xх]\s)[(\p{L}\d]/u;
const NAMES_A_FORMULA = either(String.raw`\bformulae?\b`, String.raw`(?<!\p{L})по\sформул`, "том[ьъ]?[её]о");
const ADDED_TO = either(
  String.raw`(?:(?<!\p{L})(?:plus|minus)|\s[+−])\s(?:an?\s(?:premium|margin|discount)\sof\s)?$`,
  String.raw`(?<!\p{L})(?:плюс|минус)\s$`,
);
const LETTER = String.raw`\s(?:\p{Lu}[\p{L}\d]{0,4}|\p{L})\s`;
const A_LETTER_OF_ONE = either(
  String.raw`^\P{L}*where${LETTER}(?:is|means|[=–-])\s`,
  String.raw`^\P{L}*где${LETTER}(?:составляет|[=–-])\s`,
  String.raw`^\P{L}*үүнд${LETTER}(?:нь|[=–-])\s`,
);
