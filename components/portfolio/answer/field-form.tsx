"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { fieldText } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { MAX_VALUE_CHARS } from "@/lib/portfolio/bounds";
import type { CellDto } from "@/lib/portfolio/schema";
import type { Opened } from "./use-opened";

/** What a field of one's own says of a contract. */
export function FieldForm({ cell, opened }: { cell: CellDto; opened: Opened }) {
  const { panel } = useCopy().portfolio;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void opened.setField(fieldText(new FormData(event.currentTarget), "value").trim());
      }}
    >
      <Field label={panel.fieldValue}>
        <Input
          name="value"
          maxLength={MAX_VALUE_CHARS}
          autoComplete="off"
          defaultValue={cell.value?.day ?? cell.value?.text ?? ""}
        />
      </Field>
      <Button size="sm" type="submit" className="justify-self-start" busy={opened.busy === "set"}>
        {panel.set}
      </Button>
    </form>
  );
}
