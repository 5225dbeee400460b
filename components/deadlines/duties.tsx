"use client";

import Link from "next/link";
import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Button } from "@/components/ui/button";
import { CalendarIcon } from "@/components/ui/icons";
import { daysLater, readDay, writeDay } from "@/lib/days";
import { localDay } from "@/lib/dates";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { addDeadline, readDeadlinesOf } from "./deadline-calls";
import { useDay } from "./use-day";

/** A passage says what is to be done, seldom by when: it is put to the person for a week from now. */
const DAYS_AHEAD = 7;
const MOST_TITLE_CHARS = 200;

type Passage = { content: string; start: number };
export type Duties = {
  /** Null until it is known which there are. */
  known: readonly DeadlineDto[] | null;
  busyStart: number | null;
  /** Where it failed last, and why. */
  problem: { start: number; message: string } | null;
  make: (passage: Passage) => Promise<void>;
};

/** Which passages of a contract are duties already, and how one becomes one. Source: B-27.14. */
export function useDuties(contractId: string | null, versionId: string | null): Duties {
  const words = useCopy().deadlines.duty;
  const { data, put } = useRead<DeadlineDto[]>(`duties ${contractId}`, () => readAllOf(contractId));
  const [busyStart, setBusyStart] = useState<number | null>(null);
  const [problem, setProblem] = useState<Duties["problem"]>(null);
  const make = async (passage: Passage) => {
    setProblem(null);
    if (contractId === null || versionId === null) return;
    setBusyStart(passage.start);
    const fresh = await readDeadlinesOf(contractId); // somebody else may have made it meanwhile
    if (fresh && dutyIn(fresh, passage)) put(() => fresh);
    else {
      const done = await addDeadline(contractId, dutyFrom(passage, versionId));
      if (done.ok) put((known = []) => [...known, done.answer]);
      else setProblem({ start: passage.start, message: done.message || words.failed });
    }
    setBusyStart(null);
  };
  return { known: data ?? null, busyStart, problem, make };
}

/** Beside a passage: that it is a duty, and for which day, or the button that makes it one. */
export function DutyMark({ duties, passage }: { duties: Duties; passage: Passage }) {
  const words = useCopy().deadlines.duty;
  const day = useDay();
  if (duties.known === null) return null;
  const duty = dutyIn(duties.known, passage);
  if (!duty)
    return (
      <>
        <Button
          variant="ghost"
          size="sm"
          busy={duties.busyStart === passage.start}
          onClick={() => void duties.make(passage)}
        >
          <CalendarIcon className="size-4" />
          {words.make}
        </Button>
        {duties.problem?.start === passage.start && (
          <p role="alert" className="px-3 text-xs text-danger-700">
            {duties.problem.message}
          </p>
        )}
      </>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-2 px-3 py-1.5 text-xs text-ink-muted">
      <CalendarIcon className="size-4" />
      {words.states[duty.state](day(duty.date))}
      <Link href="/deadlines" className="rounded text-primary hover:underline">
        {words.all}
      </Link>
    </p>
  );
}

function dutyIn(deadlines: readonly DeadlineDto[], { content }: Passage): DeadlineDto | undefined {
  const words = wordsOf(content);
  return deadlines.find(({ source, state }) => source && state !== "dismissed" && wordsOf(source.content) === words);
}

function wordsOf(content: string): string {
  return content.replace(/\s+/gu, " ").trim();
}

function dutyFrom({ content, start }: Passage, versionId: string) {
  const words = wordsOf(content);
  const title = words.length <= MOST_TITLE_CHARS ? words : `${words.slice(0, MOST_TITLE_CHARS - 1).trimEnd()}…`;
  const today = localDay(new Date());
  const day = readDay(today);
  const date = day ? writeDay(daysLater(day, DAYS_AHEAD)) : today;
  return { kind: "duty", state: "proposed", title, date, repeat: null, source: { content, start, versionId } } as const;
}

async function readAllOf(contractId: string | null): Promise<DeadlineDto[] | null> {
  return contractId === null ? [] : readDeadlinesOf(contractId);
}
