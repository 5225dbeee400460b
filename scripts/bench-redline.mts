/**
 * Measures the redline of two versions: `npx tsx scripts/bench-redline.mts [--pages 300]`.
 *
 * Generates a contract and edits it lightly, heavily and completely; compares the texts with the product's redline and,
 * alternating in the same run, with `git diff --no-index --word-diff`; prints medians, the ratio of the two, and the
 * growth with length.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { redline } from "@/lib/documents/redline/redline";

const ROUNDS = 9;
const PARAGRAPHS_PER_PAGE = 8;
const WORDS_PER_PARAGRAPH = 62;
const { values } = parseArgs({ options: { pages: { type: "string", default: "300" } } });
const folder = mkdtempSync(path.join(tmpdir(), "redline-"));

type Random = () => number;
type Edit = { name: string; edited: (blocks: readonly Block[], random: Random) => Block[] };

const EDITS: readonly Edit[] = [
  { name: "twenty changes", edited: (blocks, random) => changed(blocks, 20 / blocks.length, random) },
  { name: "a tenth of the paragraphs changed", edited: (blocks, random) => changed(blocks, 0.1, random) },
  { name: "every paragraph changed", edited: (blocks, random) => changed(blocks, 1, random) },
  { name: "another text altogether", edited: (blocks) => makeBlocks(blocks.length, randomFrom(99), "x") },
];

function bench(): void {
  const pages = Number(values.pages);
  const from = makeBlocks(pages * PARAGRAPHS_PER_PAGE, randomFrom(1), "");
  print(
    `${pages} pages, ${from.length} paragraphs, ${Math.round(toPlainText(from).text.length / 1024)} KB; medians of ${ROUNDS}:`,
  );
  for (const { name, edited } of EDITS) {
    const { oursMs, gitMs } = measured(from, edited(from, randomFrom(2)));
    print(
      `  ${name}: redline ${oursMs.toFixed(1)} ms, git --word-diff ${gitMs.toFixed(1)} ms, ratio ${(oursMs / gitMs).toFixed(2)}`,
    );
  }
  print("Growth with length, a tenth of the paragraphs changed / another text:");
  for (const part of [0.25, 0.5, 1, 2]) {
    const text = makeBlocks(Math.round(from.length * part), randomFrom(1), "");
    const [some, all] = [EDITS[1], EDITS[3]].map((edit) =>
      timed(() => redline(text, edit?.edited(text, randomFrom(2)) ?? []), 3),
    );
    print(`  ${Math.round(pages * part)} pages: ${some?.toFixed(1)} ms / ${all?.toFixed(1)} ms`);
  }
  const endless = [
    [paragraph(toPlainText(from).text.replaceAll("\n", " "))],
    [paragraph(toPlainText(makeBlocks(from.length, randomFrom(99), "x")).text.replaceAll("\n", " "))],
  ] as const;
  print(`One endless paragraph against another: ${timed(() => redline(endless[0], endless[1]), 1).toFixed(1)} ms`);
}

function measured(from: readonly Block[], to: readonly Block[]): { oursMs: number; gitMs: number } {
  const [before, after] = [path.join(folder, "before.txt"), path.join(folder, "after.txt")];
  writeFileSync(before, toPlainText(from).text);
  writeFileSync(after, toPlainText(to).text);
  const ours: number[] = [];
  const git: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(timed(() => redline(from, to), 1));
    git.push(timed(() => gitDiff(before, after), 1));
  }
  return { oursMs: median(ours), gitMs: median(git) };
}

function gitDiff(before: string, after: string): void {
  try {
    execFileSync("git", ["diff", "--no-index", "--word-diff", "--no-color", before, after], {
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 1 << 28,
    });
  } catch (cause) {
    if (!(cause instanceof Error && "status" in cause && cause.status === 1)) throw cause; // 1 means they differ
  }
}

function timed(work: () => void, rounds: number): number {
  return median(
    Array.from({ length: rounds }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
}

/** Words with realistic frequencies: a few everywhere, most of them rare. */
function makeBlocks(count: number, random: Random, prefix: string): Block[] {
  const word = () => {
    const rank = Math.floor(Math.exp(random() * Math.log(12_000)));
    return rank < 60 ? `of${rank}` : `${prefix}word${rank}`;
  };
  return Array.from({ length: count }, (_, index) =>
    paragraph(
      `${1 + Math.floor(index / 9)}.${1 + (index % 9)} ${Array.from({ length: Math.ceil(random() * 2 * WORDS_PER_PARAGRAPH) }, word).join(" ")}.`,
    ),
  );
}

/** Replaces one word in each chosen paragraph; occasionally removes the paragraph or adds one next to it. */
function changed(blocks: readonly Block[], share: number, random: Random): Block[] {
  return blocks.flatMap((block) => {
    if (random() >= share) return [block];
    const words = toPlainText([block]).text.split(" ");
    words[Math.floor(random() * words.length)] = `new${Math.floor(random() * 1_000)}`;
    const kind = random();
    if (kind < 0.1) return [];
    if (kind < 0.2) return [block, paragraph(`Inserted ${words.slice(0, 30).reverse().join(" ")}`)];
    return [paragraph(words.join(" "))];
  });
}

function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function median(list: readonly number[]): number {
  return [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;
}

function print(line: string): void {
  console.log(line);
}

try {
  bench();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
