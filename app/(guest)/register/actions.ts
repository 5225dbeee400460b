"use server";
import { register } from "@/lib/people/accounts/register";
import { registerBody } from "@/lib/people/accounts/schema";
import { publicAction } from "@/lib/server/adapters/action";
import { pageLanguage } from "@/lib/server/adapters/page";
import { actionClient, browserZone, withSessionCookie, SESSION_WORDS } from "@/lib/server/adapters/session-cookie";
import { noteBrowserZone } from "@/lib/deadlines/reminders";

export const registerAction = publicAction(
  registerBody,
  async (input) => {
    const session = await register(input, { ...(await actionClient()), language: await pageLanguage() });
    await noteBrowserZone(session.user.id, await browserZone());
    return withSessionCookie(session);
  },
  { words: SESSION_WORDS.register, limit: "registration" },
);
