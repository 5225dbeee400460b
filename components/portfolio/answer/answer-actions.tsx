"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { isVerifiable, type ColumnDto } from "@/components/portfolio/columns/columns";
import { FlagGlyph, SealGlyph, toSureness } from "@/components/portfolio/words/marks";
import { Button, buttonClasses } from "@/components/ui/button";
import { DocumentIcon, EditIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { CellDto, OpenedCellDto } from "@/lib/portfolio/schema";
import { answerAddress } from "./answer-quote";
import type { Opened } from "./use-opened";

export type ActionsProps = {
  contractId: string;
  column: ColumnDto;
  /** As the table knows it; what it rests on comes a moment later. */
  cell: CellDto;
  opened: Opened;
  isReadOnly: boolean;
  /** Below a line that tells the value and the verdict already, under a thumb. */
  isPhone: boolean;
  answer: OpenedCellDto;
  onCorrect: () => void;
};

/** What a person can say about an answer, and the way to where it stands. */
export function AnswerActions(props: ActionsProps) {
  const { contractId, column, cell, answer, opened, isReadOnly, isPhone } = props;
  const { panel, inForce } = useCopy().portfolio;
  const canSay = !isReadOnly && canBeSaid(column, cell, answer);
  const isSure = toSureness(cell) === "verified";
  return (
    <>
      <WhyNot column={column} isReadOnly={isReadOnly} />
      {canSay && cell.inForce && <p className="text-sm text-ink-muted">{inForce.noVerify}</p>}
      <div className={isPhone ? "answer-actions-phone" : "flex flex-wrap gap-2"}>
        {canSay && canBeVerified(cell) && (
          <Button
            size="sm"
            variant="outline"
            busy={opened.busy === "verify"}
            disabled={opened.busy !== null}
            onClick={() => void opened.verify()}
          >
            <SealGlyph className="size-4" />
            {cell.isOutOfDate && cell.verified ? panel.verifyAgain : panel.verify}
          </Button>
        )}
        <Link
          href={answerAddress(contractId, answer)}
          className={buttonClasses({ variant: isSure || isPhone ? "outline" : "quiet", size: "sm" })}
        >
          <DocumentIcon className="size-4" />
          {answer.passages.length > 0 ? panel.open : panel.openContract}
        </Link>
        {canSay && <OtherActions {...props} />}
      </div>
    </>
  );
}

function OtherActions({ cell, opened, isPhone, onCorrect }: ActionsProps) {
  const { panel } = useCopy().portfolio;
  const quiet = { size: "sm", variant: isPhone ? "outline" : "quiet", disabled: opened.busy !== null } as const;
  return (
    <>
      <Button {...quiet} onClick={onCorrect}>
        <EditIcon className="size-4" />
        {panel.correct}
      </Button>
      <Button {...quiet} aria-pressed={cell.isFlagged} onClick={() => void opened.flag(!cell.isFlagged)}>
        <FlagGlyph className="size-4" />
        {cell.isFlagged ? panel.unflag : panel.flag}
      </Button>
    </>
  );
}

/** Where nothing can be said, the reason. */
function WhyNot({ column, isReadOnly }: Pick<ActionsProps, "column" | "isReadOnly">) {
  const { panel } = useCopy().portfolio;
  if (isVerifiable(column.kind)) return isReadOnly ? <p className="text-sm text-ink-muted">{panel.readOnly}</p> : null;
  return column.kind === "field" ? null : <p className="text-sm text-ink-muted">{panel.notVerifiable}</p>;
}

/** Of which version, and of what text, a person would say it. */
export function canBeSaid(column: ColumnDto, cell: CellDto, answer: OpenedCellDto | undefined): boolean {
  return isVerifiable(column.kind) && cell.state !== "unread" && answer !== undefined && answer.versionId !== null;
}

/** What everybody with a part in the contract sees isn't verified by words that some of them can't open. */
export function canBeVerified(cell: CellDto): boolean {
  return toSureness(cell) !== "verified" && cell.inForce === undefined;
}
