import "server-only";
import path from "node:path";
import { env } from "../env";
import { outboxMailer } from "./outbox";
import type { Mailer } from "./port";
import { resendMailer } from "./resend";
import { smtpMailer } from "./smtp";

const FROM = env.EMAIL_FROM ?? "Contract Manager <no-reply@contract-manager.local>";

/** The mailer in use: Resend if a key is set, otherwise an SMTP server if set, otherwise files in a folder (B-23.1). */
export const mailer: Mailer = chosen();

function chosen(): Mailer {
  if (env.RESEND_API_KEY) return resendMailer(env.RESEND_API_KEY, FROM);
  if (env.SMTP_URL) return smtpMailer(env.SMTP_URL, FROM);
  return outboxMailer(path.join(env.dataFolder, "outbox"), FROM);
}
