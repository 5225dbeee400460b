"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { AuditEventDto } from "@/lib/audit/schema";
import { readEvents } from "./audit-calls";

type EventsState =
  { step: "loading" } | { step: "failed" } | { step: "loaded"; items: AuditEventDto[]; next: string | null };
export type Events = { state: EventsState; isBusy: boolean; more: () => Promise<void>; refresh: () => Promise<void> };

/**
 * The events of a trail, newest first, a page at a time. An answer that was overtaken by a newer question is dropped.
 */
export function useEvents(trail: string): Events {
  const [state, setState] = useState<EventsState>({ step: "loading" });
  const [isBusy, setIsBusy] = useState(false);
  const lastQuestion = useRef(0);

  const ask = useCallback(async (path: string, known: readonly AuditEventDto[]) => {
    lastQuestion.current += 1;
    const question = lastQuestion.current;
    setIsBusy(true);
    const page = await readEvents(path);
    if (question !== lastQuestion.current) return;
    setIsBusy(false);
    setState(page ? { step: "loaded", items: [...known, ...page.items], next: page.next } : { step: "failed" });
  }, []);

  // The server is the outside system; leaving counts as a newer question.
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it says that it waits for the server
    void ask(trail, []);
    const questions = lastQuestion;
    return () => {
      questions.current += 1;
    };
  }, [ask, trail]);

  return {
    state,
    isBusy,
    more: async () => {
      if (state.step === "loaded" && state.next !== null) await ask(state.next, state.items);
    },
    refresh: () => ask(trail, []),
  };
}
