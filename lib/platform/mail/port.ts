/** A letter as the mailer takes it. `html` and `text` say the same. */
export type Letter = { id: string; to: string; subject: string; html: string; text: string };

/** Who carries letters. Source: decisions §10. */
export interface Mailer {
  /**
   * Hands a letter over, or throws: `LetterRefused` for a letter that nobody will ever take, anything else for a service that
   * is away. Handing the same `id` over twice may send it twice at worst.
   */
  send(letter: Letter): Promise<void>;
}

/** The service answered, and will not take this letter however often it is handed over. */
export class LetterRefused extends Error {}
