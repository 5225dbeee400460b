"use client";

import { useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { fieldText } from "@/components/forms/use-form";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import { numberIn } from "@/components/portfolio/filters/numbers-in";
import { Button } from "@/components/ui/button";
import { Field, Input, Select, Textarea } from "@/components/ui/field";
import { MAX_VALUE_CHARS, VERDICTS } from "@/lib/portfolio/bounds";
import type { CellDto } from "@/lib/portfolio/schema";
import type { Correction } from "./use-opened";

const UNITS = ["days", "months", "percent"] as const;

type CorrectionFormProps = {
  column: ColumnDto;
  cell: CellDto;
  isBusy: boolean;
  onCancel: () => void;
  onCorrect: (correction: Correction, note: string) => void;
};

/** A person's own answer, typed as the question asks for it, so that it is sorted and summed like the others. */
export function CorrectionForm({ column, cell, isBusy, onCancel, onCorrect }: CorrectionFormProps) {
  const { correction: words, verdicts } = useCopy().portfolio;
  const { common } = useCopy();
  const [isLacking, setIsLacking] = useState(false);
  const { value } = cell;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const correction = correctionIn((name) => fieldText(form, name).trim());
    setIsLacking(correction === null);
    if (correction) onCorrect(correction, fieldText(form, "note").trim());
  };
  const isSum = column.by === "number" && value?.number === undefined;
  return (
    <form noValidate aria-label={words.title} onSubmit={onSubmit} className="grid gap-3 rounded border border-line p-3">
      {column.by === "verdict" && (
        <Field label={words.verdict}>
          <Select name="verdict" defaultValue={value?.verdict ?? "matches"}>
            {VERDICTS.map((verdict) => (
              <option key={verdict} value={verdict}>
                {verdicts[verdict]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {column.by === "day" && (
        <Field label={words.day}>
          <Input type="date" name="day" defaultValue={value?.day ?? ""} />
        </Field>
      )}
      {isSum && <SumFields value={value} />}
      {column.by === "number" && !isSum && <NumberFields value={value} />}
      <Field label={words.text} error={isLacking ? words.needed : null} required>
        <Textarea name="text" rows={2} maxLength={MAX_VALUE_CHARS} defaultValue={value?.text ?? ""} />
      </Field>
      <Field label={words.note}>
        <Input name="note" maxLength={MAX_VALUE_CHARS} autoComplete="off" />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button size="sm" type="submit" busy={isBusy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function SumFields({ value }: Pick<CellDto, "value">) {
  const { correction: words } = useCopy().portfolio;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
      <Field label={words.amount}>
        <Input name="amount" inputMode="decimal" autoComplete="off" defaultValue={value?.amount ?? ""} />
      </Field>
      <Field label={words.currency}>
        <Input name="currency" maxLength={3} autoComplete="off" defaultValue={value?.currency ?? ""} />
      </Field>
    </div>
  );
}

function NumberFields({ value }: Pick<CellDto, "value">) {
  const { correction: words } = useCopy().portfolio;
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label={words.number}>
        <Input name="number" inputMode="decimal" autoComplete="off" defaultValue={value?.number ?? ""} />
      </Field>
      <Field label={words.unit}>
        <Select name="unit" defaultValue={value?.unit ?? ""}>
          <option value="">–</option>
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {words.unitNames[unit]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** What the form's fields say; null without any words. A field that is not there or not filled says nothing. */
function correctionIn(text: (name: string) => string): Correction | null {
  const [amount, number] = [numberIn(text("amount")), numberIn(text("number"))];
  const verdict = VERDICTS.find((one) => one === text("verdict"));
  const unit = UNITS.find((one) => one === text("unit"));
  const words = text("text") || text("day") || [text("currency"), text("amount")].join(" ").trim() || text("number");
  if (words === "" && !verdict) return null;
  return {
    text: words,
    ...(text("day") !== "" && { day: text("day") }),
    ...(amount !== null && { amount }),
    ...(amount !== null && text("currency").length === 3 && { currency: text("currency").toUpperCase() }),
    ...(number !== null && { number }),
    ...(number !== null && unit && { unit }),
    ...(verdict && { verdict }),
  };
}
