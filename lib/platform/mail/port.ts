/** A file that a letter brings along. */
export type Attachment = { fileName: string; contentType: string; bytes: Uint8Array };
/** Answers go to `replyTo`, where it is given, and not to the product's own address. */
export type Letter = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  attachments?: readonly Attachment[];
};

export type MailKind = "reset" | "verification" | "invitation" | "notice" | "contract";

export const CARRIERS = ["outbox", "resend", "smtp"] as const;
type Carrier = (typeof CARRIERS)[number];

export interface Mailer {
  readonly carrier: Carrier;
  /**
   * @throws `LetterRefused` for a letter that nobody will ever take, anything else for a service that is away. Errors
   *   hold no password: administrators see them. Handing the same `id` over twice may send it twice at worst.
   */
  send(letter: Letter): Promise<void>;
}

/** The service answered, and will not take this letter however often it is handed over. */
export class LetterRefused extends Error {}
