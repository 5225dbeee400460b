"use client";

import { useRouter } from "next/navigation";
import { useId, useMemo, useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { apiFetch, readFailure } from "@/components/forms/api";
import { FormProblem } from "@/components/forms/form-parts";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { FactDto } from "@/lib/assistant/review/review-schema";
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import type { ContractDto } from "@/lib/contracts/schema";
import { fieldName, MOST_NAME_CHARS } from "@/lib/documents/templates/own-fields";
import type { FactKind } from "@/lib/engine/review/fact";

export type SaveAsTemplateDialogProps = {
  contract: { id: string; name: string };
  /** The page has text the template won't include. */
  hasUnsavedText: boolean;
  /** The contract's key facts, some of which are offered as fields. */
  facts: readonly FactDto[];
  onClose: () => void;
};

/** Asks for a name and which words become fields, then opens the copy kept as a template. Source: B-9.21. */
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

/** All offered fields are selected until the user removes one. */
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

type ChosenField = ProposedField & { isChosen: boolean };
type Props = {
  fields: readonly ChosenField[];
  isDisabled: boolean;
  onChange: (index: number, change: Partial<ChosenField>) => void;
};

/** Words that become fields in the template, each with the field's name; removed ones stay as text. */
function ChooseFields({ fields, isDisabled, onChange }: Props) {
  const words = useCopy().review.saveAsTemplate;
  const id = useId();
  return (
    <fieldset className="space-y-2">
      <legend className="text-sm font-medium">{words.fields}</legend>
      <p className="text-sm text-ink-muted">{words.fieldsText}</p>
      <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded border border-line">
        {fields.map(({ words: said, name, isChosen }, index) => (
          <li
            key={said}
            className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 p-2 sm:grid-cols-[auto_1fr_12rem]"
          >
            <input
              type="checkbox"
              id={`${id}-${index}`}
              checked={isChosen}
              disabled={isDisabled}
              onChange={(event) => onChange(index, { isChosen: event.target.checked })}
              className="size-4 accent-primary"
            />
            <label htmlFor={`${id}-${index}`} className="min-w-0 font-paper text-sm break-words">
              {said}
            </label>
            <Input
              aria-label={words.fieldNameFor(said)}
              value={name}
              maxLength={MOST_NAME_CHARS}
              disabled={isDisabled || !isChosen}
              autoComplete="off"
              className="max-sm:col-start-2"
              onChange={(event) => onChange(index, { name: event.target.value })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Which words are offered as fields when saving a contract as a template. Source: B-9.21. */
type ProposedField = { words: string; name: string };

/** What differs between contracts of a kind. */
const CHANGING: readonly FactKind[] = ["parties", "agreement_date", "effective_date", "expiration_date", "price"];
/** The API's limit. */
const MOST = 30;
const MOST_CHARS = 200;

/**
 * Who, when and how much, verbatim, each once; a party named by its role, the rest by kind.
 *
 * @param names of the kinds of facts in the reader's language
 */
function proposedFields(
  facts: readonly FactDto[],
  names: Readonly<Record<FactKind, string>>,
): readonly ProposedField[] {
  const fields: ProposedField[] = [];
  for (const kind of CHANGING)
    for (const { value, role, passage } of facts.filter((fact) => fact.kind === kind)) {
      const words = value.trim();
      const isTaken = fields.some((field) => field.words === words);
      if (isTaken || words.length > MOST_CHARS || /[{}\n\t]/u.test(words) || !passage.content.includes(words)) continue;
      fields.push({ words, name: freeName(fieldName(role ?? "") || names[kind], fields) });
    }
  return fields.slice(0, MOST);
}

/** Two different things never share a field. */
function freeName(name: string, fields: readonly ProposedField[]): string {
  const isTaken = (one: string) => fields.some((field) => field.name === one);
  let number = 1;
  while (isTaken(number === 1 ? name : `${name} ${number}`)) number += 1;
  return number === 1 ? name : `${name} ${number}`;
}
