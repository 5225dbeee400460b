"use client";

import { later } from "@/components/ui/overlay/later";
import type { Above } from "./above";

/** Few first uploads have tracked changes: the other contracts don't load the notice. */
export const TrackedUploadNotice = later(() =>
  import("./tracked-upload-notice").then((notice) => notice.TrackedUploadNotice),
);

/** Keeps the notice's place until the text is there, with which it comes (B-6.18). */
export function TrackedPlace() {
  return <div className="h-[3.375rem] max-sm:h-10" />;
}

/** Whether the current version is a first upload with undecided tracked changes; null if that wasn't read yet. */
export function isTracked({ tracked }: Above, currentVersionId: string | null): boolean | null {
  return tracked ? tracked.some(({ versionId }) => versionId === currentVersionId) : null;
}
