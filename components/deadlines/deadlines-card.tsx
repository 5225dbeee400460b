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
import { isUnanswered } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { AddDeadline } from "./add-deadline";
import { readContractDeadlines } from "./deadline-calls";
import { DeadlineRow, type DeadlineRowProps } from "./deadline-row";
import { LessCertain } from "./less-certain";
import { useDeadlines } from "./use-deadlines";

export type DeadlinesCardProps = { contractId: string };

/** A contract's dates and duties, in a card beside its text. The first one ahead that waits for an answer is open. */
export function DeadlinesCard({ contractId }: DeadlinesCardProps) {
  const words = useCopy().deadlines;
  const [openId, setOpenId] = useState<string | null | undefined>(undefined);
  const [today] = useState(() => localDay(new Date()));
  const { deadlines, isFailed, reload, actions } = useDeadlines(contractId, () => readContractDeadlines(contractId));
  const [isUnfolded, setUnfolded] = useState(false);
  const toCheck = (deadlines ?? []).filter(({ state, isLessCertain }) => state === "toCheck" && !isLessCertain);
  const folded = (deadlines ?? []).filter(({ isLessCertain }) => isLessCertain === true);
  const certain = (deadlines ?? []).filter(({ state }) => state !== "toCheck");
  if (openId === undefined && deadlines) setOpenId(firstToAnswer([...certain, ...toCheck], today));
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
      {certain.length > 0 && <Rows deadlines={certain} {...rows} />}
      {toCheck.length > 0 && (
        <section className="space-y-1.5">
          <h3 className="px-1 text-sm font-medium text-ink-muted">{words.toCheck}</h3>
          <Rows deadlines={toCheck} isUnansweredOnly {...rows} />
        </section>
      )}
      {folded.length > 0 && (
        <LessCertain count={folded.length} isOpen={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)}>
          <Rows deadlines={folded} isUnansweredOnly {...rows} />
        </LessCertain>
      )}
      {deadlines?.length === 0 && <EmptyState icon={<CalendarIcon />} title={words.card.none} actions={add} />}
      {deadlines && deadlines.length > 0 && add}
    </section>
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
