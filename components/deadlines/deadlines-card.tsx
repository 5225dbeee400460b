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
import { DeadlineRow } from "./deadline-row";
import { useDeadlines } from "./use-deadlines";

export type DeadlinesCardProps = { contractId: string };

/** A contract's dates and duties, in a card beside its text. The first one ahead that waits for an answer is open. */
export function DeadlinesCard({ contractId }: DeadlinesCardProps) {
  const words = useCopy().deadlines;
  const [openId, setOpenId] = useState<string | null | undefined>(undefined);
  const [today] = useState(() => localDay(new Date()));
  const { deadlines, isFailed, reload, actions } = useDeadlines(contractId, () => readContractDeadlines(contractId));
  const toCheck = (deadlines ?? []).filter(({ state }) => state === "toCheck");
  const certain = (deadlines ?? []).filter(({ state }) => state !== "toCheck");
  if (openId === undefined && deadlines) setOpenId(firstToAnswer([...certain, ...toCheck], today));
  const add = <AddDeadline today={today} contractId={contractId} onAdded={reload} />;
  return (
    <section aria-label={words.card.title} className="h-full min-h-0 space-y-3 overflow-y-auto p-3">
      {isFailed && (
        <Banner tone="error" action={<Button onClick={() => void reload()}>{words.retry}</Button>}>
          {words.failed}
        </Banner>
      )}
      {!deadlines && !isFailed && <Spinner label={words.loading} />}
      {[certain, toCheck].map(
        (group) =>
          group.length > 0 && (
            <section key={group === toCheck ? "toCheck" : "certain"} className="space-y-1.5">
              {group === toCheck && <h3 className="px-1 text-sm font-medium text-ink-muted">{words.toCheck}</h3>}
              <Card>
                <ul>
                  {group.map((deadline) => (
                    <DeadlineRow
                      key={deadline.id}
                      deadline={deadline}
                      today={today}
                      actions={actions}
                      isOpen={deadline.id === openId}
                      isCurrent={false}
                      hasContract={false}
                      isUnansweredOnly={group === toCheck}
                      onToggle={() => setOpenId(openId === deadline.id ? null : deadline.id)}
                    />
                  ))}
                </ul>
              </Card>
            </section>
          ),
      )}
      {deadlines?.length === 0 && <EmptyState icon={<CalendarIcon />} title={words.card.none} actions={add} />}
      {deadlines && deadlines.length > 0 && add}
    </section>
  );
}

function firstToAnswer(deadlines: readonly DeadlineDto[], today: string): string | null {
  return deadlines.find(({ state, date }) => isUnanswered(state) && date >= today)?.id ?? null;
}
