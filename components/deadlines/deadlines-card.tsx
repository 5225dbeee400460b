"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { CalendarIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/progress";
import { localDay } from "@/lib/dates";
import { isFolded, isUnanswered } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { AddDeadline } from "./add-deadline";
import { readContractDeadlines } from "./deadline-calls";
import { DeadlineRow, type DeadlineRowProps } from "./deadline-row";
import { isOver } from "./deadline-groups";
import { Folded } from "./folded";
import { useBeingRead } from "./use-being-read";
import { useDeadlines } from "./use-deadlines";

export type DeadlinesCardProps = { contractId: string };

/**
 * A contract's dates and duties, in a card beside its text: what comes next on top, past and done ones folded. The
 * first one ahead that waits for an answer is open.
 */
export function DeadlinesCard({ contractId }: DeadlinesCardProps) {
  const words = useCopy().deadlines;
  const [openId, setOpenId] = useState<string | null | undefined>(undefined);
  const [today] = useState(() => localDay(new Date()));
  const { deadlines, isFailed, reload, actions } = useDeadlines(contractId, () => readContractDeadlines(contractId));
  const isRead = !useBeingRead(contractId, deadlines?.length === 0, reload);
  const parts = parted(deadlines ?? [], today);
  if (openId === undefined && deadlines) setOpenId(firstToAnswer([...parts.certain, ...parts.toCheck], today));
  const rows = { today, actions, openId, onToggle: (id: string) => setOpenId(openId === id ? null : id) };
  const add = <AddDeadline today={today} contractId={contractId} onAdded={reload} />;
  return (
    <section aria-label={words.card.title} className="h-full min-h-0 space-y-3 overflow-y-auto p-3">
      {isFailed && (
        <Banner tone="error" action={<Button onClick={() => void reload()}>{words.retry}</Button>}>
          {words.failed}
        </Banner>
      )}
      {!deadlines && !isFailed && <Spinner label={words.loading} />}
      <Parts {...parts} rows={rows} />
      {deadlines?.length === 0 && !isRead && <Spinner label={words.card.reading} />}
      {deadlines?.length === 0 && isRead && (
        <EmptyState icon={<CalendarIcon />} title={words.card.none} actions={add} />
      )}
      {deadlines && deadlines.length > 0 && add}
    </section>
  );
}

type Parted = Record<"certain" | "toCheck" | "lessCertain" | "past", readonly DeadlineDto[]>;

/** What comes next; what is uncertain, and less certain; what is over or done, the newest first. */
function parted(deadlines: readonly DeadlineDto[], today: string): Parted {
  const shown = deadlines.filter((one) => !isFolded(one));
  const ahead = shown.filter((one) => !isOver(one, today));
  return {
    certain: ahead.filter(({ state }) => state !== "toCheck"),
    toCheck: ahead.filter(({ state }) => state === "toCheck"),
    lessCertain: deadlines.filter(isFolded),
    past: shown.filter((one) => isOver(one, today)).toReversed(),
  };
}

/** Past dates are folded, unless there are no others. */
function Parts({ certain, toCheck, lessCertain, past, rows }: Parted & { rows: Omit<RowsProps, "deadlines"> }) {
  const words = useCopy().deadlines;
  const [unfolded, setUnfolded] = useState<"past" | "lessCertain" | null>(null);
  const unfold = (which: typeof unfolded) => setUnfolded(unfolded === which ? null : which);
  const isOnlyPast = certain.length + toCheck.length === 0;
  return (
    <>
      {certain.length > 0 && <Rows deadlines={certain} {...rows} />}
      {toCheck.length > 0 && (
        <section className="space-y-1.5">
          <h3 className="px-1 text-sm font-medium text-ink-muted">{words.toCheck}</h3>
          <Rows deadlines={toCheck} isUnansweredOnly {...rows} />
        </section>
      )}
      {lessCertain.length > 0 && (
        <Folded
          label={words.lessCertain(lessCertain.length)}
          isOpen={unfolded === "lessCertain"}
          onToggle={() => unfold("lessCertain")}
        >
          <Rows deadlines={lessCertain} isUnansweredOnly {...rows} />
        </Folded>
      )}
      {past.length > 0 && isOnlyPast && <Rows deadlines={past} {...rows} />}
      {past.length > 0 && !isOnlyPast && (
        <Folded label={words.pastOrDone(past.length)} isOpen={unfolded === "past"} onToggle={() => unfold("past")}>
          <Rows deadlines={past} {...rows} />
        </Folded>
      )}
    </>
  );
}

type RowsProps = Pick<DeadlineRowProps, "today" | "actions" | "isUnansweredOnly"> & {
  deadlines: readonly DeadlineDto[];
  openId: string | null | undefined;
  onToggle: (id: string) => void;
};

function Rows({ deadlines, openId, onToggle, ...row }: RowsProps) {
  return (
    <Card>
      <ul>
        {deadlines.map((deadline) => (
          <DeadlineRow
            key={deadline.id}
            deadline={deadline}
            isOpen={deadline.id === openId}
            isCurrent={false}
            hasContract={false}
            onToggle={() => onToggle(deadline.id)}
            {...row}
          />
        ))}
      </ul>
    </Card>
  );
}

function firstToAnswer(deadlines: readonly DeadlineDto[], today: string): string | null {
  return deadlines.find(({ state, date }) => isUnanswered(state) && date >= today)?.id ?? null;
}
