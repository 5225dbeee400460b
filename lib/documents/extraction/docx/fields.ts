type Field = { phase: "instruction" | "result"; instruction: string };

const BUTTON = /^\s*(?:MACROBUTTON|GOTOBUTTON)\s+\S+\s+(.*?)\s*$/is;

/** Instructions are no text, results are. Lives no longer than its paragraph: a field never closed hides no more. */
export class FieldStack {
  readonly #fields: Field[] = [];

  get isInInstruction(): boolean {
    return this.#fields.some(({ phase }) => phase === "instruction");
  }

  begin(): void {
    this.#fields.push({ phase: "instruction", instruction: "" });
  }

  instruct(text: string): void {
    const field = this.#fields.at(-1);
    if (field?.phase === "instruction") field.instruction += text;
  }

  separate(): void {
    const field = this.#fields.at(-1);
    if (field) field.phase = "result";
  }

  /** Ends the innermost field. A button has no result: its label is part of the instruction, and is given back. */
  end(): string {
    const field = this.#fields.pop();
    if (field?.phase !== "instruction") return "";
    return BUTTON.exec(field.instruction)?.[1] ?? "";
  }
}
