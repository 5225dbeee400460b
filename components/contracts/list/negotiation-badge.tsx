"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { useDay } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import { localDay } from "@/lib/dates";
import type { Negotiation } from "@/lib/exchange/rounds/waiting";

/**
 * Beside a contract's status, which it leaves as it is: that it was sent to the other side, and whose turn it is. Leads
 * to the rounds. Source: B-7.23.
 */
export function NegotiationBadge({ contractId, since, isWithThem }: Negotiation & { contractId: string }) {
  const { negotiation: words } = useCopy().contractList;
  const day = useDay()(localDay(new Date(since)));
  return (
    <Link
      href={`/contracts/${contractId}/rounds`}
      prefetch={false}
      title={isWithThem ? words.withThem(day) : words.withUs(day)}
      className="rounded hover:underline"
    >
      <Badge isPlain tone="orange">
        {words.badge}
      </Badge>
      <span className="sr-only">{isWithThem ? words.withThem(day) : words.withUs(day)}</span>
    </Link>
  );
}
