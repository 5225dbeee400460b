import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { listUsers } from "@/lib/people/accounts/administration/user-list";
import { listedUserDto, userListQuery } from "@/lib/people/accounts/schema";

export const GET = route({
  summary: "All accounts, with what each keeps",
  answer: { list: listedUserDto },
  query: userListQuery,
  scope: "admin",
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listUsers(actor, query);
    return page(items, nextCursor, request);
  },
});
