"use client";

import { useState, type ReactNode } from "react";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Input, Select } from "@/components/ui/field";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { CONTRACT_KINDS, type ContractKind } from "@/lib/engine/positions/contract-kinds";
import { MAX_COUNTRY_CHARS, SIDES, type Side } from "@/lib/positions/bounds";
import type { BookDto } from "@/lib/positions/schema";
import { sideWords } from "@/lib/positions/side-words";
import type { BooksActions } from "./use-book";

type Props = {
  title: string;
  /** Beside the title while there is no playbook. */
  drawing: ReactNode;
  language: Language;
  /** Of the contract that the reader came from, chosen beforehand. */
  kind?: ContractKind | null;
  start: BooksActions["start"];
  onStarted: (book: BookDto) => void;
};

/** The starters, one click each. Source: B-24.3. */
export function StarterCards({ title, drawing, language: initial, kind: of = null, start, onStarted }: Props) {
  const words = useCopy().positions;
  const [language, setLanguage] = useState(initial);
  const [kind, setKind] = useState<ContractKind | "">(of ?? "");
  const [homeLaw, setHomeLaw] = useState("");
  const [starting, setStarting] = useState<Side | null>(null);
  const { run, problem } = useAction(start, { fallback: words.list.failed });

  async function begin(side: Side) {
    setStarting(side);
    const country = homeLaw.trim();
    const book = await run({
      side,
      language,
      ...(kind === "" ? {} : { kind }),
      ...(country === "" ? {} : { homeLaw: country }),
    });
    setStarting(null);
    if (book) onStarted(book);
  }

  return (
    <section aria-label={words.list.start} className="space-y-4">
      <div className="flex flex-wrap items-end gap-4">
        <div className="flex grow basis-80 items-center gap-5">
          {drawing}
          <h2>{title}</h2>
        </div>
        <div className="w-full sm:w-48">
          <Field label={words.list.starterKind}>
            <Select
              value={kind}
              onChange={(event) => setKind(CONTRACT_KINDS.find((known) => known === event.target.value) ?? "")}
            >
              <option value="">{words.list.anyType}</option>
              {CONTRACT_KINDS.map((known) => (
                <option key={known} value={known}>
                  {words.kinds[known]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div className="w-full sm:w-48">
          <Field label={words.list.starterLanguage}>
            <Select
              value={language}
              onChange={(event) => setLanguage(LANGUAGES.find((known) => known === event.target.value) ?? initial)}
            >
              {LANGUAGES.map((known) => (
                <option key={known} value={known}>
                  {words.languages[known]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
      <div className="max-w-md">
        <Field label={words.list.homeLaw} hint={words.list.homeLawHint}>
          <Input maxLength={MAX_COUNTRY_CHARS} value={homeLaw} onChange={(event) => setHomeLaw(event.target.value)} />
        </Field>
      </div>
      <FormProblem message={problem?.message} />
      <div className="grid gap-4 sm:grid-cols-3">
        {SIDES.map((side) => ({ side, ...sideWords(words, side, kind || undefined) })).map(({ side, name, hint }) => (
          <Card key={side} className="flex flex-col items-start gap-2 p-5">
            <h3 className="text-base font-medium">{name}</h3>
            <p className="flex-1 text-sm text-ink-muted">{hint}</p>
            <p className="text-xs text-warning-700">{words.unread}</p>
            <Button
              variant="outline"
              className="mt-2"
              aria-label={`${words.list.start}: ${name}`}
              busy={starting === side}
              disabled={starting !== null}
              onClick={() => void begin(side)}
            >
              {words.list.start}
            </Button>
          </Card>
        ))}
      </div>
    </section>
  );
}
