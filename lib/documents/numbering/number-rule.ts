/**
 * The counting rule of a clause number as one line of text: enough to recount it wherever its paragraph is, without the
 * source file. Pure and client-safe.
 */
import { cleanCharacters } from "@/lib/documents/richtext/characters";
import { blockText, isPageMark, type Block, type TextRun } from "@/lib/documents/richtext/blocks";
import { LIST_LEVELS, type ListInstance, type ListLevel } from "./list-counter";

/** A number of one list and level; `levels` are its own and those above. */
export type NumberRule = {
  list: string;
  instance: string;
  level: number;
  levels: readonly ListLevel[];
  /** Where this instance of the list restarts its levels. */
  starts: readonly (number | undefined)[];
};

/** Word's formats, one character each; anything else is decimal, or zero-padded. */
const SIGNS: Readonly<Record<string, string>> = {
  none: "-",
  bullet: "-",
  lowerLetter: "a",
  upperLetter: "A",
  lowerRoman: "i",
  upperRoman: "I",
  russianLower: "r",
  russianUpper: "R",
  lowerGreek: "g",
  chicago: "c",
  decimalZero: "z",
  ordinal: "o",
  cardinalText: "t",
  ordinalText: "T",
  hex: "h",
  numberInDash: "m",
  decimalEnclosedParen: "p",
  decimalEnclosedFullstop: "f",
};
const FORMATS = new Map(Object.entries(SIGNS).map(([format, sign]) => [sign, format]));
const DECIMAL = "d";
const MAX_WIDTH = 9;
/** A longer number text counts as typed. */
const MAX_TEXT_CHARS = 60;
const RULE =
  /^([\w-]{1,20})\.([\w-]{1,20}) ([0-8]) ([a-zA-Z1-9-]{1,9}) (\d{1,9}!?(?:,\d{1,9}!?){0,8}) (\d|-) ([sn]) ([^\p{Cc}\p{Cs}]{1,60})$/u;

/** The counting rule of a list paragraph as text; null if one line can't express it. */
export function toNumberRule(instance: ListInstance, level: number): string | null {
  const own = instance.levels(level);
  if (!own || own.text.length > MAX_TEXT_CHARS || cleanCharacters(own.text) !== own.text) return null;
  const levels = Array.from({ length: level + 1 }, (_, index) => instance.levels(index));
  const formats = levels.map((one) => (one ? toSign(one, own.isLegal) : "-")).join("");
  const starts = levels.map((one, index) => {
    const stated = instance.startAt(index);
    return stated === undefined ? String(one?.start ?? 0) : `${stated}!`;
  });
  const restart = own.restartAfter ?? "-";
  const suffix = own.suffix === "" ? "n" : "s";
  const rule = `${instance.list}.${instance.id} ${level} ${formats} ${starts.join(",")} ${restart} ${suffix} ${own.text}`;
  return RULE.test(rule) ? rule : null;
}

/** The list a rule names, whether or not the rule is valid. */
export function listOfRule(rule: string): string {
  return rule.slice(0, rule.indexOf("."));
}

/** Reads a rule; null for any other text. */
export function readRule(rule: string): NumberRule | null {
  const [, list, instance, digit, formats = "", starts = "", restart = "-", suffix, text] = RULE.exec(rule) ?? [];
  if (list === undefined || instance === undefined || text === undefined) return null;
  const level = Number(digit);
  const stated = starts.split(",");
  if (formats.length !== level + 1 || stated.length !== level + 1 || level >= LIST_LEVELS) return null;
  const levels = [...formats].map((sign, index): ListLevel => {
    const isOwn = index === level;
    return {
      ...parseFormat(sign),
      start: Number.parseInt(stated[index] ?? "", 10),
      text: isOwn ? text : "",
      suffix: isOwn && suffix === "s" ? " " : "",
      isLegal: false,
      restartAfter: isOwn && restart !== "-" ? Number(restart) : undefined,
    };
  });
  return {
    list,
    instance,
    level,
    levels,
    starts: stated.map((one) => (one.endsWith("!") ? parseInt(one, 10) : undefined)),
  };
}

function toSign({ format, pattern }: ListLevel, isLegal: boolean): string {
  const sign = SIGNS[format] ?? DECIMAL;
  if (isLegal && sign !== "-") return DECIMAL;
  if (format !== "custom") return sign;
  return String(Math.min(MAX_WIDTH, /^0*\d/.exec(pattern ?? "")?.[0].length ?? 1));
}

function parseFormat(sign: string): Pick<ListLevel, "format" | "pattern"> {
  if (/[1-9]/.test(sign)) return { format: "custom", pattern: "1".padStart(Number(sign), "0") };
  return { format: FORMATS.get(sign) ?? "decimal" };
}

// Counted clause numbers in blocks: the first run of a paragraph or heading.

/** A number and its counting rule. */
export type NumberRun = TextRun & { number: string };

/** The counted number at the start of a block; null if there is none, or it is typed. */
export function findNumber({ kind, inlines }: Block): NumberRun | null {
  if (kind !== "paragraph" && kind !== "heading") return null;
  const first = inlines.find((inline): inline is TextRun => !isPageMark(inline));
  return first && isNumber(first) ? first : null;
}

/** How much of a block's text is its counted number. */
export function numberLength(block: Block): number {
  return findNumber(block)?.text.length ?? 0;
}

/** A block's text without its counted number. */
export function writtenText(block: Block): string {
  return blockText(block).slice(numberLength(block));
}

/** The block with another number text, or with its number as typed text. */
export function withNumber<B extends Block>(block: B, number: { text: string } | "typed"): B {
  const run = findNumber(block);
  if (!run) return block;
  const { number: _, ...typed } = run;
  const next: TextRun = number === "typed" ? typed : { ...run, text: number.text };
  return { ...block, inlines: block.inlines.map((inline) => (inline === run ? next : inline)) };
}

function isNumber(run: TextRun): run is NumberRun {
  return run.number !== undefined;
}
