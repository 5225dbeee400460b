"use client";

import { useRef, useState, type SubmitEvent } from "react";
import type { ActionFailure, ActionResult } from "@/lib/server/adapters/action-result";
import { useAction } from "./use-action";

/** Result of validating a form: an input to send, a mistake at a field, or null if there is nothing to send. */
type Checked<Input, Mistake> = { input: Input } | { mistake: Mistake } | null;

type FormOptions<Data> = {
  /** As in `useAction`. */
  fallback?: string;
  onDone: (data: Data, form: HTMLFormElement) => void;
  /** @returns the invalid field, if any */
  onProblem?: (problem: ActionFailure) => string | null | void;
};

type Form<Mistake> = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** The action succeeded; what follows, such as the next page, may take a moment. */
  isDone: boolean;
  /** The validation error; there is either that or a problem. */
  mistake: Mistake | null;
  problem: ActionFailure | null;
};

/**
 * A form validated here and then sent by a server action. The first mistake gets the focus and replaces an earlier
 * problem. `check` reads fields by name. Never throws.
 */
export function useForm<Input, Data, Mistake extends { field: string }>(
  check: (text: (name: string) => string) => Checked<Input, Mistake>,
  action: (input: Input) => Promise<ActionResult<Data>>,
  { fallback, onDone, onProblem }: FormOptions<Data>,
): Form<Mistake> {
  const element = useRef<HTMLFormElement>(null);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const [isDone, setIsDone] = useState(false);
  const { run, busy, problem, clear } = useAction(action, {
    ...(fallback === undefined ? {} : { fallback }),
    onProblem: (failure) => focusIn(element.current, onProblem?.(failure)),
  });

  async function submit(form: HTMLFormElement) {
    element.current = form;
    const values = new FormData(form);
    const checked = check((name) => fieldText(values, name));
    const found = checked !== null && "mistake" in checked ? checked.mistake : null;
    setMistake(found);
    if (found) {
      clear();
      focusField(form, found.field);
    }
    if (checked === null || "mistake" in checked) return;
    const data = await run(checked.input);
    if (data === null) return;
    setIsDone(true);
    onDone(data, form);
  }

  return {
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
    busy,
    isDone,
    mistake,
    problem,
  };
}

function focusIn(form: HTMLFormElement | null, field: string | null | void): void {
  if (form && typeof field === "string") focusField(form, field);
}

export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
