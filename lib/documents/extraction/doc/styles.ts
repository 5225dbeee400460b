import type { HeadingLevel, Mark } from "@/lib/documents/richtext/blocks";
import { headingOfOutline, toMarks } from "@/lib/documents/extraction/docx/styles";
import {
  modifiersIn,
  characterProperties,
  paragraphProperties,
  type CharacterProperties,
  type ParagraphProperties,
  type Toggle,
} from "./properties";

export type Look = {
  bold: boolean;
  italic: boolean;
  strike: boolean;
  underline: boolean;
  hidden: boolean;
  font: number;
};
/** A style with everything it inherits. */
export type Style = {
  look: Look;
  own: CharacterProperties;
  paragraph: ParagraphProperties;
  heading: HeadingLevel | null;
};
type Definition = {
  id: number;
  kind: number;
  base: number;
  paragraph: ParagraphProperties;
  character: CharacterProperties;
};

const PARAGRAPH = 1;
const CHARACTER = 2;
const TITLE = 62;
const PLAIN: Look = { bold: false, italic: false, strike: false, underline: false, hidden: false, font: 0 };
const NO_STYLE: Style = { look: PLAIN, own: {}, paragraph: {}, heading: null };
const MAX_CHAIN = 50;

/** The styles of a binary document ([MS-DOC] STSH), by index. */
export class StyleSheet {
  readonly #definitions: (Definition | null)[];
  readonly #styles = new Map<number, Style>();

  constructor(sheet: DataView) {
    this.#definitions = sheet.byteLength < 6 ? [] : definitionsIn(sheet);
  }

  styleAt(index: number): Style {
    let style = this.#styles.get(index);
    if (!style) {
      style = this.#resolve(index);
      this.#styles.set(index, style);
    }
    return style;
  }

  /** The final look of characters, given their paragraph's style. */
  look(paragraphStyle: Style, properties: CharacterProperties): Look {
    const character = properties.style === undefined ? {} : this.styleAt(properties.style).own;
    return applied(applied(paragraphStyle.look, character), properties);
  }

  #resolve(index: number): Style {
    const chain: Definition[] = [];
    let definition = this.#definitions[index];
    while (definition && !chain.includes(definition) && chain.length < MAX_CHAIN) {
      chain.push(definition);
      definition = this.#definitions[definition.base];
    }
    let resolved: Style = NO_STYLE;
    for (const { character, paragraph } of chain.toReversed()) {
      resolved = {
        look: applied(resolved.look, character),
        own: { ...resolved.own, ...character },
        paragraph: { ...resolved.paragraph, ...paragraph },
        heading: null,
      };
    }
    return { ...resolved, heading: findHeadingLevel(chain) };
  }
}

export function marksOfLook(look: Look): readonly Mark[] {
  return toMarks({ bold: look.bold, italic: look.italic, underline: look.underline, strike: look.strike });
}

function findHeadingLevel(chain: readonly Definition[]): HeadingLevel | null {
  if (chain[0]?.id === TITLE) return 1;
  for (const { id, paragraph } of chain) {
    if (paragraph.outline !== undefined) return headingOfOutline(paragraph.outline);
    if (id >= 1 && id <= 9) return headingOfOutline(id - 1);
  }
  return null;
}

function applied(base: Look, properties: CharacterProperties): Look {
  return {
    bold: toggled(base.bold, properties.bold),
    italic: toggled(base.italic, properties.italic),
    strike: toggled(base.strike, properties.strike),
    hidden: toggled(base.hidden, properties.hidden),
    underline: properties.underline ?? base.underline,
    font: properties.font ?? base.font,
  };
}

function toggled(base: boolean, toggle: Toggle): boolean {
  if (toggle === undefined) return base;
  return toggle === "opposite" ? !base : toggle;
}

function definitionsIn(sheet: DataView): (Definition | null)[] {
  const headBytes = sheet.getUint16(0, true);
  const count = sheet.getUint16(2, true);
  const fixedBytes = sheet.getUint16(4, true);
  const definitions: (Definition | null)[] = [];
  let at = 2 + headBytes;
  for (let index = 0; index < count && at + 2 <= sheet.byteLength; index += 1) {
    const bytes = sheet.getUint16(at, true);
    const end = Math.min(at + 2 + bytes, sheet.byteLength);
    definitions.push(
      bytes < 10 ? null : definitionIn(new DataView(sheet.buffer, sheet.byteOffset + at + 2, end - at - 2), fixedBytes),
    );
    at += 2 + bytes + (bytes % 2);
  }
  return definitions;
}

/** One style: a fixed header, its name, then paragraph and character formatting, each padded to even bytes. */
function definitionIn(style: DataView, fixedBytes: number): Definition | null {
  if (style.byteLength < fixedBytes + 2) return null;
  const kindAndBase = style.getUint16(2, true);
  const definition: Definition = {
    id: style.getUint16(0, true) & 0xfff,
    kind: kindAndBase & 0xf,
    base: kindAndBase >> 4,
    paragraph: {},
    character: {},
  };
  let at = fixedBytes + 2 + style.getUint16(fixedBytes, true) * 2 + 2;
  const parts: DataView[] = [];
  while (at + 2 <= style.byteLength && parts.length < 3) {
    const bytes = Math.min(style.getUint16(at, true), style.byteLength - at - 2);
    parts.push(new DataView(style.buffer, style.byteOffset + at + 2, bytes));
    at += 2 + bytes + (bytes % 2);
  }
  if (definition.kind === PARAGRAPH && parts[0]) definition.paragraph = paragraphProperties(modifiersIn(parts[0], 2));
  const characters = definition.kind === PARAGRAPH ? parts[1] : definition.kind === CHARACTER ? parts[0] : undefined;
  if (characters) definition.character = characterProperties(modifiersIn(characters));
  return definition;
}
