"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { wordsFor } from "@/components/forms/action-answer";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import type { ActionFailure, ActionResult } from "@/lib/server/adapters/action-result";
import type { Language } from "@/lib/copy/languages";
import type { TemplateField } from "@/lib/documents/templates/fields";
import {
  type CreateDraft,
  toInput,
  isTouched,
  onText,
  problemsFrom,
  findProblems,
  startEntry,
  type CreateEntry,
  type CreateInput,
  type EntryProblems,
} from "./create-entry";

/** The form's initial state: an entry, new or resumed, and today's date. */
export type CreateBegin = { entry: CreateEntry; today: string };
export type CreateAction = (input: CreateInput) => Promise<ActionResult<{ id: string }>>;

/** Entries are stored in the browser after a pause of this many milliseconds. */
const KEEP_AFTER_MS = 500;

export type Creating = {
  entry: CreateEntry;
  problems: EntryProblems;
  /** A problem with the whole form, or null. */
  message: string | null;
  /** Being sent, or sent and about to open the contract: the form is locked. */
  isClosed: boolean;
  isTouched: boolean;
  /** Counts refused attempts, before or after sending, so that the screen can focus the problem. */
  refusals: number;
  setName: (name: string) => void;
  setField: (field: TemplateField, value: string) => void;
  /** Switches to our full text in a language, or for null to the documented one; keeps what was typed. */
  setText: (language: Language | null) => void;
  submit: (event: FormEvent) => void;
};

/** One entry from start to the new contract; a failure keeps it as typed. Source: behaviour §9. */
export function useCreate(begin: CreateBegin, create: CreateAction, draft: CreateDraft): Creating {
  const words = useCopy();
  const router = useRouter();
  const [entry, setEntry] = useState(begin.entry);
  const [problems, setProblems] = useState<EntryProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [isDone, setDone] = useState(false);
  const touched = isTouched(entry, startEntry(entry.type, begin.today, words, entry.language ?? null));
  useKept(entry, touched && !isDone, draft);

  const onProblem = (refused: ActionFailure) => {
    setProblems(refused.key === "invalidInput" ? problemsFrom(refused.issues ?? []) : {});
    setFailure(refusalWords(refused, words.templates.failed));
    setRefusals((count) => count + 1);
  };
  const { run, busy } = useAction(create, { fallback: words.templates.failed, onProblem });

  const change = useCallback((field: string, next: (before: CreateEntry) => CreateEntry) => {
    setEntry(next);
    const mended = field === "startDate" ? [field, "endDate"] : [field];
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !mended.includes(name))));
  }, []);
  const setName = useCallback((name: string) => change("name", (before) => ({ ...before, name })), [change]);
  const setField = useCallback(
    (field: TemplateField, value: string) =>
      change(field, (before) => ({ ...before, fields: { ...before.fields, [field]: value } })),
    [change],
  );

  const setText = (language: Language | null) => {
    setEntry((before) => onText(before, language, begin.today));
    setProblems({});
    setFailure(null);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || isDone) return;
    const found = findProblems(entry, words);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return setRefusals((before) => before + 1);
    const contract = await run(toInput(entry));
    if (contract === null) return;
    setDone(true);
    draft.remove();
    router.push(`/contracts/${contract.id}`);
  }

  const left = Object.keys(problems).length;
  const message = failure ?? problems["name"] ?? (left === 0 ? null : words.templates.missing(left));
  return {
    entry,
    problems,
    message,
    isClosed: busy || isDone,
    isTouched: touched,
    refusals,
    setName,
    setField,
    setText,
    submit: (event) => void submit(event),
  };
}

/** The reason if the user can fix it; otherwise the catalogue's message (B-9.12). */
function refusalWords(failure: ActionFailure, failed: string): string {
  return failure.key === "invalidInput" || failure.key === "bodyTooLarge" ? failure.message : wordsFor(failure, failed);
}

/** Stores the entry in the browser: after a pause, and at once when the page closes. */
function useKept(entry: CreateEntry, isWorthIt: boolean, draft: CreateDraft): void {
  const latest = useRef({ entry, isWorthIt });
  useEffect(() => {
    latest.current = { entry, isWorthIt };
    if (!isWorthIt) return;
    const timer = setTimeout(() => draft.write(entry), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [entry, isWorthIt, draft]);
  useEffect(() => {
    const keep = () => {
      if (latest.current.isWorthIt) draft.write(latest.current.entry);
    };
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [draft]);
}
