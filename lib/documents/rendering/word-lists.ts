import { AlignmentType, LevelFormat, LevelSuffix, type ILevelsOptions, type IParagraphOptions } from "docx";
import { numberOf, readRule, type NumberRule } from "@/lib/documents/numbering/number-rule";
import { ITEM_HANGING_TWIPS, ITEM_STEP_TWIPS } from "@/lib/documents/numbering/written-numbers";
import type { Block } from "@/lib/documents/richtext/blocks";

/** Where the words of a clause stand beside its number. */
const CLAUSE_TWIPS = 720;
/** Longer numbers are followed by their words. */
const MOST_HUNG = 7;
const FORMATS = new Map(Object.values(LevelFormat).map((format) => [String(format), format]));

type List = { levels: Map<number, NumberRule>; hung: Map<number, boolean> };
/** The numbered lists of a Word file, and how a paragraph of one of them is written. */
export type WordLists = {
  config: { reference: string; levels: ILevelsOptions[] }[];
  placeOf: (block: Block, origin: Block, indent: number) => IParagraphOptions | null;
};

/**
 * The lists that the numbers of a text are counted by.
 * @param written the text with its counted numbers, of `origins` in the same order
 */
export function wordLists(written: readonly Block[], origins: readonly Block[]): WordLists {
  const lists = new Map<string, List>();
  const rules = new Map<Block, NumberRule>();
  written.forEach((block, index) => {
    const run = numberOf(block);
    const rule = run && readRule(run.number);
    if (!rule) return;
    rules.set(block, rule);
    const list = lists.get(rule.list) ?? { levels: new Map(), hung: new Map() };
    lists.set(rule.list, list);
    list.levels.set(rule.level, rule);
    const isHung = isBeside(block) && run.text.length <= MOST_HUNG && origins[index]?.kind !== "item";
    list.hung.set(rule.level, (list.hung.get(rule.level) ?? true) && isHung);
  });
  return {
    config: [...lists].map(([reference, list]) => ({ reference, levels: levelsOf(list) })),
    placeOf: (block, origin, indent) => {
      const rule = rules.get(block);
      if (!rule) return null;
      const numbering = { reference: rule.list, level: rule.level };
      if (origin.kind === "item") return { numbering };
      const isHung = lists.get(rule.list)?.hung.get(rule.level) === true;
      const stands = isHung ? { left: indent + CLAUSE_TWIPS, hanging: CLAUSE_TWIPS } : { left: indent, firstLine: 0 };
      return { numbering, indent: stands };
    },
  };
}

const isBeside = ({ align }: Block) => align === undefined || align === "justify";

/** All levels down to the deepest: the text of a level may name those above it. */
function levelsOf({ levels, hung }: List): ILevelsOptions[] {
  const deepest = [...levels.values()].reduce((most, rule) => (rule.level > most.level ? rule : most));
  return deepest.levels.map((above, level) => {
    const own = levels.get(level)?.levels[level] ?? above;
    return {
      level,
      start: own.start,
      format: FORMATS.get(own.format) ?? LevelFormat.DECIMAL,
      text: own.text === "" ? `%${level + 1}.` : own.text,
      alignment: AlignmentType.LEFT,
      suffix: own.suffix === "" ? LevelSuffix.NOTHING : hung.get(level) === false ? LevelSuffix.SPACE : LevelSuffix.TAB,
      style: { paragraph: { indent: { left: (level + 1) * ITEM_STEP_TWIPS, hanging: ITEM_HANGING_TWIPS } } },
    };
  });
}
