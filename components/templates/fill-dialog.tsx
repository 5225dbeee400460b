"use client";

import { useRouter } from "next/navigation";
import { useId, useState, type FormEvent } from "react";
import { apiFetch, readFailure } from "@/components/forms/api";
import { FormProblem } from "@/components/forms/form-parts";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Field, Input, Textarea } from "@/components/ui/field";
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import type { ContractDto } from "@/lib/contracts/schema";

export type FillDialogProps = {
  contract: { id: string; name: string };
  /** The text's fields, in order. */
  names: readonly string[];
  onClose: () => void;
};

/** Asks for each field of a contract and creates the user's own draft with the values. Source: B-9.19. */
export function FillDialog({ contract, names, onClose }: FillDialogProps) {
  const words = useCopy().review.ownFields;
  const formId = useId();
  const filling = useFilling(contract.id, names, contract.name);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !filling.isBusy && onClose()}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button variant="outline" disabled={filling.isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={filling.isBusy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void filling.submit(event)} className="space-y-4">
        <FormProblem message={filling.problem} />
        <Field
          label={words.name}
          error={filling.isAsked && filling.name.trim() === "" ? words.required : null}
          required
        >
          <Input
            value={filling.name}
            maxLength={MAX_NAME_CHARS}
            disabled={filling.isBusy}
            required
            autoComplete="off"
            onChange={(event) => filling.setName(event.target.value)}
          />
        </Field>
        {names.map((name) => (
          <Field key={name} label={name} error={filling.isAsked && !filling.has(name) ? words.required : null} required>
            <Textarea
              rows={1}
              value={filling.valueOf(name)}
              disabled={filling.isBusy}
              required
              onChange={(event) => filling.set(name, event.target.value)}
            />
          </Field>
        ))}
      </form>
    </Dialog>
  );
}

function useFilling(contractId: string, names: readonly string[], contractName: string) {
  const words = useCopy().review.ownFields;
  const router = useRouter();
  const [name, setName] = useState(contractName);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const valueOf = (field: string) => values.get(field) ?? "";
  const has = (field: string) => valueOf(field).trim() !== "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isBusy || name.trim() === "" || !names.every(has)) return;
    setBusy(true);
    setProblem(null);
    const fields = Object.fromEntries(names.map((field) => [field, valueOf(field)]));
    const made = await fill(contractId, { name, fields });
    if (made.ok) return router.push(`/contracts/${made.id}`);
    setBusy(false);
    setProblem(made.message || words.failed);
  }
  const set = (field: string, value: string) => setValues((before) => new Map(before).set(field, value));
  return { name, setName, valueOf, has, set, submit, isAsked, isBusy, problem };
}

type Filled = { ok: true; id: string } | { ok: false; message: string };

async function fill(contractId: string, body: { name: string; fields: Record<string, string> }): Promise<Filled> {
  const response = await apiFetch(`/api/contracts/${encodeURIComponent(contractId)}/fill`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null); // no answer: the dialog says so and keeps what was typed
  if (response?.ok) return { ok: true, id: ((await response.json()) as ContractDto).id }; // our own API
  return { ok: false, message: response ? (await readFailure(response)).message : "" };
}
