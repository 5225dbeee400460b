"use client";

import { SETTINGS_SECTIONS } from "@/components/accounts/settings/sections";
import { useState } from "react";
import { type Unproven, ProveFirst } from "@/components/accounts/account-notices";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { LetterChoice } from "@/components/notifications/letter-choice";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { Field, Select, Input } from "@/components/ui/field";
import { ChevronDownIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { LOCALES } from "@/lib/copy/languages";
import type { ChangeReminders, RemindersDto, FeedDto } from "@/lib/deadlines/schema";
import { changeReminders, readReminders, makeFeed, readFeed, revokeFeed } from "./deadline-calls";

/** Mail reminders, their time zone, and the calendar link; folded by default. Source: B-27.12, B-27.13. */
export function ReminderCard({ unproven }: { unproven: Unproven | null }) {
  const words = useCopy().deadlines.reminders;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard
      id={SETTINGS_SECTIONS.reminders}
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
      <label className="flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-primary"
          checked={data.isCheckUpOn}
          disabled={isBusy}
          onChange={(event) => void change({ isCheckUpOn: event.target.checked })}
        />
        {words.isCheckUpOn}
      </label>
      {data.isCheckUpOn && <CheckUpDay day={data.checkUpDay} isBusy={isBusy} onChange={change} />}
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

type DayProps = { day: string; isBusy: boolean; onChange: (change: ChangeReminders) => Promise<unknown> };

/** Of a leap year, so that any day can be chosen; a month first leaves no day that there isn't. Source: B-49.8. */
function CheckUpDay({ day, isBusy, onChange }: DayProps) {
  const words = useCopy().deadlines.reminders;
  const written = new Intl.DateTimeFormat(LOCALES[useLanguage()], { month: "long", timeZone: "UTC" });
  const [month = "01", date = "15"] = day.split("-");
  const last = new Date(Date.UTC(LEAP_YEAR, Number(month), 0)).getUTCDate();
  const choose = (chosen: string, of: string) => {
    const days = new Date(Date.UTC(LEAP_YEAR, Number(chosen), 0)).getUTCDate();
    void onChange({ checkUpDay: `${chosen}-${twoDigits(Math.min(Number(of), days))}` });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Field label={words.checkUpMonth}>
        <Select value={month} disabled={isBusy} onChange={(event) => choose(event.target.value, date)}>
          {Array.from({ length: 12 }, (_, index) => (
            <option key={index} value={twoDigits(index + 1)}>
              {written.format(Date.UTC(LEAP_YEAR, index, 1))}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.checkUpDay}>
        <Select value={date} disabled={isBusy} onChange={(event) => choose(month, event.target.value)}>
          {Array.from({ length: last }, (_, index) => (
            <option key={index} value={twoDigits(index + 1)}>
              {index + 1}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

const LEAP_YEAR = 2024;
const twoDigits = (number: number) => String(number).padStart(2, "0");

/** The zones this browser knows, plus the selected one. */
function zones(chosen: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return chosen === "" || known.includes(chosen) ? known : [chosen, ...known];
}

/**
 * The private link through which calendars read the user's dates: shown once, can be renewed and revoked; only
 * available once the address is proven (B-3.6).
 */
export function CalendarLink({ unproven }: { unproven: Unproven | null }) {
  const words = useCopy().deadlines.reminders;
  const toast = useToast();
  const written = useDay();
  const { data, put } = useRead<FeedDto>("calendar feed", readFeed);
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    const made = await makeFeed();
    setIsBusy(false);
    if (!made) return toast.error(words.failed);
    setUrl(made.url);
    put(() => ({ isOn: true, createdAt: made.createdAt }));
  };
  const revoke = async () => {
    setIsBusy(true);
    const isDone = await revokeFeed();
    setIsBusy(false);
    if (!isDone) return toast.error(words.failed);
    setUrl(null);
    put(() => ({ isOn: false, createdAt: null }));
    toast.success(words.revoked);
  };
  return (
    <section aria-label={words.feed} className="space-y-3 border-t border-line pt-4">
      <div className="space-y-1">
        <h3 className="font-medium">{words.feed}</h3>
        <p className="text-sm text-ink-muted">{words.feedText}</p>
        {data?.createdAt && <p className="text-sm text-ink-muted">{words.feedOn(written(data.createdAt))}</p>}
      </div>
      {url && (
        <Field label={words.shown}>
          <Input readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      {unproven && <ProveFirst {...unproven} />}
      <div className="flex flex-wrap gap-2">
        {!unproven && (
          <Button variant="outline" disabled={isBusy || !data} onClick={() => void make()}>
            {data?.isOn ? words.renew : words.make}
          </Button>
        )}
        {data?.isOn && (
          <Button variant="ghost" disabled={isBusy} onClick={() => void revoke()}>
            {words.revoke}
          </Button>
        )}
      </div>
    </section>
  );
}
