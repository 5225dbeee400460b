"use client";

import { useRead } from "@/components/data/use-read";
import type { ContractPartiesDto } from "@/lib/counterparties/schema";
import { readContractParties } from "./counterparty-calls";

const NOBODY: ContractPartiesDto = { parties: [], ourSide: null, paper: { whose: "unclear", quotes: [] } };

/** A contract's parties as the reader's register has them; nobody until they are known. Source: B-30.11. */
function useParties(contractId: string | null): ContractPartiesDto {
  const { data } = useRead<ContractPartiesDto>(`parties ${contractId}`, async () =>
    contractId === null ? NOBODY : readContractParties(contractId),
  );
  return data ?? NOBODY;
}

/** The only other party's name, where it is known which party we are; else ''. */
export function useTheirName(contractId: string): string {
  const { parties } = useParties(contractId);
  const others = parties.filter(({ isUs }) => !isUs);
  return others.length < parties.length && others.length === 1 ? (others[0]?.name ?? "") : "";
}

/** Whose a party is that a contract calls by its role or its name; null where that is not known. */
export function useWhose(contractId: string | null): (called: string) => "ours" | "theirs" | null {
  const { parties } = useParties(contractId);
  const isKnown = parties.some(({ isUs }) => isUs);
  return (called) => {
    const party = parties.find(({ writtenAs, role }) => isAlike(writtenAs, called) || isAlike(role ?? "", called));
    return isKnown && party ? (party.isUs ? "ours" : "theirs") : null;
  };
}

/** 'the Supplier' and 'Supplier' are one. */
const isAlike = (one: string, other: string) => plain(one) !== "" && plain(one) === plain(other);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^the\s/u, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
