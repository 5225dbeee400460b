"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { usePages, type Pages } from "@/components/data/use-read";
import { apiFetch } from "@/components/forms/api";
import { downloadName, saveFile } from "@/components/forms/download";
import { RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DownloadIcon, RefreshIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import { SegmentedChoice } from "@/components/ui/segmented-choice";
import type { AuditEventDto } from "@/lib/audit/schema";
import { localDay } from "@/lib/dates";
import { EventRow } from "./event-row";
import { CommentWords } from "./said-comments";
import { StoryView } from "./story-view";

/** A trail with its download: loading, empty, failed, or newest first with earlier events on demand. */
function EventList({ trail, fileName, contractId, onFollow }: ContractEventsProps & { trail: string }) {
  const events = usePages<AuditEventDto>(trail);
  const { list: words } = useCopy().audit;
  const [view, setView] = useState<View>("story");
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-2">
        <ViewChoice view={view} onChange={setView} />
        <Button variant="outline" size="sm" busy={events.isBusy} onClick={() => events.refresh()}>
          {!events.isBusy && <RefreshIcon className="size-4" />}
          {words.refresh}
        </Button>
        <CsvButton trail={trail} fileName={fileName} />
      </div>
      <CommentWords {...{ contractId, onFollow }} events={events.state.step === "loaded" ? events.state.items : []}>
        <Loaded events={events} view={view} />
      </CommentWords>
    </div>
  );
}

/** Told as a story, or each event as it was recorded. */
const VIEWS = ["story", "everything"] as const;
type View = (typeof VIEWS)[number];

function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { story } = useCopy().audit;
  const labels = { story: story.view, everything: story.everything };
  return (
    <div className="mr-auto">
      <SegmentedChoice
        label={story.choice}
        options={VIEWS.map((value) => ({ value, label: labels[value] }))}
        value={view}
        onChange={onChange}
      />
    </div>
  );
}

function Loaded({ events: { state, isBusy, more, refresh }, view }: { events: Pages<AuditEventDto>; view: View }) {
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
      {view === "story" ? (
        <StoryView events={state.items} />
      ) : (
        <ol aria-label={words.label}>
          {state.items.map((event, index) => (
            <EventRow key={event.id} event={event} beginsDay={toDay(event) !== toDay(state.items[index - 1])} />
          ))}
        </ol>
      )}
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

export function CsvButton({ trail, fileName }: { trail: string; fileName: string }) {
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

/** `onFollow`: a link to a comment was followed. */
export type ContractEventsProps = { contractId: string; fileName: string; onFollow: () => void };

/** Who did what with one contract. */
export function ContractEvents(props: ContractEventsProps) {
  return <EventList trail={contractTrail(props.contractId)} {...props} />;
}

// Reading the audit trail over REST. Source: behaviour §18.

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
