"use client";

import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { isVerifiable, type ColumnDto } from "@/components/portfolio/columns/columns";
import { useDay } from "@/components/ui/date-text";
import { LOCALES } from "@/lib/copy/languages";
import type { CellDto, CellValue } from "@/lib/portfolio/schema";
import { useRecordWords } from "./record-words";

/** How typed values are written in the reader's language. A sum stands with its currency, never with another's. */
export function useValues() {
  const { amount: inCurrency, rates, units } = useCopy().portfolio;
  const language = useLanguage();
  const day = useDay();
  const { format: figure } = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const inFull = (amount: number) => (Number.isInteger(amount) ? figure(amount) : money.format(amount));
  const sum = (amount: number, currency: string) =>
    currency === "" ? figure(amount) : inCurrency(currency, inFull(amount));
  const value = (of: CellValue): string => {
    if (of.sentence !== undefined) return of.text; // in the words of its sentence: '10 business days' are no 10 days
    if (of.day !== undefined) return day(of.day);
    if (of.amount !== undefined) return sum(of.amount, of.currency ?? "");
    if (of.rate !== undefined) return rates[of.rate.per](sum(of.rate.amount, of.rate.currency));
    if (of.number !== undefined) return of.unit ? units[of.unit](of.number) : figure(of.number);
    return of.text;
  };
  return { value, sum, figure, day };
}

/**
 * An answer in a few words; what the contract's record has no value for is a dash, as nobody looked for it. Where there
 * is only a nearest passage, or nothing, it isn't said that the contract has none: only a person can say that.
 */
export function useCellWords(): (cell: Pick<CellDto, "value" | "state">, column: ColumnDto) => string {
  const { states, noClearAnswer, confirmedNone, noneNeeded, mayRunOn, unsettled, noEnd } = useCopy().portfolio;
  const { value: written } = useValues();
  const recordWord = useRecordWords();
  return ({ value, state }, { id, kind }) => {
    if (value === null || (value.text === "" && value.verdict === undefined)) {
      if (!isVerifiable(kind)) return "–";
      if (state === "verified") return confirmedNone;
      return state === "nearest" ? noClearAnswer : states.notFound;
    }
    if (value.text === "" && value.verdict === "matches" && state === "notFound") return noneNeeded;
    if (value.isEndless) return noEnd;
    if (value.unsettled) return `${written(value)}, ${unsettled[value.unsettled]}`;
    if (value.mayRunOn) return `${written(value)}, ${mayRunOn}`;
    return kind === "contract" ? recordWord(id, written(value)) : written(value);
  };
}
