"use server";
import { z } from "zod";
import { resendVerification } from "@/lib/people/accounts/address/email-verification";
import { endSession } from "@/lib/people/accounts/session/session";
import { action } from "@/lib/server/adapters/action";
import { dropSessionCookie, ownToken } from "@/lib/server/adapters/session-cookie";

export const logoutAction = action(
  z.void(),
  async (actor) => {
    await endSession(actor);
    await dropSessionCookie();
  },
  { limit: "removal", isOpenBeforeSetUp: true },
);

export const resendVerificationAction = action(z.undefined(), async (actor) => resendVerification(actor), {
  limit: "verification",
  isOpenBeforeSetUp: true,
});

export const sessionTokenAction = action(z.void(), async () => ownToken(), { isOpenBeforeSetUp: true });
