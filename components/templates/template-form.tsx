"use client";

import { useEffect, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormProblem, SubmitButton } from "@/components/forms/form-parts";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { ChevronLeftIcon, EditIcon, EyeIcon, PrintIcon } from "@/components/ui/icons";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { ContractPreview } from "./contract-preview";
import { TEMPLATES } from "@/lib/documents/templates/catalogue";
import type { CreateDraft } from "./create-entry";
import { TemplateFields, TextChoice } from "./template-fields";
import { useCreate, type CreateAction, type CreateBegin, type Creating } from "./use-create";

type TemplateFormProps = { begin: CreateBegin; create: CreateAction; draft: CreateDraft; onBack: () => void };

/**
 * Step 2: the template's form beside the resulting contract; or just the contract, to read and print. Source: behaviour
 * §9.
 */
export function TemplateForm({ begin, create, draft, onBack }: TemplateFormProps) {
  const words = useCopy();
  const creating = useCreate(begin, create, draft);
  const [isClear, setClear] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { form, heading } = useFocus(creating, () => setClear(false));
  return (
    <form ref={form} noValidate onSubmit={creating.submit} className="space-y-5 max-sm:space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="focus:outline-none">
          {words.contracts.types[creating.entry.type]}
        </h2>
        <div className="flex flex-wrap gap-2">
          {isClear && !isEmpty(creating.entry) && (
            <Button variant="outline" onClick={() => window.print()}>
              <PrintIcon className="size-4" />
              {words.templates.print}
            </Button>
          )}
          <Button
            variant="outline"
            className={isEmpty(creating.entry) && !isClear ? "max-sm:hidden" : ""}
            onClick={() => setClear(!isClear)}
          >
            {isClear ? <EditIcon className="size-4" /> : <EyeIcon className="size-4" />}
            {isClear ? words.templates.returnToEdit : words.templates.seeClear}
          </Button>
        </div>
      </div>
      <div className={isClear ? "" : "grid items-start gap-5 lg:grid-cols-2"}>
        {!isClear && <Details creating={creating} />}
        <ContractPreview entry={creating.entry} isAlone={isClear} />
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 space-y-3 border-t border-line bg-page px-4 py-3 sm:-mx-6 sm:px-6">
        <FormProblem message={creating.message} />
        <div className="flex justify-between gap-2">
          <Button
            variant="outline"
            disabled={creating.isClosed}
            onClick={() => (creating.isTouched ? setAsking(true) : onBack())}
          >
            <ChevronLeftIcon className="size-4" />
            <span className="max-sm:sr-only">{words.templates.backToTemplates}</span>
          </Button>
          <SubmitButton busy={creating.isClosed}>
            {creating.isClosed ? words.templates.submitting : words.templates.submit}
          </SubmitButton>
        </div>
      </div>
      <DiscardDialog open={isAsking} onStay={() => setAsking(false)} onLeave={onBack} />
    </form>
  );
}

/** A free text of which nothing is typed: there is nothing to print. */
function isEmpty({ type, language = null, fields }: Creating["entry"]): boolean {
  return language === null && TEMPLATES[type].text === null && (fields["textContent"] ?? "").trim() === "";
}

function Details({ creating }: { creating: Creating }) {
  const words = useCopy().templates;
  const { entry, problems, isClosed } = creating;
  return (
    <Card className="space-y-5 p-4 sm:p-6">
      <Field label={words.name} error={problems["name"]} required>
        <Input
          name="name"
          value={entry.name}
          disabled={isClosed}
          required
          placeholder={words.namePlaceholder}
          autoComplete="off"
          onChange={(event) => creating.setName(event.target.value)}
        />
      </Field>
      <TextChoice entry={entry} disabled={isClosed} onChoose={creating.setText} />
      <TemplateFields entry={entry} problems={problems} disabled={isClosed} onChange={creating.setField} />
    </Card>
  );
}

/** Focuses the step's heading when it opens, and the first invalid field after each refused attempt. */
function useFocus({ refusals, problems }: Creating, showForm: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [answered, setAnswered] = useState(0);
  const hasProblems = Object.keys(problems).length > 0;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (refusals === answered) return;
    if (hasProblems) showForm();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the field can take the focus only once it is drawn
    setAnswered(refusals); // the form is there at the next render
  }, [refusals, answered, hasProblems, showForm]);
  useEffect(() => {
    if (answered > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answered]);
  return { form, heading };
}

/** Asks before going back to the templates loses what was typed. */
function DiscardDialog({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  const words = useCopy().templates.discard;
  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      description={words.text}
      cancel={words.stay}
      confirm={words.leave}
      isDangerous
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
