import { route } from "@/lib/server/adapters/route";
import { changeRole } from "@/lib/people/accounts/administration/admin-users";
import { roleBody, userDto, userParams } from "@/lib/people/accounts/schema";

export const PUT = route({
  summary: "Change a user's system role",
  answer: { one: userDto },
  params: userParams,
  body: roleBody,
  limit: "change",
  scope: "session",
  run: ({ actor, params, body }) => changeRole(actor, params.userId, body),
});
