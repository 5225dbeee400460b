"use client";

import { useState, type FormEvent } from "react";
import { Quote } from "@/components/comments/quote";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { fieldText } from "@/components/forms/use-form";
import { Button, buttonClasses } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import type { CollaboratorDto } from "@/lib/people/collaboration/schema";
import { isUnanswered } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { readPeople } from "./deadline-calls";
import { DeadlineFacts } from "./deadline-facts";
import { RemindChoice } from "./remind-choice";
import { SettleButtons } from "./settle-buttons";
import { SourceInForce } from "./source-in-force";
import type { DeadlineActions } from "./use-deadlines";

type Props = { deadline: DeadlineDto; actions: DeadlineActions; hasContract: boolean };

/** What a date is based on, who decided what about it, and available actions. */
export function DeadlineDetails({ deadline, actions, hasContract }: Props) {
  const words = useCopy().deadlines.details;
  return (
    <div className="space-y-3 border-t border-line bg-surface px-4 py-3 text-sm">
      <Source deadline={deadline} />
      <DeadlineFacts deadline={deadline} />
      <DeadlineButtons deadline={deadline} actions={actions} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <AssigneeChoice deadline={deadline} actions={actions} />
        {!isUnanswered(deadline.state) && (
          <RemindChoice
            known={deadline}
            onChoose={({ remindDays }) => void actions.change(deadline, { remindDays: remindDays && [...remindDays] })}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <NoticeLink deadline={deadline} />
          {hasContract && (
            <Link
              href={`/contracts/${encodeURIComponent(deadline.contractId)}`}
              className={buttonClasses({ variant: "ghost", size: "sm" })}
            >
              {words.toContract}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

/** To the newest letter about the date, or to a new one. Source: B-47.1. */
function NoticeLink({ deadline: { contractId, id, notice, state } }: { deadline: DeadlineDto }) {
  const words = useCopy().deadlines.details;
  if (!notice && (state === "done" || state === "dismissed")) return null;
  const asked = new URLSearchParams(notice ? { letter: notice.id } : { deadline: id });
  return (
    <Link
      href={`/contracts/${encodeURIComponent(contractId)}/notices?${asked}`}
      className={buttonClasses({ variant: notice ? "ghost" : "outline", size: "sm" })}
    >
      {notice ? words.openNotice : words.writeNotice}
    </Link>
  );
}

function Source({ deadline: { source, also, inForce } }: { deadline: DeadlineDto }) {
  const words = useCopy().deadlines.details;
  if (inForce) return <SourceInForce passages={inForce.passages} />;
  if (!source) return null;
  return (
    <div className="space-y-2">
      {[source, ...also.filter(({ content }) => !isWithin(content, source.content))].map((passage) => (
        <figure key={`${passage.start}`} className="space-y-1">
          <figcaption className="flex justify-between gap-3 text-xs text-ink-muted">
            <span>{words.quoted}</span>
            <span>{words.page(passage.page)}</span>
          </figcaption>
          <Quote isProof text={passage.content} className="font-paper" />
        </figure>
      ))}
      {source.isGone && <p className="text-danger">{words.gone}</p>}
    </div>
  );
}

/** Whether the words are quoted already, be it with a number before them. */
function isWithin(content: string, quoted: string): boolean {
  const plain = (text: string) => text.replace(/\s+/gu, " ").trim();
  return plain(quoted).includes(plain(content));
}

function DeadlineButtons({ deadline, actions }: { deadline: DeadlineDto; actions: DeadlineActions }) {
  const words = useCopy().deadlines.details;
  const [asking, setAsking] = useState<"date" | "snoozedUntil" | null>(null);
  const { state, date, isFound } = deadline;
  const isBusy = actions.busyId === deadline.id;
  const change = (what: Parameters<DeadlineActions["change"]>[1]) => void actions.change(deadline, what);
  const isOver = state === "done" || state === "dismissed";
  const small = { size: "sm", disabled: isBusy } as const;
  if (asking)
    return (
      <AskDate
        label={asking === "date" ? words.date : words.until}
        first={asking === "date" ? date : ""}
        isBusy={isBusy}
        onCancel={() => setAsking(null)}
        onDate={(day) => void actions.change(deadline, { [asking]: day }).then((isKept) => isKept && setAsking(null))}
      />
    );
  return (
    <div className="flex flex-wrap gap-2">
      <SettleButtons deadline={deadline} isBusy={isBusy} change={change} />
      {isOver ? (
        <Button {...small} variant="outline" onClick={() => change({ state: "confirmed" })}>
          {words.again}
        </Button>
      ) : (
        <>
          <Button {...small} variant="outline" onClick={() => change({ state: "done" })}>
            {words.done}
          </Button>
          <Button {...small} variant="outline" onClick={() => setAsking("date")}>
            {words.change}
          </Button>
          <Button {...small} variant="ghost" onClick={() => setAsking("snoozedUntil")}>
            {words.putOff}
          </Button>
          {isFound && (
            <Button {...small} variant="ghost" onClick={() => change({ state: "dismissed" })}>
              {words.notADate}
            </Button>
          )}
        </>
      )}
      {!isFound && (
        <Button {...small} variant="ghost" onClick={() => void actions.remove(deadline)}>
          {words.remove}
        </Button>
      )}
    </div>
  );
}

type AskDateProps = {
  label: string;
  first: string;
  isBusy: boolean;
  onDate: (date: string) => void;
  onCancel: () => void;
};

function AskDate({ label, first, isBusy, onDate, onCancel }: AskDateProps) {
  const words = useCopy().deadlines.details;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDate(fieldText(new FormData(event.currentTarget), "date"));
  };
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <Field label={label}>
        <Input type="date" name="date" required defaultValue={first} autoFocus />
      </Field>
      <Button type="submit" busy={isBusy}>
        {words.apply}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  );
}

/** Who is responsible: someone with a role on the contract, or by default its managers. */
function AssigneeChoice({ deadline, actions }: { deadline: DeadlineDto; actions: DeadlineActions }) {
  const words = useCopy().deadlines.details;
  const { contractId, assignee } = deadline;
  const { data: people = [] } = useRead<CollaboratorDto[]>(`people of ${contractId}`, () => readPeople(contractId));
  const known = people.map(({ userId, user }) => ({ id: userId, name: user.name }));
  const choices = assignee && !known.some(({ id }) => id === assignee.id) ? [assignee, ...known] : known;
  return (
    <Field label={words.assignee}>
      <Select
        value={assignee?.id ?? ""}
        disabled={actions.busyId === deadline.id}
        onChange={(event) => void actions.change(deadline, { assigneeId: event.target.value || null })}
      >
        <option value="">{words.noAssignee}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
