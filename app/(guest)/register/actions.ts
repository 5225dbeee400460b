"use server";
import { register } from "@/lib/accounts/register";
import { registerBody } from "@/lib/accounts/schema";
import { publicAction } from "@/lib/adapters/action";
import { actionClient, withSessionCookie } from "@/lib/adapters/session-action";
import { SESSION_WORDS } from "@/lib/adapters/session-cookie";

export const registerAction = publicAction(registerBody, async (input) => withSessionCookie(await register(input, await actionClient())), { words: SESSION_WORDS.register, limit: "registration" });
