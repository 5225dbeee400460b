import { route } from "@/lib/adapters/route";
import { confirmAddress } from "@/lib/accounts/admin-users";
import { userParams } from "@/lib/accounts/schema";

export const POST = route({
  params: userParams,
  limit: "change",
  run: ({ actor, params }) => confirmAddress(actor, params.userId),
});
