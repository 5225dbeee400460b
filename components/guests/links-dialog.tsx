"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useDay } from "@/components/ui/date-text";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import type { GuestLinkDto } from "@/lib/exchange/guests/schema";
import { readLinks, revokeLink } from "./link-calls";
import { NewLinkForm } from "./new-link-form";

type LinksDialogProps = {
  contractId: string;
  roundId: string;
  /** Why the round takes no new link; null while it does. */
  ended: "signed" | "later" | "decided" | null;
  onClose: () => void;
};

/** The links to a round that was sent: make one, see its visits, revoke it. Source: B-41.1. */
export function LinksDialog({ onClose, ended, ...ids }: LinksDialogProps) {
  const words = useCopy().guests;
  const { data, isFailed, reload } = useRead<GuestLinkDto[]>(`guests ${ids.roundId}`, () => readLinks(ids));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.hint}
      footer={
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <div className="space-y-5">
        {ended === null ? (
          <NewLinkForm ids={ids} onMade={() => void reload()} />
        ) : (
          <Banner tone="info">{words.ended[ended]}</Banner>
        )}
        {!data && !isFailed && <Spinner label={words.loading} />}
        {!data && isFailed && <Banner tone="error">{words.failed}</Banner>}
        {data?.length === 0 && <p className="text-sm text-ink-muted">{words.none}</p>}
        {data && data.length > 0 && (
          <ul aria-label={words.title} className="divide-y divide-line border-t border-line">
            {data.map((link) => (
              <LinkRow key={link.id} link={link} ids={ids} onRevoked={() => void reload()} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

type LinkRowProps = { link: GuestLinkDto; ids: { contractId: string; roundId: string }; onRevoked: () => void };

function LinkRow({ link, ids, onRevoked }: LinkRowProps) {
  const words = useCopy().guests;
  const day = useDay();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { label, state, hasCode, createdByName, expiresAt, visits, lastVisitAt } = link;
  const facts = [
    state === "open" ? words.until(day(expiresAt)) : words.states[state],
    ...(hasCode ? [words.hasCode] : []),
    words.by(createdByName),
    words.visits(visits),
    ...(lastVisitAt === null ? [] : [words.lastVisit(day(lastVisitAt))]),
  ];
  const revoke = async () => {
    setIsBusy(true);
    const done = await revokeLink(ids, link.id);
    setIsBusy(false);
    if (!done.ok) return toast.error(done.message || words.failed);
    toast.success(words.revoked);
    onRevoked();
  };
  return (
    <li className="flex items-start justify-between gap-3 py-3 text-sm">
      <div className="min-w-0 space-y-0.5">
        <p className="font-medium break-words">{label}</p>
        <p className="text-ink-muted">{facts.join(" · ")}</p>
      </div>
      {state === "open" && (
        <Button
          variant="ghost"
          size="sm"
          className="!text-danger hover:bg-danger-50"
          aria-label={`${words.revoke}: ${label}`}
          busy={isBusy}
          onClick={() => void revoke()}
        >
          {words.revoke}
        </Button>
      )}
    </li>
  );
}
