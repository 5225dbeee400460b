"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { ChevronLeftIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

/** The way back to the list, at the beginning of a contract's bar. */
export function BackToContracts() {
  const { backToContracts } = useCopy().review;
  return (
    <Link
      href="/dashboard"
      aria-label={backToContracts}
      title={backToContracts}
      className={classes(buttonClasses({ variant: "ghost", size: "sm" }), "size-9 shrink-0 !p-0")}
    >
      <ChevronLeftIcon />
    </Link>
  );
}
