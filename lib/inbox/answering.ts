import "server-only";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import type { DatabaseClient } from "@/lib/platform/db";
import { buildLetter } from "@/lib/platform/mail/letter";
import { queueMail } from "@/lib/platform/mail/send-mail";
import { refusalWords } from "./refusal-words";
import type { MailPart, MailRefusal } from "./schema";

/** Tells a known sender what was refused and why, in the transaction that ends the mail. Source: B-42.7. */
export async function answerRefused(
  { address, language }: { address: string; language: Language },
  { reason, parts }: { reason: MailRefusal | ""; parts: readonly MailPart[] },
  tx: DatabaseClient,
): Promise<void> {
  const copy = copyFor(language);
  const { letter, mailReasons } = copy.inbox;
  const refused = parts.filter(({ became }) => became === "refused");
  const lines = refused.map(({ fileName, reason: why }) => {
    const words = refusalWords(why, copy);
    return fileName === "" ? words : letter.file(fileName, words);
  });
  const content = {
    language,
    title: letter.title,
    paragraphs: [
      ...(reason === "" ? [] : [mailReasons[reason]]),
      ...lines,
      ...(refused.length < parts.length ? [letter.hint] : []),
    ],
    button: null,
    footer: letter.footer,
  };
  await queueMail({ kind: "notice", to: address, subject: letter.title, ...buildLetter(content) }, tx);
}
