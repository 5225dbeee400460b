"use server";
import { requestPasswordReset } from "@/lib/accounts/password/new-password";
import { forgotPasswordBody } from "@/lib/accounts/schema";
import { publicAction } from "@/lib/adapters/action";
import { pageLanguage } from "@/lib/adapters/page";
import { PASSWORD_WORDS } from "@/lib/adapters/field-words";

export const forgotPasswordAction = publicAction(
  forgotPasswordBody,
  async (input) => requestPasswordReset(input, { language: await pageLanguage() }),
  { words: PASSWORD_WORDS.forgot, limit: "reset" },
);
