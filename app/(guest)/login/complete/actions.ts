"use server";
import { z } from "zod";
import { currentSession } from "@/lib/people/accounts/openid/sign-in-by-issuer";
import { action } from "@/lib/server/adapters/action";
import { withSessionCookie } from "@/lib/server/adapters/session-cookie";

export const completeSignInAction = action(z.void(), async (actor) => withSessionCookie(await currentSession(actor)), {
  limit: "change",
  isOpenBeforeSetUp: true,
});
