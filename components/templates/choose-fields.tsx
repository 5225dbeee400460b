"use client";

import { useId } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Input } from "@/components/ui/input";
import { MOST_NAME_CHARS } from "@/lib/documents/templates/own-fields";
import type { ProposedField } from "./fields-proposed";

export type ChosenField = ProposedField & { isChosen: boolean };
type Props = {
  fields: readonly ChosenField[];
  isDisabled: boolean;
  onChange: (index: number, change: Partial<ChosenField>) => void;
};

/** Words that become fields in the template, each with the field's name; what is taken off stays as it is. */
export function ChooseFields({ fields, isDisabled, onChange }: Props) {
  const words = useCopy().review.saveAsTemplate;
  const id = useId();
  return (
    <fieldset className="space-y-2">
      <legend className="text-sm font-medium">{words.fields}</legend>
      <p className="text-sm text-ink-muted">{words.fieldsText}</p>
      <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded border border-line">
        {fields.map(({ words: said, name, isChosen }, index) => (
          <li
            key={said}
            className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 p-2 sm:grid-cols-[auto_1fr_12rem]"
          >
            <input
              type="checkbox"
              id={`${id}-${index}`}
              checked={isChosen}
              disabled={isDisabled}
              onChange={(event) => onChange(index, { isChosen: event.target.checked })}
              className="size-4 accent-primary"
            />
            <label htmlFor={`${id}-${index}`} className="min-w-0 font-paper text-sm break-words">
              {said}
            </label>
            <Input
              aria-label={words.fieldNameOf(said)}
              value={name}
              maxLength={MOST_NAME_CHARS}
              disabled={isDisabled || !isChosen}
              autoComplete="off"
              className="max-sm:col-start-2"
              onChange={(event) => onChange(index, { name: event.target.value })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
