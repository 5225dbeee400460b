"use server";
import { verifyEmail } from "@/lib/accounts/address/email-verification";
import { verifyEmailBody } from "@/lib/accounts/schema";
import { publicAction } from "@/lib/adapters/action";
import { currentActor } from "@/lib/adapters/current-actor";
import { pageLanguage } from "@/lib/adapters/page";
import { PASSWORD_WORDS } from "@/lib/adapters/field-words";

export const verifyEmailAction = publicAction(
  verifyEmailBody,
  async (input) => verifyEmail(input, { actor: await currentActor(), language: await pageLanguage() }),
  { words: PASSWORD_WORDS.reset, limit: "link" },
);
