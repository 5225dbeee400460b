import type { ApprovalDto } from "@/lib/contracts/approvals/approval-schema";
import type { RoundDto } from "@/lib/exchange/rounds/schema";

/**
 * What stands above a contract's text, read with the page so that it is there from the beginning and pushes nothing
 * down (B-6.20). Missing parts are read by the page itself.
 */
export type Above = {
  approvals?: readonly ApprovalDto[] | undefined;
  /** The round of a first upload's tracked changes, if there is one. */
  tracked?: readonly RoundDto[] | undefined;
};
