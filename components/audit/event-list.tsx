"use client";

import { useState } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { usePages, type Pages } from "@/components/data/use-read";
import { apiFetch } from "@/components/forms/api";
import { downloadName, saveFile } from "@/components/forms/download";
import { RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { DownloadIcon, RefreshIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import type { AuditEventDto } from "@/lib/audit/schema";
import { localDay, timeOfDay } from "@/lib/dates";

/** A trail with its download: loading, empty, failed, or newest first with earlier events on demand. */
export function EventList({ trail, fileName }: { trail: string; fileName: string }) {
  const events = usePages<AuditEventDto>(trail);
  const { list: words } = useCopy().audit;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" busy={events.isBusy} onClick={() => events.refresh()}>
          {!events.isBusy && <RefreshIcon className="size-4" />}
          {words.refresh}
        </Button>
        <CsvButton trail={trail} fileName={fileName} />
      </div>
      <Loaded events={events} />
    </div>
  );
}

function Loaded({ events: { state, isBusy, more, refresh } }: { events: Pages<AuditEventDto> }) {
  const { audit, common } = useCopy();
  const words = audit.list;
  if (state.step === "loading") return <Spinner label={words.loading} />;
  if (state.step === "failed") {
    return (
      <RetryBanner retry={common.retry} onRetry={() => refresh()}>
        {words.failed}
      </RetryBanner>
    );
  }
  if (state.items.length === 0) return <p className="text-ink-muted">{words.empty}</p>;
  return (
    <>
      <ol aria-label={words.label}>
        {state.items.map((event, index) => (
          <EventRow key={event.id} event={event} beginsDay={toDay(event) !== toDay(state.items[index - 1])} />
        ))}
      </ol>
      <p role="status" className="text-center text-sm text-ink-muted">
        {state.next === null ? words.shown(state.items.length) : words.firstShown(state.items.length)}
      </p>
      {state.next !== null && (
        <Button variant="outline" busy={isBusy} onClick={() => more()} className="w-full">
          {words.more}
        </Button>
      )}
    </>
  );
}

const toDay = (event: AuditEventDto | undefined) => event && localDay(new Date(event.at));

/** One event as a sentence, below its day if it is the day's last: when, who, what, details and from where. */
function EventRow({ event, beginsDay }: { event: AuditEventDto; beginsDay: boolean }) {
  const language = useLanguage();
  return (
    <li>
      {beginsDay && (
        <p className="border-b border-line pt-4 pb-1 text-sm font-medium text-ink-muted">
          <DayName at={event.at} />
        </p>
      )}
      <div className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 py-1.5">
        <time dateTime={event.at} className="text-sm text-ink-muted tabular-nums">
          {timeOfDay(event.at, language)}
        </time>
        <div className="min-w-0 gap-x-4 break-words sm:flex sm:items-start sm:justify-between">
          <p>
            <span className="font-medium">{event.actorName}</span>
            {": "}
            <span>{withinSentence(event.what)}</span>
            {event.details !== "" && " · "}
            {event.details !== "" && <span className="text-ink-muted">{event.details}</span>}
          </p>
          {event.address !== "" && <p className="text-xs text-ink-muted sm:pt-1">{event.address}</p>}
        </div>
      </div>
    </li>
  );
}

/** Lowercased to follow a name. */
const withinSentence = (what: string) => what.charAt(0).toLowerCase() + what.slice(1);

function DayName({ at }: { at: string }) {
  const { list: words } = useCopy().audit;
  const day = localDay(new Date(at));
  const [today, yesterday] = [0, 1].map((ago) => localDay(daysAgo(ago)));
  if (day === today) return words.today;
  return day === yesterday ? words.yesterday : <DateText value={day} />;
}

function daysAgo(count: number): Date {
  const date = new Date();
  date.setDate(date.getDate() - count);
  return date;
}

function CsvButton({ trail, fileName }: { trail: string; fileName: string }) {
  const { list: words } = useCopy().audit;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    const isDone = await downloadEvents(trail, fileName);
    setIsBusy(false);
    if (!isDone) toast.error(words.failed);
  };

  return (
    <Button variant="outline" size="sm" busy={isBusy} onClick={() => void download()}>
      {!isBusy && <DownloadIcon className="size-4" />}
      {words.download}
    </Button>
  );
}

export type ContractEventsProps = { contractId: string; fileName: string };

/** Who did what with one contract. */
export function ContractEvents({ contractId, fileName }: ContractEventsProps) {
  return <EventList trail={contractTrail(contractId)} fileName={fileName} />;
}

// Reading the audit trail over REST. Source: behaviour §18.

/** A trail's address: a contract's, or the accounts'. */
export const accountsTrail = "/api/admin/audit";

function contractTrail(contractId: string): string {
  return `/api/contracts/${encodeURIComponent(contractId)}/activity`;
}

/** Downloads a whole trail as a table. Returns whether that worked. */
async function downloadEvents(trail: string, fallbackName: string): Promise<boolean> {
  const response = await apiFetch(`${trail}?format=csv`).catch(() => null);
  const bytes = response?.ok ? await response.blob().catch(() => null) : null;
  if (!response || !bytes) return false;
  saveFile(
    bytes,
    downloadName(response.headers.get("Content-Disposition"), { contractName: fallbackName, format: "csv" }),
  );
  return true;
}
