import { addMemberBody, memberDto, teamParams } from "@/lib/folders/schema";
import { addMember } from "@/lib/folders/teams";
import { route } from "@/lib/server/adapters/route";

export const POST = route({
  summary: "Add somebody who has an account, by their confirmed address",
  answer: { one: memberDto },
  params: teamParams,
  body: addMemberBody,
  status: 201,
  limit: "invitation",
  scope: "share",
  run: ({ actor, params, body, commit }) => addMember(actor, params.teamId, body, commit),
});
