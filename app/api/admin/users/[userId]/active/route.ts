import { route } from "@/lib/server/adapters/route";
import { setActive } from "@/lib/people/accounts/administration/admin-users";
import { activeBody, userActivityDto, userParams } from "@/lib/people/accounts/schema";

export const PUT = route({
  summary: "Close an account to its person, or open it again",
  answer: { one: userActivityDto },
  params: userParams,
  body: activeBody,
  limit: "change",
  scope: "session",
  run: ({ actor, params, body }) => setActive(actor, params.userId, body),
});
