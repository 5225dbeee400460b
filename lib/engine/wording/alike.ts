/**
 * Which clauses are alike but for names and numbers. Each clause becomes short runs of words, these a few figures
 * (MinHash), and a clause is held only against groups that share some of the figures: time grows with the number of
 * clauses and their length, whatever they say. Pure, deterministic. Source: B-34.3.
 */

/** A clause's beginning decides; UTF-16 units. */
const READ_CHARS = 12_000;
const RUN = 3;
const BANDS = 16;
const ROWS = 3;
/** Share of the runs that two wordings have in common, as their figures estimate it. */
const ALIKE = 0.6;
/** Groups a clause is held against, at most, for each of its bands. */
const MOST_HELD = 8;
const PRIME = 0x01_00_01_93;
const OFFSET = 0x81_1c_9d_c5;

const SEEDS = Array.from({ length: BANDS * ROWS }, (_, at) => mixed(at + 1, OFFSET));

/** The clauses by their places, in groups: the largest first, of equals that with the earlier clause. */
export function alikeClauses(clauses: readonly string[]): number[][] {
  const groups: { first: Uint32Array; places: number[] }[] = [];
  const known = new Map<string, number[]>();
  for (const [at, clause] of clauses.entries()) {
    const figures = figuresOf(clause);
    const bands = bandsOf(figures);
    const near = new Set(bands.flatMap((band) => known.get(band) ?? []));
    const home = closest(figures, [...near], groups);
    if (home) {
      home.places.push(at);
      continue;
    }
    for (const band of bands) {
      const held = known.get(band);
      if (!held) known.set(band, [groups.length]);
      else if (held.length < MOST_HELD) held.push(groups.length);
    }
    groups.push({ first: figures, places: [at] });
  }
  return groups.map(({ places }) => places).toSorted((one, other) => other.length - one.length);
}

function closest<G extends { first: Uint32Array }>(
  figures: Uint32Array,
  near: number[],
  groups: readonly G[],
): G | null {
  let best: { group: G; share: number } | null = null;
  for (const place of near) {
    const group = groups[place];
    const share = group ? shared(figures, group.first) : 0;
    if (group && share >= ALIKE && share > (best?.share ?? 0)) best = { group, share };
  }
  return best?.group ?? null;
}

function shared(one: Uint32Array, other: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] === other[at]) count += 1;
  return count / one.length;
}

function bandsOf(figures: Uint32Array): string[] {
  return Array.from({ length: BANDS }, (_, band) => `${band} ${figures.slice(band * ROWS, (band + 1) * ROWS).join()}`);
}

/** The least mixed value of its runs, by each seed. */
function figuresOf(clause: string): Uint32Array {
  const least = new Uint32Array(SEEDS.length).fill(0xff_ff_ff_ff);
  for (const run of runsOf(wordsOf(clause)))
    for (const [at, seed] of SEEDS.entries()) least[at] = Math.min(least[at] ?? 0, mixed(run, seed));
  return least;
}

function runsOf(words: readonly string[]): Set<number> {
  const runs = new Set<number>();
  for (let at = 0; at < Math.max(1, words.length - RUN + 1); at += 1)
    runs.add(hashOf(words.slice(at, at + RUN).join(" ")));
  return runs;
}

const WORD = /\p{L}[\p{L}'’-]{0,60}|\d[\d.,]{0,30}/gu;
const NAME = "@";
const NUMBER = "#";
const NUMBER_WORDS = new Set(
  [
    "one two three four five six seven eight nine ten twelve fourteen fifteen twenty thirty forty fifty sixty ninety hundred",
    "один два три четыре пять шесть семь восемь девять десять двадцать тридцать шестьдесят девяносто",
    "десяти двадцати тридцати шестидесяти девяноста пяти трех семи двух",
    "нэг хоёр гурав гурван дөрөв дөрвөн тав таван зургаа зургаан долоо долоон найм ес арав арван хорь хорин гуч гучин жар жаран",
  ].flatMap((line) => line.split(" ")),
);

/** Folded words; figures are '#' and what begins with a capital within a sentence '@', whatever they are. */
function wordsOf(clause: string): string[] {
  const text = clause.slice(0, READ_CHARS).replace(/^[\s\d.)(§]+/u, "");
  const isShouted = text.replace(/\P{Lu}/gu, "").length * 2 > text.replace(/\P{L}/gu, "").length;
  const words: string[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const opens = index === 0 || /[.!?:;\n]/u.test(text.slice(end, index));
    end = index + word.length;
    const plain = meaning(word, !opens && !isShouted);
    if (plain !== words.at(-1) || (plain !== NAME && plain !== NUMBER)) words.push(plain);
  }
  return words;
}

function meaning(word: string, mayBeName: boolean): string {
  const plain = word.toLowerCase();
  if (/^\d/u.test(word) || NUMBER_WORDS.has(plain)) return NUMBER;
  return mayBeName && /^\p{Lu}/u.test(word) ? NAME : plain;
}

function hashOf(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
}

function mixed(value: number, seed: number): number {
  let hash = Math.imul(value ^ seed, 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
