"use client";

import type { ReactNode } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Chip } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import { LOCALES } from "@/lib/copy/languages";
import { nearDay } from "@/lib/dates";
import { partyAddress } from "@/lib/party-address";
import { shortParty } from "@/lib/short-party";
import type { AnswerColumn, ContractListRow, ListedAnswer, ListedAnswers } from "./contract-rows";
import type { CellValue } from "@/lib/portfolio/schema";
import type { MoreColumn } from "./list-query";

/** The names of the columns that can be added. */
export function moreNames(
  words: Record<"parties" | "price" | "ends" | "deviations" | "labels" | "addedBy" | "nextDate", string>,
): Record<MoreColumn, string> {
  const { parties, price, ends, deviations, labels, addedBy, nextDate } = words;
  return { parties, price, ends, next: nextDate, deviations, labels, by: addedBy };
}

/** What a row shows in a column that was added. */
export function MoreCell({ column, row }: { column: MoreColumn; row: ContractListRow }) {
  switch (column) {
    case "parties":
    case "price":
    case "ends":
      return <AnswerCell {...{ column, row }} />;
    case "next":
      return <NextStep row={row} />;
    case "deviations":
      return <Deviations count={row.deviations ?? 0} />;
    case "labels":
      return <Labels names={row.labels ?? []} />;
    case "by":
      return row.addedBy;
  }
}

/** On narrow screens a card has no line for an empty column. */
export function isEmpty(column: MoreColumn, row: ContractListRow): boolean {
  switch (column) {
    case "parties":
    case "price":
    case "ends":
      return !isThere(row.answers?.[column]);
    case "next":
      return row.next === undefined;
    case "deviations":
      return !row.deviations;
    case "labels":
      return (row.labels ?? []).length === 0;
    case "by":
      return !row.addedBy;
  }
}

function isThere(answer: ListedAnswers[AnswerColumn]): boolean {
  return answer?.value !== null && answer?.value !== undefined && answer.state !== "nearest";
}

const Nothing = () => <span className="text-ink-muted">–</span>;

/**
 * The other side, the value or the end. An amount is written in figures, the contract's own words on hover; what is
 * only likely has a mark. A dash means only that nothing was found. Source: B-7.19.
 */
function AnswerCell({ column, row }: { column: AnswerColumn; row: ContractListRow }) {
  const written = useWritten();
  const answer = row.answers?.[column];
  if (!answer || !isThere(answer) || answer.value === null) return <Nothing />;
  const text = written(answer.value);
  const isOver = column === "ends" && row.isOver === true;
  const { unsettled } = answer.value;
  const sign = (
    <>
      {answer.inForce && <InForceSign documents={answer.inForce.documents} />}
      {answer.state === "likely" && <LikelySign unsettled={unsettled} />}
    </>
  );
  if (column === "parties")
    return (
      <span title={answer.value.text} className="min-w-0 sm:flex sm:items-end">
        <Link
          href={partyAddress(row.id, text)}
          className="min-w-0 rounded hover:text-primary hover:underline sm:line-clamp-2"
        >
          {shortParty(text)}
        </Link>
        {sign}
      </span>
    );
  return (
    <span
      title={answer.value.text}
      className={classes(
        "min-w-0 tabular-nums",
        isFigure(answer.value) ? (isOver ? "sm:whitespace-nowrap" : "whitespace-nowrap") : "line-clamp-3",
        column !== "ends" && "sm:min-w-32",
      )}
    >
      {isOver ? (
        <PastEnd day={text} sign={sign} mayRunOn={row.mayRunOn === true} />
      ) : (
        <>
          {text}
          {sign}
        </>
      )}
    </span>
  );
}

function LikelySign({ unsettled }: { unsettled?: CellValue["unsettled"] }) {
  const { contractList: words, deadlines } = useCopy();
  return (
    <span
      title={unsettled ? deadlines.unsettled[unsettled].short : words.likelyHint}
      className="ml-1 shrink-0 text-ink-muted"
    >
      <span aria-hidden="true">≈</span>
      <span className="sr-only">{words.likely}</span>
    </span>
  );
}

/** A signed amendment made it. */
function InForceSign({ documents }: Pick<NonNullable<ListedAnswer["inForce"]>, "documents">) {
  const { inForce } = useCopy().contractList;
  return (
    <span
      title={inForce.hint(documents.map(({ name }) => name).join(", "))}
      className="ml-1 shrink-0 rounded bg-sunken px-1 text-[0.6875rem] text-ink-muted"
    >
      {inForce.mark}
    </span>
  );
}

/** A day or a sum is never broken. */
const isFigure = ({ day, amount }: { day?: string | undefined; amount?: number | undefined }) =>
  day !== undefined || amount !== undefined;

/** A day that is over: said in a word under it, in a card before it; of one that renews, that it may still run. */
function PastEnd({ day, sign, mayRunOn }: { day: string; sign: ReactNode; mayRunOn: boolean }) {
  const { contractList: words } = useCopy();
  return (
    <span title={words.overHint}>
      <span className="sm:hidden">
        <span className="text-warning">{mayRunOn ? words.runsOnAfter(day) : words.overOn(day)}</span>
        {sign}
      </span>
      <span className="max-sm:hidden">
        {day}
        {sign}
        <span className="block text-xs leading-4 text-warning">{mayRunOn ? words.runsOn : words.over}</span>
      </span>
    </span>
  );
}

/** A day, a sum with its currency and, where it is for a stretch of time, that; else the contract's own words. */
function useWritten(): (value: NonNullable<NonNullable<ListedAnswers[AnswerColumn]>["value"]>) => string {
  const { contractList: words } = useCopy();
  const language = useLanguage();
  const day = useDay();
  const { format } = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 });
  return ({ text, day: isoDay, amount, currency, rate, isEndless }) => {
    if (isEndless) return words.noEnd;
    if (isoDay !== undefined) return day(isoDay);
    if (rate !== undefined) return words.rates[rate.per](unbroken(words.amount(rate.currency, format(rate.amount))));
    return amount === undefined || currency === undefined ? text : words.amount(currency, format(amount));
  };
}

const unbroken = (sum: string) => sum.replaceAll(" ", "\u00a0");

/** A date within this many days is near. */
const NEAR_DAYS = 14;

/** When something is next to be done, and what. Source: B-7.18. */
function NextStep({ row: { next } }: { row: ContractListRow }) {
  const { deadlines, contractList } = useCopy();
  const language = useLanguage();
  const day = useDay();
  if (next === undefined) return <Nothing />;
  const { date, kind, title, days, isThisYear, isToCheck = false } = next;
  const what = title === "" ? deadlines.kindNames[kind] : title;
  const colour = days < 0 ? "text-danger" : "text-warning";
  return (
    <span className="flex min-w-0 gap-x-1.5 sm:flex-wrap" title={title === "" ? deadlines.kinds[kind] : title}>
      <span className="whitespace-nowrap">
        <time dateTime={date} className={classes(days <= NEAR_DAYS && `font-medium ${colour}`)}>
          {!isThisYear ? day(date) : nearDay(date, language)}
        </time>
        {isToCheck && <LikelySign />}
      </span>
      <span className="line-clamp-2 min-w-0 text-ink-muted">{what}</span>
      {isToCheck && (
        <span title={contractList.toConfirmHint} className="whitespace-nowrap text-xs leading-5 text-ink-muted">
          {contractList.toConfirm}
        </span>
      )}
    </span>
  );
}

function Deviations({ count }: { count: number }) {
  const { deviations } = useCopy().contracts.dashboard;
  if (count === 0) return <Nothing />;
  return (
    <span className="whitespace-nowrap text-danger tabular-nums" title={deviations(count)}>
      <span aria-hidden="true">≠ {count}</span>
      <span className="sr-only">{deviations(count)}</span>
    </span>
  );
}

function Labels({ names }: { names: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {names.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
    </span>
  );
}
