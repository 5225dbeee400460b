"use client";

import Link from "next/link";
import { LocalDate } from "@/components/contracts/local-date";
import { StatusBadge } from "@/components/contracts/status-badge";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { Progress } from "@/components/ui/progress";
import { Cell, Row } from "@/components/ui/table";
import { hitsIn } from "@/lib/documents/search/hits";
import { isProcessing, type ContractListRow } from "./contract-rows";
import { Highlighted } from "./highlighted";
import { RowMenu, type RowTask } from "./row-menu";

export type ContractRowProps = {
  row: ContractListRow;
  /** What was searched for, folded; marked in the name. */
  terms: readonly string[];
  /** On how many topics it deviates from the reader's positions. */
  deviations: number;
  /** Null in a list without menus. */
  onTask: ((task: RowTask) => void) | null;
};

/** One contract: name, type, date, status, and the place in its text that a search found. */
export function ContractRow({ row, terms, deviations, onTask }: ContractRowProps) {
  const { dashboard, types } = useCopy().contracts;
  const { columns, typeMissing } = dashboard;
  const typeWords: Readonly<Record<string, string>> = types;
  return (
    <Row className="relative">
      <Cell isHeading className="sm:w-2/5">
        <div className="min-w-0 space-y-1 max-sm:pr-10">
          <Link
            href={`/contracts/${row.id}`}
            className="font-medium wrap-anywhere text-primary underline-offset-2 hover:underline"
          >
            <Highlighted text={row.name} hits={hitsIn(row.name, terms)} />
          </Link>
          {deviations > 0 && (
            <>
              {" "}
              <Badge tone="red" className="align-middle">
                {dashboard.deviations(deviations)}
              </Badge>
            </>
          )}
          {row.snippet && (
            <p className="text-sm wrap-anywhere text-ink-muted">
              <Highlighted text={row.snippet.text} hits={row.snippet.hits} />
            </p>
          )}
        </div>
      </Cell>
      <Cell label={columns.type}>
        {row.contractType === "" ? typeMissing : (typeWords[row.contractType] ?? row.contractType)}
      </Cell>
      <Cell label={columns.uploadDate} className="sm:whitespace-nowrap">
        <LocalDate value={row.uploadedAt} />
      </Cell>
      <Cell label={columns.status} className="sm:w-56">
        <RowStatus row={row} />
      </Cell>
      {onTask && (
        <Cell className="max-sm:absolute max-sm:top-2 max-sm:right-2 sm:w-14 sm:px-2">
          <RowMenu row={row} onTask={onTask} />
        </Cell>
      )}
    </Row>
  );
}

function RowStatus({ row }: { row: ContractListRow }) {
  const words = useCopy().contracts.status;
  const waits = typeof row.ahead === "number";
  return (
    <div className="min-w-0 space-y-1.5">
      <StatusBadge status={row.status} />
      {isProcessing(row) && (
        <div className="flex items-center gap-2">
          <Progress label={words.progress(row.name)} percent={row.progress} className="h-1.5 w-28" />
          <span aria-hidden={waits ? undefined : "true"} className="text-xs text-ink-muted">
            {waits ? words.ahead(row.ahead ?? 0) : words.percent(Math.round(row.progress))}
          </span>
        </div>
      )}
      {row.status === "failed" && row.statusMessage && <p className="text-xs text-ink-muted">{row.statusMessage}</p>}
    </div>
  );
}
