import { FieldStack } from "@/lib/documents/extraction/docx/fields";
import type { RunList } from "@/lib/documents/extraction/docx/runs";
import { mappedText, symbolCharacter } from "@/lib/documents/extraction/docx/symbols";
import { inCharset } from "./code-pages";
import type { Font } from "./fonts";
import { marksOfLook, type Style, type StyleSheet } from "./styles";
import type { Span } from "./text";

/** What reading a paragraph's characters takes. `signs` are those of notes, by the place of their reference. */
export type CharacterContext = { styles: StyleSheet; fonts: readonly Font[]; signs: ReadonlyMap<number, string> };

// eslint-disable-next-line no-control-regex -- Word's control characters are what is looked for
const CONTROLS = /([\u0000-\u0008\u000b\u000c\u000e-\u001f])/;
/** Controls that are text of their own; the others (pictures, drawings, comment marks, soft hyphens) are none. */
const CONTROL_TEXT: Record<string, string> = { "\u000b": "\n", "\u000c": "\n", "\u000e": "\n", "\u001e": "-" };
const FIELD_BEGIN = "\u0013";
const FIELD_SEPARATOR = "\u0014";
const FIELD_END = "\u0015";
const NOTE_REFERENCE = "\u0002";

/** Adds the text of a paragraph's spans to `list`: fields by their results, hidden text left out. */
export function readSpans(
  spans: readonly Span[],
  style: Style,
  target: { list: RunList; context: CharacterContext },
): void {
  const { list, context } = target;
  const fields = new FieldStack();
  for (const span of spans) {
    const look = context.styles.look(style, span.properties);
    const marks = marksOfLook(look);
    let at = span.at;
    for (const part of span.text.split(CONTROLS)) {
      const isShown = !look.hidden && !fields.isInInstruction;
      if (part === FIELD_BEGIN) fields.begin();
      else if (part === FIELD_SEPARATOR) fields.separate();
      else if (part === FIELD_END) {
        const label = fields.end();
        if (!look.hidden && !fields.isInInstruction) list.add(label, marks);
      } else if (fields.isInInstruction) fields.instruct(part);
      else if (isShown) list.add(shownText(part, { span, at, context, font: look.font }), marks);
      at += part.length;
    }
  }
}

function shownText(part: string, place: { span: Span; at: number; context: CharacterContext; font: number }): string {
  const { context, span } = place;
  const { symbol } = span.properties;
  if (part === NOTE_REFERENCE) return context.signs.get(place.at) ?? "";
  if (symbol && part.startsWith("("))
    return symbolCharacter(symbol.code, context.fonts[symbol.font]?.name).repeat(part.length);
  if (part.length === 1 && CONTROLS.test(part)) return CONTROL_TEXT[part] ?? "";
  const font = context.fonts[place.font];
  return mappedText(span.bytesPerChar === 1 ? inCharset(part, font?.charset) : part, font?.name);
}
