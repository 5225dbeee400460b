"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { CloseIcon } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { DEADLINE_KINDS } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { useDay } from "./use-day";

/** '' is any. */
export type Filters = { isMine: boolean; contractId: string; kind: string; day: string | null };
export const ANY: Filters = { isMine: false, contractId: "", kind: "", day: null };

/** But for the day, which the calendar does not narrow itself by, and for whose, which the server knows. */
export function isWanted(deadline: DeadlineDto, { contractId, kind }: Filters): boolean {
  return (contractId === "" || deadline.contractId === contractId) && (kind === "" || deadline.kind === kind);
}

type Props = { filters: Filters; deadlines: readonly DeadlineDto[]; onChange: (filters: Filters) => void };

export function DeadlineFilters({ filters, deadlines, onChange }: Props) {
  const { filters: words, kindNames } = useCopy().deadlines;
  const written = useDay();
  const contracts = [...new Map(deadlines.map(({ contractId, contractName }) => [contractId, contractName]))];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-36 flex-1 sm:flex-none">
        <Field label={words.whose}>
          <Select
            value={filters.isMine ? "mine" : ""}
            onChange={(event) => onChange({ ...filters, isMine: event.target.value === "mine" })}
          >
            <option value="">{words.everybodys}</option>
            <option value="mine">{words.mine}</option>
          </Select>
        </Field>
      </div>
      <div className="min-w-36 flex-1 sm:w-56 sm:flex-none">
        <Field label={words.contract}>
          <Select
            value={filters.contractId}
            onChange={(event) => onChange({ ...filters, contractId: event.target.value })}
          >
            <option value="">{words.anyContract}</option>
            {contracts.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="min-w-36 flex-1 sm:flex-none">
        <Field label={words.kind}>
          <Select value={filters.kind} onChange={(event) => onChange({ ...filters, kind: event.target.value })}>
            <option value="">{words.anyKind}</option>
            {DEADLINE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {filters.day !== null && (
        <Button variant="outline" title={words.clearDay} onClick={() => onChange({ ...filters, day: null })}>
          {words.day(written(filters.day))}
          <CloseIcon className="size-4" />
        </Button>
      )}
    </div>
  );
}
