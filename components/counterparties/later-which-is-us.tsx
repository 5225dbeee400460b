"use client";

import { later } from "@/components/ui/overlay/later";

/** Asked once: the other dashboards load neither it nor its words. */
export const LaterWhichIsUs = later(() => import("./which-is-us").then(({ WhichIsUsInList }) => WhichIsUsInList), {
  Waiting: Place,
});

/** Reserves the height of the question being loaded. */
function Place() {
  return <div className="h-14" />;
}
