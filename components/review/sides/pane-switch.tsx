"use client";

import { useRef, useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { useFit } from "@/components/ui/hooks/use-measured";
import { CalendarIcon, ChatIcon, CommentIcon, DocumentIcon, RiskIcon, SparkIcon } from "@/components/ui/icons";
import { prepareSide, SIDES, type Side } from "./sides";

export type Pane = "text" | Side;

export type Panes = { pane: Pane; side: Side; show: (pane: Pane) => void };

/** Which pane is shown on small screens, and which panel beside the text on wide ones. */
export function usePanes(first: Side): Panes {
  const [pane, setPane] = useState<Pane>("text");
  const [side, setSide] = useState<Side>(first);
  const show = (next: Pane) => {
    setPane(next);
    if (next !== "text") setSide(next);
  };
  return { pane, side, show };
}

type Counts = Partial<Record<Pane, number>>;
type SwitchProps = { panes: Panes; counts: Counts };

const ICONS: Record<Pane, ReactNode> = {
  text: <DocumentIcon />,
  review: <RiskIcon />,
  assistant: <ChatIcon />,
  suggestions: <SparkIcon />,
  comments: <CommentIcon />,
  dates: <CalendarIcon />,
};

/** At the bottom of small screens: the text, or one of the panels. */
export function PaneSwitch({ panes, counts }: SwitchProps) {
  const words = useCopy().review.panes;
  return (
    <div role="group" aria-label={words.label} className="review-tabs print:hidden">
      {(["text", ...SIDES] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={panes.pane === name}
          {...(name === "text" ? {} : preparing(name))}
          onClick={() => panes.show(name)}
          className={classes(
            "relative flex min-w-0 flex-col items-center justify-center gap-0.5 border-t-2 text-[0.6875rem] font-medium focus-visible:-outline-offset-2",
            panes.pane === name ? "border-primary text-primary" : "border-transparent text-ink-muted",
          )}
        >
          {ICONS[name]}
          <span className="max-w-full truncate">{words[name]}</span>
          <Count of={counts[name]} className="absolute top-1 left-[calc(50%+0.4rem)]" />
        </button>
      ))}
    </div>
  );
}

/** On wide screens: the panel beside the text. If the labels don't fit, the last become icons. */
export function SideSwitch({ panes, counts }: SwitchProps) {
  const words = useCopy().review.panes;
  const row = useRef<HTMLDivElement>(null);
  useFit(row, 3);
  return (
    <div ref={row} role="group" aria-label={words.side} className="review-side-tabs print:hidden">
      {SIDES.map((name) => {
        const isChosen = panes.side === name;
        const mute = isChosen ? undefined : FOLDS[name]; // the chosen one keeps its word
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            title={words[name]}
            {...preparing(name)}
            onClick={() => panes.show(name)}
            className={classes(
              "flex h-full shrink-0 items-center gap-1.5 border-y-2 border-t-transparent px-2.5 text-[0.8125rem] font-medium focus-visible:-outline-offset-2",
              isChosen ? "border-b-primary text-primary" : "border-b-transparent text-ink-muted hover:text-ink",
            )}
          >
            {mute && <span className={`hidden comes-with-${mute}`}>{ICONS[name]}</span>}
            <span className={mute && `mutes-${mute}`}>{words[name]}</span>
            <Count of={counts[name]} />
          </button>
        );
      })}
    </div>
  );
}

/** Preloads what a button shows before it is pressed. */
function preparing(side: Side) {
  const prepare = () => void prepareSide(side);
  return { onPointerEnter: prepare, onFocus: prepare };
}

/** At the first step they move closer together (review.css), so that words stay as long as they fit. */
const FOLDS: Partial<Record<Side, 2 | 3>> = { dates: 2, comments: 2, suggestions: 3 };

function Count({ of, className }: { of: number | undefined; className?: string }) {
  if (!of) return null;
  return (
    <span
      className={classes(
        "min-w-4.5 rounded-full bg-neutral-50 px-1.5 text-center text-[0.6875rem] leading-4.5 text-ink tabular-nums",
        className,
      )}
    >
      {of}
    </span>
  );
}
