"use client";

import type { ComponentProps } from "react";
import { classes } from "./classes";
import { CONTROL_CLASSES, useFieldWiring } from "./field";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useFieldWiring()} {...rest} className={classes(CONTROL_CLASSES, className)} />;
}
