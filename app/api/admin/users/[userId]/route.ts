import { route } from "@/lib/server/adapters/route";
import { deleteUser, getUser } from "@/lib/people/accounts/administration/admin-users";
import { adminUserDto, userParams } from "@/lib/people/accounts/schema";

export const GET = route({
  summary: "An account, with who would inherit its contracts",
  answer: { one: adminUserDto },
  params: userParams,
  scope: "admin",
  run: ({ actor, params }) => getUser(actor, params.userId),
});

export const DELETE = route({
  summary: "Delete an account",
  answer: "nothing",
  params: userParams,
  status: 204,
  limit: "removal",
  scope: "admin",
  run: ({ actor, params }) => deleteUser(actor, params.userId),
});
