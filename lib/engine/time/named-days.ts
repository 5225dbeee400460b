import { oneOf } from "./one-of";
import type { Token } from "./tokens";
import type { Mention, Times } from "./mentions";

/** A day that a contract names: '1 April 2026 ("the Opening Date")', 'Start Date: 1 August 2025'. */
export type NamedDay = { words: readonly string[]; mention: Mention };

const OPENS = /^["“«„(]$/u;
const CLOSES = /^["”»)]$/u;
const ARTICLE = oneOf(String.raw`the|a|hereinafter|-|—|–|,|"|“|«|\(`, String.raw`далее|именуем\p{L}{2,4}|цаашид|гэх`);
const LONGEST_NAME = 5;
const NEAR = 8;
/** Each duration is compared with all of them. */
const MOST_NAMES = 40;

/** The names of days, from brackets after a date and labels before it. Linear in the mentions. */
export function namedDaysIn(times: Pick<Times, "tokens" | "mentions">): NamedDay[] {
  const dates = times.mentions.filter(({ kind }) => kind === "date");
  return dates
    .flatMap((mention, index) => {
      const limit = dates[index + 1]?.from ?? times.tokens.length;
      const names = [behind(times.tokens, mention, limit), before(times.tokens, mention)];
      return names.filter((words) => words.length > 1).map((words) => ({ words, mention }));
    })
    .slice(0, MOST_NAMES);
}

/** '("the Opening Date")' */
function behind(tokens: readonly Token[], { next }: Mention, limit: number): string[] {
  let at = next;
  while (at < Math.min(limit, next + NEAR) && !OPENS.test(tokens[at]?.text ?? "")) at += 1;
  while (at < next + NEAR + NEAR && ARTICLE.test(tokens[at]?.text ?? "")) at += 1;
  if (at >= Math.min(limit, next + NEAR + NEAR)) return [];
  return upTo(tokens, at);
}

/** 'Subscription Start Date: 1 August 2025', '"Эхлэх өдөр" гэж 2026 оны …'. */
function before(tokens: readonly Token[], { from, first }: Mention): string[] {
  const mark = tokens[from - 1]?.text ?? "";
  if (/^[:|]$/u.test(mark)) {
    const words: string[] = [];
    for (let at = from - 2; at >= first && words.length < LONGEST_NAME && isWord(tokens[at]); at -= 1)
      words.unshift(tokens[at]?.text ?? "");
    return words;
  }
  if (mark !== "гэж") return [];
  let at = from - 2;
  if (!CLOSES.test(tokens[at]?.text ?? "")) return [];
  for (at -= 1; at >= first && !OPENS.test(tokens[at]?.text ?? ""); at -= 1);
  return upTo(tokens, at + 1);
}

function upTo(tokens: readonly Token[], from: number): string[] {
  const words: string[] = [];
  for (let at = from; words.length <= LONGEST_NAME && isWord(tokens[at]); at += 1) words.push(tokens[at]?.text ?? "");
  return words.length <= LONGEST_NAME ? words : [];
}

function isWord(token: Token | undefined): boolean {
  return token !== undefined && /^\p{L}/u.test(token.text);
}

/** The day with this name; endings of the last word may differ. */
export function dayCalled(named: readonly NamedDay[], words: readonly string[]): Mention | null {
  for (const { words: name, mention } of named)
    for (let at = 0; at + name.length <= words.length; at += 1)
      if (name.every((word, offset) => isAlike(words[at + offset] ?? "", word))) return mention;
  return null;
}

const EFFECTIVE = oneOf("effective date", "дата вступления в силу|хүчин төгөлдөр болох өдөр");

/** '1 March 2027 (the "Effective Date")' */
export function dayCalledEffective(named: readonly NamedDay[]): Mention | undefined {
  return named.find(({ words }) => EFFECTIVE.test(words.join(" ")))?.mention;
}

const STEM = 4;
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.max(STEM, Math.min(one.length, other.length) - 2);
  return one.length > STEM && other.length > STEM && one.slice(0, length) === other.slice(0, length);
}
