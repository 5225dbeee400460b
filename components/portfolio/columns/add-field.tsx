"use client";

import { useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { fieldText } from "@/components/forms/use-form";
import { addField, type FieldKind } from "@/components/portfolio/portfolio-calls";
import { Button } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { PlusIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";

const KINDS: readonly FieldKind[] = ["text", "number", "day"];

/** A field of one's own, for what no contract says. */
export function AddField({ onAdded }: { onAdded: (columnId: string) => Promise<void> }) {
  const words = useCopy().portfolio.columns;
  const { common } = useCopy();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  async function add(name: string, kind: FieldKind) {
    setIsBusy(true);
    const done = await addField(name, kind);
    if (done.ok) await onAdded(`field:${done.answer.id}`);
    setIsBusy(false);
    if (!done.ok) return toast.error(done.message || words.failed);
    toast.success(words.fieldAdded(name));
    setIsOpen(false);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = fieldText(form, "name").trim();
    if (name !== "") void add(name, KINDS.find((kind) => kind === fieldText(form, "kind")) ?? "text");
  };
  if (!isOpen)
    return (
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        <PlusIcon className="size-4" />
        {words.addField}
      </Button>
    );
  return (
    <form onSubmit={onSubmit} className="space-y-3 rounded border border-line p-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label={words.fieldName} hint={words.fieldHint} required>
          <Input name="name" maxLength={200} autoComplete="off" />
        </Field>
        <Field label={words.fieldKind}>
          <Select name="kind" defaultValue="text">
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.fieldKinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => setIsOpen(false)}>
          {common.cancel}
        </Button>
        <Button size="sm" variant="outline" type="submit" busy={isBusy}>
          {words.addField}
        </Button>
      </div>
    </form>
  );
}
