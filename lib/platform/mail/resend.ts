import { Resend } from "resend";
import { OF_A_MACHINE } from "./message";
import { LetterRefused, type Attachment, type Mailer } from "./port";

/** The service carries on meanwhile: the letter's id keeps a retry from sending it twice. */
const ANSWER_LIMIT_MS = 20_000;
/** Answers about the letter itself, not about the key, the rate or the service's state. */
const REFUSALS: readonly (number | null)[] = [400, 404, 405, 413, 422];

/** Sends letters through Resend. The letter's id is the idempotency key, so a retry sends nothing twice. */
export function resendMailer(apiKey: string, from: string, answerLimitMs = ANSWER_LIMIT_MS): Mailer {
  const client = new Resend(apiKey);
  return {
    carrier: "resend",
    async send({ id, to, subject, html, text, replyTo, attachments = [] }) {
      const besides = {
        ...(replyTo === undefined ? {} : { replyTo: replyTo.split(",") }),
        ...(attachments.length > 0 ? {} : { headers: OF_A_MACHINE }),
        ...(attachments.length > 0 ? { attachments: attachments.map(attachedFile) } : {}),
      };
      const { error } = await within(
        answerLimitMs,
        client.emails.send({ from, to, subject, html, text, ...besides }, { idempotencyKey: id }),
      );
      if (!error) return;
      const words = `Resend did not take the letter: ${error.name}: ${error.message}`;
      throw REFUSALS.includes(error.statusCode) ? new LetterRefused(words) : new Error(words);
    },
  };
}

function attachedFile({ fileName, contentType, bytes }: Attachment) {
  return { filename: fileName, contentType, content: Buffer.from(bytes) };
}

async function within<T>(limitMs: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Resend did not answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
