import type { ContractText } from "@/lib/engine/port";
import type { CheckKey } from "@/lib/copy/check-words";
import type { Language } from "@/lib/copy/languages";
import type { Sample } from "./contracts";

/** A contract with a fault, and where a finding about it has to be; `span` null when it is about what is missing. */
export type Planted = { check: CheckKey; text: string; span: { start: number; end: number } | null };
export type Random = () => number;

/** Puts a fault of one kind into a contract, or null where the contract gives no ground for it. */
export type Plant = { check: CheckKey; name: string; only?: "own"; plant: (ground: Ground) => Planted | null };
export type Ground = { text: string; language: Language; contract: ContractText; random: Random };

/** The same numbers for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function toGround({ contract, language }: Sample, random: Random): Ground {
  return { text: contract.text, language, contract, random };
}

export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** A fault that is a sentence of its own, put behind a clause somewhere in the middle of the contract. */
export function inserted(
  check: CheckKey,
  sentences: Record<Language, readonly string[]>,
  awayFrom?: RegExp,
): (ground: Ground) => Planted | null {
  return ({ text, language, random }) => {
    const sentence = pick(sentences[language], random);
    const place = placeFor(text, random, awayFrom);
    return sentence === undefined || place === null ? null : withInsertion(check, text, { place, sentence });
  };
}

export function withInsertion(
  check: CheckKey,
  text: string,
  { place, sentence }: { place: number; sentence: string },
): Planted {
  return {
    check,
    text: `${text.slice(0, place)}\n${sentence}${text.slice(place)}`,
    span: { start: place + 1, end: place + 1 + sentence.length },
  };
}

/**
 * The end of a line that ends a sentence, with nothing said nearby that would make a fault none, between a quarter and
 * three quarters of the text.
 */
export function placeFor(text: string, random: Random, awayFrom?: RegExp): number | null {
  const ends = [...text.matchAll(/[.;](?=\n)/gu)]
    .map((match) => match.index + 1)
    .filter(
      (end) =>
        end > text.length / 4 &&
        end < (text.length * 3) / 4 &&
        !awayFrom?.test(text.slice(Math.max(0, end - 600), end + 600)),
    );
  return pick(ends, random) ?? null;
}

/** A fault made by other words in place of a stretch of the text. */
export function replaced(
  check: CheckKey,
  text: string,
  change: { start: number; end: number; words: string },
): Planted {
  const { start, end, words } = change;
  return {
    check,
    text: text.slice(0, start) + words + text.slice(end),
    span: { start, end: start + Math.max(words.length, 1) },
  };
}

/**
 * A contract without the lines that say something, from a share of its lines on; null if that would take more than a
 * fifth of it, or nothing.
 */
export function without(check: CheckKey, text: string, said: RegExp, { from = 0 } = {}): Planted | null {
  const lines = text.split("\n");
  const kept = lines.filter((line, index) => index < lines.length * from || !said.test(line));
  const left = kept.join("\n");
  return kept.length === lines.length || left.length < text.length * 0.8 ? null : { check, text: left, span: null };
}
