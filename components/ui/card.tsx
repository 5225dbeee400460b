import type { ReactNode } from "react";
import { classes } from "./classes";

/** A white sheet on the grey page. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes("rounded border border-line bg-surface shadow-card", className)}>{children}</div>;
}
