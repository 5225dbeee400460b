import { route } from "@/lib/adapters/route";
import { deleteUser, getUser } from "@/lib/accounts/admin-users";
import { userParams } from "@/lib/accounts/schema";

export const GET = route({ params: userParams, run: ({ actor, params }) => getUser(actor, params.userId) });

export const DELETE = route({
  params: userParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => deleteUser(actor, params.userId),
});
