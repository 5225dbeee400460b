"use client";

import { useRouter } from "next/navigation";
import { createContext, useContext, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";

type Page = { open: (address: string) => void; isBilingual: boolean };
const Navigation = createContext<Page | null>(null);

type PageNavigationProps = { isBilingual?: boolean; children: ReactNode };

/** Lets entries of the contract's menu lead to other pages. `isBilingual`: there is one on its two languages. */
export function PageNavigation({ isBilingual = false, children }: PageNavigationProps) {
  const router = useRouter();
  return <Navigation value={{ open: (address) => router.push(address), isBilingual }}>{children}</Navigation>;
}

/** Null outside a page: then there are no such entries. */
export const useNavigation = () => useContext(Navigation)?.open ?? null;

/** In its owner's menu 'More': the archive with all that speaks for the contract. B-48.1. */
export function useEvidenceEntry(contract: { id: string; role: string }): { label: string; onSelect: () => void }[] {
  const page = useContext(Navigation);
  const label = useCopy().review.evidence;
  if (!page || contract.role !== "admin") return [];
  return [{ label, onSelect: () => page.open(`/contracts/${encodeURIComponent(contract.id)}/evidence`) }];
}

/** In the menu 'More' of a contract in two languages: where they differ. B-46.7. */
export function useLanguagesEntry(contractId: string): { label: string; onSelect: () => void }[] {
  const page = useContext(Navigation);
  const label = useCopy().review.languages;
  if (!page?.isBilingual) return [];
  return [{ label, onSelect: () => page.open(`/contracts/${encodeURIComponent(contractId)}/languages`) }];
}

/** In the menu 'More' of a signed contract: what changed since. B-49.1. */
export function useSinceEntry(contractId: string, isSigned: boolean): { label: string; onSelect: () => void }[] {
  const page = useContext(Navigation);
  const label = useCopy().review.since;
  if (!page || !isSigned) return [];
  return [{ label, onSelect: () => page.open(`/contracts/${encodeURIComponent(contractId)}/since`) }];
}
