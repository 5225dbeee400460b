import type { Language } from "@/lib/copy/languages";
import type { Block } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import type { Span } from "../text/spans";
import { aligned, type Aligned } from "./align";
import { readClause, type Clause } from "./clause";
import { figureDifferences } from "./compare-figures";
import type { Difference, Found } from "./difference";
import { faced, joined } from "./joined";
import { piecesIn } from "./pieces";
import { prevailingIn, type Prevails } from "./prevailing";
import { readSides, type Layout } from "./sides";
import { swapped, termsIn, unused, usesIn } from "./terms";
import { wordingDifferences } from "./wording";
import { CURRENCIES } from "../facts/currencies";

/** Each side names a currency that the other doesn't. Linear in both texts. */
function currencyDifference(one: string, other: string): Found | null {
  const [here, there] = [named(one), named(other)];
  const onlyHere = here.filter(({ iso }) => there.every((also) => also.iso !== iso));
  const onlyThere = there.filter(({ iso }) => here.every((also) => also.iso !== iso));
  if (onlyHere.length === 0 || onlyThere.length === 0) return null;
  return {
    kind: "currency",
    isSure: true,
    one: onlyHere.map(({ span }) => span),
    other: onlyThere.map(({ span }) => span),
  };
}

function named(text: string): { iso: string; span: Span }[] {
  return CURRENCIES.flatMap(({ iso, named: name }) => {
    const match = name.exec(text);
    return match ? [{ iso, span: { start: match.index, end: match.index + match[0].length } }] : [];
  });
}

/** A clause in both languages; one side is null where it is missing. `texts` are the version's own words. */
export type LanguagePair = {
  number: string | null;
  spans: readonly [Span | null, Span | null];
  texts: readonly [string | null, string | null];
  differences: readonly Difference[];
};
export type Bilingual = {
  languages: readonly [Language, Language];
  layout: Layout;
  pairs: readonly LanguagePair[];
  prevails: Prevails | null;
};

/** Fewer clauses with a counterpart than this share, and the text isn't one contract in two languages. */
const LEAST_ALIGNED = 0.5;
/** Shorter ones without a counterpart are headings, names and addresses. */
const FEWEST_WORDS = 5;

/**
 * What a contract in two languages says differently in them; null if it has one language. Nearly linear in the text.
 * Source: B-46.1, B-46.2.
 */
export function readBilingual(blocks: readonly Block[]): Bilingual | null {
  const sides = readSides(piecesIn(blocks));
  if (!sides) return null;
  const { languages, layout } = sides;
  const clauses = sides.pieces.map((pieces, at) =>
    pieces.map((piece) => readClause(piece, languages[at === 0 ? 0 : 1])),
  );
  const [first = [], second = []] = clauses;
  const pairs = joined(faced(aligned([first, second], layout)));
  if (isUnlike(pairs)) return null;
  const terms = termsIn(pairs, languages);
  const used = pairs.flatMap((pair) =>
    pair.first && pair.second
      ? [{ pair, first: usesIn(pair.first, terms, "first"), second: usesIn(pair.second, terms, "second") }]
      : [],
  );
  const byPair = new Map(used.map((one) => [one.pair, one]));
  const called = unused(used, terms);
  const prevails = prevailingIn(pairs);
  const { text } = toPlainText(blocks);
  const read = pairs.map((pair) => {
    const uses = byPair.get(pair);
    const swap = uses ? swapped(uses, terms) : null;
    const renamed: Found[] = called.has(pair) ? [{ kind: "definedTerm", isSure: false, one: [], other: [] }] : [];
    return toPair(text, pair, [...(swap ? [swap] : []), ...renamed]);
  });
  return { languages, layout, pairs: withDispute(read, prevails), prevails };
}

function isUnlike(pairs: readonly Aligned[]): boolean {
  const letters = (clause: Clause | null) => clause?.body.length ?? 0;
  let [both, all] = [0, 0];
  for (const { first, second, likeness } of pairs) {
    const own = letters(first) + letters(second);
    all += own;
    if (first && second && likeness > 0) both += own;
  }
  return both < LEAST_ALIGNED * all;
}

function toPair(text: string, { first, second }: Aligned, more: readonly Found[]): LanguagePair {
  const spans = [toSpan(first), toSpan(second)] as const;
  const wordsIn = (span: Span | null) => span && text.slice(span.start, span.end);
  const texts = [wordsIn(spans[0]), wordsIn(spans[1])] as const;
  const number = first?.number ?? second?.number ?? null;
  if (!first || !second) return { number, spans, texts, differences: missing(first ?? second) };
  const differences = foundIn(first, second, more).map(({ kind, isSure, one, other }) => ({
    kind,
    isSure,
    first: one.map((span) => moved(span, first)),
    second: other.map((span) => moved(span, second)),
  }));
  return { number, spans, texts, differences };
}

function foundIn(first: Clause, second: Clause, more: readonly Found[]): Found[] {
  const figures = figureDifferences(first.figures, second.figures);
  const isTold = figures.some(({ kind }) => kind === "currency");
  const currency = isTold ? null : currencyDifference(first.body, second.body);
  return [...figures, ...(currency ? [currency] : []), ...wordingDifferences(first, second), ...more];
}

const toSpan = (clause: Clause | null): Span | null => clause && { start: clause.start, end: clause.end };
const moved = ({ start, end }: Span, clause: Clause): Span => ({
  start: clause.start + clause.bodyAt + start,
  end: clause.start + clause.bodyAt + end,
});

/** A clause that one language doesn't have; a line of few words may stand for itself. */
function missing(clause: Clause | null): Difference[] {
  const words = clause?.body.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (!clause || words < FEWEST_WORDS) return [];
  return [{ kind: "missing", isSure: clause.number !== null, first: [], second: [] }];
}

/** Each side naming another language as the one that prevails is itself a difference. */
function withDispute(pairs: readonly LanguagePair[], prevails: Prevails | null): LanguagePair[] {
  if (!prevails?.isDisputed) return [...pairs];
  const [one, other] = prevails.spans;
  const found: Difference = { kind: "prevailing", isSure: true, first: one ? [one] : [], second: other ? [other] : [] };
  return pairs.map((pair) => {
    const own = pair.spans[0];
    const isHere = own && one && own.start <= one.start && one.start < own.end;
    return isHere ? { ...pair, differences: [found, ...pair.differences] } : pair;
  });
}
