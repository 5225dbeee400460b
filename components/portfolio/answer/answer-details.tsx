"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { ClauseHelp } from "@/components/help/clause-help";
import { isVerifiable } from "@/components/portfolio/columns/columns";
import { SureMark, VerdictMark } from "@/components/portfolio/words/marks";
import { useCellWords, useValues } from "@/components/portfolio/words/use-values";
import { RetryBanner } from "@/components/ui/banner";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { partyAddress } from "@/lib/party-address";
import type { CellDto, OpenedCellDto } from "@/lib/portfolio/schema";
import { AnswerActions, type ActionsProps } from "./answer-actions";
import { AnswerQuote } from "./answer-quote";
import { CorrectionForm } from "./correction-form";
import { FieldForm } from "./field-form";

type DetailsProps = Omit<ActionsProps, "isPhone" | "answer" | "onCorrect"> & { isPhone?: boolean };

/** What an answer is, how sure it is, what it rests on, and who said so. */
export function AnswerDetails(props: DetailsProps) {
  const { contractId, column, cell, opened, isReadOnly, isPhone = false } = props;
  const words = useCopy().portfolio;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { answer, isFailed, reload } = opened;
  return (
    <div className="grid gap-3">
      <Facts {...{ column, cell, isPhone }} ask={answer?.ask ?? ""} />
      <OwnText cell={cell} />
      <PartyLink {...{ contractId, column, cell }} />
      {isFailed && (
        <RetryBanner retry={words.retry} onRetry={() => void reload()}>
          {words.panel.failed}
        </RetryBanner>
      )}
      {!answer && !isFailed && <Waiting />}
      {answer && <Quoted {...{ answer, column }} />}
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
        <AnswerActions
          {...{ contractId, column, cell, answer, opened, isReadOnly, isPhone }}
          onCorrect={() => setIsCorrecting(true)}
        />
      )}
    </div>
  );
}

/** The answer is of the text in force: what the contract's own text says, by which the table is ordered. */
function OwnText({ cell }: { cell: CellDto }) {
  const { inForce } = useCopy().portfolio;
  const { value } = useValues();
  if (!cell.inForce) return null;
  const { own } = cell.inForce;
  const text = own === null ? "" : value(own);
  return <p className="text-sm text-ink-muted">{text === "" ? inForce.ownNothing : inForce.own(text)}</p>;
}

/** What it rests on and, beside that, what such clauses are for in general. Source: B-50.2. */
function Quoted({ answer, column }: { answer: OpenedCellDto; column: DetailsProps["column"] }) {
  const isOnClause = column.kind === "fact" || column.kind === "topic" || column.kind === "verdict";
  return (
    <>
      <AnswerQuote answer={answer} />
      {isOnClause && answer.passages.length > 0 && <ClauseHelp topic={topicOf(column.id)} name={column.name} />}
    </>
  );
}

/** A column's id ends with its topic. */
const topicOf = (columnId: string) => columnId.slice(columnId.lastIndexOf(":") + 1);

/** From the other side to its page. Source: B-30.12. */
function PartyLink({ contractId, column, cell }: Pick<DetailsProps, "contractId" | "column" | "cell">) {
  const { panel } = useCopy().portfolio;
  if (column.id !== "counterparty" || !cell.value) return null;
  return (
    <p className="text-sm">
      <Link href={partyAddress(contractId, cell.value.text)} className="rounded text-primary hover:underline">
        {panel.openCounterparty}
      </Link>
    </p>
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
        {column.kind === "verdict" && value !== null && value.verdict === undefined && (
          <>
            <dt>{panel.verdict}</dt>
            <dd>{panel.noVerdict}</dd>
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
          {cell.verified?.isAmended ? panel.amended : panel.outOfDate}
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
