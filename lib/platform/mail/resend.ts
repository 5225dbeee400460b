import { Resend } from "resend";
import type { Mailer } from "./port";

/** Sends letters through Resend. The letter's id is the idempotency key, so that a retry sends nothing twice. */
export function resendMailer(apiKey: string, from: string): Mailer {
  const client = new Resend(apiKey);
  return {
    async send({ id, to, subject, html, text }) {
      const { error } = await client.emails.send({ from, to, subject, html, text }, { idempotencyKey: id });
      if (error) throw new Error(`Resend refused the letter: ${error.name}`);
    },
  };
}
