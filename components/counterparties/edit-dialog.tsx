"use client";

import { useId, useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input, Textarea } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import {
  MAX_ADDRESS_CHARS,
  MAX_CONTACTS_CHARS,
  MAX_NAME_CHARS,
  MAX_NOTE_CHARS,
  MAX_REGISTRATION_CHARS,
} from "@/lib/counterparties/bounds";
import type { CounterpartyDto } from "@/lib/counterparties/schema";
import { changeCounterparty } from "./counterparty-calls";

const FIELDS = ["name", "address", "registration", "contacts", "note"] as const;
type FieldName = (typeof FIELDS)[number];
type Draft = Record<FieldName, string>;

type EditProps = { firm: CounterpartyDto; onSaved: () => void; onClose: () => void };

/** The person's own words in place of the contracts'. Source: B-30.7. */
export function EditDialog({ firm, onSaved, onClose }: EditProps) {
  const { edit: words, one } = useCopy().counterparties;
  const { cancel } = useCopy().common;
  const formId = useId();
  const known: Draft = { ...firm.own, name: firm.isNamePersons ? firm.name : "" };
  const [draft, setDraft] = useState<Draft>(known);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const changed = FIELDS.filter((field) => draft[field].trim() !== known[field]);
    const done = await changeCounterparty(
      firm.id,
      Object.fromEntries(changed.map((field) => [field, draft[field].trim()])),
    );
    setIsBusy(false);
    if (!done.ok) return setProblem(done.message || words.failed);
    onSaved();
    onClose();
  };
  const control = (field: FieldName, maxLength: number, placeholder = "") => ({
    value: draft[field],
    maxLength,
    placeholder,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  const said = (kind: "address" | "registration") => firm.details.find((found) => found.kind === kind)?.text ?? "";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="space-y-4" onSubmit={(event) => void save(event)}>
        {problem !== null && <Banner tone="error">{problem}</Banner>}
        <Field label={words.name}>
          <Input {...control("name", MAX_NAME_CHARS, firm.isNamePersons ? "" : firm.name)} />
        </Field>
        <Field label={one.kinds.address}>
          <Input {...control("address", MAX_ADDRESS_CHARS, said("address"))} />
        </Field>
        <Field label={one.kinds.registration}>
          <Input {...control("registration", MAX_REGISTRATION_CHARS, said("registration"))} />
        </Field>
        <Field label={one.contacts}>
          <Textarea rows={3} {...control("contacts", MAX_CONTACTS_CHARS)} />
        </Field>
        <Field label={one.note}>
          <Textarea rows={3} {...control("note", MAX_NOTE_CHARS)} />
        </Field>
      </form>
    </Dialog>
  );
}
