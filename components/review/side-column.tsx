"use client";

import type { ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import { SIDES, SideSwitch, type Panes, type Side } from "./pane-switch";

type Props = { panes: Panes; counts: Partial<Record<Side, number>>; places: Record<Side, ReactNode> };

/** Beside the text: the assistant, suggestions or comments. All stay as they are while another is shown. */
export function SideColumn({ panes, counts, places }: Props) {
  return (
    <div className={classes("review-assistant flex min-w-0 flex-col", panes.pane === "text" && "max-lg:hidden")}>
      <SideSwitch panes={panes} counts={counts} />
      {SIDES.map((name) => (
        <div key={name} hidden={panes.side !== name} className="min-h-0 flex-1">
          {places[name]}
        </div>
      ))}
    </div>
  );
}
