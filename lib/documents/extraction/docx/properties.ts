import type { Alignment } from "@/lib/documents/richtext/blocks";
import { findChild, valueOf, type XmlElement } from "./xml";

/** How a run looks according to one source; `undefined` means 'not stated here'. */
export type RunProperties = {
  style?: string | undefined;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  strike?: boolean | undefined;
  underline?: boolean | undefined;
  hidden?: boolean | undefined;
  font?: string | undefined;
  /** Small and above the line. */
  raised?: boolean | undefined;
};

/** How a paragraph looks according to one source. Lengths in twips; `level` and `outline` from 0. */
export type ParagraphProperties = {
  style?: string | undefined;
  align?: Alignment | "start" | undefined;
  left?: number | undefined;
  hanging?: number | undefined;
  outline?: number | undefined;
  numId?: string | undefined;
  level?: number | undefined;
};

const ALIGNMENTS: Record<string, Alignment> = {
  center: "center",
  right: "right",
  end: "right",
  both: "justify",
  distribute: "justify",
};

/** Reads `w:rPr`. */
export function runProperties(element: XmlElement | undefined): RunProperties {
  const properties: RunProperties = {};
  for (const child of element?.children ?? []) {
    if (child.name === "w:b") properties.bold = isOn(child);
    else if (child.name === "w:i") properties.italic = isOn(child);
    else if (child.name === "w:strike" || child.name === "w:dstrike")
      properties.strike = isOn(child) || properties.strike === true;
    else if (child.name === "w:u") properties.underline = isOn(child);
    else if (child.name === "w:vanish") properties.hidden = isOn(child);
    else if (child.name === "w:vertAlign") properties.raised = child.attributes["val"] === "superscript";
    else if (child.name === "w:rStyle") properties.style = child.attributes["val"];
    else if (child.name === "w:rFonts") properties.font = child.attributes["ascii"] ?? child.attributes["hAnsi"];
  }
  return properties;
}

/** Reads `w:pPr`. */
export function paragraphProperties(element: XmlElement | undefined): ParagraphProperties {
  const indent = findChild(element, "w:ind")?.attributes;
  const justification = valueOf(element, "w:jc");
  const list = findChild(element, "w:numPr");
  return {
    style: valueOf(element, "w:pStyle"),
    align: justification === undefined ? undefined : (ALIGNMENTS[justification] ?? "start"),
    left: wholeNumber(indent?.["left"] ?? indent?.["start"]),
    hanging: wholeNumber(indent?.["hanging"]) ?? (indent?.["firstLine"] === undefined ? undefined : 0),
    outline: wholeNumber(valueOf(element, "w:outlineLvl")),
    numId: valueOf(list, "w:numId"),
    level: wholeNumber(valueOf(list, "w:ilvl")),
  };
}

/** What `upper` states, else what `lower` states. */
export function overlay<Properties extends object>(lower: Properties, upper: Properties): Properties {
  const merged = { ...lower };
  for (const key in upper) if (upper[key] !== undefined) merged[key] = upper[key];
  return merged;
}

/** An on/off property: present means on, unless its value says off. */
export function isOn(element: XmlElement | undefined): boolean {
  if (!element) return false;
  const value = element.attributes["val"];
  return value === undefined || !/^(0|false|off|none)$/i.test(value);
}

/** Measures may be written as `12.5` or with a unit (`36pt`, strict documents); a bare one is in twips. */
export function wholeNumber(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const match = /^\s*(-?\d+(?:\.\d+)?)(pt|cm|mm|in)?\s*$/.exec(value);
  if (!match) return undefined;
  const twips = { pt: 20, cm: 567, mm: 56.7, in: 1440 }[match[2] ?? ""] ?? 1;
  return Math.round(Number(match[1]) * twips);
}

// `xml.ts` drops deleted and moved-away text; this handles deletions marked on elements that stay: paragraph ends,
// rows, cells.

/** Why a paragraph's end doesn't separate it from the next: its mark is deleted, or hidden (Word's style separator). */
export function markOfEnd(paragraph: XmlElement): "deleted" | "hidden" | null {
  const properties = findChild(findChild(paragraph, "w:pPr"), "w:rPr");
  if (findChild(properties, "w:del") ?? findChild(properties, "w:moveFrom")) return "deleted";
  return isOn(findChild(properties, "w:vanish")) || isOn(findChild(properties, "w:specVanish")) ? "hidden" : null;
}

export function isDeletedRow(row: XmlElement): boolean {
  const properties = findChild(row, "w:trPr");
  return findChild(properties, "w:del") !== undefined || findChild(properties, "w:moveFrom") !== undefined;
}

export function isDeletedCell(cell: XmlElement): boolean {
  return findChild(findChild(cell, "w:tcPr"), "w:cellDel") !== undefined;
}
