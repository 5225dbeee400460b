import { trimmed, type Span, toPassage } from "../text/spans";
import type { FoundPassage } from "../port";
import { type Reading, type Sentence, sectionName } from "../text/reading";
import { folded } from "../text/folding";

/** A passage with more words than this is shown in parts so that people read it. */
const MOST_WORDS = 140;
/** '(a)', '(ii)' or '(3)' before an item inside a sentence. */
const ITEM = /(?<=[;,:.\p{L}]["”’]?\s{1,4})\((?:[a-zа-я]|[ivx]{1,5}|\d{1,2})\)(?=\s)/gu;
const CLAUSE = /;(?=\s)/gu;
const COMMA = /,(?=\s)/gu;

/** Splits a long sentence into parts of about 140 words, at its items, else after a semicolon or comma. */
export function splitSentence(text: string, sentence: Span): Span[] {
  if (sentence.end - sentence.start < MOST_WORDS * 4 || wordsIn(text, sentence) <= MOST_WORDS) return [sentence];
  const body = text.slice(sentence.start, sentence.end);
  const items = [...body.matchAll(ITEM)].map((match) => match.index);
  const clauses = [...body.matchAll(CLAUSE)].map((match) => match.index + 1);
  const commas = [...body.matchAll(COMMA)].map((match) => match.index + 1);
  return joined(text, sentence, cutAt(text, sentence, [items, clauses, commas]));
}

/** Cuts at the first kind of place available, then cuts what is still too long at the next kind. */
function cutAt(
  text: string,
  span: Span,
  [places, ...finer]: readonly (readonly number[])[],
  from = span.start,
): Span[] {
  if (!places || wordsIn(text, span) <= MOST_WORDS) return [span];
  const inside = places.map((place) => from + place).filter((place) => place > span.start && place < span.end);
  const starts = [span.start, ...inside];
  return starts.flatMap((start, index) => cutAt(text, { start, end: starts[index + 1] ?? span.end }, finer, from));
}

/** Rejoins neighbours while they stay short. */
function joined(text: string, sentence: Span, pieces: readonly Span[]): Span[] {
  const parts: Span[] = [];
  for (const piece of pieces) {
    const open = parts.at(-1);
    if (open && wordsIn(text, { start: open.start, end: piece.end }) <= MOST_WORDS) open.end = piece.end;
    else parts.push({ ...piece });
  }
  return parts.map((part) => trimmed(text, part)).filter((part) => part.end > part.start && part.end <= sentence.end);
}

function wordsIn(text: string, span: Span): number {
  let words = 0;
  let inside = false;
  for (let at = span.start; at < span.end; at += 1) {
    const isGap = text.charCodeAt(at) <= 32 || text.charCodeAt(at) === 160;
    if (inside === isGap) words += isGap ? 0 : 1;
    inside = !isGap;
  }
  return words;
}

/**
 * A clause as passages: the whole clause, or, if very long, only the parts that `has` (given folded text) finds, else
 * all.
 */
export function clausePassages(
  reading: Reading,
  clause: Span & { first: Sentence },
  has: (folded: string) => boolean,
): FoundPassage[] {
  const { text } = reading.contract;
  const parts = splitSentence(text, { start: clause.start, end: clause.end });
  const meant = parts.length > 1 ? parts.filter((part) => has(folded(text.slice(part.start, part.end)))) : parts;
  const label = clauseLabel(reading, clause.first);
  return (meant.length > 0 ? meant : parts).map((part) => ({ ...toPassage(reading.contract, part), ...label }));
}

const LONGEST_LABEL = 80;

/** `{ label }` with the sentence's clause ('7.2 Governing Law'), or nothing if clauses have no names. */
function clauseLabel(reading: Reading, sentence: Sentence): { label?: string } {
  const name = sectionName(reading.sections[sentence.section]);
  if (name === "" || reading.sections[sentence.section]?.number === null) return {};
  return { label: name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL - 1)}…` : name };
}
