import { LOCALES, type Language } from "./languages";

/** Writes numbers as the language does, with at most one digit after the decimal sign. */
export function numbersIn(language: Language): (value: number) => string {
  const { format } = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
  return (value) => format(value);
}
