"use client";

import { statusText } from "@/components/contracts/status-text";
import { useCopy } from "@/components/copy/copy-provider";
import type { AnswersGroup } from "@/components/portfolio/table/lines";
import { CONTRACT_TYPES, STATUS_FILTERS } from "@/lib/contracts/bounds";
import type { GridGroup } from "@/lib/portfolio/bounds";

/** What can be chosen of a column whose values are known; null where people write them. */
export function listChoices(column: string): readonly string[] | null {
  if (column === "type") return CONTRACT_TYPES;
  if (column === "status") return STATUS_FILTERS;
  return null;
}

/** A value of a contract's record in the reader's words. */
export function useRecordWords(): (column: string, value: string) => string {
  const { types, status } = useCopy().contracts;
  return (column, value) => {
    if (column === "status") return statusText(value === "draft" ? "" : value, status);
    if (column === "type") return (types as Readonly<Record<string, string>>)[value] ?? value;
    return value;
  };
}

/** The name over a group's contracts; that of those which are in none, for one without. */
export function useGroupName(grouping: GridGroup): (group: Pick<AnswersGroup, "key" | "name">) => string {
  const { noGroup, noCounterparty } = useCopy().portfolio;
  const recordWord = useRecordWords();
  return ({ key, name }) => {
    const known = name || key;
    if (known === "") return grouping === "counterparty" ? noCounterparty : noGroup;
    return grouping === "type" ? recordWord("type", known) : known;
  };
}
