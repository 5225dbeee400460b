"use client";

import { useRef, type ReactNode } from "react";
import { ACTIVITY_BUTTON_ID, ActivityButton } from "@/components/audit/activity-button";
import { useCopy } from "@/components/copy/copy-provider";
import { Button, buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useFit, useMeasuredHeight } from "@/components/ui/hooks/use-measured";
import { CompareIcon, HistoryIcon, SaveIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { PersonHere } from "@/lib/contracts/news/news-schema";
import type { ContractDto } from "@/lib/contracts/schema";
import { BackToContracts, BarWord, ContractTitle } from "./contract-title";
import { FamilyLink } from "./family-link";
import { canBeReviewed, REVIEWED_BUTTON_ID, SHARE_BUTTON_ID } from "./header-buttons";
import { MoreMenu, type MoreEntries, type MoreEntry } from "./more-menu";

/** Gets the focus when a comparison is closed. */
export const HISTORY_BUTTON_ID = "version-history";
const ROUNDS_LINK_ID = "contract-rounds";
const STEPS = 8;

type ReviewHeaderProps = {
  contract: ContractDto;
  versionNumber: number;
  isDirty: boolean;
  /** Who else has the contract open. */
  here: readonly PersonHere[];
  canSave: boolean;
  isSaving: boolean;
  onSave: () => void;
  onHistory: () => void;
  /** Opens who has a role on the contract. */
  shareButton: ReactNode;
  exportMenu: ReactNode;
  /** 'Mark as reviewed', if possible. */
  reviewedButton: ReactNode;
  /** Beside the status, what usually comes next; in the menu 'More' that too where it has no room, and the rest. */
  more: MoreEntries;
};

/**
 * One bar that never wraps: name, status, type and version with Version History, Export and Save Version. Items that
 * don't fit first lose their label, then move into the menu 'More' (B-10.1, B-10.12).
 */
export function ReviewHeader(props: ReviewHeaderProps) {
  const { contract, versionNumber, isDirty, here, exportMenu, reviewedButton } = props;
  const { review, rounds } = useCopy();
  const words = review.header;
  const bar = useRef<HTMLElement>(null);
  useMeasuredHeight(bar, "--sticky-top");
  useFit(bar, STEPS);
  return (
    <header ref={bar} className="review-bar">
      <BackToContracts />
      <ContractTitle contract={contract} nextSteps={props.more.nextSteps}>
        <span className={classes("drops-5 whitespace-nowrap", isDirty && "max-sm:hidden")}>
          {words.version(versionNumber)}
        </span>
        <span role="status" className="whitespace-nowrap empty:-ml-2">
          {isDirty && <span className="is-unsaved text-warning">{words.unsaved}</span>}
        </span>
        <PeopleHere here={here} />
      </ContractTitle>
      <div className="header-actions">
        {reviewedButton}
        <FamilyLink contractId={contract.id} />
        <Link
          id={ROUNDS_LINK_ID}
          href={`/contracts/${encodeURIComponent(contract.id)}/rounds`}
          title={rounds.open}
          className={classes(buttonClasses({ variant: "quiet", size: "sm" }), "lean lean-4 drops-5")}
        >
          <CompareIcon className="size-4" />
          <span className="mutes-4">{rounds.open}</span>
        </Link>
        {props.shareButton}
        <ActivityButton contract={contract} className="lean drops-2 max-[1439.9px]:hidden" />
        <HistoryButton onHistory={props.onHistory} />
        {exportMenu}
        {contract.signedAt === null && <SaveButton {...props} />}
        <MoreMenu {...useFolded(props)} entries={props.more} />
      </div>
    </header>
  );
}

function HistoryButton({ onHistory }: { onHistory: () => void }) {
  const words = useCopy().review.header;
  return (
    <Button
      id={HISTORY_BUTTON_ID}
      variant="quiet"
      size="sm"
      className="lean lean-6"
      onClick={onHistory}
      title={words.history}
    >
      <HistoryIcon className="size-4" />
      <BarWord word={words.history} short={words.short.history} className="mutes-6" />
    </Button>
  );
}

function SaveButton({ canSave, isSaving, onSave }: ReviewHeaderProps) {
  const words = useCopy().review.header;
  return (
    <Button
      size="sm"
      busy={isSaving}
      disabled={!canSave}
      onClick={onSave}
      title={words.saveHint}
      aria-keyshortcuts="Control+S"
    >
      {!isSaving && <SaveIcon className="size-4" />}
      <BarWord
        word={isSaving ? words.saving : words.save}
        short={isSaving ? words.saving : words.short.save}
        className="mutes-7"
      />
    </Button>
  );
}

/** Menu entries for what doesn't fit the bar; they press the hidden buttons. */
function useFolded({ contract, isDirty, reviewedButton }: ReviewHeaderProps) {
  const { review, rounds, audit } = useCopy();
  const entry = (label: string, buttonId: string, disabled = false): MoreEntry => ({
    label,
    disabled,
    onSelect: () => document.getElementById(buttonId)?.click(),
  });
  const folded = [
    ...(reviewedButton && canBeReviewed(contract) ? [entry(review.header.reviewed, REVIEWED_BUTTON_ID, isDirty)] : []),
    entry(rounds.open, ROUNDS_LINK_ID),
  ];
  const first = contract.role === "admin" ? [entry(audit.contract.open, ACTIVITY_BUTTON_ID)] : [];
  return { first, folded, last: contract.role === "reviewer" ? [] : [entry(review.header.share, SHARE_BUTTON_ID)] };
}

const MOST_NAMES = 2;

/** Who else has the contract open now (B-14.4). */
function PeopleHere({ here }: { here: readonly PersonHere[] }) {
  const words = useCopy().review.others;
  const names = here.map(({ name }) => name);
  const more = names.length - MOST_NAMES;
  return (
    <span
      role="status"
      className={classes(
        "flex items-center gap-1.5 whitespace-nowrap",
        names.length > 0 ? "min-w-20" : "-ml-2 min-w-0",
      )}
    >
      {names.length > 0 && (
        <>
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-success" />
          <span className="truncate" title={words.here(names.join(", "))}>
            <span className="sr-only">{words.hereLabel} </span>
            {names.slice(0, MOST_NAMES).join(", ")}
            {more > 0 && ` +${more}`}
          </span>
        </>
      )}
    </span>
  );
}
