"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { useDay } from "./use-day";

/** Beside a contract's status, which it leaves as it is: that it is signed, since when and by whom (B-28.1). */
export function SignedBadge({ signedAt, signedBy }: { signedAt: string | null; signedBy: string }) {
  const words = useCopy().signed;
  const day = useDay();
  if (signedAt === null) return null;
  const date = day(signedAt);
  return (
    <span title={signedBy === "" ? words.badgeHint(date) : words.badgeHintBy(date, signedBy)}>
      <Badge tone="purple">{words.badge}</Badge>
    </span>
  );
}
