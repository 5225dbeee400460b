"use client";

import { useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { FormProblem } from "@/components/forms/form-parts";
import { fieldText } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { PlusIcon } from "@/components/ui/icons";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Spinner } from "@/components/ui/progress";
import type { Copy } from "@/lib/copy/copy";
import { readContracts, addDeadline } from "./deadline-calls";
import { parseRemind, RemindChoice } from "./remind-choice";

type Props = {
  today: string;
  contractId?: string;
  /** On a phone only the plus sign is seen. */
  isShort?: boolean;
  onAdded: () => Promise<unknown>;
};

/** The button and dialog for adding one's own date or duty. */
export function AddDeadline(props: Props) {
  const words = useCopy().deadlines.add;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <PlusIcon />
        <span className={props.isShort ? "max-sm:sr-only" : undefined}>{words.open}</span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={words.title} size="sm">
        <AddForm {...props} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function AddForm({ today, contractId, onAdded, onDone }: Props & { onDone: () => void }) {
  const { deadlines } = useCopy();
  const words = deadlines.add;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => fieldText(form, name);
    setIsBusy(true);
    const done = await addDeadline(contractId ?? text("contract"), {
      title: text("title"),
      date: text("date"),
      repeat: text("repeat") || null,
      remindDays: parseRemind(text("remind")),
    });
    setIsBusy(false);
    if (!done.ok) return setProblem(done.message || deadlines.details.failed);
    await onAdded();
    onDone();
  };
  return (
    <form className="space-y-4" onSubmit={(event) => void submit(event)}>
      <FormProblem message={problem} />
      {contractId === undefined && <ContractChoice />}
      <Field label={words.what}>
        <Input name="title" required maxLength={200} />
      </Field>
      <Field label={words.date}>
        <Input type="date" name="date" required defaultValue={today} />
      </Field>
      <Field label={words.repeat}>
        <Select name="repeat" defaultValue="">
          {REPEAT_NAMES.map((name) => (
            <option key={name} value={REPEATS[name]}>
              {deadlines.repeats[name]}
            </option>
          ))}
        </Select>
      </Field>
      <RemindChoice />
      <div className="flex justify-end">
        <Button type="submit" busy={isBusy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

function ContractChoice() {
  const { deadlines } = useCopy();
  const { data: contracts } = useRead("contracts for a date", readContracts);
  if (!contracts) return <Spinner label={deadlines.loading} />;
  if (contracts.length === 0) return <p>{deadlines.add.noContracts}</p>;
  return (
    <Field label={deadlines.add.contract}>
      <Select name="contract" required>
        {contracts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type RepeatWords = Copy["deadlines"]["repeats"];

/** The recurrences offered to users, and their rules; API clients may set any. */
const REPEATS = {
  once: "",
  weekly: "FREQ=WEEKLY",
  monthly: "FREQ=MONTHLY",
  quarterly: "FREQ=MONTHLY;INTERVAL=3",
  yearly: "FREQ=YEARLY",
} as const satisfies Partial<Record<keyof RepeatWords, string>>;
const REPEAT_NAMES = Object.keys(REPEATS) as (keyof typeof REPEATS)[]; // the table's own keys

/** A rule's name; when it stops is no part of it. */
export function repeatName(rule: string, words: RepeatWords): string {
  const endless = rule.replace(/;UNTIL=\d{8}$/, "");
  return words[REPEAT_NAMES.find((name) => REPEATS[name] === endless) ?? "other"];
}
