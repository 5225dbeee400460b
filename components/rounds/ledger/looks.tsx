import type { ReactNode } from "react";
import type { Move, Standing } from "@/lib/word/ledger/moves";

type Tone = "plain" | "good" | "gave" | "open" | "bad";
type Look = { mark: ReactNode; tone: Tone };

/** Signs beside the words, so that colour isn't the only mark. */
const sign = (drawing: string) => (
  <svg
    viewBox="0 0 16 16"
    className="ledger-sign"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={drawing} />
  </svg>
);
const ASKS_RIGHT = sign("M3 8h10M9 4l4 4-4 4");
const ASKS_LEFT = sign("M13 8H3M7 4 3 8l4 4");
const TICK = sign("m3 8.5 3.5 3.5L13 4.5");
const BENT = sign("M3 4h5v8h5M10 9l3 3-3 3");
const WARNING = sign("M8 2.5 14.5 13.5h-13zM8 6.5v3M8 11.5v.5");

export function moveLook(move: Move, side: "ours" | "theirs"): Look {
  if (move === "untracked" || move === "undone") return { mark: WARNING, tone: "bad" };
  if (move === "gave") return { mark: BENT, tone: side === "ours" ? "gave" : "good" };
  if (move === "agreed") return { mark: TICK, tone: "good" };
  if (move === "first") return { mark: null, tone: "plain" };
  return { mark: side === "ours" ? ASKS_LEFT : ASKS_RIGHT, tone: move === "undecided" ? "open" : "plain" };
}

export function standingLook(standing: Standing): Look {
  if (standing === "undone" || standing === "untracked") return { mark: WARNING, tone: "bad" };
  if (standing === "open") return { mark: null, tone: "open" };
  if (standing === "halfway") return { mark: TICK, tone: "plain" };
  return { mark: BENT, tone: standing === "weGave" ? "gave" : "good" };
}
