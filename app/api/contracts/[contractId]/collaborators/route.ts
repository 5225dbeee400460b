import { route } from "@/lib/adapters/route";
import { listCollaborators } from "@/lib/collaboration/collaborators";
import { invite } from "@/lib/collaboration/invitations";
import { inviteBody } from "@/lib/collaboration/schema";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({ params: contractParams, run: ({ actor, params }) => listCollaborators(actor, params.contractId) });

export const POST = route({
  params: contractParams,
  body: inviteBody,
  status: 201,
  limit: "invitation",
  run: ({ actor, params, body, origin, commit }) => invite(actor, params.contractId, { ...body, origin }, commit),
});
