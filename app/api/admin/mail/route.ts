import { page, route } from "@/lib/adapters/route";
import { listMail } from "@/lib/accounts/outgoing-mail";
import { mailListQuery } from "@/lib/accounts/schema";

export const GET = route({
  query: mailListQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listMail(actor, query);
    return page(items, nextCursor, request);
  },
});
