import { numberRuleOf, type Attributes } from "./block-elements";

/** An element that is open and whose text is a clause number. */
export type OpenNumber = { rule: string };

/** Which of the elements that are open hold numbers. */
export class OpenNumbers {
  /** One for each open element: the innermost number that it is or stands in. */
  readonly #opened: (OpenNumber | null)[] = [];

  /** The number whose text comes now. */
  get now(): OpenNumber | null {
    return this.#opened.at(-1) ?? null;
  }

  open(name: string, attributes: Attributes): void {
    const rule = name === "span" ? numberRuleOf(attributes) : null;
    this.#opened.push(rule === null ? this.now : { rule });
  }

  /** Ends the element that was opened last. */
  close(): void {
    this.#opened.pop();
  }
}
