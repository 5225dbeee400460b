import "server-only";
import { copyFor, type Copy } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import type { DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { buildLetter } from "@/lib/platform/mail/letter";
import { queueMail } from "@/lib/platform/mail/send-mail";
import { findLetterAccount } from "../account-store";

/** Events a user gets mail about, because someone else may have caused them. */
export type SecurityNews =
  | { about: "appSet" | "appRemoved" | "recoveryCodesMade" | "factorsReset" | "codesGuessed" }
  | { about: "startedClean"; shared: number }
  | { about: "calendarEnded" }
  | { about: "leftOpen"; links: number; webhooks: number }
  | { about: "recoveryCodeUsed"; left: number }
  | { about: "passkeyAdded" | "passkeyRemoved" | "tokenMade" | "tokenRotated"; name: string }
  | { about: "identityLinked" | "identityUnlinked"; issuer: string };

/** Queues the letter in the transaction of the event, in the user's language if chosen. */
export async function queueSecurityLetter(
  userId: string,
  news: SecurityNews,
  asked: Language,
  tx: DatabaseClient,
): Promise<void> {
  const account = await findLetterAccount(userId, tx);
  if (!account) return; // deleted just now
  const chosen = account.settingsUpdatedAt ? LANGUAGES.find((known) => known === account.defaultLanguage) : undefined;
  const language = chosen ?? asked;
  const { letters } = copyFor(language).secondFactor;
  const title = letters.titles[news.about];
  const button = { label: letters.button, url: new URL("/settings", env.publicUrl).href };
  const content = {
    language,
    title,
    paragraphs: [letters.greeting(account.name), whatHappened(news, letters)],
    button,
    footer: letters.footer,
  };
  await queueMail({ kind: "notice", to: account.email, subject: title, ...buildLetter(content) }, tx);
}

function whatHappened(news: SecurityNews, { texts }: Copy["secondFactor"]["letters"]): string {
  if (news.about === "recoveryCodeUsed") return texts.recoveryCodeUsed(news.left);
  if (news.about === "leftOpen") return texts.leftOpen(news);
  if (news.about === "startedClean") return texts.startedClean(news.shared);
  if ("name" in news) return texts[news.about](news.name);
  if (news.about === "identityLinked" || news.about === "identityUnlinked") return texts[news.about](news.issuer);
  return texts[news.about];
}
