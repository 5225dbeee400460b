"use client";

import { useRef, useState } from "react";
import type { Panes } from "@/components/review/sides/pane-switch";

/** The open point of the review to go on with: the one behind `after`, as a new object each time. */
export type NextPoint = { after: string };

/** The way back from a suggestion with our wording to the next open point of the review that it came from. */
export function useNextPoint(panes: Panes) {
  const [from, setFrom] = useState<string | null>(null);
  const [next, setNext] = useState<NextPoint | null>(null);
  const goOn = () => {
    if (from !== null) setNext({ after: from });
    setFrom(null);
    panes.show("review");
  };
  // accepted on its own card: the review of the new text goes on behind it
  const accepting = useRef<string | null>(null);
  const stayBehind = (topic: string) => (accepting.current = topic);
  const forget = () => (accepting.current = null);
  const goOnFromReview = () => {
    if (accepting.current !== null) setNext({ after: accepting.current });
    forget();
  };
  return {
    stayBehind,
    forget,
    goOnFromReview,
    leave: setFrom,
    goOn: from === null ? null : goOn,
    next,
    arrive: () => setNext(null),
  };
}
