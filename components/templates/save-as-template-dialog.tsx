"use client";

import { useRouter } from "next/navigation";
import { useId, useMemo, useState, type FormEvent } from "react";
import { apiFetch, readFailure } from "@/components/forms/api";
import { FormProblem } from "@/components/forms/form-problem";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { FactDto } from "@/lib/assistant/review-schema";
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import type { ContractDto } from "@/lib/contracts/schema";
import { fieldName } from "@/lib/documents/templates/own-fields";
import { ChooseFields, type ChosenField } from "./choose-fields";
import { proposedFields, type ProposedField } from "./fields-proposed";

export type SaveAsTemplateDialogProps = {
  contract: { id: string; name: string };
  /** There is text on the page that the template will not have. */
  hasUnsavedText: boolean;
  /** What the contract says of itself, of which fields are offered. */
  facts: readonly FactDto[];
  onClose: () => void;
};

/** Asks for a name, and what becomes a field, and opens the copy that is kept as a template. Source: B-9.21. */
export function SaveAsTemplateDialog({ contract, hasUnsavedText, facts, onClose }: SaveAsTemplateDialogProps) {
  const words = useCopy().review.saveAsTemplate;
  const router = useRouter();
  const formId = useId();
  const [name, setName] = useState(contract.name);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { fields, change, chosen } = useChosenFields(facts);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isBusy || name.trim() === "") return;
    setBusy(true);
    setProblem(null);
    const made = await save(contract.id, { name, ...(chosen.length === 0 ? {} : { fields: chosen }) });
    if (made.ok) return router.push(`/contracts/${made.id}`);
    setBusy(false);
    setProblem(made.message || words.failed);
  }
  return (
    <Dialog
      open
      size={fields.length > 0 ? "md" : "sm"}
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <FormProblem message={problem} />
        {hasUnsavedText && <Banner tone="warning">{words.unsaved}</Banner>}
        <Field label={words.name} error={isAsked && name.trim() === "" ? words.required : null} required>
          <Input
            value={name}
            maxLength={MAX_NAME_CHARS}
            disabled={isBusy}
            required
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        {fields.length > 0 && <ChooseFields fields={fields} isDisabled={isBusy} onChange={change} />}
      </form>
    </Dialog>
  );
}

/** All that is offered is chosen, until somebody takes it off. */
function useChosenFields(facts: readonly FactDto[]) {
  const { assistant, review } = useCopy();
  const names = useMemo(
    () => ({ ...assistant.facts.kinds, parties: review.saveAsTemplate.party }),
    [assistant, review],
  );
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<ChosenField>>>>({});
  const fields = useMemo(
    () => proposedFields(facts, names).map((field) => ({ ...field, isChosen: true, ...changes[field.words] })),
    [facts, names, changes],
  );
  const change = (index: number, part: Partial<ChosenField>) => {
    const words = fields[index]?.words ?? "";
    setChanges((known) => ({ ...known, [words]: { ...known[words], ...part } }));
  };
  const chosen = fields
    .map(({ words, name, isChosen }) => ({ name: fieldName(name), words, isChosen }))
    .filter(({ name, isChosen }) => isChosen && name !== "")
    .map(({ name, words }) => ({ name, words }));
  return { fields, change, chosen };
}

type Saved = { ok: true; id: string } | { ok: false; message: string };

type Asked = { name: string; fields?: readonly ProposedField[] };

async function save(contractId: string, asked: Asked): Promise<Saved> {
  const response = await apiFetch(`/api/contracts/${encodeURIComponent(contractId)}/save-as-template`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(asked),
  }).catch(() => null); // no answer: the dialog says so and keeps what was typed
  if (response?.ok) return { ok: true, id: ((await response.json()) as ContractDto).id }; // our own API
  return { ok: false, message: response ? (await readFailure(response)).message : "" };
}
