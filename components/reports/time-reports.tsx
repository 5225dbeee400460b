/** How long signing took, in how many rounds, and which dates were kept. Source: B-35.8. */
import { classes } from "@/components/ui/classes";
import type { Copy } from "@/lib/copy/copy";
import { LOCALES, type Language } from "@/lib/copy/languages";
import { FEW } from "@/lib/portfolio/reports/bounds";
import type { ReportsDto } from "@/lib/portfolio/reports/schema";
import { EmptyReport, ReportCard } from "./report-card";
import { FILLS, type Tone } from "./tones";

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

/** `parts` stand on each other, from the bottom; `label` is under the column, `told` above it. */
type Column = { key: string; label: string; told: string; parts: readonly { tone: Tone; count: number }[] };
/** Pixels. */
const [HEIGHT, ABOVE, BELOW] = [200, 22, 26];
const ROOM = HEIGHT - ABOVE - BELOW;
/** Share of a column's place that it takes. */
const WIDE = 0.64;

const sumOf = ({ parts }: Column) => parts.reduce((sum, { count }) => sum + count, 0);

/** Columns beside each other, drawn on the server: any width, letters stay their size. Source: B-35.8. */
function ColumnPlot({ label, columns }: { label: string; columns: readonly Column[] }) {
  const highest = Math.max(1, ...columns.map(sumOf));
  const place = 100 / Math.max(1, columns.length);
  /** Where there are many, only every second or third has room for its name. */
  const every = columns.length > 12 ? 3 : columns.length > 7 ? 2 : 1;
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT} className="block overflow-visible">
      <line x1="0" x2="100%" y1={HEIGHT - BELOW} y2={HEIGHT - BELOW} className="stroke-line-strong" strokeWidth={1} />
      {columns.map((column, at) => (
        <g key={column.key}>
          <Stack column={column} left={at * place} width={place} highest={highest} />
          <text
            x={`${(at + 0.5) * place}%`}
            y={HEIGHT - 8}
            textAnchor="middle"
            className={classes("fill-ink-muted text-xs", at % every !== 0 && "max-sm:hidden")}
          >
            {column.label}
          </text>
        </g>
      ))}
    </svg>
  );
}

type StackProps = { column: Column; left: number; width: number; highest: number };

function Stack({ column, left, width, highest }: StackProps) {
  const all = sumOf(column);
  const height = (count: number) => (count / highest) * ROOM;
  const tops = column.parts.map((_, at) =>
    column.parts.slice(0, at + 1).reduce((sum, { count }) => sum + height(count), 0),
  );
  return (
    <>
      {column.parts.map(({ tone, count }, at) => (
        <rect
          key={tone}
          x={`${left + (width * (1 - WIDE)) / 2}%`}
          width={`${width * WIDE}%`}
          y={HEIGHT - BELOW - (tops[at] ?? 0)}
          height={height(count)}
          className={FILLS[tone]}
        />
      ))}
      {all > 0 && (
        <text
          x={`${left + width / 2}%`}
          y={HEIGHT - BELOW - height(all) - 6}
          textAnchor="middle"
          className="fill-ink text-xs tabular-nums"
        >
          {column.told}
        </text>
      )}
    </>
  );
}
