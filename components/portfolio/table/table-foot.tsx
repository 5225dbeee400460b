"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import type { Asking } from "@/components/portfolio/questions/use-questions";
import { classes } from "@/components/ui/classes";
import { AGGREGATED } from "@/lib/portfolio/bounds";
import type { ColumnSummary, GridSummaryDto, QuestionDto } from "@/lib/portfolio/schema";
import { Sums } from "./sums";
import type { AnswersTable } from "./use-answers-table";

type TableFootProps = {
  columns: ReturnType<AnswersTable["getVisibleLeafColumns"]>;
  summary: GridSummaryDto | undefined;
  /** The figures are of the answers before. */
  isCounting: boolean;
  asking: Asking;
};

/** What all contracts that pass come to, column by column, also those that are not drawn yet. */
export function TableFoot({ columns, summary, isCounting, asking }: TableFootProps) {
  const words = useCopy().portfolio;
  return (
    <div role="rowgroup" className="answers-foot" aria-busy={isCounting}>
      <div role="row" className="answers-line">
        {columns.map((column, at) => {
          const of = column.columnDef.meta?.column ?? null;
          return (
            <div
              key={column.id}
              role={at === 0 ? "rowheader" : "gridcell"}
              aria-colindex={at + 1}
              style={{ width: column.getSize() }}
              className={classes("answers-cell", at === 0 && "answers-pin")}
            >
              {!summary && of === null && <span>{words.footer.counting}</span>}
              {!summary && of && <span aria-hidden="true" className="answers-block h-3 w-1/2" />}
              {summary && of === null && <ContractsFoot summary={summary} isCounting={isCounting} />}
              {summary && of && <ColumnFoot column={of} summary={summary} progress={asking.get(of.id)} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function ContractsFoot({ summary, isCounting }: { summary: GridSummaryDto; isCounting: boolean }) {
  const words = useCopy().portfolio;
  return (
    <span className="min-w-0">
      <span className="block font-medium text-ink">{words.contractCount(summary.contracts)}</span>
      {isCounting && <span className="block">{words.footer.counting}</span>}
      {!isCounting && <Amended summary={summary} />}
      {summary.renewing > 0 && !isCounting && (
        <span className="block">{words.footer.renewing(summary.renewing, AGGREGATED.soonDays)}</span>
      )}
    </span>
  );
}

/** Sums go by the contracts' own texts, also of contracts of which another answer is shown. */
function Amended({ summary }: { summary: GridSummaryDto }) {
  const { footer } = useCopy().portfolio;
  if (summary.amended === 0 || !hasSums(summary)) return null;
  return <span className="block">{footer.amended(summary.amended)}</span>;
}

const hasSums = ({ columns }: GridSummaryDto) => Object.values(columns).some(({ totals }) => totals.length > 0);

/** What asks for something first: what deviates, else sums, else how many were found. */
const TOLD = ["deviates", "missing", "needsReview"] as const;

type ColumnProps = { column: ColumnDto; summary: GridSummaryDto; progress: QuestionDto | undefined };

function ColumnFoot({ column, summary, progress }: ColumnProps) {
  const words = useCopy().portfolio.footer;
  const of = summary.columns[column.id];
  if (!of) return null;
  const verdicts = verdictWords(of, words);
  if (of.totals.length > 0) return <Sums totals={of.totals} contracts={summary.contracts} found={of.found} />;
  const first = verdicts === "" ? words.found(of.found, summary.contracts) : verdicts;
  return (
    <span className="min-w-0">
      <span className="block">{first}</span>
      {progress && progress.asked < progress.contracts && <span className="block">{words.counting}</span>}
      {of.outOfDate > 0 && <span className="block text-warning-600">{words.outOfDate(of.outOfDate)}</span>}
    </span>
  );
}

type Words = { verdicts: Record<(typeof TOLD)[number] | "matches", (count: number) => string> };

function verdictWords({ verdicts }: ColumnSummary, words: Words): string {
  const parts = TOLD.flatMap((verdict) => {
    const count = verdicts[verdict] ?? 0;
    return count > 0 ? [words.verdicts[verdict](count)] : [];
  });
  const matching = verdicts.matches ?? 0;
  return parts.length === 0 && matching > 0 ? words.verdicts.matches(matching) : parts.join(" · ");
}
