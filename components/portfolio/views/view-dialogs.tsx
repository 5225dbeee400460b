"use client";

import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { FormProblem } from "@/components/forms/form-parts";
import type { Done } from "@/components/forms/sent";
import { fieldText } from "@/components/forms/use-form";
import { toSummaryQuery, type Asked } from "@/components/portfolio/asked";
import { changeView, removeView, saveView } from "@/components/portfolio/portfolio-calls";
import { Field, Input, Textarea } from "@/components/ui/field";
import { ConfirmDialog, Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import type { ViewDto } from "@/lib/portfolio/view-schema";

type SaveProps = { asked: Asked; onSaved: (view: ViewDto) => void; onClose: () => void };

/** Keeps what the table asks under a name. */
export function SaveViewDialog({ asked, onSaved, onClose }: SaveProps) {
  const { views: words } = useCopy().portfolio;
  const toast = useToast();
  const [isLacking, setIsLacking] = useState(false);
  const sending = useSending<ViewDto>(words.failed);
  const onSubmit = async (form: FormData) => {
    const name = fieldText(form, "name").trim();
    setIsLacking(name === "");
    const saved =
      name === ""
        ? null
        : await sending.send(() => saveView({ name, query: toSummaryQuery(asked), widths: asked.widths, readers: [] }));
    if (!saved) return;
    toast.success(words.saved(saved.name));
    onSaved(saved);
  };
  return (
    <FormDialog {...{ onSubmit, onClose, sending }} title={words.title} text={words.text} submit={words.save}>
      <Field label={words.name} error={isLacking ? words.nameRequired : null} required>
        <Input name="name" maxLength={MAX_NAME_CHARS} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}

type ShareProps = { view: ViewDto; onShared: () => void; onClose: () => void };

/** Who else has the view; each sees their own contracts by it. */
export function ShareViewDialog({ view, onShared, onClose }: ShareProps) {
  const { views: words } = useCopy().portfolio;
  const toast = useToast();
  const sending = useSending<ViewDto>(words.failed);
  const onSubmit = async (form: FormData) => {
    const readers = [...new Set(fieldText(form, "emails").split(/[\s,;]+/))].filter((email) => email !== "");
    const shared = await sending.send(() => changeView(view.id, { name: view.name, readers }));
    if (!shared) return;
    toast.success(words.shared(shared.readers.length));
    onShared();
  };
  return (
    <FormDialog
      {...{ onSubmit, onClose, sending }}
      title={words.shareTitle(view.name)}
      text={words.shareText}
      submit={words.share}
    >
      <Field label={words.emails}>
        <Textarea name="emails" rows={4} defaultValue={view.readers.map(({ email }) => email).join("\n")} />
      </Field>
    </FormDialog>
  );
}

type RemoveProps = { view: ViewDto; onRemoved: () => void; onClose: () => void };

export function RemoveViewDialog({ view, onRemoved, onClose }: RemoveProps) {
  const { views: words } = useCopy().portfolio;
  const toast = useToast();
  const sending = useSending<null>(words.failed);
  async function remove() {
    if ((await sending.send(() => removeView(view.id))) === undefined) return;
    toast.success(words.removed(view.name));
    onRemoved();
  }
  return (
    <ConfirmDialog
      title={words.removeTitle(view.name)}
      description={words.removeText}
      confirm={words.remove}
      isDangerous
      busy={sending.isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <FormProblem message={sending.problem} />
    </ConfirmDialog>
  );
}

/** One call at a time, and what the server said against it. @returns its answer, or undefined for a refusal */
function useSending<T>(fallback: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send(call: () => Promise<Done<T>>): Promise<T | undefined> {
    setIsBusy(true);
    const done = await call();
    setIsBusy(false);
    setProblem(done.ok ? null : done.message || fallback);
    return done.ok ? done.answer : undefined;
  }
  return { isBusy, problem, send };
}

type FormDialogProps = {
  title: string;
  text: string;
  submit: string;
  sending: { isBusy: boolean; problem: string | null };
  onSubmit: (form: FormData) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

function FormDialog({ title, text, submit, sending, onSubmit, onClose, children }: FormDialogProps) {
  const formId = useId();
  const { isBusy, problem } = sending;
  const submitForm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={title}
      description={text}
      size="sm"
      footer={
        <FormFooter form={formId} busy={isBusy} onCancel={onClose}>
          {submit}
        </FormFooter>
      }
    >
      <form id={formId} noValidate onSubmit={submitForm} className="space-y-4">
        <FormProblem message={problem} />
        {children}
      </form>
    </Dialog>
  );
}
