import { memberParams } from "@/lib/folders/schema";
import { removeMember } from "@/lib/folders/teams";
import { route } from "@/lib/server/adapters/route";

export const DELETE = route({
  summary: "Remove somebody from a team, or leave it; what they had by it alone ends at once",
  answer: "nothing",
  params: memberParams,
  status: 204,
  limit: "removal",
  scope: "share",
  run: ({ actor, params }) => removeMember(actor, params),
});
