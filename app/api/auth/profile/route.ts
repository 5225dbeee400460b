import { userDto } from "@/lib/people/accounts/schema";
import { route } from "@/lib/server/adapters/route";
import { getProfile } from "@/lib/people/accounts/session/sign-in";

export const GET = route({
  summary: "The caller's own account",
  answer: { one: userDto },
  isOpenBeforeSetUp: true,
  run: ({ actor }) => getProfile(actor),
});
