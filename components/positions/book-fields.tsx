"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { PlusIcon } from "@/components/ui/icons";
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import { CONTRACT_KINDS, type ContractKind } from "@/lib/engine/positions/contract-kinds";
import { SIDES } from "@/lib/positions/bounds";
import type { Position } from "@/lib/positions/position";
import type { NewBook } from "@/lib/positions/schema";
import { sideWords } from "@/lib/positions/side-words";

/** What a book is for. */
export function BookFields({ draft, change }: { draft: NewBook; change: (part: Partial<NewBook>) => void }) {
  const { positions } = useCopy();
  const words = positions.book;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.name} required>
        <Input
          maxLength={MAX_NAME_CHARS}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={words.side}>
        <Select
          value={draft.side}
          onChange={(event) => change({ side: SIDES.find((side) => side === event.target.value) ?? draft.side })}
        >
          {SIDES.map((side) => (
            <option key={side} value={side}>
              {sideWords(positions, side, draft.kinds.length === 1 ? draft.kinds[0] : undefined).name}
            </option>
          ))}
        </Select>
      </Field>
      <KindsOfContract chosen={draft.kinds} onChange={(kinds) => change({ kinds, contractType: "" })} />
    </div>
  );
}

type KindsProps = { chosen: readonly ContractKind[]; onChange: (kinds: ContractKind[]) => void };

/** The kinds of contract a playbook is offered for. */
function KindsOfContract({ chosen, onChange }: KindsProps) {
  const { book, kinds } = useCopy().positions;
  const isChosen = (kind: ContractKind) => chosen.includes(kind);
  return (
    <fieldset className="space-y-1 sm:col-span-2">
      <legend className="text-sm font-medium">{book.kinds}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {CONTRACT_KINDS.map((kind) => (
          <label key={kind} className="flex min-h-8 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4"
              checked={isChosen(kind)}
              onChange={() => onChange(CONTRACT_KINDS.filter((one) => (one === kind) !== isChosen(one)))}
            />
            {kinds[kind]}
          </label>
        ))}
      </div>
      <p className="text-xs text-ink-muted">{book.kindsHint}</p>
    </fieldset>
  );
}

/** Adds a position on a topic not yet covered; hidden if all are. */
export function AddPosition({ taken, onAdd }: { taken: readonly string[]; onAdd: (position: Position) => void }) {
  const { topics, book: words } = useCopy().positions;
  const left = Object.entries(topics).filter(([topic]) => !taken.includes(topic));
  const [wish, setWish] = useState("");
  const chosen = left.find(([topic]) => topic === wish) ?? left[0];
  if (!chosen) return null;
  const [topic, name] = chosen;
  const add = () =>
    onAdd({
      topic,
      wanted: { text: name, wording: "", limits: [] },
      fallback: null,
      redLine: { text: "", limits: [] },
      why: "",
      law: "",
      isReadByLawyer: false,
    });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-full sm:w-72">
        <Field label={words.addTopic}>
          <Select value={topic} onChange={(event) => setWish(event.target.value)}>
            {left.map(([known, label]) => (
              <option key={known} value={known}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button variant="outline" onClick={add}>
        <PlusIcon className="size-4" />
        {words.add}
      </Button>
    </div>
  );
}
