"use client";

import { later } from "@/components/ui/overlay/later";

/** Few contracts were sent for approval: the others don't load the strip. */
export const ApprovalStrip = later(() => import("./approval-strip").then((strip) => strip.ApprovalStrip), {
  Waiting: ApprovalPlace,
});

/** Keeps the strip's place while it loads: two lines, on a phone one (B-6.18). */
export function ApprovalPlace() {
  return <div className="h-[4.125rem] max-sm:h-10" />;
}
