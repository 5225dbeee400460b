"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
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

/** Filled while it narrows the list. */
const look = (isSet: boolean) => (isSet ? "border-primary-200 bg-primary-50 text-primary-800" : "");

export function DeadlineFilters({ filters, deadlines, onChange }: Props) {
  const { filters: words, kindNames } = useCopy().deadlines;
  const written = useDay();
  const contracts = [...new Map(deadlines.map(({ contractId, contractName }) => [contractId, contractName]))];
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <Select
        aria-label={words.whose}
        className={look(filters.isMine)}
        value={filters.isMine ? "mine" : ""}
        onChange={(event) => onChange({ ...filters, isMine: event.target.value === "mine" })}
      >
        <option value="">{words.everybodys}</option>
        <option value="mine">{words.mine}</option>
      </Select>
      <Select
        aria-label={words.kind}
        className={look(filters.kind !== "")}
        value={filters.kind}
        onChange={(event) => onChange({ ...filters, kind: event.target.value })}
      >
        <option value="">{words.anyKind}</option>
        {DEADLINE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </Select>
      <div className="col-span-2 sm:w-64">
        <Select
          aria-label={words.contract}
          className={look(filters.contractId !== "")}
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
