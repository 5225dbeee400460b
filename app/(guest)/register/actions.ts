"use server";
import { register } from "@/lib/accounts/register";
import { registerBody } from "@/lib/accounts/schema";
import { publicAction } from "@/lib/adapters/action";
import { pageLanguage } from "@/lib/adapters/page";
import { actionClient, withSessionCookie } from "@/lib/adapters/session-action";
import { SESSION_WORDS } from "@/lib/adapters/session-cookie";

export const registerAction = publicAction(
  registerBody,
  async (input) =>
    withSessionCookie(await register(input, { ...(await actionClient()), language: await pageLanguage() })),
  { words: SESSION_WORDS.register, limit: "registration" },
);
