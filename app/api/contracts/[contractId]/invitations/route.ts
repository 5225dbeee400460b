import { route } from "@/lib/adapters/route";
import { listInvitations } from "@/lib/collaboration/invitations";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({ params: contractParams, run: ({ actor, params }) => listInvitations(actor, params.contractId) });
