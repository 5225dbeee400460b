"use client";

import type { ReactNode } from "react";
import { StatusBadge, SignedBadge } from "@/components/contracts/contract-badges";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { ChevronLeftIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { ContractDto } from "@/lib/contracts/schema";
import type { MoreEntry } from "./more-menu";

/** Name, status and type of the contract, in two lines that may be cut off (B-10.1). */
export function ContractTitle({
  contract,
  nextSteps = [],
  children,
}: {
  contract: ContractDto;
  /** What usually comes next, as words beside the status; on a phone they are in the menu 'More'. */
  nextSteps?: readonly MoreEntry[];
  children?: ReactNode;
}) {
  const { review, contracts } = useCopy();
  const type = contract.metadata.contractType;
  const shownType =
    type === "" ? review.typeMissing : ((contracts.types as Readonly<Record<string, string>>)[type] ?? type);
  return (
    <div className="contract-title-block">
      <h1
        className="text-base leading-6 max-sm:line-clamp-2 max-sm:text-sm max-sm:leading-4 max-sm:wrap-anywhere sm:truncate"
        title={contract.name}
      >
        {contract.name}
      </h1>
      <p className="must-fit flex items-center gap-x-2 overflow-hidden text-xs leading-5 text-ink-muted max-sm:gap-x-1 max-sm:leading-4 max-sm:tracking-tight">
        {contract.signedAt === null ? (
          <StatusBadge status={contract.status} />
        ) : (
          // a phone has no room for both, and cuts off what stands last
          <span className="max-sm:hidden">
            <StatusBadge status={contract.status} />
          </span>
        )}
        <SignedBadge
          signedAt={contract.signedAt}
          signedBy={contract.signedBy}
          isUnseen={contract.isSignatureUnseen === true}
          isInBar
        />
        <span className="min-w-0 truncate sm:min-w-16" title={shownType}>
          {shownType}
        </span>
        {children}
        {nextSteps.map(({ label, short = label, onSelect }) => (
          <button key={label} type="button" className="status-step drops-5 rounded max-sm:hidden" onClick={onSelect}>
            <BarWord word={label} short={short} />
          </button>
        ))}
      </p>
    </div>
  );
}

/** A word of the bar, and the shorter one in its place where the bar is narrow; the long one is read out. */
export function BarWord({ word, short, className }: { word: string; short: string; className?: string }) {
  if (word === short) return <span className={className}>{word}</span>;
  return (
    <>
      <span className={classes("mutes-1", className)}>{word}</span>
      <span aria-hidden="true" className="comes-1" title={word}>
        <span className={className}>{short}</span>
      </span>
    </>
  );
}

/** The link back to the list, at the start of a contract's bar. */
export function BackToContracts() {
  const { backToContracts } = useCopy().review;
  return (
    <Link
      href="/dashboard"
      aria-label={backToContracts}
      title={backToContracts}
      className={classes(buttonClasses({ variant: "ghost", size: "sm" }), "size-9 shrink-0 !p-0")}
    >
      <ChevronLeftIcon />
    </Link>
  );
}
