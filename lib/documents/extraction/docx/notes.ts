import type { WordPackage } from "./package";
import { formatNumber } from "@/lib/documents/numbering/number-format";
import { isOn } from "./properties";
import type { XmlElement } from "./xml";

type Kind = "footnote" | "endnote";
/** A note that the text refers to; `sign` is "[1]", or "" where the author typed a mark of their own. */
export type ReferredNote = { sign: string; element: XmlElement; part: "footnotes" | "endnotes" };

/** Footnotes and endnotes, numbered in the order in which the text refers to them. */
export class NoteReferences {
  readonly #notes: Record<Kind, Map<string, XmlElement>> = { footnote: new Map(), endnote: new Map() };
  readonly #referred: Record<Kind, Map<XmlElement, ReferredNote>> = { footnote: new Map(), endnote: new Map() };
  readonly #counts: Record<Kind, number> = { footnote: 0, endnote: 0 };

  constructor(source: WordPackage) {
    for (const kind of ["footnote", "endnote"] as const) {
      source.readPart(
        `${kind}s`,
        { passes: (name) => name === `w:${kind}s`, takes: (name) => name === `w:${kind}` },
        (element) => {
          this.#notes[kind].set(element.attributes["id"] ?? "", element);
        },
      );
    }
  }

  /** The sign at the place of the reference, for example "[1]"; a note referred to again keeps its first place. */
  refer(reference: XmlElement): string {
    const kind = reference.name === "w:endnoteReference" ? "endnote" : "footnote";
    const element = this.#notes[kind].get(reference.attributes["id"] ?? "");
    if (!element) return "";
    const known = this.#referred[kind].get(element);
    if (known) return known.sign;
    const hasOwnMark = isOn({
      name: "",
      at: reference.at,
      attributes: { val: reference.attributes["customMarkFollows"] ?? "0" },
      children: [],
      text: "",
    });
    if (!hasOwnMark) this.#counts[kind] += 1;
    const sign = hasOwnMark
      ? ""
      : `[${formatNumber(this.#counts[kind], kind === "endnote" ? "lowerRoman" : "decimal")}]`;
    this.#referred[kind].set(element, { sign, element, part: `${kind}s` });
    return sign;
  }

  /** The notes referred to so far: footnotes, then endnotes. */
  get referred(): readonly ReferredNote[] {
    return [...this.#referred.footnote.values(), ...this.#referred.endnote.values()];
  }
}
