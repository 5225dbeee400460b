import type { Language } from "@/lib/copy/languages";
import { splitWords } from "../text/folding";
import { light } from "../text/either";

/** Words for something, per language, to match in folded text. */
export type Words = Readonly<Record<Language, RegExp | null>> & { heads: Readonly<Record<Language, Heads>> };
/** How the words begin; null if that is too short to filter by. */
type Heads = ReadonlySet<string> | null;

/**
 * Words by their beginnings, so that endings don't matter, separated by '; '. `…` stands for a few words in between; a
 * word ending in `.` is whole. An empty list matches nothing.
 */
export function words(...lists: readonly [en: List, ru: List, mn: List]): Words {
  const [en = "", ru = "", mn = ""] = lists.map((list) => (typeof list === "string" ? list : list.join("; ")));
  const heads = { en: headsIn(en), ru: headsIn(ru), mn: headsIn(mn) };
  return { en: toPattern(en), ru: toPattern(ru), mn: toPattern(mn), heads };
}
/** A long list in parts. */
type List = string | readonly string[];

const HEAD = 3;

function headsIn(list: string): Heads {
  const parts = list.replaceAll("ё", "е").split("; ").filter(Boolean);
  const heads = parts.map((part) => part.slice(0, HEAD));
  return heads.every((head) => /^[\p{L}\p{N}]{3}$/u.test(head)) ? new Set(heads) : null;
}

/** The beginnings of the words of a folded text, without duplicates. */
export function wordHeads(folded: string): ReadonlySet<string> {
  return new Set(splitWords(folded).map((word) => word.slice(0, HEAD)));
}

/** Whether words of the list can match a text with these beginnings: a fast filter before the slow pattern. */
export function mayMeet({ heads }: Words, language: Language, there: ReadonlySet<string>): boolean {
  const wanted = heads[language];
  if (wanted === null) return true;
  for (const head of wanted) if (there.has(head)) return true;
  return false;
}

export function meets(list: Words, language: Language, folded: string): boolean {
  return list[language]?.test(folded) ?? false;
}

const END = String.raw`(?![\p{L}\p{N}])`;
const BETWEEN = String.raw`[\p{L}\p{N}]{0,20}(?:[ ,]{1,2}[\p{L}\p{N}'/()-]{1,30}){0,6}? `;

function toPattern(list: string): RegExp | null {
  const parts = list.split("; ").filter(Boolean).map(wordPattern);
  return parts.length === 0 ? null : light(new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts.join("|")})`, "u"));
}

function wordPattern(words: string): string {
  return words
    .split("…")
    .map((part) =>
      part
        .trim()
        .replaceAll("ё", "е")
        .replace(/[()[\]*+?^$|\\/]/gu, String.raw`\$&`),
    )
    .map((part) => part.replaceAll(/\.(?=\s|$)/gu, END).replaceAll("~", String.raw`[\p{L}]{0,12}`))
    .join(BETWEEN);
}
