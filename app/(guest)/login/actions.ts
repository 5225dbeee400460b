"use server";
import { loginBody } from "@/lib/accounts/schema";
import { signIn } from "@/lib/accounts/sign-in";
import { publicAction } from "@/lib/adapters/action";
import { actionClient, withSessionCookie } from "@/lib/adapters/session-action";
import { SESSION_WORDS } from "@/lib/adapters/session-cookie";

export const loginAction = publicAction(loginBody, async (input) => withSessionCookie(await signIn(input, await actionClient())), { words: SESSION_WORDS.login, limit: "login" });
