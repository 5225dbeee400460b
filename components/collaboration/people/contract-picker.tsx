"use client";

import { Link } from "@/components/ui/link";
import type { PageLinks } from "@/components/contracts/list/page-trail";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { DateText } from "@/components/ui/date-text";
import { ChevronLeftIcon, ChevronRightIcon } from "@/components/ui/icons";
import type { ManagedContractDto } from "@/lib/collaboration/schema";

export type PickedContract = ManagedContractDto & { href: string };
type Props = { contracts: readonly PickedContract[]; selectedId: string | null; links: PageLinks };

/** The contracts whose people one may manage; choosing one puts it into the address. Source: behaviour §15. */
export function ContractPicker({ contracts, selectedId, links }: Props) {
  const { contracts: words } = useCopy().collaboration;
  return (
    <nav aria-label={words.label} className="space-y-3">
      <h2 className="text-lg">{words.label}</h2>
      <Card className="max-h-72 overflow-y-auto lg:max-h-[calc(100dvh-18rem)]">
        <ul className="divide-y divide-line">
          {contracts.map((contract) => (
            <li key={contract.id}>
              <Choice contract={contract} isSelected={contract.id === selectedId} />
            </li>
          ))}
        </ul>
        {contracts.length === 0 && (
          <p className="p-4 text-sm text-ink-muted">{links.newer === null ? words.empty : words.emptyPage}</p>
        )}
      </Card>
      <Pages links={links} />
    </nav>
  );
}

function Choice({ contract, isSelected }: { contract: PickedContract; isSelected: boolean }) {
  const { uploaded } = useCopy().collaboration.contracts;
  return (
    <Link
      href={contract.href}
      scroll={false}
      aria-current={isSelected ? "true" : undefined}
      className={classes(
        "block border-l-4 px-4 py-3 focus-visible:-outline-offset-2",
        isSelected ? "border-l-primary bg-primary-50" : "border-l-transparent hover:bg-page",
      )}
    >
      <span className={classes("block text-sm break-words", isSelected ? "font-medium text-primary-800" : "text-ink")}>
        {contract.name}
      </span>
      <span className="block text-xs text-ink-muted">
        {uploaded} <DateText value={contract.uploadedAt} />
      </span>
    </Link>
  );
}

function Pages({ links }: { links: PageLinks }) {
  const { contracts: words } = useCopy().collaboration;
  if (links.newer === null && links.older === null) return null;
  const look = buttonClasses({ variant: "outline", size: "sm" });
  return (
    <div role="group" aria-label={words.pages} className="flex justify-between gap-2">
      {links.newer !== null && (
        <Link href={links.newer} className={look}>
          <ChevronLeftIcon className="size-4" />
          {words.newer}
        </Link>
      )}
      {links.older !== null && (
        <Link href={links.older} className={classes(look, "ml-auto")}>
          {words.older}
          <ChevronRightIcon className="size-4" />
        </Link>
      )}
    </div>
  );
}
