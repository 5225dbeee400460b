import type { WordPackage } from "./package";
import {
  isOn,
  paragraphProperties,
  runProperties,
  wholeNumber,
  type ParagraphProperties,
  type RunProperties,
} from "./properties";
import {
  ListCounters,
  LIST_LEVELS,
  MAX_LEVEL_TEXT_CHARS,
  type ListInstance,
  type ListLevel,
} from "@/lib/documents/numbering/list-counter";
import { toNumberRule } from "@/lib/documents/numbering/number-rule";
import type { ParagraphStyle, StyleSheet } from "./styles";
import { mappedText } from "./symbols";
import { findChild, valueOf, type XmlElement } from "./xml";

type Level = ListLevel & { style: string | undefined; paragraph: ParagraphProperties; run: RunProperties };
type AbstractList = { levels: Map<number, Level>; styleLink: string | undefined };
type CountedList = Omit<ListInstance, "levels"> & { levels: (level: number) => Level | undefined };
type Instance = { list: string; starts: Map<number, number>; levels: Map<number, Level> };

/**
 * What precedes a paragraph's text: a bullet, or a formatted number with its separator and, if known, its counting
 * rule.
 */
export type ListMark = { level: number; paragraph: ParagraphProperties; run: RunProperties } & (
  | { kind: "bullet" }
  | { kind: "number"; text: string; rule: string | null }
);

/** The lists of a document (`numbering.xml`) and their current counts. */
export class Numbering {
  readonly #lists = new Map<string, AbstractList>();
  readonly #instances = new Map<string, Instance>();
  readonly #counters = new ListCounters();
  readonly #styles: StyleSheet;

  constructor(source: WordPackage, styles: StyleSheet) {
    this.#styles = styles;
    source.readPart(
      "numbering",
      { passes: (name) => name === "w:numbering", takes: (name) => name === "w:abstractNum" || name === "w:num" },
      (element) => this.#add(element),
    );
  }

  /** Counts the paragraph and returns its mark; null if it has none. Call once per paragraph, in reading order. */
  nextMark(direct: ParagraphProperties, style: ParagraphStyle): ListMark | null {
    const numId = direct.numId ?? style.paragraph.numId;
    const instance = numId === undefined ? null : this.#findInstance(numId);
    if (!instance) return null;
    const level = Math.min(Math.max(this.#findLevel(direct, style, instance), 0), LIST_LEVELS - 1);
    const own = instance.levels(level);
    if (!own) return null;
    const number = this.#counters.next(instance, level);
    const look = { level, paragraph: own.paragraph, run: own.run };
    if (own.format === "bullet") return own.text.trim() === "" ? null : { kind: "bullet", ...look };
    const text = mappedText(number, own.run.font);
    if (text.trim() === "") return null;
    const rule = text === number ? toNumberRule(instance, level) : null;
    return { kind: "number", text: (text + own.suffix).trimStart(), rule, ...look };
  }

  /** A style's level is the list level that names the style. */
  #findLevel(direct: ParagraphProperties, style: ParagraphStyle, instance: CountedList): number {
    if (direct.level !== undefined) return direct.level;
    if (direct.numId === undefined && style.numberedBy !== null) {
      for (let level = 0; level < LIST_LEVELS; level += 1)
        if (instance.levels(level)?.style === style.numberedBy) return level;
    }
    return style.paragraph.level ?? 0;
  }

  #findInstance(numId: string): CountedList | null {
    const found = this.#instances.get(numId);
    const list = found ? this.#resolveLink(found.list) : undefined;
    if (!found || !list) return null;
    return {
      list: list.id,
      id: numId,
      levels: (level) => found.levels.get(level) ?? list.list.levels.get(level),
      startAt: (level) => found.starts.get(level),
    };
  }

  /** A list may only name a numbering style, whose list then has the levels. */
  #resolveLink(id: string): { id: string; list: AbstractList } | undefined {
    const list = this.#lists.get(id);
    if (!list?.styleLink || list.levels.size > 0) return list && { id, list };
    const linked = this.#instances.get(this.#styles.listOfStyle(list.styleLink) ?? "")?.list;
    const target = linked === undefined ? undefined : this.#lists.get(linked);
    return target && linked !== undefined ? { id: linked, list: target } : { id, list };
  }

  #add(element: XmlElement): void {
    if (element.name === "w:abstractNum") {
      this.#lists.set(element.attributes["abstractNumId"] ?? "", {
        levels: levelsIn(element),
        styleLink: valueOf(element, "w:numStyleLink"),
      });
      return;
    }
    const starts = new Map<number, number>();
    const levels = new Map<number, Level>();
    for (const override of element.children.filter((child) => child.name === "w:lvlOverride")) {
      const index = wholeNumber(override.attributes["ilvl"]) ?? 0;
      const start = wholeNumber(valueOf(override, "w:startOverride"));
      if (start !== undefined) starts.set(index, start);
      const level = findChild(override, "w:lvl");
      if (level) levels.set(index, readLevel(level));
    }
    this.#instances.set(element.attributes["numId"] ?? "", {
      list: valueOf(element, "w:abstractNumId") ?? "",
      starts,
      levels,
    });
  }
}

function levelsIn(element: XmlElement): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const child of element.children) {
    if (child.name === "w:lvl") levels.set(wholeNumber(child.attributes["ilvl"]) ?? 0, readLevel(child));
  }
  return levels;
}

function readLevel(element: XmlElement): Level {
  const format = findChild(element, "w:numFmt")?.attributes;
  return {
    start: wholeNumber(valueOf(element, "w:start")) ?? 0,
    format: format?.["val"] ?? "decimal",
    pattern: format?.["format"],
    text: (valueOf(element, "w:lvlText") ?? "").slice(0, MAX_LEVEL_TEXT_CHARS),
    suffix: valueOf(element, "w:suff") === "nothing" ? "" : " ",
    isLegal: isOn(findChild(element, "w:isLgl")),
    restartAfter: wholeNumber(valueOf(element, "w:lvlRestart")),
    style: valueOf(element, "w:pStyle"),
    paragraph: paragraphProperties(findChild(element, "w:pPr")),
    run: runProperties(findChild(element, "w:rPr")),
  };
}
