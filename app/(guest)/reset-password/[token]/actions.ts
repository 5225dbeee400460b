"use server";
import { resetPassword } from "@/lib/people/accounts/password/new-password";
import { resetPasswordBody } from "@/lib/people/accounts/schema";
import { publicAction } from "@/lib/server/adapters/action";
import { pageLanguage } from "@/lib/server/adapters/page";
import { PASSWORD_WORDS } from "@/lib/server/adapters/field-words";

export const resetPasswordAction = publicAction(
  resetPasswordBody,
  async (input) => resetPassword(input, { language: await pageLanguage() }),
  { words: PASSWORD_WORDS.reset, limit: "link" },
);
