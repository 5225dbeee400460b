"use client";

import { useId, useState } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { useForm } from "@/components/forms/use-form";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { CONTRACT_TYPES, MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import type { ListActions } from "./actions";
import type { ContractListRow } from "./contract-rows";

export type EditContractDialogProps = {
  row: ContractListRow;
  change: ListActions["change"];
  onClose: () => void;
  onSaved: (name: string) => void;
};

/** Gives a contract another name or type. Source: B-7.9. */
export function EditContractDialog({ row, change, onClose, onSaved }: EditContractDialogProps) {
  const words = useCopy().contracts;
  const formId = useId();
  const [name, setName] = useState(row.name);
  const [type, setType] = useState(row.contractType);
  const form = useForm(
    () => {
      const wanted = name.trim();
      if (wanted === "") return { mistake: { field: "name" } };
      const known = CONTRACT_TYPES.find((one) => one === type);
      const changes = {
        ...(wanted === row.name ? {} : { name: wanted }),
        ...(known && known !== row.contractType ? { type: known } : {}),
      };
      if (Object.keys(changes).length > 0) return { input: { contractId: row.id, ...changes } };
      onClose();
      return null;
    },
    change,
    { fallback: words.edit.failed, onDone: () => onSaved(name.trim()) },
  );
  const { busy, mistake, problem } = form;

  const footer = (
    <>
      <Button variant="outline" disabled={busy} onClick={onClose}>
        {useCopy().common.cancel}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {busy ? words.edit.saving : words.edit.save}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.edit.title}
      description={words.edit.text}
      size="sm"
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="space-y-4">
        <FormProblem message={problem?.message} />
        <Field label={words.edit.name} error={mistake ? words.upload.nameRequired : null} required>
          <Input
            value={name}
            maxLength={MAX_NAME_CHARS}
            disabled={busy}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label={words.edit.type}>
          <Select value={type} disabled={busy} onChange={(event) => setType(event.target.value)}>
            {row.contractType === "" && <option value="">{words.dashboard.typeMissing}</option>}
            {CONTRACT_TYPES.map((known) => (
              <option key={known} value={known}>
                {words.types[known]}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
