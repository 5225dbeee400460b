"use client";

import type { ReviewActions } from "@/components/review/actions";
import type { ContractNews } from "@/components/review/use-contract";
import { later } from "@/components/ui/overlay/later";
import type { VersionDto } from "@/lib/contracts/schema";

// It comes after the text, which is readable without it.
const ProposalNotice = later(() => import("./proposal-notice").then((proposal) => proposal.ProposalNotice));

type Props = {
  news: Pick<ContractNews, "contract" | "adopt">;
  /** The edited version; null while another one is read in its place. */
  version: VersionDto | null;
  changeContract: ReviewActions["changeContract"];
};

/** At the lower edge of the text's column: what an upload calls itself. Source: B-8.19. */
export function ProposalFoot({ version, ...rest }: Props) {
  return <div className="review-offer">{version && <ProposalNotice {...rest} version={version} />}</div>;
}
