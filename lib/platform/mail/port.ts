/** A letter as the mailer takes it. `html` and `text` say the same. */
export type Letter = { id: string; to: string; subject: string; html: string; text: string };

/** Who carries letters. Source: decisions §10. */
export interface Mailer {
  /** Hands a letter over, or throws; handing the same `id` over twice may send it twice at worst. */
  send(letter: Letter): Promise<void>;
}
