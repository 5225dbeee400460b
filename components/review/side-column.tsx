"use client";

import { useState, type ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import { SideEdge } from "./side-edge";
import { SIDES, SideSwitch, type Panes, type Side } from "./pane-switch";

type Props = { panes: Panes; counts: Partial<Record<Side, number>>; places: Record<Side, ReactNode> };

/** Beside the text: assistant, suggestions or comments. Each comes when it is shown first, and stays as it is. */
export function SideColumn({ panes, counts, places }: Props) {
  const [seen, setSeen] = useState<readonly Side[]>([panes.side]);
  if (!seen.includes(panes.side)) setSeen([...seen, panes.side]);
  return (
    <div className={classes("review-assistant flex min-w-0 flex-col", panes.pane === "text" && "max-lg:hidden")}>
      <SideEdge />
      <SideSwitch panes={panes} counts={counts} />
      {SIDES.map((name) => (
        <div key={name} hidden={panes.side !== name} className="min-h-0 flex-1">
          {seen.includes(name) && places[name]}
        </div>
      ))}
    </div>
  );
}
