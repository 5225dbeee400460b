"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { RetryBanner } from "@/components/ui/banner";
import { Button, buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { DocumentIcon, EditIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { CellDto, OpenedCellDto } from "@/lib/portfolio/schema";
import { AnswerQuote, answerAddress } from "./answer-quote";
import { isVerifiable, type ColumnDto } from "./columns";
import { CorrectionForm } from "./correction-form";
import { FieldForm } from "./field-form";
import { FlagGlyph, SealGlyph, SureMark, surenessOf, VerdictMark } from "./marks";
import type { Opened } from "./use-opened";
import { useCellWords, useValues } from "./use-values";

type DetailsProps = {
  contractId: string;
  column: ColumnDto;
  /** As the table knows it; what it rests on comes a moment later. */
  cell: CellDto;
  opened: Opened;
  isReadOnly: boolean;
  /** Below a line that tells the value and the verdict already, under a thumb. */
  isPhone?: boolean;
};

/** What an answer is, how sure it is, what it rests on, and who said so. */
export function AnswerDetails(props: DetailsProps) {
  const { contractId, column, cell, opened, isReadOnly, isPhone = false } = props;
  const words = useCopy().portfolio;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { answer, isFailed, reload } = opened;
  return (
    <div className="grid gap-3">
      <Facts {...{ column, cell, isPhone }} ask={answer?.ask ?? ""} />
      {isFailed && (
        <RetryBanner retry={words.retry} onRetry={() => void reload()}>
          {words.panel.failed}
        </RetryBanner>
      )}
      {!answer && !isFailed && <Waiting />}
      {answer && <AnswerQuote answer={answer} />}
      {answer && <WhoSaid cell={cell} clause={answer.clause} />}
      {answer && isCorrecting && (
        <CorrectionForm
          column={column}
          cell={cell}
          isBusy={opened.busy === "correct"}
          onCancel={() => setIsCorrecting(false)}
          onCorrect={(correction, note) =>
            void opened.correct(correction, note).then((isDone) => isDone && setIsCorrecting(false))
          }
        />
      )}
      {answer && column.kind === "field" && !isReadOnly && <FieldForm {...{ cell, opened }} />}
      {answer && !isCorrecting && (
        <Deeds
          {...{ contractId, column, cell, answer, opened, isReadOnly, isPhone }}
          onCorrect={() => setIsCorrecting(true)}
        />
      )}
    </div>
  );
}

function Waiting() {
  const { panel } = useCopy().portfolio;
  return (
    <div role="status" className="answer-slip space-y-2">
      <span className="sr-only">{panel.loading}</span>
      <span aria-hidden="true" className="answers-block block h-3 w-full" />
      <span aria-hidden="true" className="answers-block block h-3 w-11/12" />
      <span aria-hidden="true" className="answers-block block h-3 w-2/3" />
    </div>
  );
}

type FactsProps = Pick<DetailsProps, "column" | "cell"> & { ask: string; isPhone: boolean };

function Facts({ column, cell, ask, isPhone }: FactsProps) {
  const { panel } = useCopy().portfolio;
  const written = useCellWords();
  const { value } = cell;
  const text = value === null || value.text === "" ? "" : written(cell, column);
  return (
    <>
      {text !== "" && !isPhone && <p className="text-[1.0625rem] leading-6 font-medium break-words">{text}</p>}
      <dl className="answer-facts">
        {value?.verdict && !isPhone && (
          <>
            <dt>{panel.verdict}</dt>
            <dd>
              <VerdictMark verdict={value.verdict} />
            </dd>
          </>
        )}
        {ask !== "" && (
          <>
            <dt>{panel.ask}</dt>
            <dd className="break-words">{ask}</dd>
          </>
        )}
        {isVerifiable(column.kind) && (
          <>
            <dt>{panel.sure}</dt>
            <dd>{panel.sureWords[cell.state]}</dd>
          </>
        )}
      </dl>
      {cell.isOutOfDate && (
        <p className="flex items-start gap-2 rounded bg-warning-50 px-3 py-2 text-sm text-warning-700">
          <SureMark sureness="outOfDate" />
          {panel.outOfDate}
        </p>
      )}
    </>
  );
}

/** A person's name stands in green, with the version that they saw. */
function WhoSaid({ cell, clause }: { cell: CellDto; clause: string }) {
  const { panel } = useCopy().portfolio;
  const { day } = useValues();
  const { verified, isOutOfDate } = cell;
  if (!verified) return null;
  const said = verified.isCorrection ? panel.correctedBy : panel.verifiedBy;
  return (
    <div className={classes("flex gap-2.5 rounded px-3 py-2 text-sm", isOutOfDate ? "bg-neutral-50" : "bg-success-50")}>
      <SureMark sureness={isOutOfDate ? "outOfDate" : "verified"} />
      <div className="min-w-0 space-y-0.5 break-words">
        <p>{said(verified.byName, day(verified.at), verified.versionNumber)}</p>
        {verified.note !== "" && <p className="text-ink-muted">{verified.note}</p>}
        {clause !== "" && !isOutOfDate && <p className="text-ink-muted">{panel.goesOutOfDate(clause)}</p>}
      </div>
    </div>
  );
}

type DeedsProps = DetailsProps & { answer: OpenedCellDto; onCorrect: () => void };

function Deeds({ contractId, column, cell, answer, opened, isReadOnly, isPhone, onCorrect }: DeedsProps) {
  const { panel } = useCopy().portfolio;
  const canSay = !isReadOnly && canBeSaid(column, cell, answer);
  const isBusy = opened.busy !== null;
  const isSure = surenessOf(cell) === "verified";
  const quiet = { size: "sm", variant: isPhone ? "outline" : "quiet", disabled: isBusy } as const;
  return (
    <>
      {isReadOnly && isVerifiable(column.kind) && <p className="text-sm text-ink-muted">{panel.readOnly}</p>}
      {!isVerifiable(column.kind) && column.kind !== "field" && (
        <p className="text-sm text-ink-muted">{panel.notVerifiable}</p>
      )}
      <div className={isPhone ? "answer-deeds-phone" : "flex flex-wrap gap-2"}>
        {canSay && !isSure && (
          <Button
            size="sm"
            variant="outline"
            busy={opened.busy === "verify"}
            disabled={isBusy}
            onClick={() => void opened.verify()}
          >
            <SealGlyph />
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
        {canSay && (
          <Button {...quiet} onClick={onCorrect}>
            <EditIcon className="size-4" />
            {panel.correct}
          </Button>
        )}
        {canSay && (
          <Button {...quiet} aria-pressed={cell.isFlagged} onClick={() => void opened.flag(!cell.isFlagged)}>
            <FlagGlyph />
            {cell.isFlagged ? panel.unflag : panel.flag}
          </Button>
        )}
      </div>
    </>
  );
}

/** Of which version, and of what text, a person would say it. */
export function canBeSaid(column: ColumnDto, cell: CellDto, answer: OpenedCellDto | undefined): boolean {
  return isVerifiable(column.kind) && cell.state !== "unread" && answer !== undefined && answer.versionId !== null;
}
