/**
 * Measures the contract checks: `npx tsx scripts/eval-checks.mts`.
 *
 * Plants faults in sound contracts, our own and those of a corpus (CORPUS_DIR, default ../shared/corpus), and prints
 * how many are found, by check and language; lists findings on the seven templates filled in normally, which should be
 * none; and prints 100 findings on 50 contracts of the corpus, chosen with a fixed seed, to be read and judged.
 * `--missed` lists planted faults that were not found, `--contracts N` how many corpus contracts get faults (default
 * 60), `--sample N` how many findings are printed.
 */
import { parseArgs } from "node:util";
import { corpusSamples, OWN_SAMPLES, TEMPLATE_SAMPLES } from "@/tests/evals/checks/contracts";
import { randomFrom } from "@/tests/evals/checks/plant";
import { findingsIn, trialsOn, type Trial } from "@/tests/evals/checks/recall";

const { values } = parseArgs({
  options: {
    missed: { type: "boolean" },
    contracts: { type: "string", default: "60" },
    sample: { type: "string", default: "100" },
    seed: { type: "string", default: "4" },
  },
});
const SAMPLED_CONTRACTS = 50;
/** Samples at most this many findings of one check per contract: one template's blanks would drown out the rest. */
const MOST_ALIKE = 6;
const corpus = corpusSamples(process.env.CORPUS_DIR ?? "../shared/corpus");
const seed = Number(values.seed);

function main(): void {
  if (corpus.length === 0) print("No corpus (set CORPUS_DIR): our own contracts only.");
  const foreign = corpus.filter(({ language }) => language !== "en");
  const english = shuffled(
    corpus.filter(({ language }) => language === "en"),
    seed,
  ).slice(0, Number(values.contracts));
  const own = trialsOn(OWN_SAMPLES, { seed, times: 4 });
  const others = trialsOn([...foreign, ...english], { seed, times: 1 });
  table(`Planted faults found, our own ${OWN_SAMPLES.length} contracts`, own);
  table(`Planted faults found, ${foreign.length + english.length} contracts of the corpus`, others);
  if (values.missed)
    for (const { plant, sample, planted } of [...own, ...others].filter(({ isFound }) => !isFound))
      print(
        `missed ${plant.check} (${plant.name}) in ${sample.name}: ${shortened(planted.text.slice(planted.span?.start ?? 0, planted.span?.end ?? 0), 160)}`,
      );
  const alarms = TEMPLATE_SAMPLES.flatMap((sample) => findingsIn(sample.contract.text, sample));
  print(`False alarms on the ${TEMPLATE_SAMPLES.length} templates filled in: ${alarms.length}`);
  printSample();
}

function table(title: string, trials: readonly Trial[]): void {
  print(`\n${title}`);
  const languages = ["en", "ru", "mn"] as const;
  print(["check".padEnd(24), ...languages, "all"].map((cell) => cell.padEnd(12)).join(""));
  for (const check of [...new Set(trials.map(({ plant }) => plant.check))]) {
    const own = trials.filter(({ plant }) => plant.check === check);
    print(
      [
        check.padEnd(24),
        ...languages.map((language) => share(own.filter(({ sample }) => sample.language === language))),
        share(own),
      ]
        .map((cell) => cell.padEnd(12))
        .join(""),
    );
  }
  print(
    [
      "together".padEnd(24),
      ...languages.map((language) => share(trials.filter(({ sample }) => sample.language === language))),
      share(trials),
    ]
      .map((cell) => cell.padEnd(12))
      .join(""),
  );
}

function share(trials: readonly Trial[]): string {
  const found = trials.filter(({ isFound }) => isFound).length;
  return trials.length === 0 ? "–" : `${(found / trials.length).toFixed(2)} ${found}/${trials.length}`;
}

function printSample(): void {
  const contracts = shuffled(corpus, seed + 1).slice(0, SAMPLED_CONTRACTS);
  const findings = contracts.flatMap((sample) =>
    atMostAlike(findingsIn(sample.contract.text, sample)).map((change) => ({ sample, change })),
  );
  const chosen = shuffled(findings, seed + 2).slice(0, Number(values.sample));
  print(
    `\n${chosen.length} of ${findings.length} findings on ${contracts.length} contracts of the corpus, seed ${seed}:`,
  );
  chosen.forEach(({ sample, change: { check, values: own, passage, replacement } }, index) => {
    const { text } = sample.contract;
    const before = shortened(text.slice(Math.max(0, passage.start - 140), passage.start), 140);
    const after = shortened(text.slice(passage.end, passage.end + 100), 100);
    print(
      `${index + 1}. ${sample.name} p. ${passage.page} ${check} ${JSON.stringify(own)}\n   … ${before} ⟦${shortened(passage.content, 300)}⟧ ${after} …${replacement === null ? "" : `\n   → ${shortened(replacement, 200)}`}`,
    );
  });
}

function atMostAlike<T extends { check: string }>(findings: readonly T[]): T[] {
  return findings.filter(
    (finding, index) => findings.slice(0, index).filter(({ check }) => check === finding.check).length < MOST_ALIKE,
  );
}

function shuffled<T>(list: readonly T[], by: number): T[] {
  const random = randomFrom(by);
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

function shortened(text: string, length: number): string {
  const plain = text.replace(/\s+/gu, " ").trim();
  return plain.length > length ? `${plain.slice(0, length)}…` : plain;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main();
