"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Field, Select } from "@/components/ui/field";
import type { Copy } from "@/lib/copy/copy";

/** Days before that can be chosen here; programs may set any, and several. */
const CHOICES = [0, 1, 3, 7, 14, 30, 60, 90] as const;
const USUAL = "usual";
const NEVER = "never";

type Choice = { remindDays: readonly number[] | null };

/** When reminders of a date go out: as Settings say, so many days before, or never. Source: B-27.12. */
export function RemindChoice({ known, onChoose }: { known?: Choice; onChoose?: (choice: Choice) => void }) {
  const words = useCopy().deadlines.remind;
  const value = known && written(known.remindDays);
  const names = [...CHOICES.map(String), NEVER];
  return (
    <Field label={words.label}>
      <Select
        name="remind"
        {...(value === undefined ? { defaultValue: USUAL } : { value })}
        onChange={(event) => onChoose?.({ remindDays: parseRemind(event.target.value) })}
      >
        <option value={USUAL}>{words.usual}</option>
        {value !== undefined && value !== USUAL && !names.includes(value) && (
          <option value={value}>{remindWords(known?.remindDays ?? null, words)}</option>
        )}
        {names.map((name) => (
          <option key={name} value={name}>
            {remindWords(parseRemind(name), words)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** What a choice's value means; null: as usual. */
export function parseRemind(value: string): number[] | null {
  if (value === USUAL || value === "") return null;
  return value === NEVER ? [] : value.split(",").map(Number);
}

function written(days: readonly number[] | null): string {
  return days === null ? USUAL : days.length === 0 ? NEVER : days.join(",");
}

/** When reminders go out, in words. */
function remindWords(days: readonly number[] | null, words: Copy["deadlines"]["remind"]): string {
  if (days === null) return words.usual;
  return days.length === 0 ? words.never : days.map(words.before).join(", ");
}
