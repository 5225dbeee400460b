"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { CONTRACT_TYPES, MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import { SIDES } from "@/lib/positions/bounds";
import type { NewBook } from "@/lib/positions/schema";

/** What a book is for. */
export function BookFields({ draft, change }: { draft: NewBook; change: (part: Partial<NewBook>) => void }) {
  const { positions, contracts } = useCopy();
  const words = positions.book;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
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
              {positions.sides[side]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.type}>
        <Select
          value={draft.contractType}
          onChange={(event) =>
            change({ contractType: CONTRACT_TYPES.find((type) => type === event.target.value) ?? "" })
          }
        >
          <option value="">{positions.list.anyType}</option>
          {CONTRACT_TYPES.map((type) => (
            <option key={type} value={type}>
              {contracts.types[type]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
