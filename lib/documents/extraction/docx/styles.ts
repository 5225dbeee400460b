import type { HeadingLevel, Mark } from "@/lib/documents/richtext/blocks";
import type { WordPackage } from "./package";
import {
  overlay,
  paragraphProperties,
  runProperties,
  type ParagraphProperties,
  type RunProperties,
} from "./properties";
import { findChild, valueOf, type XmlElement } from "./xml";

type Style = {
  id: string;
  name: string;
  basedOn: string | undefined;
  run: RunProperties;
  paragraph: ParagraphProperties;
};
/** A paragraph style with everything it inherits. `numberedBy` is the style in the chain that states the numbering. */
export type ParagraphStyle = {
  run: RunProperties;
  paragraph: ParagraphProperties;
  heading: HeadingLevel | null;
  numberedBy: string | null;
};

const MAX_CHAIN = 50;
const HEADING_NAME = /^(?:heading|заголовок)\s?([1-9])$/i;
const BODY_OUTLINE = 9;

/** The styles of a document (`styles.xml`), inheritance resolved. */
export class StyleSheet {
  readonly #styles = new Map<string, Style>();
  readonly #paragraphStyles = new Map<string, ParagraphStyle>();
  readonly #characterStyles = new Map<string, RunProperties>();
  #defaultRun: RunProperties = {};
  #defaultParagraph: ParagraphProperties = {};
  #defaultStyleId = "";

  constructor(source: WordPackage) {
    source.readPart(
      "styles",
      { passes: (name) => name === "w:styles", takes: (name) => name === "w:style" || name === "w:docDefaults" },
      (element) => this.#add(element),
    );
  }

  /** The style of a paragraph; an unknown or missing id means the default style. */
  paragraphStyle(id: string | undefined): ParagraphStyle {
    const key = id ?? this.#defaultStyleId;
    let style = this.#paragraphStyles.get(key);
    if (!style) {
      style = this.#resolveParagraphStyle(key);
      this.#paragraphStyles.set(key, style);
    }
    return style;
  }

  /** A numbering style's list, for `numStyleLink`. */
  listOfStyle(id: string): string | undefined {
    return this.#styles.get(id)?.paragraph.numId;
  }

  /**
   * Bold, italic, strike and hidden are toggles: set in both the paragraph and the character style they are off. Direct
   * formatting of the run is final.
   */
  look(style: ParagraphStyle, direct: RunProperties): RunProperties {
    const character = direct.style === undefined ? {} : this.#characterStyle(direct.style);
    const toggled = (key: "bold" | "italic" | "strike" | "hidden") =>
      direct[key] ?? (this.#defaultRun[key] === true || (style.run[key] === true) !== (character[key] === true));
    return {
      bold: toggled("bold"),
      italic: toggled("italic"),
      strike: toggled("strike"),
      hidden: toggled("hidden"),
      underline: direct.underline ?? character.underline ?? style.run.underline ?? this.#defaultRun.underline,
      raised: direct.raised ?? character.raised ?? style.run.raised,
      font: direct.font ?? character.font ?? style.run.font ?? this.#defaultRun.font,
    };
  }

  #add(element: XmlElement): void {
    if (element.name === "w:docDefaults") {
      this.#defaultRun = runProperties(findChild(findChild(element, "w:rPrDefault"), "w:rPr"));
      this.#defaultParagraph = paragraphProperties(findChild(findChild(element, "w:pPrDefault"), "w:pPr"));
      return;
    }
    const id = element.attributes["styleId"] ?? "";
    if (element.attributes["type"] === "paragraph" && /^(1|true|on)$/.test(element.attributes["default"] ?? ""))
      this.#defaultStyleId = id;
    this.#styles.set(id, {
      id,
      name: valueOf(element, "w:name") ?? "",
      basedOn: valueOf(element, "w:basedOn"),
      run: runProperties(findChild(element, "w:rPr")),
      paragraph: paragraphProperties(findChild(element, "w:pPr")),
    });
  }

  /** The style and those it is based on, starting with itself. */
  #resolveChain(id: string): Style[] {
    const chain: Style[] = [];
    let style = this.#styles.get(id);
    while (style && !chain.includes(style) && chain.length < MAX_CHAIN) {
      chain.push(style);
      style = style.basedOn === undefined ? undefined : this.#styles.get(style.basedOn);
    }
    return chain;
  }

  #resolveParagraphStyle(id: string): ParagraphStyle {
    const chain = this.#resolveChain(id);
    let run: RunProperties = {};
    let paragraph = this.#defaultParagraph;
    for (const style of chain.toReversed()) {
      run = overlay(run, style.run);
      paragraph = overlay(paragraph, style.paragraph);
    }
    const numberedBy = chain.find((style) => style.paragraph.numId !== undefined)?.id ?? null;
    return { run, paragraph, heading: chain.length > 0 ? findHeadingLevel(chain) : headingByName(id), numberedBy };
  }

  #characterStyle(id: string): RunProperties {
    let run = this.#characterStyles.get(id);
    if (!run) {
      run = this.#resolveChain(id).reduceRight<RunProperties>((lower, style) => overlay(lower, style.run), {});
      this.#characterStyles.set(id, run);
    }
    return run;
  }
}

/** The marks of a look, in canonical order. */
export function toMarks(look: RunProperties): readonly Mark[] {
  const index = (look.bold ? 1 : 0) + (look.italic ? 2 : 0) + (look.underline ? 4 : 0) + (look.strike ? 8 : 0);
  return MARK_SETS[index] ?? [];
}

/** A heading level from an outline level counted from 0; the deepest ones share level 6, body text has none. */
export function headingOfOutline(outline: number): HeadingLevel | null {
  if (outline < 0 || outline >= BODY_OUTLINE) return null;
  return Math.min(outline + 1, 6) as HeadingLevel;
}

const MARK_SETS: readonly (readonly Mark[])[] = Array.from({ length: 16 }, (_, index) =>
  (["bold", "italic", "underline", "strike"] as const).filter((_mark, bit) => (index & (1 << bit)) !== 0),
);

/** Decided by the nearest style in the chain that is a heading by outline level or built-in name. */
function findHeadingLevel(chain: readonly Style[]): HeadingLevel | null {
  if (/^(title|название)$/i.test(chain[0]?.name ?? "")) return 1;
  for (const style of chain) {
    if (style.paragraph.outline !== undefined) return headingOfOutline(style.paragraph.outline);
    const heading = headingByName(style.name);
    if (heading !== null) return heading;
  }
  return null;
}

function headingByName(name: string): HeadingLevel | null {
  const level = HEADING_NAME.exec(name)?.[1];
  return level === undefined ? null : headingOfOutline(Number(level) - 1);
}
