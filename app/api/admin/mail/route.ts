import { page } from "@/lib/adapters/responses";
import { route } from "@/lib/adapters/route";
import { listMail } from "@/lib/accounts/administration/outgoing-mail";
import { mailDto, mailListQuery } from "@/lib/accounts/schema";

export const GET = route({
  summary: "Letters that went out or should have, newest first, without their words",
  answer: { list: mailDto },
  query: mailListQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listMail(actor, query);
    return page(items, nextCursor, request);
  },
});
