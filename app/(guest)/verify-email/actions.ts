"use server";
import { verifyEmail } from "@/lib/accounts/email-verification";
import { verifyEmailBody } from "@/lib/accounts/schema";
import { publicAction } from "@/lib/adapters/action";
import { pageLanguage } from "@/lib/adapters/page";

export const verifyEmailAction = publicAction(
  verifyEmailBody,
  async (input) => verifyEmail(input, { language: await pageLanguage() }),
  { limit: "link" },
);
