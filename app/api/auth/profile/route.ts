import { userDto } from "@/lib/accounts/schema";
import { route } from "@/lib/adapters/route";
import { profileOf } from "@/lib/accounts/session/sign-in";

export const GET = route({
  summary: "The caller's own account",
  answer: { one: userDto },
  isOpenBeforeSetUp: true,
  run: ({ actor }) => profileOf(actor),
});
