"use server";
import { requestPasswordReset } from "@/lib/people/accounts/password/new-password";
import { forgotPasswordBody } from "@/lib/people/accounts/schema";
import { publicAction } from "@/lib/server/adapters/action";
import { pageLanguage } from "@/lib/server/adapters/page";
import { PASSWORD_WORDS } from "@/lib/server/adapters/field-words";

export const forgotPasswordAction = publicAction(
  forgotPasswordBody,
  async (input) => requestPasswordReset(input, { language: await pageLanguage() }),
  { words: PASSWORD_WORDS.forgot, limit: "reset" },
);
