"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useAmended } from "@/components/review/header/family-link";
import { Banner } from "@/components/ui/banner";
import { Link } from "@/components/ui/link";

/** Above the review of an amendment: what it leaves out stands in the contract that it amends. Source: B-31.19. */
export function AmendsNotice({ contractId }: { contractId: string }) {
  const words = useCopy().review.family;
  const amended = useAmended(contractId);
  if (!amended) return null;
  return (
    <Banner
      action={
        <Link
          href={`/contracts/${encodeURIComponent(amended.contractId)}`}
          className="font-medium whitespace-nowrap underline"
        >
          {words.toAmended}
        </Link>
      }
    >
      {words.amends(amended.name)}
    </Banner>
  );
}
