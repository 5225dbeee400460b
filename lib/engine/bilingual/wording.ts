import type { Language } from "@/lib/copy/languages";
import { anyOf, withFlags, type Patterns } from "../language/patterns";
import type { Span } from "../text/spans";
import { sentencesIn } from "../text/sentences";
import * as cue from "./bilingual.cues";
import type { Clause } from "./clause";
import { turned, type Found } from "./difference";

type Side = { text: string; language: Language; at: number };

/** Differences in may, must and must not, and in exceptions and conditions. Linear in both clauses. */
export function wordingDifferences(one: Clause, other: Clause): Found[] {
  const found: Found[] = [];
  for (const [a, b] of sentencePairs(one, other)) {
    const modal = modalDifference(a, b) ?? opposite(modalDifference(b, a));
    if (modal) found.push(modal);
  }
  const whole: [Side, Side] = [toSide(one), toSide(other)];
  const limit = limitDifference(...whole) ?? opposite(limitDifference(whole[1], whole[0]));
  if (limit) found.push(limit);
  return found;
}

const opposite = (found: Found | null): Found | null => found && turned(found);
const toSide = (clause: Clause): Side => ({ text: lower(withoutFigures(clause)), language: clause.language, at: 0 });

/** '4 May 2026' permits nothing: figures become blanks of their length. */
function withoutFigures({ body, figures }: Clause): string {
  let [text, at] = ["", 0];
  for (const { start, end } of figures) {
    if (start < at) continue;
    text += body.slice(at, start) + " ".repeat(end - start);
    at = end;
  }
  return text + body.slice(at);
}

/** Letter by letter, so that offsets stay. */
function lower(text: string): string {
  const small = text.toLowerCase();
  const same = small.length === text.length ? small : text;
  return same.replace(/[“”„‟«»]/gu, '"').replace(/ё/gu, "е");
}

/** Sentence by sentence if both have as many, else as a whole: one language may need two where the other needs one. */
function sentencePairs(one: Clause, other: Clause): [Side, Side][] {
  const [ones, others] = [one, other].map(({ body }) => sentencesIn(body, { start: 0, end: body.length })) as [
    Span[],
    Span[],
  ];
  if (ones.length !== others.length) return [[toSide(one), toSide(other)]];
  return ones.map((span, at) => {
    const there = others[at] ?? span;
    return [part(one, span), part(other, there)];
  });
}

const part = (clause: Clause, { start, end }: Span): Side => ({
  text: lower(withoutFigures(clause)).slice(start, end),
  language: clause.language,
  at: start,
});

const MODALS = { may: cue.may, must: cue.must, mustNot: cue.mustNot, needNot: cue.needNot };
type Modal = keyof typeof MODALS;
type Read = Record<Modal, Span[]>;

/** What `one` says for sure and `other` nowhere; null if nothing. */
function modalDifference(one: Side, other: Side): Found | null {
  const [said, heard] = [readModals(one), readModals(other)];
  const tell = (from: readonly Span[], to: readonly Span[], isSure: boolean): Found => ({
    kind: "modality",
    isSure,
    one: from,
    other: to,
  });
  const [permits, obliges] = [heard.may.length > said.may.length, heard.must.length > said.must.length];
  const isDenied = spansOf(cue.denies, other).length > 0;
  if (said.mustNot.length > 0 && heard.mustNot.length + heard.needNot.length === 0 && (permits || !isDenied))
    return tell(said.mustNot, heard.may, true);
  if (said.needNot.length > 0 && heard.needNot.length + heard.mustNot.length === 0 && (obliges || !isDenied))
    return tell(said.needNot, heard.must, true);
  if (said.may.length > spansOf(cue.mayBroadly, other).length) return tell(said.may, heard.must, obliges);
  if (said.must.length > 0 && heard.must.length === 0 && permits) return tell(said.must, heard.may, true);
  return null;
}

function readModals(side: Side): Read {
  const read = {} as Read;
  for (const modal of Object.keys(MODALS) as Modal[]) read[modal] = spansOf(MODALS[modal], side);
  return read;
}

const LIMITS = [
  { surely: cue.exception, broadly: cue.exceptionBroadly, isSure: true },
  { surely: cue.only, broadly: cue.onlyBroadly, isSure: false },
  { surely: cue.consent, broadly: cue.consentBroadly, isSure: false },
];

/** An exception or a condition that `one` has and `other` hasn't. */
function limitDifference(one: Side, other: Side): Found | null {
  for (const { surely, broadly, isSure } of LIMITS) {
    const said = spansOf(surely, one);
    if (said.length > 0 && spansOf(broadly, other).length === 0)
      return { kind: "exception", isSure, one: said, other: [] };
  }
  return null;
}

const known = new Map<Patterns, RegExp>();

function spansOf(patterns: Readonly<Record<Language, Patterns>>, { text, language, at }: Side): Span[] {
  const of = patterns[language];
  const pattern = known.get(of) ?? withFlags(anyOf(of), "gu");
  known.set(of, pattern);
  return [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    start: at + index,
    end: at + index + words.length,
  }));
}
