"use client";

import { useState } from "react";
import { usePages, type Pages } from "@/components/data/use-pages";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { DownloadIcon, RefreshIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import { useToast } from "@/components/ui/toast";
import type { AuditEventDto } from "@/lib/audit/schema";
import { downloadEvents } from "./audit-calls";

/** A trail with its download: loading, empty, failed, or newest first with earlier ones on demand. */
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
      <Banner
        tone="error"
        action={
          <Button variant="outline" size="sm" onClick={() => refresh()}>
            {common.retry}
          </Button>
        }
      >
        {words.failed}
      </Banner>
    );
  }
  if (state.items.length === 0) return <p className="text-ink-muted">{words.empty}</p>;
  return (
    <>
      <ol aria-label={words.label} className="divide-y divide-line">
        {state.items.map((event) => (
          <EventRow key={event.id} event={event} />
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

/** One event: what, who, when and from where, and its details. */
function EventRow({ event }: { event: AuditEventDto }) {
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="font-medium break-words">{event.what}</p>
      <p className="text-sm whitespace-nowrap text-ink-muted">
        <DateText value={event.at} withTime />
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm sm:col-span-2">
        <span className="min-w-0 break-words">{event.actorName}</span>
        {event.address !== "" && <span className="text-ink-muted">{event.address}</span>}
      </p>
      {event.details !== "" && <p className="text-sm break-words text-ink-muted sm:col-span-2">{event.details}</p>}
    </li>
  );
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
