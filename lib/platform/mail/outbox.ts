import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { clock } from "../clock";
import { log } from "../log";
import { toMessage } from "./message";
import type { Mailer } from "./port";

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
