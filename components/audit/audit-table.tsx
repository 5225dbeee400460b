"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { usePages, type Pages } from "@/components/data/use-read";
import { RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { EmptyState } from "@/components/ui/empty-state";
import { useSettled } from "@/components/ui/hooks/use-settled";
import { RefreshIcon, SearchIcon } from "@/components/ui/icons";
import { RowsWaiting } from "@/components/ui/table/rows-waiting";
import { SearchField } from "@/components/ui/search-field";
import { sortHead, SortSelect, type SortOf } from "@/components/ui/table/sort-head";
import { Cell, Row, Table } from "@/components/ui/table/table";
import type { AuditEventDto } from "@/lib/audit/schema";
import { CsvButton } from "./event-list";

type Sort = SortOf<"at">;

/** Events on accounts, searched and sorted by the server. Source: B-18.9, B-18.13. */
export function AuditTable() {
  const { audit, tables } = useCopy();
  const { list: words, columns } = audit;
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<Sort>("-at");
  const settled = useSettled(search.trim());
  const events = usePages<AuditEventDto>(toAddress(settled, sort));
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField label={tables.searchEvents} value={search} onChange={setSearch} />
        <SortSelect columns={[{ column: "at", name: columns.at }]} sort={sort} onSort={setSort} />
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <Button variant="outline" size="sm" busy={events.isBusy} onClick={() => events.refresh()}>
            {!events.isBusy && <RefreshIcon className="size-4" />}
            {words.refresh}
          </Button>
          <CsvButton trail={ACCOUNTS_TRAIL} fileName={audit.accountsFileName} />
        </div>
      </div>
      <Loaded events={events} search={settled} sort={sort} onSort={setSort} onClear={() => setSearch("")} />
    </div>
  );
}

const ACCOUNTS_TRAIL = "/api/admin/audit";

function toAddress(search: string, sort: Sort): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(sort !== "-at" && { sort }) }).toString();
  return `${ACCOUNTS_TRAIL}${query && `?${query}`}`;
}

type LoadedProps = {
  events: Pages<AuditEventDto>;
  search: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onClear: () => void;
};

function Loaded({ events: { state, isBusy, more, refresh }, search, sort, onSort, onClear }: LoadedProps) {
  const { audit, common, tables } = useCopy();
  const words = audit.list;
  if (state.step === "loading") return <RowsWaiting label={words.loading} />;
  if (state.step === "failed") {
    return (
      <RetryBanner retry={common.retry} onRetry={() => refresh()}>
        {words.failed}
      </RetryBanner>
    );
  }
  const { items, next } = state;
  const nothing = next === null ? tables.nothing(search) : tables.nothingYet(search);
  return (
    <>
      {items.length > 0 ? (
        <Events events={items} sort={sort} onSort={onSort} />
      ) : (
        <Card>
          <EmptyState
            icon={<SearchIcon />}
            title={search === "" ? words.empty : nothing}
            actions={
              search !== "" && (
                <Button variant="outline" onClick={onClear}>
                  {tables.clearSearch}
                </Button>
              )
            }
          />
        </Card>
      )}
      <div className="flex flex-col items-center gap-3">
        <p role="status" className="text-sm text-ink-muted">
          {next === null || sort === "at" || search !== "" ? words.shown(items.length) : words.firstShown(items.length)}
        </p>
        {next !== null && (
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => more()}>
            {search === "" ? (sort === "at" ? tables.later : words.more) : tables.searchFurther}
          </Button>
        )}
      </div>
    </>
  );
}

type EventsProps = { events: readonly AuditEventDto[]; sort: Sort; onSort: (sort: Sort) => void };

function Events({ events, sort, onSort }: EventsProps) {
  const { list, columns } = useCopy().audit;
  const at = { ...sortHead({ column: "at", name: columns.at, sort, onSort }), className: "sm:py-1" };
  return (
    <Card className="overflow-hidden">
      <Table label={list.label} head={[at, columns.who, columns.what, columns.details, columns.address]}>
        {events.map((event) => (
          <Row key={event.id}>
            <Cell label={columns.at} className="sm:py-1.5 sm:whitespace-nowrap tabular-nums">
              <DateText value={event.at} withTime />
            </Cell>
            <Cell isHeading label={columns.who} className="sm:w-1/5 sm:py-1.5">
              <span className="font-medium wrap-anywhere">{event.actorName}</span>
            </Cell>
            <Cell label={columns.what} className="sm:py-1.5">
              {event.what}
            </Cell>
            <Cell label={columns.details} className="text-ink-muted wrap-anywhere sm:w-1/3 sm:py-1.5">
              <span className="min-w-0">{event.details || "–"}</span>
            </Cell>
            <Cell label={columns.address} className="text-xs text-ink-muted sm:py-1.5">
              {event.address || "–"}
            </Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}
