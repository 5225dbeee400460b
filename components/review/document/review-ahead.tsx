"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { BackToContracts, ContractTitle } from "@/components/review/header/contract-title";
import { ApprovalPlace } from "@/components/approvals/later-approval-strip";
import type { Above } from "@/components/review/notices/above";
import { isTracked, TrackedPlace } from "@/components/review/notices/later-tracked-notice";
import { AboutReading } from "@/components/review/notices/scanned-notice";
import { LaterSignedNotice } from "@/components/signed/later-signed-notice";
import { classes } from "@/components/ui/classes";
import { Spinner } from "@/components/ui/progress";
import type { ContractDto } from "@/lib/contracts/schema";
import { useOutlineShown } from "./use-outline";

/** The server-rendered beginning of a contract's current version. */
export type Ahead = { versionNumber: number; text: ReactNode };

type Props = { contract: ContractDto; ahead: Ahead | null; above?: Above | undefined };

/**
 * The review page until the text can be edited: name, notices and first lines in their final place, so that a contract
 * is readable at once and nothing moves when the editor loads (B-10.19).
 */
export function ReviewAhead({ contract, ahead, above }: Props) {
  const { review: words } = useCopy();
  const { isShown } = useOutlineShown();
  return (
    <div className="review-page page-waits paper-ahead relative" data-outline={isShown ? "shown" : "hidden"}>
      <header className="review-bar">
        <BackToContracts />
        <ContractTitle contract={contract}>
          {ahead && <span className="whitespace-nowrap">{words.header.version(ahead.versionNumber)}</span>}
        </ContractTitle>
        <Spinner label={words.loading} hideLabel={ahead !== null} className="me-3" />
      </header>
      <div className="review-notices space-y-2">
        {contract.signedAt !== null && (
          <LaterSignedNotice contract={{ ...contract, signedAt: contract.signedAt }} hasUnsavedText={false} />
        )}
        <AboutReading contract={contract} uncertain={{ words: 0, numbers: 0 }} />
        {above && isTracked(above, contract.currentVersionId) && <TrackedPlace />}
        {above?.approvals && above.approvals.length > 0 && <ApprovalPlace />}
      </div>
      <div className="review-body">
        <div className="review-outline">
          <Lines widths={["w-24", "w-32", "w-20", "w-28", "w-24", "w-32"]} className="p-3" />
        </div>
        <div className="contract-editor min-w-0" data-read-only="true">
          <div className="contract-toolbar">
            <div className="contract-tools" />
          </div>
          <div className="contract-desk">
            <div className="contract-paper">
              <div className="contract-text" aria-busy="true">
                {ahead?.text}
              </div>
            </div>
          </div>
        </div>
        <div className="review-assistant flex min-w-0 flex-col max-lg:hidden">
          <div className="review-side-tabs" />
          <Lines widths={["w-40", "w-full", "w-full", "w-3/4", "w-1/2"]} className="p-4" />
        </div>
      </div>
      <div className="review-tabs" />
    </div>
  );
}

/** A placeholder while loading. */
function Lines({ widths, className }: { widths: readonly string[]; className: string }) {
  return (
    <div aria-hidden="true" className={classes("space-y-3", className)}>
      {widths.map((width, index) => (
        <div key={index} className={classes("h-3 rounded bg-hover", width)} />
      ))}
    </div>
  );
}
