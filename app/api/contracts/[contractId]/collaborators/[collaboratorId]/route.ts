import { route } from "@/lib/server/adapters/route";
import { removeCollaborator } from "@/lib/people/collaboration/collaborators";
import { collaboratorParams } from "@/lib/people/collaboration/schema";

export const DELETE = route({
  summary: "Remove a collaborator",
  answer: "nothing",
  params: collaboratorParams,
  status: 204,
  limit: "removal",
  scope: "share",
  run: ({ actor, params }) => removeCollaborator(actor, params.contractId, params.collaboratorId),
});
