import type { Reading } from "../text/reading";
import { besideOnLine } from "../text/spans";
import { findAnchor } from "./anchors";
import { cuesAmong, type Cue } from "./written/cues";
import type { Changes } from "./in-force";
import { isCondition, isRefused } from "./limits";
import { tokenAt, type Mention, type Times } from "./mentions";
import { isMongolian } from "./written/mongolian";
import { tokenize, type Token } from "./written/tokens";

export type Features = Record<string, number>;

const BEFORE = 7;
const AFTER = 5;
const CLOSE = 2;
const SUBJECT = 4;
const RANGE = 8;
/** UTF-16 units. */
const SHORT_TITLE = 40;
const LINE = 200;
const PLACES = { top: 500, head: 1_500 };
const TAIL_SHARE = 0.92;
const BARRIER = /^[;|]$/u;
const headings = new Map<string, readonly Cue[]>();
const MOST_HEADINGS = 5_000;

/** What the words around a mention say about its purpose: cues before it, after it, in its sentence and heading. */
export function wordFeatures(
  reading: Reading,
  times: Times,
  { mention, changes }: { mention: Mention; changes: Changes },
): Features {
  const ready = kept.get(mention);
  if (ready) return ready;
  const features = readFeatures(reading, times, { mention, changes });
  kept.set(mention, features);
  return features;
}

const kept = new WeakMap<Mention, Features>();

function readFeatures(
  reading: Reading,
  times: Times,
  { mention, changes }: { mention: Mention; changes: Changes },
): Features {
  const { cues } = times;
  const before = from(times, mention);
  const after = upTo(times, mention);
  const found: Features = { [`is_${mention.kind}`]: 1 };
  const add = (place: string, here: readonly (readonly Cue[])[]) => {
    for (const cue of here.flat()) found[`${place}_${cue}`] = 1;
  };
  const order = isMongolian(mention.sentence.folded) ? "mn_" : "";
  add(`${order}b`, cues.slice(before, mention.from));
  add(`${order}bb`, cues.slice(Math.max(before, mention.from - CLOSE), mention.from));
  add(`${order}a`, cues.slice(mention.next, after));
  add(`${order}aa`, cues.slice(mention.next, Math.min(after, mention.next + CLOSE)));
  add("s", cues.slice(mention.first, mention.last));
  const clause = findClause(times, mention);
  add("c", cues.slice(clause.from, clause.next));
  const subject = tokenAt(times.tokens, mention.sentence.start + (mention.sentence.numbering?.length ?? 0));
  add("u", cues.slice(subject, Math.min(mention.from, subject + SUBJECT)));
  add("h", [headingCues(readHeading(reading, mention))]);
  const lead = mention.sentence.lead === null ? undefined : reading.sentences[mention.sentence.lead];
  if (lead) add("l", [headingCues(lead.folded)]);
  return {
    ...found,
    ...joined(found, times, mention),
    ...limits(reading, times, mention),
    ...placeFeatures(reading, mention),
    ...changeFeatures(mention, changes),
  };
}

/** What keeps a day from being certain. No weights are learned for it. */
function limits({ contract: { text } }: Reading, times: Times, mention: Mention): Features {
  const isNegative =
    isRefused(times, findClause(times, mention)) || (mention.kind === "date" && isNegated(times.tokens, mention));
  return { q_not: isNegative ? 1 : 0, q_if: isCondition(text, mention) ? 1 : 0 };
}

/** Its part of the sentence, between two commas or semicolons. */
function findClause({ tokens }: Times, mention: Mention): { from: number; next: number } {
  let { from, next } = mention;
  while (from > mention.first && !isComma(tokens, from - 1)) from -= 1;
  while (next < mention.last && !isComma(tokens, next)) next += 1;
  return { from, next };
}

function isComma(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? "";
  return text === ";" || text === "|" || (text === "," && tokens[at]?.end !== tokens[at + 1]?.start);
}

/** Its section's heading, and a short title before it: 'Term.' */
function readHeading({ sections, sentences }: Reading, { sentence, sentenceAt }: Mention): string {
  const above = sections[sentence.section]?.foldedHeading ?? "";
  const before = sentences[sentenceAt - 1];
  const isTitle = before?.paragraph === sentence.paragraph && before.end - before.start < SHORT_TITLE;
  return isTitle ? `${above} ${before.folded}` : above;
}

/** '1 March – 30 November' */
const DASH = /^[–—-]$/u;
const OTHER_PAPERS = ["authority", "law", "register", "former", "numbered", "insurance", "security", "season"];
const DUE = ["pay", "deliver", "submit", "must"];

/** Features of two cues together that neither gives alone. */
function joined(found: Features, times: Times, mention: Mention): Features {
  const { mentions, tokens } = times;
  const has = (...names: string[]) => names.some((name) => found[name] === 1 || found[`mn_${name}`] === 1);
  const isEnd = has("a_until", "bb_until", "b_until");
  const isBy = has("bb_deadline", "aa_deadline", "a_deadline");
  const ofTerm = has("h_term", "u_term", "u_contract", "c_term");
  const at = mention.order;
  const isOpened = (one: Mention | undefined, other: Mention | undefined) => isRange(times, one, other);
  const all: Record<string, boolean> = {
    termEnd: isEnd && ofTerm,
    contractEnd: isEnd && has("u_contract", "u_thisContract", "h_term"),
    otherEnd: isEnd && OTHER_PAPERS.some((cue) => has(`u_${cue}`, `b_${cue}`)),
    due: isBy && DUE.some((cue) => has(`s_${cue}`)),
    dueHere: isBy && DUE.some((cue) => has(`c_${cue}`)),
    mayUntil: (isBy || isEnd) && has("s_option", "c_option"),
    paid: has("c_pay", "l_pay") && has("c_money"),
    paper: has("bb_dated", "b_dated") && OTHER_PAPERS.some((cue) => has(`b_${cue}`, `a_${cue}`)),
    opensRange: isOpened(mention, mentions[at + 1]),
    closesRange: isOpened(mentions[at - 1], mention),
    rangeOfTerm: ofTerm && (isOpened(mention, mentions[at + 1]) || isOpened(mentions[at - 1], mention)),
    noticeEnds: has("c_notice") && has("s_renew"),
    noticeStops: has("c_notice") && has("s_terminate") && !has("s_renew"),
    countsFromHere: isCountedBackFrom(times, mention),
    untilNot: (isEnd || isBy) && (has("c_not") || isNegated(tokens, mention)),
    validUntil: (isEnd || isBy) && has("c_valid") && !has("c_must", "c_pay", "c_submit"),
    notBefore: has("b_notBefore", "a_notBefore"),
  };
  return Object.fromEntries(Object.entries(all).flatMap(([name, is]) => (is ? [[`x_${name}`, 1]] : [])));
}

/** Whether the second day ends what the first begins. */
function isRange({ cues, tokens }: Times, one: Mention | undefined, other: Mention | undefined): boolean {
  if (one?.kind !== "date" || other?.kind !== "date" || one.sentence !== other.sentence) return false;
  if (other.from - one.next >= RANGE) return false;
  const between = tokens.slice(one.next, other.from).map(({ text }) => text);
  const isUntil = (here: readonly (readonly Cue[])[]) => here.some((some) => some.includes("until"));
  return (
    isUntil(cues.slice(one.next, other.from)) ||
    DASH.test(between.join("")) ||
    isUntil(cues.slice(other.next, other.next + CLOSE + 1))
  );
}

/** 'May end it on 31 August by 90 days' notice': what is due is due so long before. */
function isCountedBackFrom(times: Times, { order, kind, sentence }: Mention): boolean {
  if (kind !== "date") return false;
  return [order - 1, order + 1].some((at) => {
    const one = times.mentions[at];
    if (one?.kind !== "length" || one.sentence !== sentence) return false;
    const anchor = findAnchor(times, one);
    return anchor.how === "before" && anchor.at?.order === order;
  });
}

const NOT_MN = /гүй$/u;
const BOUND_MN = /^(?:доош|илүү|хоцрох|хэтрэх|бага|дээш|оройтох)гүй$/u;

/** Tokens. */
const TO_VERB = 60;

/** In Mongolian the verb at the end of the sentence says 'not'. */
function isNegated(tokens: readonly Token[], { next, last }: Mention): boolean {
  return tokens
    .slice(next, Math.min(last, next + TO_VERB))
    .some(({ text }) => NOT_MN.test(text) && !BOUND_MN.test(text));
}

function from({ tokens, mentions }: Times, mention: Mention): number {
  const least = Math.max(mention.first, mention.from - BEFORE);
  let at = mention.from;
  if (at > least && tokens[at - 1]?.text === "|") at -= 1; // the label in the cell before
  while (at > least && !BARRIER.test(tokens[at - 1]?.text ?? "")) at -= 1;
  const previous = mentions[mention.order - 1];
  return previous ? Math.max(at, previous.next) : at;
}

function upTo({ tokens, mentions }: Times, mention: Mention): number {
  const most = Math.min(mention.last, mention.next + AFTER);
  let at = mention.next;
  while (at < most && !BARRIER.test(tokens[at]?.text ?? "")) at += 1;
  const following = mentions[mention.order + 1];
  return following ? Math.min(at, following.from) : at;
}

/** The cues in the words of a heading. */
export function headingCues(words: string): readonly Cue[] {
  const ready = headings.get(words);
  if (ready) return ready;
  if (headings.size > MOST_HEADINGS) headings.clear();
  const cues = [...new Set(cuesAmong(tokenize(words)).flat())];
  headings.set(words, cues);
  return cues;
}

function placeFeatures({ contract: { text }, sections }: Reading, { start, end, sentence }: Mention): Features {
  const { before, after } = besideOnLine(text, { start, end }, LINE);
  const isAlone = (before + after).trim().length < SHORT_TITLE;
  const inBrackets =
    /\([^()]{0,80}$/u.test(text.slice(Math.max(0, start - 80), start)) &&
    /^[^()]{0,80}\)/u.test(text.slice(end, end + 80));
  return {
    top: start < PLACES.top ? 1 : 0,
    head: start < PLACES.head ? 1 : 0,
    tail: start > text.length * TAIL_SHARE ? 1 : 0,
    alone: isAlone ? 1 : 0,
    aloneTop: isAlone && start < PLACES.top ? 1 : 0,
    aloneTail: isAlone && start > text.length * TAIL_SHARE ? 1 : 0,
    unnumbered: sections[sentence.section]?.number === null ? 1 : 0,
    brackets: inBrackets ? 1 : 0,
    table: before.includes("|") || after.includes("|") ? 1 : 0,
    opens: start === sentence.start ? 1 : 0,
  };
}

function changeFeatures(mention: Mention, changes: Changes): Features {
  return {
    changed: changes.changed.has(mention) ? 1 : 0,
    changing: changes.changing.has(mention) ? 1 : 0,
    superseded: changes.superseded.has(mention) ? 1 : 0,
    replaced: changes.lengths.has(mention) ? 1 : 0,
  };
}
