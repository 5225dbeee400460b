/** What is negotiated, and what deviates from our playbooks. Source: B-35.8. */
import type { Copy } from "@/lib/copy/copy";
import type { ReportsDto } from "@/lib/portfolio/reports/schema";
import { BarPlot } from "./bar-plot";
import { EmptyReport, ReportCard } from "./report-card";
import { fewWords } from "./time-reports";

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
