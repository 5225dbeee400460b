"use client";

import { Link } from "@/components/ui/link";
import { useCallback, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Button } from "@/components/ui/button";
import { CalendarIcon } from "@/components/ui/icons";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { addDeadline, readContractDeadlines } from "./deadline-calls";
import { useDay } from "@/components/ui/date-text";

const MOST_TITLE_CHARS = 200;

type Passage = { content: string; start: number };
export type Duties = {
  /** The existing duties; null until loaded. */
  known: readonly DeadlineDto[] | null;
  busyStart: number | null;
  /** The last failure, by passage, and its reason. */
  problem: { start: number; message: string } | null;
  make: (passage: Passage) => Promise<void>;
};

/** Which passages of a contract are already duties, and how to make one. Source: B-27.14. */
export function useDuties(contractId: string | null, versionId: string | null): Duties {
  const words = useCopy().deadlines.duty;
  const { data, put } = useRead<DeadlineDto[]>(`duties ${contractId}`, () => readIfKnown(contractId));
  const [busyStart, setBusyStart] = useState<number | null>(null);
  const [problem, setProblem] = useState<Duties["problem"]>(null);
  const make = async (passage: Passage) => {
    setProblem(null);
    if (contractId === null || versionId === null) return;
    setBusyStart(passage.start);
    const fresh = await readContractDeadlines(contractId); // someone else may have created it meanwhile
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

/** Beside a passage: its duty with the date, or a button that creates one. */
export function DutyMark({ duties, passage }: { duties: Duties; passage: Passage }) {
  const words = useCopy().deadlines.duty;
  const day = useDay();
  const pressed = useRef(false);
  const took = useCallback((note: HTMLElement | null) => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (pressed.current && isLost) note?.focus(); // the focused button is gone
    if (note) pressed.current = false;
  }, []);
  if (duties.known === null) return null;
  const duty = dutyIn(duties.known, passage);
  if (!duty)
    return (
      <>
        <Button
          variant="ghost"
          size="sm"
          busy={duties.busyStart === passage.start}
          onClick={() => {
            pressed.current = true;
            void duties.make(passage);
          }}
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
    <p
      ref={took}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-2 rounded px-3 py-1.5 text-xs text-ink-muted"
    >
      <CalendarIcon className="size-4" />
      <span>
        {words.states[duty.state](day(duty.date))}
        {duty.state === "proposed" && <> {duty.working ?? words.noDay}</>}
      </span>
      <Link href="/deadlines" className="rounded text-primary hover:underline">
        {words.all}
      </Link>
    </p>
  );
}

function dutyIn(deadlines: readonly DeadlineDto[], { content }: Passage): DeadlineDto | undefined {
  const words = collapseSpaces(content);
  return deadlines.find(
    ({ source, state }) => source && state !== "dismissed" && collapseSpaces(source.content) === words,
  );
}

function collapseSpaces(content: string): string {
  return content.replace(/\s+/gu, " ").trim();
}

function dutyFrom({ content, start }: Passage, versionId: string) {
  const words = collapseSpaces(content);
  const title = words.length <= MOST_TITLE_CHARS ? words : `${words.slice(0, MOST_TITLE_CHARS - 1).trimEnd()}…`;
  return { kind: "duty", state: "proposed", title, repeat: null, source: { content, start, versionId } } as const;
}

async function readIfKnown(contractId: string | null): Promise<DeadlineDto[] | null> {
  return contractId === null ? [] : readContractDeadlines(contractId);
}
