import { LOCALES } from "../languages";
import { numbersIn } from "../numbers";

/** The forms a Russian noun takes after a number: 1 пункт, 2 пункта, 5 пунктов. */
export type CountedForms = { one: string; few: string; many: string };

const RULES = new Intl.PluralRules(LOCALES.ru);
const inFigures = numbersIn("ru");

/** The form of a word that a whole number asks for, without the number. */
export function formFor(count: number, forms: CountedForms): string {
  const rule = RULES.select(count);
  return rule === "one" || rule === "few" ? forms[rule] : forms.many;
}

/** A whole number with its noun, such as `21 пользователь`. */
export function counted(count: number, forms: CountedForms): string {
  return `${inFigures(count)} ${formFor(count, forms)}`;
}
