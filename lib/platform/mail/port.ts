/** A letter as the mailer takes it. `html` and `text` say the same. */
export type Letter = { id: string; to: string; subject: string; html: string; text: string };

/** What a letter is for. */
export type MailKind = "reset" | "verification" | "invitation" | "notice";

/** Who carries letters: files in a folder, Resend, or an SMTP server. */
export const CARRIERS = ["outbox", "resend", "smtp"] as const;
type Carrier = (typeof CARRIERS)[number];

/** Source: B-23.1. */
export interface Mailer {
  readonly carrier: Carrier;
  /**
   * Hands a letter over, or throws: `LetterRefused` for a letter that nobody will ever take, anything else for a
   * service that is away. An error's words are shown to administrators, so they hold no password. Handing the same `id`
   * over twice may send it twice at worst.
   */
  send(letter: Letter): Promise<void>;
}

/** The service answered, and will not take this letter however often it is handed over. */
export class LetterRefused extends Error {}
