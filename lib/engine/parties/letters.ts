import { anyOf } from "../language/patterns";
import { trimmed, type Span } from "../text/spans";
import type { Party } from "./party";
import { isPlausibleName } from "./plausible-name";
import * as cue from "./letters.cues";
import { COMPANY_FORM } from "./terms";

/** The letterhead and the addressee come before the salutation, within so many UTF-16 units. */
const SEARCHED = 2_000;
const SALUTATION = anyOf(cue.salutation);
/** 'ООО «Клён»' in 'To the head physician of ООО «Клён»' */
const FORM_AND_NAME = anyOf(cue.formAndName);
/** An address, a date, a reference or who is to read it. */
const NO_NAME = anyOf(/\d|@/iu, cue.besideAName);
/** 'Mr. Ada Quill', «Кленова А. Б.» */
const PERSON = /^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]+)){1,3}$/u;

/** The parties of a letter agreement: who writes it stands in the letterhead, who gets it above the salutation. */
export function letterParties(text: string): Party[] {
  const head = text.slice(0, SEARCHED);
  const salutation = SALUTATION.exec(head);
  if (!salutation) return [];
  const blocks = blocksOf(head.slice(0, salutation.index));
  const [letterhead, ...others] = blocks;
  const sender = letterhead && nameAmong(head, letterhead.slice(0, 1));
  const addressee = others.map((lines) => nameAmong(head, lines)).find((span) => span !== null);
  return [sender, addressee].flatMap((span) =>
    span ? [{ ...span, name: head.slice(span.start, span.end), role: null, isCollective: false }] : [],
  );
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
  for (const { start, end } of lines) {
    const line = head.slice(start, end);
    const named = FORM_AND_NAME.exec(line);
    if (named) return { start: start + named.index, end: start + named.index + named[0].length };
    if (COMPANY_FORM.test(line) && !NO_NAME.test(line) && isPlausibleName(line)) return { start, end };
  }
  const [first] = lines;
  if (!first) return null;
  const line = head.slice(first.start, first.end);
  return PERSON.test(line) && !NO_NAME.test(line) ? first : null;
}
