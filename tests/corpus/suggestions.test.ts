import { describe, expect, test } from "vitest";
import type { SuggestedChange } from "@/lib/engine/port";
import { toDraft } from "@/lib/engine/suggest/draft";
import { readNumbering } from "@/lib/engine/suggest/references/clause-numbers";
import { referencesIn } from "@/lib/engine/suggest/references/references";
import { readOnce } from "@/lib/engine/text/reading";
import { contractFrom, corpusSamples, OWN_SAMPLES, type Sample } from "@/tests/evals/checks/contracts";
import { findingsIn } from "@/tests/evals/checks/recall";

const CORPUS = process.env["CORPUS_DIR"] ?? "../shared/corpus";
const samples = [...corpusSamples(CORPUS), ...OWN_SAMPLES];

describe.skipIf(samples.length === OWN_SAMPLES.length)(
  `what Accept changes (skipped without a corpus at ${CORPUS})`,
  () => {
    test("in every contract only the named place, no clause that is referred to, and nothing is worse after", () => {
      const wrong: string[] = [];
      let changes = 0;
      for (const sample of samples) {
        const before = findingsIn(sample.contract.text, sample);
        for (const change of before.filter(({ replacement }) => replacement !== null)) {
          changes += 1;
          wrong.push(...faultsAfter(sample, before, change).map((fault) => `${sample.name} ${change.check}: ${fault}`));
        }
      }
      expect(changes).toBeGreaterThan(10);
      expect(wrong).toEqual([]);
    });
  },
);

function faultsAfter(sample: Sample, before: readonly SuggestedChange[], change: SuggestedChange): string[] {
  const { text } = sample.contract;
  const { start, end, content } = change.passage;
  const after = text.slice(0, start) + (change.replacement ?? "") + text.slice(end);
  const known = new Set(before.map(({ check, passage }) => `${check} ${passage.content}`));
  const fresh = findingsIn(after, sample).filter(
    ({ check, passage }) => !known.has(`${check} ${passage.content}`) && check !== change.check,
  );
  const [targets, newTargets] = [targetsIn(sample, text), targetsIn(sample, after)];
  return [
    ...(text.slice(start, end) === content ? [] : ["another place"]),
    ...(findingsIn(after, sample).length < before.length ? [] : ["as many findings as before"]),
    ...fresh.map(({ check, passage }) => `new ${check} at ${passage.start}`),
    ...[...targets].filter(([number, head]) => newTargets.get(number) !== head).map(([number]) => `moved ${number}`),
  ];
}

/** The clause that each number in a reference leads to, by the clause's words. */
function targetsIn({ contract: { contractType, contractName } }: Sample, text: string): Map<string, string> {
  const draft = toDraft(readOnce(contractFrom(text, contractType, contractName)));
  const { clauses } = readNumbering(draft);
  return new Map(
    referencesIn(draft).flatMap(({ number }) => {
      const target = clauses.find((clause) => clause.number === number);
      return target ? [[number, draft.text.slice(target.line.start, target.line.end)] as const] : [];
    }),
  );
}
