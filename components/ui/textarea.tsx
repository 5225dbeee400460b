"use client";

import type { ComponentProps } from "react";
import { classes } from "./classes";
import { CONTROL_CLASSES, useFieldWiring } from "./field";

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...useFieldWiring()} rows={rows} {...rest} className={classes(CONTROL_CLASSES, className)} />;
}
