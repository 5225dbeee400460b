"use client";

import { useEffect, useEffectEvent } from "react";

export type Asking = {
  /** What is waited for; null while nothing is. Another one is waited for from the first pause on. */
  waitsFor: string | null;
  firstPauseMs: number;
  /** The pause after an answer, or after none, by the one before. */
  nextPauseMs: (pauseMs: number, isAnswered: boolean) => number;
  /** @returns null where no answer came */
  ask: () => Promise<unknown>;
};

/**
 * Asks again while a screen waits for the server's work; rests while the tab is hidden, and asks at once when it is
 * back.
 */
export function useAskAgain({ waitsFor, firstPauseMs, nextPauseMs, ask }: Asking): void {
  const askNow = useEffectEvent(ask);
  const pauseAfter = useEffectEvent(nextPauseMs);
  useEffect(() => {
    if (waitsFor === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = firstPauseMs;
    let isAsking = false;
    let isOver = false;
    const plan = (milliseconds: number) => {
      clearTimeout(timer);
      if (!document.hidden && !isAsking && !isOver) timer = setTimeout(() => void round(), milliseconds);
    };
    const round = async () => {
      isAsking = true;
      const answer = await askNow();
      isAsking = false;
      if (isOver) return;
      pauseMs = pauseAfter(pauseMs, answer !== null);
      plan(pauseMs);
    };
    const onVisibility = () => plan(0);
    plan(pauseMs);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [waitsFor, firstPauseMs]);
}
