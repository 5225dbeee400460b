"use server";
import { resetPassword } from "@/lib/accounts/password/new-password";
import { resetPasswordBody } from "@/lib/accounts/schema";
import { publicAction } from "@/lib/adapters/action";
import { pageLanguage } from "@/lib/adapters/page";
import { PASSWORD_WORDS } from "@/lib/adapters/field-words";

export const resetPasswordAction = publicAction(
  resetPasswordBody,
  async (input) => resetPassword(input, { language: await pageLanguage() }),
  { words: PASSWORD_WORDS.reset, limit: "link" },
);
