"use server";
import { z } from "zod";
import { endSession } from "@/lib/accounts/session";
import { action } from "@/lib/adapters/action";
import { dropSessionCookie, ownToken } from "@/lib/adapters/session-action";

export const logoutAction = action(z.void(), async (actor) => {
  await endSession(actor);
  await dropSessionCookie();
}, { limit: "removal", isOpenBeforeSetUp: true });

export const sessionTokenAction = action(z.void(), async () => ownToken(), { isOpenBeforeSetUp: true });
