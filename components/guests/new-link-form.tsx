"use client";

import { useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { isCopied } from "@/components/ui/copied";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { CopyIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { DEFAULT_LINK_DAYS, MAX_LABEL_CHARS, MAX_LINK_DAYS } from "@/lib/exchange/guests/bounds";
import type { NewGuestLinkDto } from "@/lib/exchange/guests/schema";
import { makeLink } from "./link-calls";

type NewLinkFormProps = { ids: { contractId: string; roundId: string }; onMade: () => void };

/** Makes a link; its secret and code are shown here once, until the dialog closes. Source: B-41.1. */
export function NewLinkForm({ ids, onMade }: NewLinkFormProps) {
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
