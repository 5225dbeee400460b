import { route } from "@/lib/adapters/route";
import { deleteUser, getUser } from "@/lib/accounts/administration/admin-users";
import { adminUserDto, userParams } from "@/lib/accounts/schema";

export const GET = route({
  summary: "An account, with who would inherit its contracts",
  answer: { one: adminUserDto },
  params: userParams,
  run: ({ actor, params }) => getUser(actor, params.userId),
});

export const DELETE = route({
  summary: "Delete an account",
  answer: "nothing",
  params: userParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => deleteUser(actor, params.userId),
});
