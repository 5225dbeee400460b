import "server-only";
import type { Actor } from "@/lib/access/actor";
import { csvLine } from "@/lib/audit/activity";
import { recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { copyFor } from "@/lib/copy/copy";
import { cellText } from "@/lib/documents/spreadsheet/cell";
import { makeReports } from "./reports";
import type { ReportsDto, ReportsQuery } from "./schema";
import type { ReportWords } from "@/lib/copy/en/reports";

const BYTE_ORDER_MARK = "\ufeff";
type Line = [report: string, group: string, measure: string, value: number | string];

/** All figures of the reports as a table, safe against formulas. Source: B-35.7. */
export async function reportsCsv(
  actor: Actor,
  query: ReportsQuery,
): Promise<{ fileName: string; contentType: string; pieces: AsyncIterable<Uint8Array> }> {
  const reports = await makeReports(actor, query);
  const { reports: words } = copyFor(actor.language);
  await recordAtOnce(actor, { chain: ACCOUNTS_CHAIN, action: "reports.exported", detail: {} });
  const lines = linesOf(reports, words).map(([report, group, measure, value]) =>
    csvLine([report, cellText(group), cellText(measure), value]),
  );
  return {
    fileName: `${words.file}-${reports.from}-${reports.until}.csv`,
    contentType: "text/csv; charset=utf-8",
    pieces: inOnePiece(`${BYTE_ORDER_MARK}${csvLine(Object.values(words.csv))}${lines.join("")}`),
  };
}

async function* inOnePiece(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

function linesOf({ signing, rounds, negotiated, deviations, deadlines }: ReportsDto, words: ReportWords): Line[] {
  const { titles, measures, verdicts } = words;
  const empty = (value: number | null) => value ?? "";
  return [
    [titles.signing, "", measures.contracts, signing.contracts],
    [titles.signing, "", measures.medianDays, empty(signing.median)],
    ...signing.steps.map(({ from, until, count }): Line => [titles.signing, words.days(from, until), measures.contracts, count]),
    ...signing.months.map(({ month, median }): Line => [titles.signing, month, measures.medianDays, empty(median)]),
    [titles.rounds, "", measures.contracts, rounds.contracts],
    ...rounds.steps.map(
      ({ rounds: replies, isMore, count }): Line => [titles.rounds, words.replies(replies, isMore), measures.contracts, count],
    ),
    ...negotiated.topics.flatMap(({ name, contracts, changes }): Line[] => [
      [titles.negotiated, name, measures.contracts, contracts],
      [titles.negotiated, name, measures.changes, changes],
    ]),
    ...deviations.books.flatMap(({ name: book, topics }) =>
      topics.flatMap(({ topic: _, name, ...counts }) =>
        Object.entries(counts).map(
          ([verdict, count]): Line => [titles.deviations, `${book}: ${name}`, verdicts[verdict as keyof typeof counts], count],
        ),
      ),
    ),
    ...deadlines.months.flatMap(({ month, met, late, missed }): Line[] => [
      [titles.deadlines, month, measures.met, met],
      [titles.deadlines, month, measures.late, late],
      [titles.deadlines, month, measures.missed, missed],
    ]),
  ];
}
