"use client";

import { useId, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { Dialog, ConfirmDialog } from "@/components/ui/overlay/dialog";
import { CONTRACT_TYPES, MAX_NAME_CHARS, DAYS_IN_TRASH, MAX_LABELS, MAX_LABEL_CHARS } from "@/lib/contracts/bounds";
import type { ListActions, ContractListRow } from "./contract-rows";

type EditContractDialogProps = {
  row: ContractListRow;
  change: ListActions["change"];
  onClose: () => void;
  onSaved: (name: string) => void;
};

/** Changes a contract's name or type. Source: B-7.9. */
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

type DeleteContractDialogProps = {
  row: ContractListRow;
  remove: ListActions["remove"];
  onClose: () => void;
  onDeleted: (name: string) => void;
};

/** Asks before deleting a contract, and says what is deleted with it. Source: B-7.9. */
export function DeleteContractDialog({ row, remove, onClose, onDeleted }: DeleteContractDialogProps) {
  const words = useCopy().contracts.remove;
  const { run, busy, problem } = useAction(remove, { fallback: words.failed });

  async function confirm() {
    if ((await run({ contractId: row.id })) !== null) onDeleted(row.name);
  }

  return (
    <ConfirmDialog
      title={words.title}
      description={words.text(row.name)}
      confirm={busy ? words.deleting : words.confirm}
      isDangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="space-y-3 text-sm">
        <FormProblem message={problem?.message} />
        <p>{words.kept(DAYS_IN_TRASH)}</p>
        <p>{words.lost}</p>
      </div>
    </ConfirmDialog>
  );
}

type Labelled = Pick<ContractListRow, "labels">;
type LabelDialogProps = {
  rows: readonly Labelled[];
  knownLabels: readonly string[];
  onClose: () => void;
  /** Receives the new labels of each contract. */
  onChosen: (listLabels: (row: Labelled) => string[]) => void;
};

/** Edits the labels shared by all selected contracts; each keeps its other labels. Source: B-7.13. */
export function LabelDialog({ rows, knownLabels, onClose, onChosen }: LabelDialogProps) {
  const { contractList: words } = useCopy();
  const formId = useId();
  const shared = (rows[0]?.labels ?? []).filter((label) => rows.every(({ labels = [] }) => labels.includes(label)));
  const [text, setText] = useState(shared.join(", "));
  const [isTooMuch, setTooMuch] = useState(false);
  const written = namesIn(text);
  const offered = knownLabels.filter((label) => !written.includes(label));

  function submit() {
    if (written.length > MAX_LABELS || written.some((label) => label.length > MAX_LABEL_CHARS)) {
      setTooMuch(true);
      return;
    }
    onChosen(({ labels = [] }) => [...new Set([...labels.filter((one) => !shared.includes(one)), ...written])]);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.labelsTitle}
      description={words.labelsText}
      size="sm"
      footer={
        <FormFooter form={formId} onCancel={onClose}>
          {words.labelsUse}
        </FormFooter>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={words.labelsField} error={isTooMuch ? words.labelsTooMany(MAX_LABELS, MAX_LABEL_CHARS) : null}>
          <Input value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </Field>
        {offered.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {offered.map((label) => (
              <Button key={label} variant="outline" size="sm" onClick={() => setText([...written, label].join(", "))}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </form>
    </Dialog>
  );
}

function namesIn(text: string): string[] {
  return [...new Set(text.split(",").map((name) => name.trim().replace(/\s+/g, " ")))].filter((name) => name !== "");
}
