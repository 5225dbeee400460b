"use client";

import { useState } from "react";
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
  return { leave: setFrom, goOn: from === null ? null : goOn, next, arrive: () => setNext(null) };
}
