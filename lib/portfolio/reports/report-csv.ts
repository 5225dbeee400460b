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

function linesOf(reports: ReportsDto, words: ReportWords): Line[] {
  return [
    ...signingLines(reports.signing, words),
    ...roundLines(reports.rounds, words),
    ...clauseLines(reports, words),
    ...deadlineLines(reports.deadlines, words),
  ];
}

/** Where there is no middle the cell is empty. */
const orEmpty = (value: number | null) => value ?? "";

function signingLines({ contracts, median, steps, months }: ReportsDto["signing"], words: ReportWords): Line[] {
  const { titles, measures } = words;
  return [
    [titles.signing, "", measures.contracts, contracts],
    [titles.signing, "", measures.medianDays, orEmpty(median)],
    ...steps.map(({ from, until, count }): Line => [
      titles.signing,
      words.days(from, until),
      measures.contracts,
      count,
    ]),
    ...months.map((one): Line => [titles.signing, one.month, measures.medianDays, orEmpty(one.median)]),
  ];
}

function roundLines({ contracts, steps }: ReportsDto["rounds"], words: ReportWords): Line[] {
  const { titles, measures } = words;
  const line = ({ rounds, isMore, count }: (typeof steps)[number]): Line => [
    titles.rounds,
    words.replies(rounds, isMore),
    measures.contracts,
    count,
  ];
  return [[titles.rounds, "", measures.contracts, contracts], ...steps.map(line)];
}

const SHOWN = ["deviates", "missing", "needsReview", "acceptable", "matches"] as const;

function clauseLines({ negotiated, deviations }: ReportsDto, words: ReportWords): Line[] {
  const { titles, measures, verdicts } = words;
  const negotiatedLines = negotiated.topics.flatMap(({ name, contracts, changes }): Line[] => [
    [titles.negotiated, name, measures.contracts, contracts],
    [titles.negotiated, name, measures.changes, changes],
  ]);
  const topics = deviations.books.flatMap((book) => book.topics.map((topic) => ({ book: book.name, topic })));
  const verdictLines = topics.flatMap(({ book, topic }) =>
    SHOWN.map((one): Line => [titles.deviations, `${book}: ${topic.name}`, verdicts[one], topic[one]]),
  );
  return [...negotiatedLines, ...verdictLines];
}

function deadlineLines({ months }: ReportsDto["deadlines"], { titles, measures }: ReportWords): Line[] {
  return months.flatMap((one) =>
    (["met", "late", "missed"] as const).map((kind): Line => [titles.deadlines, one.month, measures[kind], one[kind]]),
  );
}
