"use client";

import { useState } from "react";
import type { Unproven } from "@/components/accounts/verification/use-resend";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { LetterChoice } from "@/components/notifications/letter-choice";
import { classes } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { ChevronDownIcon } from "@/components/ui/icons";
import { SectionCard } from "@/components/ui/section-card";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";
import type { ChangeReminders, RemindersDto } from "@/lib/deadlines/reminder-schema";
import { CalendarLink } from "./calendar-link";
import { changeReminders, readReminders } from "./reminder-calls";

/** Reminders by mail, in which time zone, and the calendar link; folded until asked for. Source: B-27.12, B-27.13. */
export function ReminderCard({ unproven }: { unproven: Unproven | null }) {
  const words = useCopy().deadlines.reminders;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard
      title={
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-9 w-full items-center justify-between gap-3 rounded text-left text-lg font-medium"
        >
          {words.title}
          <ChevronDownIcon className={classes("size-5 text-ink-muted", isOpen && "rotate-180")} />
        </button>
      }
      text={words.text}
    >
      {isOpen && (
        <div className="space-y-4">
          <Reminders />
          <LetterChoice />
          <CalendarLink unproven={unproven} />
        </div>
      )}
    </SectionCard>
  );
}

function Reminders() {
  const words = useCopy().deadlines.reminders;
  const toast = useToast();
  const { data, put } = useRead<RemindersDto>("reminders", readReminders);
  const [isBusy, setIsBusy] = useState(false);
  const change = async (what: ChangeReminders) => {
    setIsBusy(true);
    const kept = await changeReminders(what);
    setIsBusy(false);
    if (!kept) return toast.error(words.failed);
    put(() => kept);
    toast.success(words.saved);
  };
  if (!data) return null;
  return (
    <div className="space-y-4">
      <label className="flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-primary"
          checked={data.isOn}
          disabled={isBusy}
          onChange={(event) => void change({ isOn: event.target.checked })}
        />
        {words.isOn}
      </label>
      {!data.reachesYou && <p className="text-sm text-warning">{words.unreached}</p>}
      <Field label={words.timeZone}>
        <Select
          value={data.timeZone}
          disabled={isBusy}
          onChange={(event) => void change({ timeZone: event.target.value })}
        >
          {data.timeZone === "" && <option value="">{words.ofServer}</option>}
          {zones(data.timeZone).map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** Those that this browser knows, with the chosen one. */
function zones(chosen: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return chosen === "" || known.includes(chosen) ? known : [chosen, ...known];
}
