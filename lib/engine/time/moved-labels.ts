/** Days of a row or a line that a later change gives another day by its label. */
import type { Reading } from "../text/reading";
import type { Mention, Times } from "./mentions";
import * as cue from "./moved-labels.cues";
import { anyOf, withFlags } from "../language/patterns";
import { holdsFrom } from "./starting-days.cues";
import { withSpace } from "./paper-days";

const HOLDS_FROM = anyOf(holdsFrom);
const STAGES = [
  { pattern: withFlags(cue.stage.en, "gu"), isBehind: false },
  { pattern: withFlags(cue.stage.ru, "gu"), isBehind: false },
  { pattern: withFlags(cue.stageBehind.mn, "gu"), isBehind: true },
];
const ORDINALS: readonly string[] = [...cue.ordinals.en, ...cue.ordinals.ru];
/** UTF-16 units: of a line before a day, up to the head of its table, of what a change says, and of a name. */
const LINE = 160;
const TABLE = 900;
const SAID = 160;
const NAME = 80;
/** Each is compared with every day of the changes. */
const MOST_DAYS = 300;
const MOST_NEW = 40;
const MOST_WORDS = 7;

/** 'M4 Western span | 10 September' and 'the date of M4 is changed to 24 September': the first day is no more. */
export function movedByLabel(
  { contract: { text } }: Reading,
  { mentions }: Times,
  changing: ReadonlySet<Mention>,
): Mention[] {
  const news = mentions.filter((one) => one.kind === "date" && changing.has(one) && !isStart(text, one));
  const said = news.slice(0, MOST_NEW).map((one) => ({ one, words: wordsBefore(text, mentions, one) }));
  if (said.length === 0) return [];
  return mentions
    .filter((old) => old.kind === "date" && old.date.year !== null)
    .slice(0, MOST_DAYS)
    .filter((old) => {
      const later = said.filter(({ one }) => one.start > old.start && one.sentence !== old.sentence);
      const label = later.length > 0 ? labelOf(text, mentions, old) : null;
      return label !== null && later.some(({ words }) => isCalled(text, { words, old, label }));
    });
}

/** 'From 1 August the price of lot 3 is …'. */
function isStart(text: string, { sentence, start }: Mention): boolean {
  return HOLDS_FROM.test(withSpace(text.slice(Math.max(sentence.start, start - SAID), start)));
}

/** What a change says of a day, back to the day before it. */
function wordsBefore(text: string, mentions: readonly Mention[], { order, sentence, start }: Mention): string {
  const last = mentions[order - 1];
  const from = Math.max(sentence.start, start - SAID, last?.kind === "date" ? last.end : 0);
  return text.slice(from, start).toLowerCase();
}

/** `id`: 'M4', '4' or 'IV'; `words`: of the name. */
type Label = { id: string | null; words: readonly string[] };

const ID = /^\s*(?:\p{L}{2,5}\.?\s)?(?:№\s?)?(\p{Lu}?\d{1,2}|[IVX]{1,5})(?=[\s.)|]|$)/u;
const LETTERED = /^\p{Lu}\d/u;
const NAMED = /([^;,.:|\n–—]{3,60}?)\s*(?::|–|—|-)\s*([\p{L} ]{0,14})$/u;
const UNTIL_DAY = anyOf(cue.untilDay);

function labelOf(text: string, mentions: readonly Mention[], { order, start }: Mention): Label | null {
  const line = Math.max(text.lastIndexOf("\n", start - 1) + 1, start - LINE);
  const last = mentions[order - 1];
  const before = text.slice(line, start);
  if (before.includes("|")) {
    const cells = before.split("|");
    const id = ID.exec(cells[0] ?? "")?.[1] ?? null;
    return { id, words: namesIn(cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? "") };
  }
  const own = last && last.end > line ? text.slice(last.end, start) : before;
  const [, name = "", until = ""] = NAMED.exec(own.slice(-NAME)) ?? [];
  const isLabel = name !== "" && (until.trim() === "" || UNTIL_DAY.test(until.trim().toLowerCase()));
  return !isLabel ? null : { id: null, words: namesIn(name) };
}

const SHORTEST = 4;
const ANY_DAY = anyOf(cue.anyDay);

function namesIn(label: string): string[] {
  const words = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > MOST_WORDS ? [] : words.filter((word) => word.length >= SHORTEST && !ANY_DAY.test(word));
}

/** Whether the words before a new day are the label of an old one: its number with what is counted, or its name. */
function isCalled(
  text: string,
  { words, old, label: { id, words: names } }: { words: string; old: Mention; label: Label },
): boolean {
  if (id !== null && isNumbered(text, { words, old, id })) return true;
  const said = words.match(/\p{L}+/gu) ?? [];
  return names.length > 1 && names.every((name) => said.some((word) => isAlike(name, word)));
}

function isNumbered(text: string, { words, old, id }: { words: string; old: Mention; id: string }): boolean {
  const low = id.toLowerCase();
  if (LETTERED.test(id)) return new Set<string>(words.match(/[\p{L}\d]+/gu)).has(low);
  const head = text.slice(Math.max(0, old.start - TABLE), old.start).toLowerCase();
  return STAGES.flatMap(({ pattern, isBehind }) =>
    [...words.matchAll(pattern)].map(([, one = "", other = "", third = ""]) =>
      isBehind ? { noun: other, said: [one] } : { noun: other, said: [third, numberOf(one)] },
    ),
  ).some(({ noun, said }) => said.includes(low) && head.includes(noun.slice(0, SHORTEST)));
}

/** 'second' as '2'. */
function numberOf(word: string): string {
  const place = word === "" ? -1 : ORDINALS.findIndex((one) => word.startsWith(one));
  return place < 0 ? "" : String((place % cue.ordinals.en.length) + 1);
}

/** Endings may differ. */
function isAlike(one: string, other: string): boolean {
  const length = Math.max(3, Math.min(one.length, other.length) - 2);
  return one.slice(0, length) === other.slice(0, length);
}
