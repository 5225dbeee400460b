/** Who may end a contract for no cause, and how long after the notice it ends. Pure. Source: B-47.14. */
import { anyOf } from "../language/patterns";
import type { Introduced } from "../parties/details";
import { sentencesWithin, type Reading, type Sentence } from "../text/reading";
import type { Span } from "../text/spans";
import { lengthsAmong, type WrittenLength } from "../time/written/lengths";
import { tokenize } from "../time/written/tokens";
import * as cue from "./endings.cues";
import { leaves, noneLeaves } from "./rights.cues";

/** `party` null: each of them. `length` null: the clause doesn't say it clearly. */
export type Ending = Span & {
  party: number | null;
  length: { months: number; days: number } | null;
  isFromReceipt: boolean;
};

const LEAVES = anyOf(leaves);
const NONE_LEAVES = anyOf(noneLeaves);
const GIVEN = anyOf(cue.given);
const OTHER = [cue.cause, cue.elsewhere, cue.trial, cue.instead].map((words) => anyOf(words));
const CONDITION = anyOf(cue.condition);
const WISH = anyOf(cue.wish);
const TIED = anyOf(cue.tied);
const DENIED = anyOf(cue.denied);
const WITHIN_BEFORE = anyOf(cue.withinBefore);
const WITHIN_BEHIND = anyOf(cue.withinBehind);
const FROM_RECEIPT = anyOf(cue.fromReceipt);
const EACH = anyOf(cue.each);
const ACTS = anyOf(cue.acts);
const RECEIVES = anyOf(cue.receives);
const CALLS_WRITER = anyOf(cue.calls.en.writer);
const CALLS_READER = anyOf(cue.calls.en.reader);

const LONGEST = 1_200;
const MOST = 20;
const MOST_PARTIES = 6;
const LEAST_NAME = 3;
/** From a party to its own length: 'the Supplier on 120 days', «Исполнитель – не менее чем за 60 дней». */
const NEAR = 24;
const BEFORE = 24;
const ACTED = 100;
/** Between two that act together: 'the Landlord and the Tenant'. */
const JOINED = 10;
const INTRODUCED = 300;
const MOST_MONTHS = 36;

/** In text order. Linear in the text. */
export function endingsIn(reading: Reading, parties: readonly Introduced[]): Ending[] {
  const names = namesOf(reading, parties.slice(0, MOST_PARTIES));
  let opening: Sentence | null = null;
  const found: Ending[] = [];
  for (const [at, sentence] of reading.sentences.entries()) {
    if (opening?.paragraph !== sentence.paragraph) opening = null;
    const words = reading.contract.text.slice(sentence.start, sentence.end);
    if (sentence.isInstruction || words.length > LONGEST || !GIVEN.test(words)) continue;
    const isOwn = LEAVES.test(words) && !NONE_LEAVES.test(words);
    if (!isOwn && !opening) continue;
    opening ??= sentence; // what follows in the paragraph may say only how long the other side's notice is
    const start = isOwn ? sentence.start : opening.start;
    if (!isForNoCause(words)) continue;
    const isDenied = isDeniedBehind(reading, reading.sentences[at + 1], sentence);
    const said = saidIn(words, names).map((one) => (isDenied ? { ...one, length: null } : one));
    found.push(...said.map((one) => ({ ...one, start, end: sentence.end })));
    if (found.length >= MOST) break;
  }
  return found;
}

/** The one party that a clause gives the right to leave; null where it is none, each, or not clear. */
export function holderOf(reading: Reading, clause: Span, parties: readonly Introduced[]): number | null {
  const names = namesOf(reading, parties.slice(0, MOST_PARTIES));
  const words = sentencesWithin(reading, clause)
    .slice(0, MOST)
    .map(({ start, end }) => reading.contract.text.slice(start, Math.min(end, start + LONGEST)))
    .filter((sentence) => LEAVES.test(sentence));
  const acting = words.flatMap((sentence) => mentionsIn(sentence, names).filter(({ isActing }) => isActing));
  const holders = new Set(acting.map(({ party }) => party));
  return holders.size === 1 ? (acting[0]?.party ?? null) : null;
}

function isForNoCause(words: string): boolean {
  return !OTHER.some((one) => one.test(words)) && !CONDITION.test(words.replace(WISH, ""));
}

/** 'Until 1 August no such notice may be given.' */
function isDeniedBehind({ contract }: Reading, next: Sentence | undefined, { paragraph }: Sentence): boolean {
  if (next?.paragraph !== paragraph) return false;
  const words = contract.text.slice(next.start, Math.min(next.end, next.start + LONGEST));
  return DENIED.test(words) && (GIVEN.test(words) || LEAVES.test(words));
}

function saidIn(words: string, names: readonly Named[]): Omit<Ending, "start" | "end">[] {
  const lengths = lengthsAmong(tokenize(words)).filter((one) => isPeriod(words, one));
  const mentions = mentionsIn(words, names);
  const held = lengths.flatMap((length) => {
    const party = holderBefore(length.start, mentions);
    return party === undefined ? [] : [{ party, length }];
  });
  const isFromReceipt = FROM_RECEIPT.test(words);
  return [...new Set(held.map(({ party }) => party))].map((party) => {
    const [first, ...more] = held.filter((one) => one.party === party);
    const length = first && more.length === 0 && !TIED.test(words) ? plain(first.length) : null;
    return { party, length, isFromReceipt };
  });
}

function isPeriod(words: string, { start, end, months, days, businessDays }: WrittenLength): boolean {
  if (months + days + businessDays === 0) return false;
  return (
    !WITHIN_BEFORE.test(words.slice(Math.max(0, start - BEFORE), start)) &&
    !WITHIN_BEHIND.test(words.slice(end, end + 9))
  );
}

/** Working days are counted by a calendar that the contract doesn't give. */
function plain({ months, days, businessDays }: { months: number; days: number; businessDays: number }) {
  return businessDays > 0 || months > MOST_MONTHS ? null : { months, days };
}

type Mention = { start: number; end: number; party: number | null; isActing: boolean; isReceiving: boolean };

/** Nobody where two are named together, or the last one named before it may only be the one who receives. */
function holderBefore(place: number, mentions: readonly Mention[]): number | null | undefined {
  const acting = mentions.filter(({ start, isReceiving }) => start < place && !isReceiving);
  const [before, last] = [acting.at(-2), acting.at(-1)];
  if (!last || (before && last.start - before.end <= JOINED)) return undefined;
  return last.isActing || place - last.end <= NEAR ? last.party : undefined;
}

type Named = { party: number; pattern: RegExp };

function mentionsIn(words: string, names: readonly Named[]): Mention[] {
  const each = [...words.matchAll(EACH)].map(({ index, 0: text }) => {
    return { start: index, end: index + text.length, party: null, isActing: true, isReceiving: false };
  });
  const own = names.flatMap(({ party, pattern }) =>
    [...words.matchAll(pattern)].map(({ index, 0: text }): Mention => {
      const end = index + text.length;
      const isActing = ACTS.test(words.slice(end, end + ACTED));
      const isReceiving = RECEIVES.test(words.slice(Math.max(0, index - BEFORE), index));
      return { start: index, end, party, isActing, isReceiving };
    }),
  );
  return [...each, ...own].sort((one, other) => one.start - other.start);
}

function namesOf({ contract: { text } }: Reading, parties: readonly Introduced[]): Named[] {
  const words = parties.map(({ passage }) => text.slice(passage.start, passage.start + INTRODUCED));
  const calls = parties.map(({ role }, party) => calledIn(words[party] ?? "", role ?? ""));
  const isPair = calls.length === 2 && calls.filter((one) => one !== null).length === 1;
  const [spoken] = calls.filter((one) => one !== null); // 'us' is one of two: 'you' is the other
  const other = spoken === "writer" ? "reader" : "writer";
  return parties.flatMap(({ value, role }, party): Named[] => {
    const called = [value, role ?? ""].filter((name) => name.length >= LEAST_NAME && !/^(?:we|you|us)$/iu.test(name));
    const pronoun = calls[party] ?? (isPair ? other : null);
    return [
      ...called.map((name) => ({ party, pattern: literally(name) })),
      ...(pronoun ? [{ party, pattern: cue.pronouns.en[pronoun] }] : []),
    ];
  });
}

/** Which pronoun the contract has for a party, by the line that introduces it; null where none, or both stand there. */
function calledIn(words: string, role: string): "writer" | "reader" | null {
  const line = words.split("\n", 1)[0] ?? "";
  const isWriter = /^(?:we|us)$/iu.test(role) || CALLS_WRITER.test(line);
  const isReader = /^you$/iu.test(role) || CALLS_READER.test(line);
  if (isWriter === isReader) return null;
  return isWriter ? "writer" : "reader";
}

function literally(name: string): RegExp {
  const escaped = name.slice(0, 120).replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\p{L})${escaped}(?!\p{L})`, "giu");
}
