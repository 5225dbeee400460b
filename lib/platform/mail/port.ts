export type Letter = { id: string; to: string; subject: string; html: string; text: string };

export type MailKind = "reset" | "verification" | "invitation" | "notice";

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
