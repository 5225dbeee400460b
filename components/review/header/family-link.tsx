"use client";

import { useRouter } from "next/navigation";
import { createContext, useContext, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { FamilyIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useToast } from "@/components/ui/overlay/toast";
import { AMENDING } from "@/lib/families/bounds";
import type { FamilyDto, FamilyOfContractDto } from "@/lib/families/schema";

type Known = FamilyOfContractDto & { open: (contractId: string) => Promise<void> };
/** Null on a page that knows of no families. */
export const FamilyContext = createContext<Known | null>(null);

/** What the page knows of the contract's family, and the way there; without it there is no entry. */
export function FamilyOfPage({ value, children }: { value: FamilyOfContractDto; children: ReactNode }) {
  const open = useOpenFamily(value);
  return <FamilyContext value={{ ...value, open }}>{children}</FamilyContext>;
}

const familyUrl = (id: string) => `/families/${encodeURIComponent(id)}`;

/** In a contract's bar: its family with the number of documents, or the agreement. B-31.9. */
export function FamilyLink({ contractId }: { contractId: string }) {
  const known = useContext(FamilyContext);
  const words = useCopy().review.family;
  if (!known) return null;
  const parent = known.proposals.find(({ childId }) => childId === contractId);
  const look = classes(buttonClasses({ variant: "quiet", size: "sm" }), "lean lean-4 drops-5");
  if (known.family && (known.family.documentCount > 1 || known.family.ended))
    return (
      <Link href={familyUrl(known.family.id)} title={words.count(known.family.documentCount)} className={look}>
        <FamilyIcon className="size-4" />
        <span className="mutes-4">{known.family.ended ? <Ended {...known.family.ended} /> : words.short}</span>
        <span className="text-xs text-ink-muted tabular-nums">{known.family.documentCount}</span>
      </Link>
    );
  if (!parent) return null;
  return (
    <button
      type="button"
      title={words.probably(parent.parentName)}
      className={look}
      onClick={() => void known.open(contractId)}
    >
      <FamilyIcon className="size-4" />
      <span className="mutes-4">{words.maybe}</span>
      <span className="sr-only">{words.probably(parent.parentName)}</span>
    </button>
  );
}

function Ended({ on, isPast }: NonNullable<NonNullable<FamilyOfContractDto["family"]>["ended"]>) {
  const words = useCopy().review.family;
  const day = useDay();
  const say = isPast ? words.ended : words.ends;
  return <span className="text-danger-700">{on === null ? words.endedUndated : say(day(on))}</span>;
}

/** What the contract amends, as people confirmed it or as it says itself; null for what amends nothing known. */
export function useAmended(contractId: string): { contractId: string; name: string } | null {
  const known = useContext(FamilyContext);
  if (!known) return null;
  const said = known.proposals.find((one) => one.childId === contractId && one.isSure && AMENDING.includes(one.role));
  return known.family?.amends ?? (said ? { contractId: said.parentId, name: said.parentName } : null);
}

/** In the menu 'More': always there on a page that knows of families. */
export function useFamilyEntry(contractId: string): { label: string; onSelect: () => void }[] {
  const known = useContext(FamilyContext);
  const words = useCopy().review.family;
  if (!known) return [];
  const label = known.family ? words.count(known.family.documentCount) : words.begin;
  return [{ label, onSelect: () => void known.open(contractId) }];
}

/** Opens the family; where there is none, that of the agreement it names, else one of its own. */
function useOpenFamily({ family, proposals }: FamilyOfContractDto): Known["open"] {
  const words = useCopy().review.family;
  const toast = useToast();
  const router = useRouter();
  return async (contractId) => {
    const parent = proposals.find(({ childId }) => childId === contractId);
    const familyId = family?.id ?? parent?.familyId ?? null;
    if (familyId !== null) return router.push(familyUrl(familyId)); // there it is proposed
    const { sent } = await import("@/components/forms/sent");
    const begun = await sent<FamilyDto>("POST", "/api/families", { contractId: parent?.parentId ?? contractId });
    if (begun.ok) router.push(familyUrl(begun.answer.id));
    else toast.error(begun.message || words.failed);
  };
}
