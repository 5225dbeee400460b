"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { markRead, tellRead } from "@/components/notifications/notification-calls";
import { classes } from "@/components/ui/classes";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import type { WeekNeeds } from "@/lib/deadlines/week";
import { MOST_COUNTED } from "@/lib/notifications/kinds";
import type { Mention, Mentions } from "@/lib/notifications/notifications";
import type { WaitingRound, WaitingRounds } from "@/lib/rounds/waiting";
import { daysUntil } from "./deadline-groups";
import { useDay } from "./use-day";

export type WeekStripProps = { needs: WeekNeeds; rounds: WaitingRounds; mentions: Mentions; today: string };

/**
 * What needs the reader this week: dates, what is late first; files that came back with changes to decide on; comments
 * that name them. Two lines of each, and nothing at all where nothing is due. Source: B-27.11.
 */
export function WeekStrip({ needs, rounds, mentions, today }: WeekStripProps) {
  const words = useCopy().deadlines.strip;
  const { late, due, proposed } = needs;
  const dates = [...late.first, ...due.first];
  if (late.count + due.count + proposed.count + rounds.count + mentions.count === 0) return null;
  return (
    <section
      aria-label={words.label}
      className="flex flex-col divide-y divide-line rounded border border-line bg-surface md:flex-row md:divide-x md:divide-y-0"
    >
      <header className="space-y-1 px-4 py-3 md:w-52 md:shrink-0 lg:w-60">
        <h2 className="text-base font-medium">{words.label}</h2>
        <Link href="/deadlines" className="block text-sm text-primary hover:underline">
          {words.all}
        </Link>
        {proposed.count > 0 && (
          <Link href="/deadlines?tab=proposed" className="block text-sm text-primary hover:underline">
            {words.toConfirm(proposed.count)}
          </Link>
        )}
      </header>
      {dates.length > 0 && (
        <Kind title={words.kinds.dates} count={<DatesCount late={late.count} due={due.count} />}>
          {dates.map((deadline) => (
            <DateLine key={deadline.id} deadline={deadline} today={today} />
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

/** What is late and what is due, apart; a kind without any is not counted. */
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

/** What it is, which leads there, and beside it when or how much. */
function Line({
  href,
  text,
  beside,
  onOpen,
}: {
  href: string;
  text: ReactNode;
  beside: ReactNode;
  onOpen?: () => void;
}) {
  return (
    <li className="flex items-baseline justify-between gap-3 text-sm">
      <Link
        href={href}
        prefetch={false}
        onClick={() => onOpen?.()}
        className="min-w-0 truncate py-1 hover:underline md:py-0"
      >
        {text}
      </Link>
      <span className="shrink-0 text-xs">{beside}</span>
    </li>
  );
}

function DateLine({ deadline, today }: { deadline: DeadlineDto; today: string }) {
  const { due } = useCopy().deadlines;
  const written = useDay();
  const { contractId, contractName, title, date, isLate } = deadline;
  return (
    <Line
      href={`/contracts/${encodeURIComponent(contractId)}`}
      text={`${contractName}: ${title}`}
      beside={
        <span className={isLate ? "font-medium text-danger" : "text-warning"}>
          {isLate ? due.late(-daysUntil(date, today)) : written(date)}
        </span>
      }
    />
  );
}

function RoundLine({ round }: { round: WaitingRound }) {
  const words = useCopy().deadlines.strip;
  const { contractId, contractName, sentBy, open, untracked } = round;
  return (
    <Line
      href={`/contracts/${encodeURIComponent(contractId)}/rounds`}
      text={sentBy === "" ? contractName : words.from(contractName, sentBy)}
      beside={
        <span title={untracked > 0 ? words.untracked(untracked) : undefined} className="text-ink-muted">
          {words.open(open)}
          {untracked > 0 && <span className="sr-only">, {words.untracked(untracked)}</span>}
        </span>
      }
    />
  );
}

/** It is read once it is opened, as in the bell. */
function MentionLine({ mention }: { mention: Mention }) {
  const { id, by, contractName, begins, place } = mention;
  const open = async () => {
    if (await markRead(id, true)) tellRead();
  };
  return (
    <Line
      href={place}
      onOpen={() => void open()}
      text={`${by}: ${begins}`}
      beside={<span className="block max-w-32 truncate text-ink-muted">{contractName}</span>}
    />
  );
}
