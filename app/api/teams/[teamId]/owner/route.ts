import { teamDto, teamOwnerBody, teamParams } from "@/lib/folders/schema";
import { handOverTeam } from "@/lib/folders/handing-over";
import { route } from "@/lib/server/adapters/route";

export const PUT = route({
  summary: "Hand a team over to one of its members",
  scope: "share",
  answer: { one: teamDto },
  params: teamParams,
  body: teamOwnerBody,
  limit: "change",
  run: ({ actor, params, body }) => handOverTeam(actor, params.teamId, body),
});
