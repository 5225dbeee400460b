import { route } from "@/lib/adapters/route";
import { removeCollaborator } from "@/lib/collaboration/collaborators";
import { collaboratorParams } from "@/lib/collaboration/schema";

export const DELETE = route({
  summary: "Remove a collaborator",
  answer: "nothing",
  params: collaboratorParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => removeCollaborator(actor, params.contractId, params.collaboratorId),
});
