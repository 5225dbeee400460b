import "server-only";
import path from "node:path";
import { env } from "../env";
import type { Mailer } from "./port";
import { resendMailer } from "./resend";
import { smtpMailer } from "./smtp";
import { mkdir, writeFile } from "node:fs/promises";
import { createTransport } from "nodemailer";
import { clock } from "../clock";
import { log } from "../log";
import { toMessage } from "./message";

const FROM = env.EMAIL_FROM ?? "Contract Manager <no-reply@contract-manager.local>";

/** The mailer in use: Resend if a key is set, otherwise an SMTP server if set, otherwise files in a folder (B-23.1). */
export const mailer: Mailer = chosen();

function chosen(): Mailer {
  if (env.RESEND_API_KEY) return resendMailer(env.RESEND_API_KEY, FROM);
  if (env.SMTP_URL) return smtpMailer(env.SMTP_URL, FROM);
  return outboxMailer(path.join(env.dataFolder, "outbox"), FROM);
}

/** Writes each letter as an `.eml` file in a folder and logs its name: for installations without a mail service. */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    carrier: "outbox",
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${letter.id}.eml`);
      const { message } = await transport.sendMail({ ...toMessage(letter, from), date: clock.now() });
      await writeFile(file, message, { mode: 0o600 });
      log.info("mail.in-outbox", { file, subject: letter.subject });
    },
  };
}
