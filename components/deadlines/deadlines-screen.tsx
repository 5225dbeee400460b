"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useDay } from "@/components/ui/date-text";
import { Select } from "@/components/ui/field";
import { CloseIcon } from "@/components/ui/icons";
import { PageHeading } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import { Tabs, TabPanel } from "@/components/ui/tabs";
import { DEADLINE_KINDS } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { AddDeadline } from "./add-deadline";
import { readDeadlines } from "./deadline-calls";
import { firstTab, isCountedIn, isIn, TABS, type Tab } from "./deadline-groups";
import { DeadlineList, nextUnchecked } from "./deadline-list";
import { MonthCalendar } from "./month-calendar";
import { TabName, tabsElsewhere } from "./tab-names";
import { useDeadlines } from "./use-deadlines";

/** Dates and duties of all contracts, by week, beside a calendar. Source: B-27.10. */
export function DeadlinesScreen({ today, first = null }: { today: string; first?: Tab | null }) {
  const words = useCopy().deadlines;
  const [filters, setFilters] = useState<Filters>(ANY);
  const [chosen, setTab] = useState<Tab | null>(first);
  const name = filters.isMine ? "mine" : "all";
  const read = () => readDeadlines(filters.isMine ? { mine: "true" } : {});
  const { deadlines, isFailed, reload, actions } = useDeadlines(name, read);
  const wanted = (deadlines ?? []).filter((one) => isWanted(one, filters));
  const count = (which: Tab) => wanted.filter((one) => isCountedIn(which, one, today)).length;
  const tab = chosen ?? firstTab(count);
  // Whoever confirms the first of many dates to check stays with the others.
  if (chosen === null && deadlines) setTab(tab);
  const shown = wanted.filter((one) => isIn(tab, one, today) && (filters.day === null || one.date === filters.day));
  return (
    <div className="wide-page">
      <PageHeading title={words.title} actions={<AddDeadline today={today} onAdded={reload} />} />
      <div className="space-y-4">
        <DeadlineFilters filters={filters} deadlines={deadlines ?? []} onChange={setFilters} />
        {isFailed && (
          <Banner tone="error" action={<Button onClick={() => void reload()}>{words.retry}</Button>}>
            {words.failed}
          </Banner>
        )}
        {!deadlines && !isFailed && (
          <div className="page-waits">
            <Spinner label={words.loading} />
          </div>
        )}
        {deadlines && (
          <div className="grid items-start gap-4 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Tabs
              label={words.tabs.label}
              value={tab}
              onValueChange={setTab}
              items={TABS.map((value) => ({ value, label: <TabName tab={value} count={count(value)} /> }))}
            >
              <TabPanel value={tab} className="space-y-3 pt-4">
                {(tab === "toCheck" || tab === "proposed") && shown.length > 0 && (
                  <p className="px-1 text-sm text-ink-muted">{words.about[tab]}</p>
                )}
                <DeadlineList
                  key={tab}
                  deadlines={shown}
                  tab={tab}
                  today={today}
                  actions={actions}
                  elsewhere={tabsElsewhere(tab, count, setTab)}
                  unchecked={tab === "ahead" ? nextUnchecked(wanted, today) : null}
                />
              </TabPanel>
            </Tabs>
            <MonthCalendar
              deadlines={wanted.filter((one) => isCountedIn(tab === "toCheck" ? tab : "ahead", one, today))}
              today={today}
              chosen={filters.day}
              onChoose={(day) => setFilters({ ...filters, day })}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** '' means any. */
type Filters = { isMine: boolean; contractId: string; kind: string; day: string | null };
const ANY: Filters = { isMine: false, contractId: "", kind: "", day: null };

/** All filters but the day, which the calendar itself must ignore, and 'mine', which the server applies. */
function isWanted(deadline: DeadlineDto, { contractId, kind }: Filters): boolean {
  return (contractId === "" || deadline.contractId === contractId) && (kind === "" || deadline.kind === kind);
}

type Props = { filters: Filters; deadlines: readonly DeadlineDto[]; onChange: (filters: Filters) => void };

/** Highlighted while it filters the list. */
const look = (isSet: boolean) => (isSet ? "border-primary-200 bg-primary-50 text-primary-800" : "");

function DeadlineFilters({ filters, deadlines, onChange }: Props) {
  const { filters: words, kindNames } = useCopy().deadlines;
  const written = useDay();
  const contracts = [...new Map(deadlines.map(({ contractId, contractName }) => [contractId, contractName]))];
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <Select
        aria-label={words.whose}
        className={look(filters.isMine)}
        value={filters.isMine ? "mine" : ""}
        onChange={(event) => onChange({ ...filters, isMine: event.target.value === "mine" })}
      >
        <option value="">{words.everybodys}</option>
        <option value="mine">{words.mine}</option>
      </Select>
      <Select
        aria-label={words.kind}
        className={look(filters.kind !== "")}
        value={filters.kind}
        onChange={(event) => onChange({ ...filters, kind: event.target.value })}
      >
        <option value="">{words.anyKind}</option>
        {DEADLINE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </Select>
      <div className="col-span-2 sm:w-64">
        <Select
          aria-label={words.contract}
          className={look(filters.contractId !== "")}
          value={filters.contractId}
          onChange={(event) => onChange({ ...filters, contractId: event.target.value })}
        >
          <option value="">{words.anyContract}</option>
          {contracts.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {filters.day !== null && (
        <Button variant="outline" title={words.clearDay} onClick={() => onChange({ ...filters, day: null })}>
          {words.day(written(filters.day))}
          <CloseIcon className="size-4" />
        </Button>
      )}
    </div>
  );
}
