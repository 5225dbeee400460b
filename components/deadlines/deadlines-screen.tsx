"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { PageHeading } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import { Tabs, TabPanel } from "@/components/ui/tabs";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { AddDeadline } from "./add-deadline";
import { readDeadlines } from "./deadline-calls";
import { ANY, DeadlineFilters, isWanted, type Filters } from "./deadline-filters";
import { firstTab, isCountedIn, isIn, soonUncertain, TABS, type Tab } from "./deadline-groups";
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
  const onDay = ({ date }: DeadlineDto) => filters.day === null || date === filters.day;
  const shown = wanted.filter((one) => isIn(tab, one, today) && onDay(one));
  const soon = tab === "ahead" ? soonUncertain(wanted, today).filter(onDay) : [];
  return (
    <div className="wide-page">
      <DeadlinesHead {...{ filters, deadlines, today }} onChange={setFilters} onAdded={reload} />
      <div className="mt-2 space-y-4 sm:mt-4">
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
              items={TABS.map((value) => ({
                value,
                label: <TabName tab={value} count={count(value)} />,
                isSpare: value !== "ahead" && count(value) === 0,
              }))}
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
                  soon={soon}
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

type HeadProps = {
  filters: Filters;
  deadlines: DeadlineDto[] | undefined;
  today: string;
  onChange: (filters: Filters) => void;
  onAdded: () => Promise<unknown>;
};

/** On a phone the filters stand behind a button, so that the first date is in sight. */
function DeadlinesHead({ filters, deadlines = [], today, onChange, onAdded }: HeadProps) {
  const words = useCopy().deadlines;
  const [isFiltering, setFiltering] = useState(false);
  return (
    <>
      <PageHeading
        title={words.title}
        isInOneRow
        actions={
          <>
            <Button
              variant="outline"
              className="sm:hidden"
              aria-expanded={isFiltering}
              onClick={() => setFiltering(!isFiltering)}
            >
              {words.filters.open}
            </Button>
            <AddDeadline today={today} isShort onAdded={onAdded} />
          </>
        }
      />
      <DeadlineFilters
        filters={filters}
        deadlines={deadlines}
        isFolded={!isFiltering && filters.day === null}
        onChange={onChange}
      />
    </>
  );
}
