"use client";

import Link from "next/link";
import { useCopy } from "@/components/layout/copy-provider";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { Cell, Row, Table } from "@/components/ui/table";
import { isProcessing, type ContractListRow } from "./contract-rows";
import { LocalDate } from "@/components/contracts/local-date";
import type { PageLinks } from "./page-trail";
import { PageNavigation } from "./page-navigation";
import { StatusBadge, statusText } from "@/components/contracts/status-badge";
import { useContractNews } from "./use-contract-news";

/** The table of contracts; a card for each at narrow widths. Rows being processed renew themselves. Source: spec §2 (Dashboard). */
export function ContractList({ contracts, links }: { contracts: readonly ContractListRow[]; links: PageLinks }) {
  const words = useCopy().contracts;
  const { columns } = words.dashboard;
  const { rows, isStale } = useContractNews(contracts);
  const finished = rows.filter((row, index) => !isProcessing(row) && contracts[index]?.status === "processing");
  return (
    <div className="space-y-4">
      {rows.length === 0 && <p className="text-ink-muted">{words.dashboard.emptyPage}</p>}
      <Card className={rows.length === 0 ? "hidden" : "overflow-hidden"}>
        <Table label={words.dashboard.title} head={[columns.name, columns.type, columns.uploadDate, columns.status]}>
          {rows.map((row) => (
            <ContractRow key={row.id} row={row} />
          ))}
        </Table>
      </Card>
      {isStale && <p className="text-sm text-ink-muted">{words.dashboard.statusStale}</p>}
      <p role="status" className="sr-only">
        {finished.map((row) => words.dashboard.statusChanged(row.name, statusText(row.status, words.status))).join(". ")}
      </p>
      <PageNavigation links={links} />
    </div>
  );
}

function ContractRow({ row }: { row: ContractListRow }) {
  const { columns, typeMissing } = useCopy().contracts.dashboard;
  return (
    <Row>
      <Cell isHeading className="sm:w-2/5">
        <Link href={`/contracts/${row.id}`} className="font-medium break-words text-primary underline-offset-2 hover:underline">
          {row.name}
        </Link>
      </Cell>
      <Cell label={columns.type}>{row.contractType || typeMissing}</Cell>
      <Cell label={columns.uploadDate} className="sm:whitespace-nowrap">
        <LocalDate value={row.uploadedAt} />
      </Cell>
      <Cell label={columns.status} className="sm:w-56">
        <RowStatus row={row} />
      </Cell>
    </Row>
  );
}

function RowStatus({ row }: { row: ContractListRow }) {
  const words = useCopy().contracts.status;
  return (
    <div className="min-w-0 space-y-1.5">
      <StatusBadge status={row.status} />
      {isProcessing(row) && (
        <div className="flex items-center gap-2">
          <Progress label={words.progress(row.name)} percent={row.progress} className="h-1.5 w-28" />
          <span aria-hidden="true" className="text-xs text-ink-muted">{words.percent(Math.round(row.progress))}</span>
        </div>
      )}
      {row.status === "failed" && row.statusMessage && <p className="text-xs text-ink-muted">{row.statusMessage}</p>}
    </div>
  );
}
