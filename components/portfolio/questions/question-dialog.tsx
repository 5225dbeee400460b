"use client";

import { useId, useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { FormProblem } from "@/components/forms/form-parts";
import { fieldText } from "@/components/forms/use-form";
import { askQuestion } from "@/components/portfolio/portfolio-calls";
import { Field, Textarea } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import { MAX_QUESTION_CHARS } from "@/lib/portfolio/bounds";
import type { QuestionDto } from "@/lib/portfolio/schema";

const LEAST_CHARS = 3;

/** A question of one's own, for all contracts. */
export function QuestionDialog({
  onAsked,
  onClose,
}: {
  onAsked: (question: QuestionDto) => void;
  onClose: () => void;
}) {
  const { question: words } = useCopy().portfolio;
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<"tooShort" | { message: string } | null>(null);
  async function ask(text: string) {
    setIsBusy(true);
    const done = await askQuestion(text);
    setIsBusy(false);
    if (done.ok) onAsked(done.answer);
    else setProblem({ message: done.message || words.failed });
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = fieldText(new FormData(event.currentTarget), "text").trim();
    setProblem(text.length < LEAST_CHARS ? "tooShort" : null);
    if (text.length >= LEAST_CHARS) void ask(text);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={words.title}
      description={words.text}
      size="sm"
      footer={
        <FormFooter form={formId} busy={isBusy} onCancel={onClose}>
          {words.submit}
        </FormFooter>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="space-y-4">
        {problem !== null && problem !== "tooShort" && <FormProblem message={problem.message} />}
        <Field label={words.label} error={problem === "tooShort" ? words.tooShort : null} required>
          <Textarea name="text" rows={3} maxLength={MAX_QUESTION_CHARS} placeholder={words.placeholder} />
        </Field>
      </form>
    </Dialog>
  );
}
