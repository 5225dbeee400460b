import type { ActionResult } from "@/lib/adapters/action-result";
import type { InvitedRole } from "@/lib/collaboration/bounds";
import type { ChangeContract } from "@/lib/contracts/schema";

/** Whom several contracts are shared with at once. */
export type Invited = { email: string; role: InvitedRole };

/** What the list of contracts may ask the server for. */
export type ListActions = {
  change: (input: ChangeContract & { contractId: string }) => Promise<ActionResult<{ id: string }>>;
  remove: (input: { contractId: string }) => Promise<ActionResult<{ contractId: string }>>;
  duplicate: (input: { contractId: string }) => Promise<ActionResult<{ id: string; name: string }>>;
  label: (input: { contractId: string; labels: string[] }) => Promise<ActionResult<{ labels: string[] }>>;
  share: (input: { contractId: string } & Invited) => Promise<ActionResult<unknown>>;
};
