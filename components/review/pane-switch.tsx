"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";

/** Places beside the text; on small screens one of them or the text is shown. */
export const SIDES = ["review", "assistant", "suggestions", "comments"] as const;
export type Side = (typeof SIDES)[number];
export type Pane = "text" | Side;

export type Panes = { pane: Pane; side: Side; show: (pane: Pane) => void };

/** Which pane is shown on small screens, and which side on wide ones, where the text always is. */
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

/** On small screens: the text, or one of the places beside it. */
export function PaneSwitch({ panes, counts }: { panes: Panes; counts: Counts }) {
  const words = useCopy().review.panes;
  return (
    <Switch
      label={words.label}
      names={["text", ...SIDES]}
      shown={panes.pane}
      counts={counts}
      onShow={panes.show}
      className="flex flex-wrap lg:hidden"
    />
  );
}

/** On wide screens: what stands beside the text. */
export function SideSwitch({ panes, counts }: { panes: Panes; counts: Counts }) {
  const words = useCopy().review.panes;
  return (
    <Switch
      label={words.side}
      names={SIDES}
      shown={panes.side}
      counts={counts}
      onShow={panes.show}
      className="hidden shrink-0 lg:flex lg:flex-wrap"
    />
  );
}

type SwitchProps = {
  label: string;
  names: readonly Pane[];
  shown: Pane;
  counts: Counts;
  onShow: (pane: Pane) => void;
  className: string;
};

function Switch({ label, names, shown, counts, onShow, className }: SwitchProps) {
  const words = useCopy().review.panes;
  return (
    <div
      role="group"
      aria-label={label}
      className={classes("gap-1 rounded border border-line bg-surface p-1 print:hidden", className)}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={shown === name}
          onClick={() => onShow(name)}
          className={classes(
            "flex min-h-10 min-w-0 grow items-center justify-center gap-1.5 rounded px-2 text-sm font-medium",
            shown === name ? "bg-primary-50 text-primary-800" : "text-ink-muted hover:bg-page",
          )}
        >
          {words[name]}
          {(counts[name] ?? 0) > 0 && (
            <span className="rounded-full bg-line px-1.5 text-xs text-ink tabular-nums">{counts[name]}</span>
          )}
        </button>
      ))}
    </div>
  );
}
