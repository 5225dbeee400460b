"use server";
import { verifyEmail } from "@/lib/people/accounts/address/email-verification";
import { verifyEmailBody } from "@/lib/people/accounts/schema";
import { publicAction } from "@/lib/server/adapters/action";
import { currentActor } from "@/lib/server/adapters/current-actor";
import { pageLanguage } from "@/lib/server/adapters/page";
import { PASSWORD_WORDS } from "@/lib/server/adapters/field-words";

export const verifyEmailAction = publicAction(
  verifyEmailBody,
  async (input) => verifyEmail(input, { actor: await currentActor(), language: await pageLanguage() }),
  { words: PASSWORD_WORDS.reset, limit: "link" },
);
