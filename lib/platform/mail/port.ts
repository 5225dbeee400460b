/** A file attached to a letter. */
export type Attachment = { fileName: string; contentType: string; bytes: Uint8Array };
/** Replies go to `replyTo`, addresses parted by commas, if given, instead of the product's own address. */
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
   * @throws `LetterRefused` for a letter that will never be accepted, anything else if the service is down. Errors
   *   contain no password: administrators see them. Passing the same `id` twice may at worst send it twice.
   */
  send(letter: Letter): Promise<void>;
}

/** The service answered, and will never accept this letter. */
export class LetterRefused extends Error {}
