import "server-only";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { copyFor } from "@/lib/copy/copy";
import { knownLanguage } from "@/lib/copy/preferred-language";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { buildLetter } from "@/lib/platform/mail/letter";
import { queueMail } from "@/lib/platform/mail/send-mail";
import { findLetterAccount } from "@/lib/people/accounts/account-store";
import { disable, ownerOf } from "./delivery-store";
import type { DisabledBecause } from "./schema";

/** Turns a webhook off and tells its owner by mail, in one transaction; nothing if it is off. Source: B-39.5. */
export async function turnOff(
  webhookId: string,
  because: Exclude<DisabledBecause, "person">,
  tx: DatabaseClient,
): Promise<void> {
  if (!(await disable(webhookId, { at: clock.now(), because }, tx))) return;
  const webhook = await ownerOf(webhookId, tx);
  const account = webhook && (await findLetterAccount(webhook.userId, tx));
  if (!webhook || !account) return; // gone with its account
  const { host } = new URL(webhook.url);
  await queueMail({ kind: "notice", ...letter(account, { host, because }) }, tx);
  const detail = { webhookId, host, because };
  await recordInTransaction(null, { chain: ACCOUNTS_CHAIN, action: "webhook.disabled", detail }, tx);
}

function letter(
  { email, defaultLanguage }: { email: string; defaultLanguage: string },
  { host, because }: { host: string; because: DisabledBecause },
): { to: string; subject: string; html: string; text: string } {
  const language = knownLanguage(defaultLanguage);
  const { because: reasons, letter: words } = copyFor(language).webhooks;
  const content = {
    language,
    title: words.title(host),
    paragraphs: [words.why(reasons[because]), words.then],
    button: { label: words.open, url: new URL("/settings/webhooks", env.publicUrl).href },
    footer: words.footer,
  };
  return { to: email, subject: content.title, ...buildLetter(content) };
}
