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

/** 'P = 71.40 × (0.35 + 0.65 × CPI1/CPI0)': no one figure of it is the price. */
export const IS_FORMULA = /=\s?(?:\p{Sc}\s?)?[\p{L}\d][\p{L}\d .,₀-₉]{0,20}\s?[×*÷·]\s?[(\p{L}\d]/u;
