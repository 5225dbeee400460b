"use client";

import type { ComponentProps } from "react";
import { classes } from "./classes";
import { CONTROL_CLASSES, useFieldWiring } from "./field";
import { ChevronDownIcon } from "./icons";

/** The browser's own select, so that keyboard, touch and screen readers work as people know them. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <div className="relative">
      <select {...useFieldWiring()} {...rest} className={classes(CONTROL_CLASSES, "appearance-none pr-10", className)}>
        {children}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-muted">
        <ChevronDownIcon className="size-4" />
      </span>
    </div>
  );
}
