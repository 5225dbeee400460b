import { route } from "@/lib/adapters/route";
import { changeRole } from "@/lib/accounts/admin-users";
import { roleBody, userParams } from "@/lib/accounts/schema";

export const PUT = route({
  params: userParams,
  body: roleBody,
  limit: "change",
  run: ({ actor, params, body }) => changeRole(actor, params.userId, body),
});
