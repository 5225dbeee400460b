import { page, route } from "@/lib/adapters/route";
import { listUsers } from "@/lib/accounts/admin-users";
import { userListQuery } from "@/lib/accounts/schema";

export const GET = route({
  query: userListQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listUsers(actor, query);
    return page(items, nextCursor, request);
  },
});
