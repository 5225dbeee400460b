import { anyOf } from "../language/patterns";
import { trimmed, type Span } from "../text/spans";
import { type Party, COMPANY_FORM } from "./terms";
import { isPlausibleName } from "./plausible-name";
import * as cue from "./letters.cues";

/** The letterhead and the addressee come before the salutation, within so many UTF-16 units. */
const SEARCHED = 2_000;
const SALUTATION = anyOf(cue.salutation);
/** 'ООО «Клён»' in 'To the head physician of ООО «Клён»' */
const FORM_AND_NAME = anyOf(cue.formAndName);
/** An address, a date, a reference or who is to read it. */
const NO_NAME = anyOf(/\d|@/iu, cue.besideAName);
const ADDRESSED = anyOf(cue.addressed);
const CALLED_HERE = anyOf(cue.calledHere);
const MESSRS = anyOf(cue.messrs);
/** 'Mr. Ada Quill', «Кленова А. Б.» */
const PERSON = /^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]+)){1,3}$/u;

/** The parties of a letter agreement: who writes it stands in the letterhead, who gets it above the salutation. */
export function letterParties(text: string): Party[] {
  const head = text.slice(0, SEARCHED);
  const salutation = SALUTATION.exec(head);
  if (!salutation) return [];
  const [first = [], ...others] = blocksOf(head.slice(0, salutation.index));
  const opensWithAddressee = ADDRESSED.test(textOf(head, first[0]));
  const sender = opensWithAddressee ? writer(head, salutation.index) : senderAmong(head, first);
  const addressee = (opensWithAddressee ? [first.slice(1)] : others)
    .map((lines) => nameAmong(head, lines))
    .find((span) => span !== null);
  return [sender, addressee].flatMap((span) =>
    span ? [{ ...span, name: nominative(head.slice(span.start, span.end)), role: null, isCollective: false }] : [],
  );
}

/** A letter is addressed in the dative: «Обществу с ограниченной ответственностью «Клён»». */
function nominative(name: string): string {
  return name.replace(/^Обществу(?!\p{L})/u, "Общество").replace(/^Акционерному обществу/u, "Акционерное общество");
}

/** The first line of a letterhead, or the firm that a later one names. */
function senderAmong(head: string, lines: readonly Span[]): Span | null {
  const firm = lines.map((line) => firmIn(head, line)).find((span) => span !== null);
  return firm ?? nameAmong(head, lines.slice(0, 1));
}

/** Below the salutation: 'Alder Hospital Trust (hereinafter "the Hospital") is pleased to award …'. */
function writer(head: string, from: number): Span | null {
  const named = CALLED_HERE.exec(head.slice(from));
  return named ? trimmed(head, { start: from + named.index, end: from + named.index + named[0].length }) : null;
}

function textOf(head: string, span: Span | undefined): string {
  return span ? head.slice(span.start, span.end) : "";
}

/** Whether a contract is a letter: it has one day on its head, and often another where it is agreed to. */
export function isLetter(text: string): boolean {
  return SALUTATION.test(text.slice(0, SEARCHED));
}

/** The lines of a text, in groups parted by empty lines. */
function blocksOf(head: string): Span[][] {
  const blocks: Span[][] = [[]];
  for (const { 0: line, index } of head.matchAll(/[^\n]*(?:\n|$)/gu)) {
    const span = trimmed(head, { start: index, end: index + line.length });
    if (span.end > span.start) blocks.at(-1)?.push(span);
    else if (blocks.at(-1)?.length !== 0) blocks.push([]);
  }
  return blocks.filter((lines) => lines.length > 0);
}

/** The firm that some lines name, else the person in the first of them. */
function nameAmong(head: string, lines: readonly Span[]): Span | null {
  for (const span of lines) {
    const named = firmIn(head, span);
    if (named) return named;
    const line = textOf(head, span);
    const { start, end } = pastTitle(line, span);
    const name = head.slice(start, end);
    if (COMPANY_FORM.test(name) && !NO_NAME.test(name) && isPlausibleName(name)) return { start, end };
  }
  const [first] = lines;
  const line = textOf(head, first);
  return first && PERSON.test(line) && !NO_NAME.test(line) ? first : null;
}

function firmIn(head: string, span: Span): Span | null {
  const named = FORM_AND_NAME.exec(textOf(head, span));
  return named ? { start: span.start + named.index, end: span.start + named.index + named[0].length } : null;
}

/** The line without 'M/s' before the name and a comma behind it. */
function pastTitle(line: string, { start, end }: Span): Span {
  const title = MESSRS.exec(line)?.[0].length ?? 0;
  return { start: start + title, end: line.endsWith(",") ? end - 1 : end };
}
