import { nameBody, teamDto } from "@/lib/folders/schema";
import { createTeam, listTeams } from "@/lib/folders/teams";
import { pageQuery } from "@/lib/platform/page-budget";
import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "Teams that the caller is in",
  answer: { list: teamDto },
  query: pageQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listTeams(actor, query);
    return page(items, nextCursor, request);
  },
});

export const POST = route({
  summary: "Create a team, with the caller in it",
  answer: { one: teamDto },
  body: nameBody,
  status: 201,
  limit: "positions",
  scope: "share",
  run: ({ actor, body, commit }) => createTeam(actor, body, commit),
});
