/** How long signing took, in how many rounds, and which dates were kept. Source: B-35.8. */
import type { Copy } from "@/lib/copy/copy";
import { type Language, LOCALES } from "@/lib/copy/languages";
import { FEW } from "@/lib/portfolio/reports/bounds";
import type { ReportsDto } from "@/lib/portfolio/reports/schema";
import { ColumnPlot } from "./column-plot";
import { EmptyReport, ReportCard } from "./report-card";

type Words = Copy["reports"];
type Part<K extends keyof ReportsDto> = { words: Words; of: ReportsDto[K] };
type Dated<K extends keyof ReportsDto> = Part<K> & { language: Language };

export const fewWords = (count: number, words: Words) => (count < FEW ? words.fewOnly : "");
const cutWords = (isCut: boolean, words: Words) => (isCut ? words.cut : "");

export function SigningReport({
  words,
  language,
  of: { contracts, signedBefore, median, steps, months, isCut },
}: Dated<"signing">) {
  const { titles, columns, measures } = words;
  const left = signedBefore > 0 ? words.signedBefore(signedBefore) : "";
  if (contracts === 0) return <EmptyReport title={titles.signing} text={`${words.none.signing} ${left}`.trim()} />;
  const few = fewWords(contracts, words);
  const notes = [
    words.from(contracts),
    few || (median === null ? "" : words.median(median)),
    left,
    cutWords(isCut, words),
  ];
  return (
    <ReportCard
      title={titles.signing}
      notes={notes}
      asTable={words.asTable}
      table={{
        head: [`${columns.days} / ${columns.month}`, measures.contracts, measures.medianDays],
        rows: [
          ...steps.map(({ from, until, count }) => [words.days(from, until), count, ""]),
          ...months.map(({ month, count, median: middle }) => [
            monthName(month, language, "whole"),
            count,
            middle ?? "–",
          ]),
        ],
      }}
    >
      <ColumnPlot
        label={`${titles.signing}: ${columns.days}`}
        columns={steps.map(({ from, until, count }) => ({
          key: String(from),
          label: words.days(from, until),
          told: String(count),
          parts: [{ tone: "blue", count }],
        }))}
      />
    </ReportCard>
  );
}

export function RoundsReport({ words, of: { contracts, notExchanged, median, steps, isCut } }: Part<"rounds">) {
  const { titles, columns, measures } = words;
  const left = notExchanged > 0 ? words.notExchanged(notExchanged) : "";
  if (contracts === 0) return <EmptyReport title={titles.rounds} text={`${words.none.rounds} ${left}`.trim()} />;
  const few = fewWords(contracts, words);
  const middle = few || (median === null ? "" : words.medianReplies(median));
  return (
    <ReportCard
      title={titles.rounds}
      notes={[words.from(contracts), middle, left, cutWords(isCut, words)]}
      asTable={words.asTable}
      table={{
        head: [columns.replies, measures.contracts],
        rows: steps.map(({ rounds, isMore, count }) => [words.replies(rounds, isMore), count]),
      }}
    >
      <ColumnPlot
        label={`${titles.rounds}: ${columns.replies}`}
        columns={steps.map(({ rounds, isMore, count }) => ({
          key: String(rounds),
          label: isMore ? `${rounds}+` : String(rounds),
          told: String(count),
          parts: [{ tone: "blue", count }],
        }))}
      />
    </ReportCard>
  );
}

export function DeadlinesReport({ words, language, of: { met, late, missed, months, isCut } }: Dated<"deadlines">) {
  const { titles, columns, measures } = words;
  const all = met + late + missed;
  if (all === 0) return <EmptyReport title={titles.deadlines} text={words.none.deadlines} />;
  return (
    <ReportCard
      title={titles.deadlines}
      notes={[words.dates(all), fewWords(all, words), cutWords(isCut, words)]}
      legend={[
        { tone: "green", name: `${measures.met}: ${met}` },
        { tone: "orange", name: `${measures.late}: ${late}` },
        { tone: "red", name: `${measures.missed}: ${missed}` },
      ]}
      asTable={words.asTable}
      table={{
        head: [columns.month, measures.met, measures.late, measures.missed],
        rows: months.map((one) => [monthName(one.month, language, "whole"), one.met, one.late, one.missed]),
      }}
    >
      <ColumnPlot
        label={titles.deadlines}
        columns={months.map((one) => ({
          key: one.month,
          label: monthName(one.month, language, "short"),
          told: String(one.met + one.late + one.missed),
          parts: [
            { tone: "green", count: one.met },
            { tone: "orange", count: one.late },
            { tone: "red", count: one.missed },
          ],
        }))}
      />
    </ReportCard>
  );
}

/** A month, YYYY-MM, as the reader's language writes it. */
function monthName(month: string, language: Language, form: "short" | "whole"): string {
  const shape = form === "short" ? ({ month: "short" } as const) : ({ month: "long", year: "numeric" } as const);
  const first = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(LOCALES[language], { ...shape, timeZone: "UTC" }).format(first);
}
