/** What a change is about, and where it stands. Pure. Source: B-45.4. */
import { clauseNameAt } from "@/lib/documents/numbering/clause-label";
import { isDrawnAlike } from "@/lib/documents/redline/drawn-alike";
import { modalsIn } from "@/lib/engine/claims/modality";
import { detectLanguage } from "@/lib/engine/language/identify";
import { numberWord } from "@/lib/engine/time/written/number-words";
import type { Weight } from "./pair";

type Change = { kind: string; before: string; after: string; start: number; end: number };

const NUMBER = /\p{N}+(?:[.,:/]\p{N}+)*|%|[$€£¥₮₽]|\b(?:USD|EUR|MNT|RUB|GBP|CNY|JPY)\b/gu;
const WORD = /\p{L}+/gu;
const NOT = /(?<!\p{L})(?:not|no|never|unless|except|only|не|нет|кроме|только|үгүй|биш|зөвхөн|бусад)(?!\p{L})/giu;
const MOST_LINE = 2_000;
const MOST_AROUND = 60;
const MOST_HEAD = 48;

/** @param text the text in which `start` and `end` are */
export function weigh(change: Change, text: string): Weight {
  const { kind, before, after } = change;
  if (kind === "format") return "look";
  if (kind === "replace" && isDrawnAlike(before, after)) return "alike";
  if (!isSame(numbersIn(before), numbersIn(after))) return "number";
  return kind !== "move" && isDutyChanged(change, text) ? "duty" : "words";
}

/** Digits, currencies, and numbers written as words. */
function numbersIn(words: string): string[] {
  const written = [...words.matchAll(WORD)].filter(([word]) => numberWord(word.toLowerCase()) !== null);
  return [...words.matchAll(NUMBER), ...written].map(([number]) => number.toLowerCase());
}

/** Whether the paragraph obliges, permits, forbids or excepts differently from before. */
function isDutyChanged({ before, after, start, end }: Change, text: string): boolean {
  const line = lineAround(text, start, end);
  const was = text.slice(line.start, line.end);
  const now = `${text.slice(line.start, Math.max(line.start, start))}${after}${text.slice(Math.min(end, line.end), line.end)}`;
  const isWhole = before.length === 0 ? after.includes("\n") : start <= line.start && end >= line.end;
  if (isWhole) return !isSame(dutiesIn(before), dutiesIn(after));
  return !isSame(dutiesIn(was), dutiesIn(now)) || !isSame(dutiesIn(before), dutiesIn(after));
}

function dutiesIn(words: string): string[] {
  const folded = words.slice(0, MOST_LINE).toLowerCase();
  const language = detectLanguage(folded);
  const modals = language === null ? [] : modalsIn(folded, language).map(({ modality }): string => modality);
  return [...modals, ...[...folded.matchAll(NOT)].map(([word]) => word)];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join("\n") === other.toSorted().join("\n");
}

/** The line of a place; a long one is cut around it, so that each place costs the same. */
function lineAround(text: string, start: number, end: number): { start: number; end: number } {
  const from = Math.max(0, start - MOST_LINE / 2);
  const to = Math.min(text.length, Math.max(end, start) + MOST_LINE / 2);
  const before = text.slice(from, start).lastIndexOf("\n");
  const last = Math.max(start, end - 1);
  const after = text.slice(last, to).indexOf("\n");
  return { start: before < 0 ? from : from + before + 1, end: after < 0 ? to : last + after };
}

/** The words before and after a place, within its line and cut at words. */
export function wordsAround(text: string, { start, end }: Pick<Change, "start" | "end">) {
  const line = lineAround(text, start, end);
  const lead = text.slice(Math.max(line.start, start - MOST_AROUND), start);
  const tail = text.slice(end, Math.min(Math.max(line.end, end), end + MOST_AROUND));
  return {
    lead: lead.length === MOST_AROUND ? `…${lead.replace(/^\S*/u, "")}` : lead,
    tail: tail.length === MOST_AROUND ? `${tail.replace(/\S*$/u, "")}…` : tail,
  };
}

/** Names the clause of a place: its number, else the beginning of its paragraph. */
export function clauseAt(text: string, place: number): string {
  const at = Math.min(Math.max(0, place), text.length);
  const name = clauseNameAt(text, at);
  if (name !== "") return name;
  const start = at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", start);
  const head = text
    .slice(start, Math.min(end < 0 ? text.length : end, start + MOST_HEAD))
    .replace(/\s+/gu, " ")
    .trim();
  return head.length >= MOST_HEAD - 1 ? `${head.replace(/\s\S*$/u, "")}…` : head;
}
