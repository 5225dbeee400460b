"use client";

import { useContext } from "react";
import { FamilyContext } from "@/components/review/header/family-link";
import { later } from "@/components/ui/overlay/later";

/** Few contracts have a family: the others don't load the notice. */
const Notice = later(() => import("./amended-notice").then((notice) => notice.AmendedNotice));

/** Where the page knows of a family with more than this document. */
export function LaterAmendedNotice({ contractId }: { contractId: string }) {
  const family = useContext(FamilyContext)?.family;
  return family && family.documentCount > 1 ? <Notice contractId={contractId} familyId={family.id} /> : null;
}
