"use server";
import { z } from "zod";
import { loginBody } from "@/lib/people/accounts/schema";
import { startPasskeySecondFactor, startPasskeySignIn } from "@/lib/people/accounts/second-factor/passkey-answers";
import {
  passkeySignInInput,
  secondFactorBody,
  secondFactorPasskeyInput,
  secondStepInput,
} from "@/lib/people/accounts/second-factor/schema";
import { finishSignIn, finishSignInByPasskey, signInByPasskey } from "@/lib/people/accounts/second-factor/second-step";
import { signIn } from "@/lib/people/accounts/session/sign-in";
import { publicAction } from "@/lib/server/adapters/action";
import { actionClient, withSessionCookie, SESSION_WORDS } from "@/lib/server/adapters/session-cookie";

export const secondFactorAction = publicAction(
  secondFactorBody,
  async (input) => withSessionCookie(await finishSignIn(input, await actionClient())),
  { words: SESSION_WORDS.secondFactor, limit: "secondFactor" },
);

export const secondFactorPasskeyAction = publicAction(
  secondFactorPasskeyInput,
  async (input) => withSessionCookie(await finishSignInByPasskey(input, await actionClient())),
  { limit: "secondFactor" },
);

export const startSecondFactorPasskeyAction = publicAction(
  secondStepInput,
  async (input) => startPasskeySecondFactor(input),
  { limit: "secondFactor" },
);

export const startPasskeySignInAction = publicAction(z.void(), async () => startPasskeySignIn(), {
  limit: "secondFactor",
});

export const passkeySignInAction = publicAction(
  passkeySignInInput,
  async (input) => withSessionCookie(await signInByPasskey(input, await actionClient())),
  { limit: "secondFactor" },
);

export const loginAction = publicAction(
  loginBody,
  async (input) => withSessionCookie(await signIn(input, await actionClient())),
  { words: SESSION_WORDS.login, limit: "login" },
);
