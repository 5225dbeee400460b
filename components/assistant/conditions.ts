/**
 * What a clause says on a question, and what it makes that depend on, in its own words: conditions, limits, exceptions.
 * For a reader's eye only; the clause itself stands below. Pure. Source: B-12.26.
 */
import type { FindItemDto } from "@/lib/assistant/schema";

type Bound = "condition" | "limit" | "exception";
/** `says`: the sentence on the question, which the others limit. `also`: one beside it, maybe on another matter. */
export type Bounded = { bound: Bound | "says" | "also"; words: string; passage: FindItemDto };

/** In a sentence of the clause. */
const CUES: Readonly<Record<Bound, readonly RegExp[]>> = {
  exception: [
    /(?<![\p{L}])(unless|except(?: that| for| if| where)?|save (?:that|for)|other than|excluding) ([^,.;:]{4,160})/giu,
    /(?<![\p{L}])(кроме(?: случаев)?,?|за исключением(?: случаев)?,?|если иное не) ([^.;:]{4,160})/giu,
    /(?<![\p{L}])(гэхдээ|харин) ([^.;:]{4,160})/giu,
    /(?<=^|[,.;:]\s?)()([^,.;:]{4,120}(?:-?[аэоө]{1,2}с (?:бусад|гадна)|эс тооцвол))(?![\p{L}])/giu,
    /\b(?:does not|doesn['’]t|do not|don['’]t) (?:apply|cover|extend)|\bno [^,.;:]{2,60} (?:is due|accrues?|is charged|applies)\b/giu,
    /(?<![\p{L}])не (?:распространя|применя|действу|отвеча|начисля|взыскива)\p{L}+/giu,
    /(?<![\p{L}])(?:хамаарахгүй|тооцохгүй|үйлчлэхгүй|шаардахгүй)(?![\p{L}])/giu,
  ],
  limit: [
    /(?<![\p{L}])(not more than|no more than|at most|up to|not exceed(?:ing)?|limited to|not later than|no later than) ([^,.;:]{2,100})/giu,
    /(?<![\p{L}])(не более(?: чем)?|не свыше|не позднее|в пределах|не превыша\p{L}+) ([^,.;:]{2,100})/giu,
    /(?<=^|[,.;:]\s?)()([^,.;:]{2,80}(?:илүүгүй|хэтрэхгүй|хүртэлх?))(?![\p{L}])/giu,
  ],
  condition: [
    /(?<![\p{L}])(only if|provided(?:,? however,?)? that|on condition that|subject to|if|in case) ([^,.;:]{4,160})/giu,
    /(?<![\p{L}])(при условии,? (?:что|если)?|только если|если|в случае) ([^,.;:]{4,160})/giu,
    /(?<=^|[,.;:]\s?)()([^,.;:]{4,140}(?:тохиолдолд|нөхцөлд|(?:сан|сэн|сон|сөн|вал|вэл|вол|вөл) ?бол))(?![\p{L}])/giu,
  ],
};

/** Longer clauses are read as a whole; so many lines still help. */
const MOST_CHARS = 2_500;
const MOST_LINES = 4;
/** A shorter passage is read at a glance. UTF-16 units. */
const SHORT = 200;
/** A longer sentence is cut in front of a word. UTF-16 units. */
const MOST_SHOWN = 320;

type Sentence = { start: number; end: number; line: number; words: string; bound: Bound | null };

/**
 * Of the passage that answers, its sentence on the question, then what limits it in the same paragraph: whole
 * sentences, so that none says the opposite of its clause. An exception comes with the rule before it, an item with its
 * lead-in. One that shares no word with that sentence and doesn't refer to it is called no limit of it. None where the
 * passage below says it at a glance, or where no sentence is plainly the one.
 */
export function boundsIn([passage]: readonly FindItemDto[]): Bounded[] {
  if (!passage?.says || passage.content.length > MOST_CHARS) return [];
  const all = sentencesOf(passage);
  const place = passage.says.start - passage.start;
  const said = all.find(({ end }) => end > place);
  if (!said) return [];
  const near = all.filter(({ line }) => line === said.line);
  const rule = [...leadIn(said, all), ...ruleBefore(said, near), said];
  const limiting = near.filter((one) => one.bound !== null && !rule.includes(one));
  if (all.length < 2 || (limiting.length === 0 && passage.content.length < SHORT)) return [];
  const saying: Bounded = { bound: "says", words: rule.map(({ words }) => words).join(" "), passage };
  const stems = new Set(stemsOf(saying.words));
  const isOnIt = ({ words }: Sentence) => REFERS.test(words) || stemsOf(words).some((stem) => stems.has(stem));
  const limits = limiting.map((one) => ({
    bound: isOnIt(one) ? (one.bound ?? "condition") : ("also" as const),
    words: one.words,
    passage,
  }));
  return [saying, ...limits].slice(0, MOST_LINES).map((one) => ({ ...one, words: shortened(one.words) }));
}

/** Begins of the longer words, which endings don't change. */
function stemsOf(words: string): string[] {
  return (words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, WORD_HEAD));
}
const WORD_HEAD = 5;
/** 'This doesn't apply …', 'No notice is needed if …': it speaks of what was said before. */
const REFERS =
  /^(?:\W|\d|\p{L}\))*(?:th(?:is|ese|at|ose)|it|its|such|the (?:same|limit|above|foregoing)|no|if|unless|except|otherwise|это|этот|эт[аи]|такой|так[аи]е|он[аио]?|указанн\p{L}+|данн\p{L}+|если|кроме|исключени\p{L}+|ограничени\p{L}+|энэ|эдгээр|тэр|ийм|уг|дээрх|хэрэв|гэхдээ|харин)(?!\p{L})/iu;

/** What is shown of a long clause at first: pieces in its own words, the first on the question if `isOnQuestion`. */
export type Excerpt = { pieces: readonly string[]; isOnQuestion: boolean };

/** A shorter clause is shown whole. UTF-16 units. */
const LONG = 280;
/** A longer excerpt spares too little. */
const MOST_KEPT = 0.7;

/**
 * Of a long clause the sentence on the question and what limits it; its beginning where no sentence is plainly the one.
 * Null for a short clause, one that is changed by another, and one of another document. Pure. Source: B-12.26.
 */
export function excerptOf(passage: FindItemDto): Excerpt | null {
  const { content, superseded, document } = passage;
  if (content.length <= LONG || superseded || document) return null;
  const bounds = boundsIn([passage]);
  const [said] = bounds;
  const number = said ? (NUMBER.exec(content)?.[0] ?? "") : "";
  const words = said?.words.startsWith(number.trim()) === true ? said.words : `${number}… ${said?.words}`;
  const pieces = said ? [words, ...bounds.slice(1).map((one) => one.words)] : [beginning(content)];
  const kept = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return kept <= content.length * MOST_KEPT ? { pieces, isOnQuestion: Boolean(said) } : null;
}

const NUMBER = /^\s*(?:§\s?)?(?:\p{L}?\d+(?:[.-]\d+)*|\(?\p{L}\))[.)]?\s+/u;

function beginning(content: string): string {
  return `${content
    .slice(0, LONG)
    .replace(/\s\S*$/u, "")
    .replace(/\s+/gu, " ")
    .trim()} …`;
}

/** A clause in a line or two: its number, and its sentence on the question or, where none plainly is, its beginning. */
export function lineOf(passage: FindItemDto): { number: string; text: string } {
  const { content, says, start } = passage;
  const number = NUMBER.exec(content)?.[0] ?? "";
  const said = says ? content.slice(says.start - start, says.end - start) : content;
  const text = (said.startsWith(number) ? said.slice(number.length) : said).slice(0, MOST_SHOWN);
  return { number: number.trim().replace(/\.$/u, ""), text: text.replace(/\s+/gu, " ").trim() };
}

/** 'If told in time, none is due' says nothing without 'A penalty of 0.2 % is due for each day'. */
function ruleBefore(said: Sentence, near: readonly Sentence[]): Sentence[] {
  const before = near[near.indexOf(said) - 1];
  return said.bound === "exception" && before ? [before] : [];
}

const ITEM = /^\s*(?:\(?[\p{L}\d]{1,3}[).]|[–—•-])\s/u;

/** 'The Supplier may leave:' before '(b) …'. */
function leadIn(said: Sentence, all: readonly Sentence[]): Sentence[] {
  if (!ITEM.test(said.words)) return [];
  const lead = all.findLast(({ line, words }) => line < said.line && /:$/u.test(words));
  return lead ? [lead] : [];
}

/** Without those that another clause takes out. */
function sentencesOf({ content, superseded, start: from }: FindItemDto): Sentence[] {
  const taken = (superseded?.words ?? []).map((words) => ({ start: words.start - from, end: words.end - from }));
  return sentencesIn(content)
    .filter(({ start, end }) => !taken.some((words) => start < words.end && words.start < end))
    .map(({ start, end }) => {
      const words = content.slice(start, end).replace(/\s+/gu, " ").trim();
      const bound = KINDS.find((kind) => CUES[kind].some((cue) => words.search(cue) >= 0)) ?? null;
      return { start, end, line: content.slice(0, start).split("\n").length, words, bound };
    });
}

/** Exceptions first: "unless" outweighs the "if" in it. */
const KINDS = ["exception", "limit", "condition"] as const;

/** Not after a number or an abbreviation: 'No. 5', «ст. 4». */
const SENTENCE_END = /(?<=\p{Ll}{2}[)»”"]?|\d\s?[%)]|\d{3})[.;!?]\s+(?=[\p{Lu}«“"(])|\n+/gu;

function sentencesIn(content: string): { start: number; end: number }[] {
  const ends = [...content.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length);
  const bounds = [0, ...ends, content.length];
  return bounds
    .slice(1)
    .map((end, at) => ({ start: bounds[at] ?? 0, end }))
    .filter(({ start, end }) => /\p{L}/u.test(content.slice(start, end)));
}

function shortened(words: string): string {
  return words.length <= MOST_SHOWN ? words : `${words.slice(0, MOST_SHOWN).replace(/\s\S*$/u, "")} …`;
}
