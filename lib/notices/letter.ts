/** The text of a letter in the contract's language: quotes, what is settled, and gaps for the rest. Pure. B-47.1. */
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { readDay } from "@/lib/days";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import type { NoticeKind, NoticeWay } from "@/lib/engine/notices/words";
import { settledValue } from "./facts";
import { runningTitle } from "./running-title";
import type { NoticeFactDto } from "./schema";

export type LetterFacts = {
  kind: NoticeKind;
  language: Language;
  facts: readonly NoticeFactDto[];
  way: NoticeWay | null;
  /** As the contract calls itself, else its name here. */
  contractTitle: string;
  paper: { number: string; day: string | null };
  /** The day the contract ends, only where it is stated. */
  endsOn: string | null;
  /** How long after the notice the contract ends, where the clause says so. */
  period: { months: number; days: number } | null;
  /** The words and the number of the clause; null where a person goes on without one, or it is still open. */
  right: { content: string; number: string | null; amendedBy: string | null } | null;
  today: string;
};

export function letterTitle(letter: LetterFacts): string {
  return copyFor(letter.language).notices.letter.titles[letter.kind](nameOfContract(letter));
}

/** Each fact with the words that stand in the letter for it. */
export function withWords(letter: LetterFacts): NoticeFactDto[] {
  return letter.facts.map((fact) => ({ ...fact, written: wordsFor(fact, letter) }));
}

function wordsFor(fact: NoticeFactDto, letter: LetterFacts): string | null {
  if (fact.key === "right") return letter.right ? quotedClause(letter).join("\n\n") : null;
  const value = settledValue(fact);
  if (fact.key === "endsOn") return value === null ? null : longDay(value, letter.language);
  if (fact.key !== "delivery" || value === null) return value;
  return letter.way ? copyFor(letter.language).notices.letter.ways[letter.way] : value;
}

/** The line that names the clause, and its words. */
function quotedClause(letter: LetterFacts): string[] {
  const content = letter.right?.content.replace(/\s+/gu, " ").trim() ?? "";
  const [open, close] = letter.language === "en" ? ["“", "”"] : ["«", "»"];
  return [clauseLine(letter), `${open}${content}${close}`];
}

export function letterText(letter: LetterFacts): string {
  const { kind, language, facts, right, endsOn, today } = letter;
  const words = copyFor(language).notices.letter;
  const value = (key: NoticeFactDto["key"]) => {
    const fact = facts.find((one) => one.key === key);
    return (fact && wordsFor(fact, letter)) ?? fact?.gap ?? "";
  };
  const isGoneOn = facts.some((one) => one.key === "right" && one.value === null && one.basis === "person");
  const quoted = right ? quotedClause(letter) : isGoneOn ? [] : [value("right")];
  const details = kind === "claim" || kind === "priceChange" || kind === "breach" ? [value("details")] : [];
  const end =
    kind === "nonRenewal" ? [endsOn === null ? words.endsWithTerm : words.endsOn(longDay(endsOn, language))] : [];
  const ending = facts.find((one) => one.key === "endsOn" && one.value !== null);
  if (ending && kind === "termination") end.push(endLine(letter, value("endsOn")));
  const paragraphs = [
    value("sender"),
    [value("delivery"), value("recipient"), value("address")].join("\n"),
    longDay(today, language),
    letterTitle(letter),
    ...salutation(words.greeting(settledValue(facts.find(({ key }) => key === "recipient")))),
    words.refer(nameOfContract(letter)),
    ...quoted,
    words.statements[kind],
    ...details,
    ...end,
    ...(kind === "claim" || kind === "breach" ? [words.closings[kind]] : []),
    words.farewell,
    [value("signatory"), words.acting(value("authority"))].join("\n"),
  ];
  return paragraphs.join("\n\n");
}

/** How long the notice is stands there once the clause is settled. */
function endLine({ language, period, right }: LetterFacts, day: string): string {
  const words = copyFor(language).notices.letter;
  const length = period && right ? `${words.noticePeriod(period.months, period.days)} ` : "";
  return `${length}${words.endsOn(day)}`;
}

/** None where the language has none for such a recipient. */
function salutation(words: string | null): string[] {
  return words === null ? [] : [words];
}

function clauseLine({ language, right }: LetterFacts): string {
  const words = copyFor(language).notices.letter;
  if (!right) return "";
  if (right.amendedBy !== null) return words.amendedClause(right.amendedBy);
  return right.number === null ? words.contractReads : words.clauseReads(right.number);
}

/** 'Lease Agreement No. 112 of December 14, 2024'; a number that the title already has isn't said twice. */
function nameOfContract({ contractTitle, paper, language }: LetterFacts): string {
  const words = copyFor(language).notices.letter;
  const number = paper.number === "" || contractTitle.includes(paper.number) ? "" : ` ${words.number(paper.number)}`;
  const day = paper.day === null ? "" : ` ${words.dated(longDay(paper.day, language))}`;
  return `${runningTitle(contractTitle, language)}${number}${day}`;
}

/** A day as letters write it, in full. */
function longDay(text: string, language: Language): string {
  const day = readDay(text);
  if (!day) return text;
  return copyFor(language).notices.letter.day(day.year, day.month, day.day);
}

/** The letter as blocks for a file: a paragraph for each, with its line ends. Linear. */
export function letterBlocks(title: string, text: string): Block[] {
  return text.split(/\n{2,}/u).flatMap((part): Block[] => {
    const lines = part.split("\n");
    if (part.trim() === title.trim())
      return [{ kind: "heading", level: 2, inlines: [{ text: title.trim(), marks: [] }] }];
    return lines.map((line) => paragraph(line.trim()));
  });
}
