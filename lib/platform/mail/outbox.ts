import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { clock } from "../clock";
import { log } from "../log";
import { emlOf } from "./eml";
import type { Mailer } from "./port";

/** Each letter as an `.eml` file in a folder, named in the log: for installations without a mail service. */
export function outboxMailer(folder: string, from: string): Mailer {
  return {
    carrier: "outbox",
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${letter.id}.eml`);
      await writeFile(file, emlOf(letter, { from, at: clock.now() }), { mode: 0o600 });
      log.info("mail.in-outbox", { file, subject: letter.subject });
    },
  };
}
