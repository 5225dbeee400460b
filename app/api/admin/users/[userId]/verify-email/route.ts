import { route } from "@/lib/server/adapters/route";
import { confirmAddress } from "@/lib/people/accounts/administration/admin-users";
import { userDto, userParams } from "@/lib/people/accounts/schema";

export const POST = route({
  summary: "Take a user's address as proven, by the administrator's word",
  answer: { one: userDto },
  params: userParams,
  limit: "change",
  scope: "session",
  run: ({ actor, params }) => confirmAddress(actor, params.userId),
});
