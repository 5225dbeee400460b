"use client";

import { useState, type SubmitEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { apiFetch, readFailure } from "@/components/forms/api";
import { fieldText } from "@/components/forms/use-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input, Textarea } from "@/components/ui/field";
import type { VersionSummaryDto } from "@/lib/contracts/schema";

export type VersionName = Pick<VersionSummaryDto, "name" | "note">;

/** A version's name and the reason for it, to find it later (B-11.21). */
export function VersionNameForm({
  path,
  kept,
  onDone,
}: {
  /** The version's own REST address. */
  path: string;
  kept: VersionName;
  /** Gets the saved values; null if nothing was changed. */
  onDone: (kept: VersionName | null) => void;
}) {
  const words = useCopy().review.history.naming;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const given = { name: fieldText(values, "name").trim(), note: fieldText(values, "note").trim() };
    setIsBusy(true);
    setProblem(null);
    const response = await apiFetch(path, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(given),
    }).catch(() => null);
    setIsBusy(false);
    if (response?.ok) onDone(given);
    else setProblem((response && (await readFailure(response)).message) || words.failed);
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-3 px-3 pb-3">
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <Field label={words.name}>
        <Input name="name" defaultValue={kept.name} maxLength={100} autoFocus />
      </Field>
      <Field label={words.note} hint={words.hint}>
        <Textarea name="note" defaultValue={kept.note} maxLength={1_000} rows={3} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button type="button" variant="ghost" size="sm" onClick={() => onDone(null)}>
          {words.leave}
        </Button>
        <Button size="sm" type="submit" busy={isBusy}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
