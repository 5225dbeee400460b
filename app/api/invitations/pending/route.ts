import { route } from "@/lib/adapters/route";
import { listPendingInvitations } from "@/lib/collaboration/invitations";

export const GET = route({ run: ({ actor }) => listPendingInvitations(actor) });
