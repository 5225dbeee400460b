import { route } from "@/lib/adapters/route";
import { profileOf } from "@/lib/accounts/sign-in";

export const GET = route({ isOpenBeforeSetUp: true, run: ({ actor }) => profileOf(actor) });
