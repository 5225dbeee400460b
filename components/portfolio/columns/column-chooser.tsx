"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { removeQuestion } from "@/components/portfolio/portfolio-calls";
import { Button, IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { TrashIcon } from "@/components/ui/icons";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { MAX_COLUMNS } from "@/lib/portfolio/bounds";
import { AddField } from "./add-field";
import { COLUMN_KINDS, columnKey, type ColumnDto } from "./columns";

type ColumnChooserProps = {
  columns: readonly ColumnDto[];
  shown: readonly string[];
  onShow: (columns: string[]) => void;
  onClose: () => void;
  /** There is one more or one less of one's own. */
  onColumnsChanged: () => Promise<unknown>;
};

/** Which questions are shown: facts, clauses, verdicts, fields and one's own. New ones stand at the end. */
export function ColumnChooser({ columns, shown, onShow, onClose, onColumnsChanged }: ColumnChooserProps) {
  const words = useCopy().portfolio;
  const [chosen, setChosen] = useState<readonly string[]>(shown);
  const [asked, setAsked] = useState("");
  const isFull = chosen.length >= MAX_COLUMNS;
  const isMeant = ({ name, book }: ColumnDto) => `${name} ${book}`.toLowerCase().includes(asked.trim().toLowerCase());
  const fitting = columns.filter((column) => column.id !== "name" && isMeant(column));
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.columns.title}
      description={words.columns.text}
      size="lg"
      footer={
        <>
          <p role="status" className="mr-auto self-center text-sm text-ink-muted">
            {isFull ? words.columns.most(MAX_COLUMNS) : words.columns.chosen(chosen.length)}
          </p>
          <Button disabled={chosen.length === 0} onClick={() => onShow([...chosen])}>
            {words.columns.apply}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <Input
          type="search"
          aria-label={words.columns.search}
          placeholder={words.columns.search}
          autoComplete="off"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
        {fitting.length === 0 && <p role="status">{words.columns.nothing}</p>}
        {COLUMN_KINDS.map((kind) => (
          <KindChoices
            key={kind}
            label={words.kinds[kind]}
            columns={fitting.filter((column) => column.kind === kind)}
            chosen={chosen}
            isFull={isFull}
            onToggle={toggle}
            onRemoved={(id) => {
              setChosen(chosen.filter((one) => one !== id));
              void onColumnsChanged();
            }}
          />
        ))}
        <AddField
          onAdded={async (id) => {
            await onColumnsChanged();
            setChosen((before) => (before.length < MAX_COLUMNS ? [...before, id] : before));
          }}
        />
      </div>
    </Dialog>
  );
}

type KindChoicesProps = {
  label: string;
  columns: readonly ColumnDto[];
  chosen: readonly string[];
  isFull: boolean;
  onToggle: (id: string) => void;
  onRemoved: (id: string) => void;
};

function KindChoices({ label, columns, chosen, isFull, onToggle, onRemoved }: KindChoicesProps) {
  const words = useCopy().portfolio.columns;
  if (columns.length === 0) return null;
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-medium">{label}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {columns.map((column) => (
          <div key={column.id} className="flex min-w-0 items-center gap-1">
            <label className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(column.id)}
                disabled={isFull && !chosen.includes(column.id)}
                onChange={() => onToggle(column.id)}
                className="size-4 shrink-0 accent-primary"
              />
              <span className="min-w-0 break-words">
                {column.book === "" ? column.name : words.book(column.name, column.book)}
              </span>
            </label>
            {column.kind === "question" && <RemoveQuestion column={column} onRemoved={() => onRemoved(column.id)} />}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function RemoveQuestion({ column, onRemoved }: { column: ColumnDto; onRemoved: () => void }) {
  const words = useCopy().portfolio.columns;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function remove() {
    setIsBusy(true);
    const done = await removeQuestion(columnKey(column.id));
    setIsBusy(false);
    if (!done.ok) return toast.error(done.message || words.failed);
    toast.success(words.questionRemoved);
    onRemoved();
  }
  return (
    <IconButton
      variant="quiet"
      label={words.removeQuestion(column.name)}
      disabled={isBusy}
      onClick={() => void remove()}
    >
      <TrashIcon className="size-4" />
    </IconButton>
  );
}
