import type { FormattedPages, FormattedRun } from "./formatted-pages";
import type { PieceTable } from "./piece-table";
import { characterProperties, type CharacterProperties } from "./properties";

/** Text of one formatting. `at` counts characters of the document, `offset` bytes of the file. */
export type Span = { text: string; at: number; offset: number; bytesPerChar: 1 | 2; properties: CharacterProperties };

/** The document's characters with their formatting. */
export class FormattedText {
  readonly #table: PieceTable;
  readonly #pages: FormattedPages;
  readonly #known = new Map<FormattedRun, CharacterProperties>();

  constructor(table: PieceTable, pages: FormattedPages) {
    this.#table = table;
    this.#pages = pages;
  }

  /** The spans between two characters. */
  *spans(from: number, to: number): Generator<Span> {
    for (const piece of this.#table.pieces) {
      let at = Math.max(from, piece.from);
      const end = Math.min(to, piece.to);
      while (at < end) {
        const offset = piece.offset + (at - piece.from) * piece.bytesPerChar;
        const run = this.#pages.runAt(offset);
        const runEnd = run ? run.to : this.#pages.nextStart(offset);
        const count = Math.max(Math.min(Math.ceil((runEnd - offset) / piece.bytesPerChar), end - at), 1);
        const text = this.#table.textAt(offset, count, piece.bytesPerChar);
        if (text === "") break; // the file ends here
        const properties =
          piece.modifiers.length > 0
            ? characterProperties(piece.modifiers, this.#propertiesOf(run))
            : this.#propertiesOf(run);
        yield { text, at, offset, bytesPerChar: piece.bytesPerChar, properties };
        at += count;
      }
    }
  }

  #propertiesOf(run: FormattedRun | null): CharacterProperties {
    if (!run) return {};
    let properties = this.#known.get(run);
    if (!properties) {
      properties = characterProperties(run.modifiers);
      this.#known.set(run, properties);
    }
    return properties;
  }
}
