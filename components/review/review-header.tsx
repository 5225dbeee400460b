"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { ActivityButton } from "@/components/audit/activity-button";
import { useCopy } from "@/components/copy/copy-provider";
import { Button, buttonClasses } from "@/components/ui/button";
import { CompareIcon, HistoryIcon, SaveIcon } from "@/components/ui/icons";
import type { ContractDto } from "@/lib/contracts/schema";
import { ContractTitle } from "./contract-title";

/** Where the focus goes when a comparison is left. */
export const HISTORY_BUTTON_ID = "version-history";

export type ReviewHeaderProps = {
  contract: ContractDto;
  versionNumber: number;
  isDirty: boolean;
  canSave: boolean;
  isSaving: boolean;
  onSave: () => void;
  onHistory: () => void;
  exportMenu: ReactNode;
  /** 'Mark as reviewed', where that can be done. */
  reviewedButton: ReactNode;
};

/** Name, type and status with Version History, Export and Save Version (B-10.1). */
export function ReviewHeader({
  contract,
  versionNumber,
  isDirty,
  canSave,
  isSaving,
  onSave,
  onHistory,
  exportMenu,
  reviewedButton,
}: ReviewHeaderProps) {
  const {
    review: { header: words },
    rounds: { open: roundsWord },
  } = useCopy();
  return (
    <header className="review-bar flex flex-col gap-3 bg-page py-2 lg:flex-row lg:items-center lg:justify-between">
      <ContractTitle contract={contract}>
        <span>{words.version(versionNumber)}</span>
        <span role="status">{isDirty && <span className="text-warning">{words.unsaved}</span>}</span>
      </ContractTitle>
      <div className="flex shrink-0 flex-wrap gap-2 *:flex-1 sm:*:flex-none">
        {reviewedButton}
        <Button id={HISTORY_BUTTON_ID} variant="outline" onClick={onHistory}>
          <HistoryIcon />
          {words.history}
        </Button>
        <Link
          href={`/contracts/${encodeURIComponent(contract.id)}/rounds`}
          className={buttonClasses({ variant: "outline" })}
        >
          <CompareIcon />
          {roundsWord}
        </Link>
        <ActivityButton contract={contract} />
        {exportMenu}
        <Button
          busy={isSaving}
          disabled={!canSave}
          onClick={onSave}
          title={words.saveHint}
          aria-keyshortcuts="Control+S"
        >
          {!isSaving && <SaveIcon />}
          {isSaving ? words.saving : words.save}
        </Button>
      </div>
    </header>
  );
}
