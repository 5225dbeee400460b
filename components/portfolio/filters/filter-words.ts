"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRecordWords } from "@/components/portfolio/words/record-words";
import { useValues } from "@/components/portfolio/words/use-values";
import type { GridFilter } from "@/lib/portfolio/schema";

/** What a filter narrows by, in a few words: `from Jan 1, 2027`, `MNT 5,000,000 – 9,000,000`, `Deviates, Missing`. */
export function useFilterWords(): (filter: GridFilter) => string {
  const { filters: words, verdicts, states } = useCopy().portfolio;
  const { day, sum, figure } = useValues();
  const recordWord = useRecordWords();
  const range = (from: string | undefined, until: string | undefined, least: Bound, most: Bound) => {
    if (from !== undefined && until !== undefined) return words.range(from, until);
    return from !== undefined ? least(from) : most(until ?? "");
  };
  return (filter) => {
    switch (filter.by) {
      case "text":
        return words.contains(filter.text);
      case "day":
        return range(bound(filter.from, day), bound(filter.until, day), words.fromDay, words.untilDay);
      case "number": {
        const written = (value: number) => (filter.currency ? sum(value, filter.currency) : figure(value));
        return range(bound(filter.from, written), bound(filter.until, written), words.atLeast, words.atMost);
      }
      case "verdict":
        return filter.verdicts.map((one) => verdicts[one]).join(", ");
      case "state":
        return filter.states.map((one) => states[one]).join(", ");
      case "values":
        return filter.values.map((one) => recordWord(filter.column, one)).join(", ");
    }
  };
}

type Bound = (text: string) => string;

function bound<V>(value: V | undefined, written: (value: V) => string): string | undefined {
  return value === undefined ? undefined : written(value);
}
