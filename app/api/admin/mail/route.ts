import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { listMail } from "@/lib/people/accounts/administration/outgoing-mail";
import { mailDto, mailListQuery } from "@/lib/people/accounts/schema";

export const GET = route({
  summary: "Letters that went out or should have, newest first, without their words",
  answer: { list: mailDto },
  query: mailListQuery,
  scope: "admin",
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listMail(actor, query);
    return page(items, nextCursor, request);
  },
});
