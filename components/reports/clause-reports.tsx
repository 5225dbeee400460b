/** What is negotiated, and what deviates from our playbooks. Source: B-35.8. */
import type { Copy } from "@/lib/copy/copy";
import type { ReportsDto } from "@/lib/portfolio/reports/schema";
import { EmptyReport, ReportCard } from "./report-card";
import { fewWords } from "./time-reports";
import { FILLS, type Tone } from "./tones";

type Words = Copy["reports"];

export function NegotiatedReport({ words, of }: { words: Words; of: ReportsDto["negotiated"] }) {
  const { titles, columns, measures, none } = words;
  const { rounds, contracts, unread, topics, isCut } = of;
  const left = unread > 0 ? words.unread(unread) : "";
  if (topics.length === 0) return <EmptyReport title={titles.negotiated} text={`${none.negotiated} ${left}`.trim()} />;
  const notes = [words.negotiatedFrom(rounds, contracts), fewWords(contracts, words), left, isCut ? words.cut : ""];
  return (
    <ReportCard
      title={titles.negotiated}
      notes={notes}
      asTable={words.asTable}
      table={{
        head: [columns.topic, measures.contracts, measures.changes],
        rows: topics.map((one) => [one.name, one.contracts, one.changes]),
      }}
    >
      <BarPlot
        label={titles.negotiated}
        bars={topics.map((one) => ({
          key: one.topic,
          name: one.name,
          told: words.changed(one.contracts, one.changes),
          parts: [{ tone: "blue", count: one.contracts }],
        }))}
      />
    </ReportCard>
  );
}

const SHOWN = ["deviates", "missing", "needsReview", "acceptable", "matches"] as const;

export function DeviationReports({ words, of: { books, isCut } }: { words: Words; of: ReportsDto["deviations"] }) {
  const { titles, columns, verdicts, none } = words;
  const judged = books.filter(({ contracts }) => contracts > 0);
  if (judged.length === 0) return <EmptyReport title={titles.deviations} text={none.deviations} />;
  return judged.map(({ bookId, name, contracts, topics }) => (
    <ReportCard
      key={bookId}
      title={`${titles.deviations}: ${name}`}
      notes={[words.judged(contracts), fewWords(contracts, words), isCut ? words.cut : ""]}
      legend={[
        { tone: "red", name: verdicts.deviates },
        { tone: "orange", name: verdicts.missing },
      ]}
      asTable={words.asTable}
      table={{
        head: [columns.topic, ...SHOWN.map((verdict) => verdicts[verdict])],
        rows: topics.map((topic) => [topic.name, ...SHOWN.map((verdict) => topic[verdict])]),
      }}
    >
      <BarPlot
        label={`${titles.deviations}: ${name}`}
        bars={topics.map(({ topic, name: topicName, deviates, missing }) => ({
          key: topic,
          name: topicName,
          told: `${deviates} · ${missing}`,
          parts: [
            { tone: "red", count: deviates },
            { tone: "orange", count: missing },
          ],
        }))}
      />
    </ReportCard>
  ));
}

/** Bars below each other, each under its name, drawn on the server. Source: B-35.8. */
type Bar = { key: string; name: string; told: string; parts: readonly { tone: Tone; count: number }[] };

/** Pixels. */
const BAR = 10;

/** Names break as text does, so only the bar itself is drawn. */
function BarPlot({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0)));
  return (
    <ul aria-label={label} className="space-y-3">
      {bars.map(({ key, name, told, parts }) => (
        <li key={key} className="text-sm">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words">{name}</span>
            <span className="text-xs text-ink-muted tabular-nums">{told}</span>
          </span>
          <svg aria-hidden="true" width="100%" height={BAR} className="mt-1 block rounded bg-neutral-50">
            {parts.map(({ tone, count }, at) => (
              <rect
                key={tone}
                x={`${(parts.slice(0, at).reduce((sum, before) => sum + before.count, 0) / highest) * 100}%`}
                width={`${(count / highest) * 100}%`}
                height={BAR}
                className={FILLS[tone]}
              />
            ))}
          </svg>
        </li>
      ))}
    </ul>
  );
}
