"use client";

import { later } from "@/components/ui/overlay/later";

/** Few contracts are signed: the others don't load the notice. */
export const LaterSignedNotice = later(() => import("./signed-notice").then((signed) => signed.SignedNotice), {
  Waiting: SignedPlace,
});

/** Reserves the height of the notice being loaded. */
function SignedPlace() {
  return <div className="h-12" />;
}
