import { nameBody, teamDetailsDto, teamDto, teamParams } from "@/lib/folders/schema";
import { deleteTeam, getTeam, renameTeam } from "@/lib/folders/teams";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "A team with its members",
  answer: { one: teamDetailsDto },
  params: teamParams,
  run: ({ actor, params }) => getTeam(actor, params.teamId),
});

export const PATCH = route({
  summary: "Rename a team",
  answer: { one: teamDto },
  params: teamParams,
  body: nameBody,
  limit: "change",
  scope: "share",
  run: ({ actor, params, body }) => renameTeam(actor, params.teamId, body),
});

export const DELETE = route({
  summary: "Delete a team; what its members had by it alone ends at once",
  answer: "nothing",
  params: teamParams,
  status: 204,
  limit: "removal",
  scope: "share",
  run: ({ actor, params }) => deleteTeam(actor, params.teamId),
});
