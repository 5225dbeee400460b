"use client";

import type { ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import { useWorkbench } from "./use-workbench";

/** Header, content and footer one below the other; beside a contract's page the header is a rail on wide screens. */
export function PageShell({ children }: { children: ReactNode }) {
  return <div className={classes("flex min-h-dvh flex-col", useWorkbench() && "lg:pl-12")}>{children}</div>;
}
