"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { Select } from "@/components/ui/field";
import { CloseIcon } from "@/components/ui/icons";
import { DEADLINE_KINDS } from "@/lib/deadlines/kinds";
import type { DeadlineDto } from "@/lib/deadlines/schema";

/** '' means any. */
export type Filters = { isMine: boolean; contractId: string; kind: string; day: string | null };
export const ANY: Filters = { isMine: false, contractId: "", kind: "", day: null };

/** All filters but the day, which the calendar itself must ignore, and 'mine', which the server applies. */
export function isWanted(deadline: DeadlineDto, { contractId, kind }: Filters): boolean {
  return (contractId === "" || deadline.contractId === contractId) && (kind === "" || deadline.kind === kind);
}

type Props = {
  filters: Filters;
  deadlines: readonly DeadlineDto[];
  /** On a phone: whether they are out of sight. */
  isFolded: boolean;
  onChange: (filters: Filters) => void;
};

/** Highlighted while it filters the list. */
const look = (isSet: boolean) => (isSet ? "border-primary-200 bg-primary-50 text-primary-800" : "");

/** By person, kind, contract and day. */
export function DeadlineFilters({ filters, deadlines, isFolded, onChange }: Props) {
  const { filters: words, kindNames } = useCopy().deadlines;
  const written = useDay();
  const contracts = [...new Map(deadlines.map(({ contractId, contractName }) => [contractId, contractName]))];
  return (
    <div className={classes("grid grid-cols-2 gap-2 sm:flex sm:flex-wrap", isFolded && "max-sm:hidden")}>
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
