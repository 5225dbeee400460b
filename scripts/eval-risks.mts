/**
 * Measures what is remarked of one-sided clauses: `npx tsx scripts/eval-risks.mts`.
 *
 * Reads the contracts of `scripts/training/risks`, whose one-sided clauses and harmless look-alikes are labelled, and
 * prints how many are found and how many of the remarks are right; those that are kept apart are only counted.
 * `--misses` prints what was missed or wrong on the contracts that rules may be learned from. `--corpus` counts the
 * remarks on each contract of the corpus (CORPUS_DIR, default ../shared/corpus), by kind; `--read N` prints N of those,
 * chosen with a fixed seed, to be read and judged, `--kind K` only those of a check.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { SuggestedChange } from "@/lib/engine/port";
import {
  contractFrom,
  corpusSamples,
  type Sample,
  TEMPLATE_SAMPLES,
  OWN_SAMPLES,
} from "@/tests/evals/checks/contracts";
import { randomFrom } from "@/tests/evals/checks/plant";
import { findingsIn } from "@/tests/evals/checks/recall";
import { remarksIn } from "@/tests/evals/checks/remarks";
import { isOneSided, kindsOf } from "@/tests/evals/checks/risks";
import { naturalCases } from "./reader/natural.mts";

type Case = {
  id: string;
  lang: string;
  type: string;
  kept: boolean;
  risks: { kind: string; quote: string }[];
  harmless: string[];
};

const { values } = parseArgs({
  options: {
    misses: { type: "boolean" },
    corpus: { type: "boolean" },
    read: { type: "string", default: "0" },
    kind: { type: "string" },
    seed: { type: "string", default: "9" },
  },
});
const FOLDER = fileURLToPath(new URL("training/risks/", import.meta.url));

function main(): void {
  const cases = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(FOLDER + name, "utf8")) as Case);
  for (const kept of [false, true]) {
    const scores = cases.filter((one) => one.kept === kept).map(score);
    const sum = (key: "found" | "risks" | "right" | "raised") => scores.reduce((all, one) => all + one[key], 0);
    print(
      `${kept ? "kept apart" : "to learn from"}: ${sum("found")}/${sum("risks")} found, ${sum("right")}/${sum("raised")} right`,
    );
    for (const one of scores)
      print(`  ${one.id.padEnd(18)} ${one.found}/${one.risks} found, ${one.right}/${one.raised} right`);
  }
  onLabelledProblems();
  if (values.corpus) onTheCorpus();
}

function score(one: Case) {
  const text = readFileSync(`${FOLDER}${one.id}.txt`, "utf8");
  const sample = { contract: contractFrom(text, one.type) } as Sample;
  const raised = findingsIn(text, sample).filter(({ check }) => isOneSided(check));
  const found = one.risks.filter(({ kind, quote }) =>
    raised.some((own) => kindsOf(kind).includes(own.check ?? "") && isOn(quote, own)),
  );
  const right = raised.filter((own) => one.risks.some(({ quote }) => isOn(quote, own)));
  if (values.misses && !one.kept) {
    for (const risk of one.risks.filter((risk) => !found.includes(risk)))
      print(`missed ${one.id} ${risk.kind}: ${risk.quote}`);
    for (const own of raised.filter((own) => !right.includes(own)))
      print(`wrong ${one.id} ${own.check}: ${own.passage.content}`);
  }
  return { id: one.id, found: found.length, risks: one.risks.length, right: right.length, raised: raised.length };
}

/** The one-sided clauses that the natural contracts are labelled with, by somebody else. */
function onLabelledProblems(): void {
  const labelled = naturalCases().flatMap(({ text, type, problems, id }) => {
    const wanted = problems.filter(({ kind }) => kind === "one-sided");
    if (wanted.length === 0) return [];
    const raised = findingsIn(text, { contract: contractFrom(text, type) } as Sample).filter(({ check }) =>
      isOneSided(check),
    );
    return wanted.map(({ quote, why }) => ({ id, quote, why, isFound: raised.some((own) => isOn(quote, own)) }));
  });
  print(`natural, labelled as one-sided: ${labelled.filter(({ isFound }) => isFound).length}/${labelled.length} found`);
  if (values.misses)
    for (const one of labelled.filter(({ isFound }) => !isFound)) print(`missed ${one.id}: ${one.quote} (${one.why})`);
}

const isOn = (quote: string, { passage }: SuggestedChange) =>
  quote.includes(passage.content.trim().slice(0, 40)) || passage.content.includes(quote);

function onTheCorpus(): void {
  const natural = naturalCases().map(({ id, text, type }): Sample => ({
    name: id,
    language: "en",
    source: "corpus",
    contract: contractFrom(text, type),
  }));
  const corpus = corpusSamples(process.env["CORPUS_DIR"] ?? "../shared/corpus");
  for (const [name, samples] of [
    ["our templates", TEMPLATE_SAMPLES],
    ["our sound contracts", OWN_SAMPLES],
    ["natural", natural],
    ["corpus", corpus],
  ] as const)
    printRemarks(name, samples);
}

function printRemarks(name: string, samples: readonly Sample[]): void {
  const all = samples.flatMap((sample) => remarksIn(sample).map((remark) => ({ sample, remark })));
  print(`${name}: ${samples.length} contracts, ${(all.length / samples.length).toFixed(2)} remarks a contract`);
  const kinds = new Map<string, number>();
  for (const { remark } of all) kinds.set(remark.check, (kinds.get(remark.check) ?? 0) + 1);
  const counted = [...kinds].toSorted(([, one], [, other]) => other - one);
  print(`  ${counted.map(([kind, count]) => `${kind} ${count}`).join(", ")}`);
  const random = randomFrom(Number(values.seed));
  const chosen = all
    .filter(({ remark }) => !values.kind || remark.check === values.kind)
    .map((one) => ({ one, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, Number(values.read));
  for (const {
    one: { sample, remark },
  } of chosen)
    print(
      `- ${sample.name} ${remark.check} ${JSON.stringify(remark.values)}\n    ${remark.words.replace(/\s+/gu, " ").slice(0, 420)}`,
    );
}

const print = (line: string) => process.stdout.write(`${line}\n`);
main();
