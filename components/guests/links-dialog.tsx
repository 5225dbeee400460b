"use client";

import { useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { isCopied } from "@/components/ui/copied";
import { useDay } from "@/components/ui/date-text";
import { Field, Input } from "@/components/ui/field";
import { CopyIcon } from "@/components/ui/icons";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import { DEFAULT_LINK_DAYS, MAX_LABEL_CHARS, MAX_LINK_DAYS } from "@/lib/exchange/guests/bounds";
import type { GuestLinkDto, NewGuestLinkDto } from "@/lib/exchange/guests/schema";
import { makeLink, readLinks, revokeLink } from "./link-calls";

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

type NewLinkFormProps = { ids: { contractId: string; roundId: string }; onMade: () => void };

/** Makes a link; its secret and code are shown here once, until the dialog closes. Source: B-41.1. */
function NewLinkForm({ ids, onMade }: NewLinkFormProps) {
  const words = useCopy().guests;
  const [made, setMade] = useState<NewGuestLinkDto | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [label, setLabel] = useState("");
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setIsBusy(true);
    const days = Number(entered.get("days"));
    const done = await makeLink(ids, { label, days, withCode: entered.get("withCode") === "on" });
    setIsBusy(false);
    if (!done.ok) return setProblem(done.message || words.failed);
    setProblem(null);
    setLabel("");
    setMade(done.answer);
    onMade();
  };
  return (
    <form noValidate className="space-y-3" onSubmit={(event) => void make(event)}>
      {made && <MadeLink made={made} />}
      <Field label={words.label} hint={words.labelHint} required>
        <Input
          value={label}
          maxLength={MAX_LABEL_CHARS}
          autoComplete="off"
          onChange={(e) => setLabel(e.target.value)}
        />
      </Field>
      <Field label={words.days}>
        <Input name="days" type="number" min={1} max={MAX_LINK_DAYS} defaultValue={DEFAULT_LINK_DAYS} />
      </Field>
      <label className="flex items-start gap-2 text-sm">
        <input type="checkbox" name="withCode" className="mt-0.5 size-4 shrink-0 accent-primary" />
        <span>
          {words.withCode}
          <span className="block text-ink-muted">{words.withCodeHint}</span>
        </span>
      </label>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <Button type="submit" busy={isBusy} disabled={label.trim() === ""}>
        {words.make}
      </Button>
    </form>
  );
}

function MadeLink({ made: { link, code, label } }: { made: NewGuestLinkDto }) {
  const words = useCopy().guests;
  return (
    <section aria-label={label} className="space-y-3 rounded border border-primary-200 bg-primary-50 p-3">
      <p className="text-sm font-medium">{`${label}. ${words.made}`}</p>
      <CopiedField label={words.link} value={link} />
      {code !== null && <CopiedField label={words.code} value={code} />}
    </section>
  );
}

function CopiedField({ label, value }: { label: string; value: string }) {
  const words = useCopy().guests;
  const toast = useToast();
  const copy = async () => {
    if (await isCopied(value)) toast.success(words.copied); // else the field can be copied by hand
  };
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={label}>
          <Input readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      </div>
      <Button variant="outline" aria-label={`${words.copy}: ${label}`} onClick={() => void copy()}>
        <CopyIcon />
        {words.copy}
      </Button>
    </div>
  );
}
