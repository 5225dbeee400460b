import { MARKS, type Mark } from "@/lib/documents/richtext/blocks";
import { encoded } from "@/lib/word/file/tree";

/** Author and time of a change. */
export type Stamp = { author: string; at: Date };
/** Marks of a letter as bits, in the order of `MARKS`. */
export type MarkBits = number;

const NAMES: Record<Mark, readonly string[]> = {
  bold: ["b", "bCs"],
  italic: ["i", "iCs"],
  underline: ["u"],
  strike: ["strike", "dstrike"],
};

export function toBits(marks: readonly Mark[]): MarkBits {
  return marks.reduce((bits, mark) => bits | (1 << MARKS.indexOf(mark)), 0);
}

/** Writes Word's elements with the part's declared prefix, and numbers the changes it marks. */
export class Markup {
  readonly #next: () => number;

  constructor(
    readonly prefix: string,
    nextId: () => number,
  ) {
    this.#next = nextId;
  }

  /** `<w:name>inner</w:name>` */
  element(name: string, inner: string, attributes: Readonly<Record<string, string>> = {}): string {
    const written = Object.entries(attributes).map(([key, value]) => ` ${this.prefix}:${key}="${encoded(value)}"`);
    const tag = `${this.prefix}:${name}`;
    return inner === "" ? `<${tag}${written.join("")}/>` : `<${tag}${written.join("")}>${inner}</${tag}>`;
  }

  /** A change mark (`ins`, `del`, `rPrChange`, `pPrChange`) around `inner`. */
  change(name: string, { author, at }: Stamp, inner = ""): string {
    const date = `${at.toISOString().slice(0, 19)}Z`;
    return this.element(name, inner, { id: String(this.#next()), author: author.trim() || "?", date });
  }

  /** A run of text, tabs and line breaks. `shell` is a prefix for the text element's name: '' or 'del'. */
  run(text: string, properties: string): string {
    return `<${this.prefix}:r>${properties}${this.text(text)}</${this.prefix}:r>`;
  }

  text(text: string, name: "t" | "delText" = "t"): string {
    return text
      .split(/([\t\n])/)
      .map((part) => {
        if (part === "\t") return this.element("tab", "");
        if (part === "\n") return this.element("br", "");
        if (part === "") return "";
        return `<${this.prefix}:${name} xml:space="preserve">${encoded(part)}</${this.prefix}:${name}>`;
      })
      .join("");
  }

  /**
   * A run's properties with some marks toggled. `properties` is its `rPr` as written, or ''.
   * @param from the text's current marks; `to` the wanted ones
   */
  marked(properties: string, { from, to }: { from: MarkBits; to: MarkBits }): string {
    const turned = MARKS.filter((_, index) => ((from ^ to) & (1 << index)) !== 0);
    if (turned.length === 0) return properties;
    const inner = turned.reduce(
      (rest, mark) => NAMES[mark].reduce((kept, name) => this.#without(kept, name), rest),
      innerXml(properties),
    );
    const added = turned.map((mark) => this.#switch(mark, (to & (1 << MARKS.indexOf(mark))) !== 0));
    return this.element(
      "rPr",
      added.reduce((rest, piece) => insertedIn(rest, piece, this.prefix), inner),
    );
  }

  /** The same properties, with the former ones as a tracked change. */
  reformatted(before: string, after: string, stamp: Stamp): string {
    const change = this.change("rPrChange", stamp, this.element("rPr", innerXml(this.settled(before))));
    return this.element("rPr", innerXml(this.settled(after)) + change);
  }

  /** Properties without change marks. */
  settled(properties: string): string {
    const names = ["ins", "del", "moveFrom", "moveTo", "rPrChange", "pPrChange", "trPrChange", "tcPrChange"];
    return names.reduce((rest, name) => this.#without(rest, name), properties);
  }

  without(xml: string, ...names: readonly string[]): string {
    return names.reduce((rest, name) => this.#without(rest, name), xml);
  }

  #switch(mark: Mark, isOn: boolean): string {
    if (mark === "underline") return this.element("u", "", { val: isOn ? "single" : "none" });
    return this.element(NAMES[mark][0] ?? "b", "", isOn ? {} : { val: "0" });
  }

  #without(xml: string, name: string): string {
    const tag = `${this.prefix}:${name}`;
    if (!xml.includes(`<${tag}`)) return xml;
    return xml.replace(new RegExp(`<${tag}(?:\\s[^>]*)?(?:/>|(?<!/)>[\\s\\S]*?</${tag}>)`, "g"), "");
  }
}

/** The content of an element. */
export function innerXml(xml: string): string {
  const open = /^<[^>]*>/.exec(xml)?.[0] ?? "";
  return open === "" || open.endsWith("/>") ? "" : xml.slice(open.length, xml.lastIndexOf("</"));
}

/** A style must come first in a run's properties; the rest is in any order. */
function insertedIn(inner: string, piece: string, prefix: string): string {
  const style = new RegExp(`^<${prefix}:rStyle[^>]*/>`).exec(inner)?.[0] ?? "";
  return style + piece + inner.slice(style.length);
}
