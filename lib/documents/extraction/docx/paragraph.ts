import type { Mark } from "@/lib/documents/richtext/blocks";
import { formatNumber } from "@/lib/documents/numbering/number-format";
import { FieldStack, RunList } from "./runs";
import { isOn, runProperties, type RunProperties } from "./properties";
import { toMarks, type ParagraphStyle, type StyleSheet } from "./styles";
import { formulaText } from "./formula";
import { mappedText, raisedDigits, symbolCharacter } from "./symbols";
import { findChild, valueOf, type XmlElement } from "./xml";
import type { WordPackage } from "./package";

const CHECKED = "☒";
const UNCHECKED = "☐";
const SOFT_HYPHEN = "\u00ad";
const NO_MARKS: readonly Mark[] = [];

/** Reads the runs of one paragraph: its displayed text, and the text boxes anchored in it, which are read after it. */
export class ParagraphText {
  readonly list = new RunList();
  readonly boxes: XmlElement[] = [];
  readonly #fields = new FieldStack();
  readonly #styles: StyleSheet;
  readonly #style: ParagraphStyle;
  readonly #notes: NoteReferences;

  constructor(element: XmlElement, context: { styles: StyleSheet; style: ParagraphStyle; notes: NoteReferences }) {
    this.#styles = context.styles;
    this.#style = context.style;
    this.#notes = context.notes;
    this.#readAll(element);
  }

  #readAll(parent: XmlElement): void {
    for (const child of parent.children) this.#read(child);
  }

  /** Anything but a run, control, formula or text box wraps some: links, insertions, smart tags. */
  #read(element: XmlElement): void {
    if (element.name === "w:r") this.#run(element);
    else if (element.name === "w:sdt") this.#control(element);
    else if (element.name === "m:oMath") this.list.add(formulaText(element), NO_MARKS, element.at);
    else if (element.name === "w:txbxContent") this.boxes.push(element);
    else if (element.name === "w:ruby") this.#ruby(element);
    else if (!element.name.endsWith("Pr")) this.#readAll(element);
  }

  /** What stands above words follows them in brackets. */
  #ruby(element: XmlElement): void {
    const [base, above] = [findChild(element, "w:rubyBase"), findChild(element, "w:rt")];
    if (base) this.#readAll(base);
    if (!above || above.children.length === 0) return;
    this.list.add(" (", NO_MARKS);
    this.#readAll(above);
    this.list.add(")", NO_MARKS);
  }

  #control(element: XmlElement): void {
    const checkbox = findChild(findChild(element, "w:sdtPr"), "w14:checkbox");
    if (checkbox) this.list.add(isOn(findChild(checkbox, "w14:checked")) ? CHECKED : UNCHECKED, NO_MARKS, element.at);
    else this.#readAll(findChild(element, "w:sdtContent") ?? element);
  }

  #run(element: XmlElement): void {
    const direct = runProperties(findChild(element, "w:rPr"));
    const look = this.#styles.look(this.#style, direct);
    const marks = toMarks(look);
    for (const child of element.children) this.#runContent(child, look, marks);
  }

  #runContent(element: XmlElement, look: RunProperties, marks: readonly Mark[]): void {
    if (element.name === "w:fldChar") return this.#fieldMark(element, marks);
    if (element.name === "w:instrText") return this.#fields.instruct(element.text);
    if (look.hidden || this.#fields.isInInstruction) return;
    if (
      element.name === "w:drawing" ||
      element.name === "w:pict" ||
      element.name === "w:object" ||
      element.name === "w:ruby"
    )
      return this.#read(element);
    if (element.name === "w:t") this.#addText(element, look, marks);
    else this.list.add(this.#readText(element, look), marks, element.at);
  }

  /** Leading and trailing white space counts only if the file says so; soft hyphens aren't text. */
  #addText(element: XmlElement, look: RunProperties, marks: readonly Mark[]): void {
    const isLiteral = element.attributes["space"] === "preserve";
    const shown = isLiteral ? element.text : element.text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
    let from = isLiteral ? 0 : element.text.length - element.text.replace(/^[ \t\r\n]+/, "").length;
    for (const part of shown.split(SOFT_HYPHEN)) {
      const mapped = mappedText(part, look.font);
      const text = look.raised && this.list.endsWithDigit() ? raisedDigits(mapped) : mapped;
      this.list.addFrom(text, marks, [{ at: element.at, from, length: text.length }]);
      from += part.length + 1;
    }
  }

  #readText(element: XmlElement, look: RunProperties): string {
    switch (element.name) {
      case "w:tab":
      case "w:ptab":
        return "\t";
      case "w:br":
      case "w:cr":
        return "\n"; // including page breaks, which separate words too
      case "w:noBreakHyphen":
        return "-";
      case "w:sym":
        return symbolCharacter(
          Number.parseInt(element.attributes["char"] ?? "", 16) || 0x20,
          element.attributes["font"] ?? look.font,
        );
      case "w:footnoteReference":
      case "w:endnoteReference":
        return this.#notes.refer(element);
      default:
        return "";
    }
  }

  #fieldMark(element: XmlElement, marks: readonly Mark[]): void {
    const type = element.attributes["fldCharType"];
    if (type === "begin") {
      this.#fields.begin();
      const form = findChild(element, "w:ffData");
      if (form) this.#formField(form, marks, element.at);
    } else if (type === "separate") this.#fields.separate();
    else if (type === "end") {
      const label = this.#fields.end();
      if (!this.#fields.isInInstruction) this.list.add(label, marks, element.at);
    }
  }

  /** Legacy check boxes and drop-down lists store their state in the field, not in its result. */
  #formField(form: XmlElement, marks: readonly Mark[], at: number): void {
    const box = findChild(form, "w:checkBox");
    if (box)
      this.list.add(isOn(findChild(box, "w:checked") ?? findChild(box, "w:default")) ? CHECKED : UNCHECKED, marks, at);
    const choices = findChild(form, "w:ddList");
    if (!choices) return;
    const entries = choices.children.filter(({ name }) => name === "w:listEntry");
    this.list.add(
      entries[Number(valueOf(choices, "w:result") ?? valueOf(choices, "w:default") ?? 0)]?.attributes["val"] ?? "",
      marks,
      at,
    );
  }
}

type Kind = "footnote" | "endnote";
/** A note referenced in the text; `sign` is "[1]", or "" if the author typed a custom mark. */
export type ReferredNote = { sign: string; element: XmlElement; part: "footnotes" | "endnotes" };

/** Footnotes and endnotes, numbered in order of reference. */
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

  /** The sign at a reference, such as "[1]"; a repeated reference keeps the first number. */
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

  /** The notes referenced so far: footnotes, then endnotes. */
  get referred(): readonly ReferredNote[] {
    return [...this.#referred.footnote.values(), ...this.#referred.endnote.values()];
  }
}
