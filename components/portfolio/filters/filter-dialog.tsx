"use client";

import { useId, useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { COLUMN_KINDS, filterKinds, type ColumnDto } from "@/components/portfolio/columns/columns";
import { Field, Select } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { GridFilter } from "@/lib/portfolio/schema";
import { FilterFields } from "./filter-fields";
import { filterIn } from "./filter-in";

type FilterDialogProps = {
  /** The column to begin with. */
  column: string;
  /** The filter that is changed; null for a new one. */
  filter: GridFilter | null;
  columns: readonly ColumnDto[];
  onSet: (filter: GridFilter) => void;
  onClose: () => void;
};

/** One filter: of which column, by what, and from where to where. */
export function FilterDialog({ column, filter, columns, onSet, onClose }: FilterDialogProps) {
  const { filters: words, kinds } = useCopy().portfolio;
  const formId = useId();
  const [columnId, setColumnId] = useState(column);
  const [way, setWay] = useState<GridFilter["by"] | null>(filter?.by ?? null);
  const [isLacking, setIsLacking] = useState(false);
  const chosen = columns.find(({ id }) => id === columnId) ?? columns[0];
  if (!chosen) return null;
  const ways = filterKinds(chosen);
  const by = way !== null && ways.includes(way) ? way : (ways[0] ?? "text");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = filterIn(new FormData(event.currentTarget), chosen.id, by);
    setIsLacking(made === null);
    if (made) onSet(made);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      size="sm"
      footer={
        <FormFooter form={formId} onCancel={onClose}>
          {words.apply}
        </FormFooter>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <Field label={words.column}>
          <Select value={chosen.id} onChange={(event) => setColumnId(event.target.value)}>
            {COLUMN_KINDS.map((kind) => (
              <ColumnOptions key={kind} label={kinds[kind]} columns={columns.filter((one) => one.kind === kind)} />
            ))}
          </Select>
        </Field>
        {ways.length > 1 && (
          <Field label={words.how}>
            <Select value={by} onChange={(event) => setWay(ways.find((one) => one === event.target.value) ?? null)}>
              {ways.map((one) => (
                <option key={one} value={one}>
                  {words.ways[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <FilterFields
          key={`${chosen.id} ${by}`}
          column={chosen.id}
          by={by}
          filter={filter?.by === by && filter.column === chosen.id ? filter : null}
          problem={isLacking ? words.nothingSet : null}
        />
      </form>
    </Dialog>
  );
}

function ColumnOptions({ label, columns }: { label: string; columns: readonly ColumnDto[] }) {
  if (columns.length === 0) return null;
  return (
    <optgroup label={label}>
      {columns.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
