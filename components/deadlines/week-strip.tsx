"use client";

import { Link } from "@/components/ui/link";
import { useState, type ReactNode } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { markRead, tellRead } from "@/components/notifications/notification-calls";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { ChevronDownIcon } from "@/components/ui/icons";
import { nearDay } from "@/lib/dates";
import type { AwaitedApprovals } from "@/lib/contracts/approvals/awaited";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import type { DaysToCheck, WeekNeeds } from "@/lib/deadlines/deadlines";
import { MOST_COUNTED } from "@/lib/people/notifications/kinds";
import type { Mention, Mentions } from "@/lib/people/notifications/notifications";
import type { WaitingRound, WaitingRounds } from "@/lib/exchange/rounds/waiting";
import { daysUntil } from "./deadline-groups";
import { deadlineName } from "./deadline-name";

type WeekStripProps = {
  needs: WeekNeeds;
  /** Days to check: apart from the others, with a count of their own. */
  toCheck: DaysToCheck | null;
  approvals: AwaitedApprovals;
  rounds: WaitingRounds;
  mentions: Mentions;
  today: string;
};

/**
 * What needs the reader this week: dates, overdue ones first; approvals asked of them; returned files with changes to
 * decide on; comments mentioning them. Two lines of each, on a phone behind one line with the counts; nothing at all if
 * nothing is due. Source: B-27.11.
 */
export function WeekStrip({ needs, toCheck, approvals, rounds, mentions, today }: WeekStripProps) {
  const words = useCopy().deadlines.strip;
  const language = useLanguage();
  const day = useDay();
  const written = (date: string) => (date.slice(0, 4) === today.slice(0, 4) ? nearDay(date, language) : day(date));
  const [isOpen, setOpen] = useState(false);
  const { late, due, proposed } = needs;
  const dates = [...late.first, ...due.first];
  const others = approvals.count + rounds.count + mentions.count;
  const sum = late.count + due.count + proposed.count + others;
  if (sum === 0 && toCheck === null) return null;
  const isOneLine = dates.length + others === 0;
  const label = sum === 0 ? words.ahead : words.label; // an uncertain date may be weeks ahead
  return (
    <section
      aria-label={label}
      className={classes(
        "flex flex-col divide-y divide-line rounded border border-line bg-surface md:flex-row md:divide-x md:divide-y-0",
        !isOpen && "max-md:[&>:not(:first-child)]:hidden",
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-9 items-center gap-2 rounded px-3 text-left text-sm font-medium hover:bg-hover md:hidden"
      >
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {late.count > 0 && <Count isLate>{words.late(late.count)}</Count>}
        {sum > 0 && <Count>{atMost(sum)}</Count>}
        <ChevronDownIcon className={classes("size-4 text-ink-muted", isOpen && "rotate-180")} />
      </button>
      <header
        className={classes(
          "flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-1 md:py-3",
          !isOneLine && "md:block md:w-52 md:shrink-0 md:space-y-1 lg:w-60 2xl:w-80",
        )}
      >
        <h2 className="text-base font-medium max-md:sr-only">{label}</h2>
        {proposed.count > 0 && (
          <Link href="/deadlines?tab=proposed" className="text-sm text-primary hover:underline max-md:py-2 md:block">
            {words.toConfirm(proposed.count)}
          </Link>
        )}
        {toCheck !== null && (
          <Link href="/deadlines?tab=toCheck" className="text-sm text-primary hover:underline max-md:py-2 md:block">
            {words.toCheck(toCheck.count, written(toCheck.first))}
          </Link>
        )}
        <Link
          href="/deadlines"
          className={classes("text-sm text-primary hover:underline max-md:py-2 md:block", isOneLine && "ml-auto")}
        >
          {words.all}
        </Link>
      </header>
      {dates.length > 0 && (
        <Kind title={words.kinds.dates} count={<DatesCount late={late.count} due={due.count} />}>
          {dates.map((deadline) => (
            <DateLine key={deadline.id} deadline={deadline} today={today} />
          ))}
        </Kind>
      )}
      {approvals.count > 0 && (
        <Kind title={words.kinds.approvals} count={<Count>{atMost(approvals.count)}</Count>}>
          {approvals.first.map(({ id, contractId, contractName, askedBy }) => (
            <Line
              key={id}
              href={`/contracts/${encodeURIComponent(contractId)}`}
              title={`${words.askedBy(askedBy)} · ${contractName}`}
              text={<Named text={words.askedBy(askedBy)} contract={contractName} />}
            />
          ))}
        </Kind>
      )}
      {rounds.count > 0 && (
        <Kind title={words.kinds.rounds} count={<Count>{rounds.count}</Count>}>
          {rounds.first.map((round) => (
            <RoundLine key={round.roundId} round={round} />
          ))}
        </Kind>
      )}
      {mentions.count > 0 && (
        <Kind title={words.kinds.mentions} count={<Count>{atMost(mentions.count)}</Count>}>
          {mentions.first.map((mention) => (
            <MentionLine key={mention.id} mention={mention} />
          ))}
        </Kind>
      )}
    </section>
  );
}

function Kind({ title, count, children }: { title: string; count: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 flex-1 space-y-1 px-4 py-3">
      <h3 className="flex flex-wrap items-center gap-1.5 text-sm text-ink-muted">
        {title} {count}
      </h3>
      <ul className="space-y-1">{children}</ul>
    </div>
  );
}

function Count({ isLate = false, children }: { isLate?: boolean; children: ReactNode }) {
  return (
    <span
      className={classes(
        "rounded-full px-1.5 text-xs tabular-nums",
        isLate ? "bg-danger-50 text-danger-700" : "bg-line text-ink",
      )}
    >
      {children}
    </span>
  );
}

/** Counts overdue and due dates separately; leaves out empty kinds. */
function DatesCount({ late, due }: { late: number; due: number }) {
  const words = useCopy().deadlines.strip;
  return (
    <>
      {late > 0 && <Count isLate>{words.late(late)}</Count>}
      {due > 0 && <Count>{words.due(due)}</Count>}
    </>
  );
}

const atMost = (count: number) => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count));

/** The item, linked, and beside it when or how much. */
function Line({
  href,
  title,
  text,
  beside,
  onOpen,
}: {
  href: string;
  title?: string;
  text: ReactNode;
  beside?: ReactNode;
  onOpen?: () => void;
}) {
  return (
    <li className="flex items-baseline justify-between gap-3 text-sm">
      <Link
        href={href}
        title={title}
        prefetch={false}
        onClick={() => onOpen?.()}
        className="min-w-0 truncate hover:underline max-md:py-2.5"
      >
        {text}
      </Link>
      {beside && <span className="shrink-0 text-xs">{beside}</span>}
    </li>
  );
}

/** The action comes first, because a contract's name may be cut off. */
function Named({ text, contract }: { text: string; contract: string }) {
  return (
    <>
      {text} <span className="text-ink-muted">· {contract}</span>
    </>
  );
}

function DateLine({ deadline, today }: { deadline: DeadlineDto; today: string }) {
  const { due, kinds } = useCopy().deadlines;
  const language = useLanguage();
  const { contractId, contractName, title, date, isLate } = deadline;
  const { head } = deadlineName(deadline, kinds);
  return (
    <Line
      href={`/contracts/${encodeURIComponent(contractId)}`}
      title={`${title} · ${contractName}`}
      text={<Named text={head} contract={contractName} />}
      beside={
        <span className={isLate ? "font-medium text-danger" : "text-warning"}>
          {isLate ? due.late(-daysUntil(date, today)) : <time dateTime={date}>{nearDay(date, language)}</time>}
        </span>
      }
    />
  );
}

function RoundLine({ round: { contractId, contractName, sentBy, open, untracked } }: { round: WaitingRound }) {
  const words = useCopy().deadlines.strip;
  return (
    <Line
      href={`/contracts/${encodeURIComponent(contractId)}/rounds`}
      title={[contractName, sentBy].filter((name) => name !== "").join(" · ")}
      text={sentBy === "" ? contractName : <Named text={sentBy} contract={contractName} />}
      beside={
        <span className="text-ink-muted">
          {words.open(open)}
          {untracked > 0 && (
            <span className="text-danger" title={words.untrackedHint}>
              {words.untracked(untracked)}
            </span>
          )}
        </span>
      }
    />
  );
}

/** Opening it marks it as read, as in the bell. */
function MentionLine({ mention: { id, by, contractName, begins, place } }: { mention: Mention }) {
  const open = async () => {
    if (await markRead(id, true)) tellRead();
  };
  return <Line href={place} title={contractName} onOpen={() => void open()} text={`${by}: ${begins}`} />;
}
