/**
 * Reads contracts in two languages, in which differences are planted one by one, and says how many were found, and how
 * many were reported where there is none: `npx tsx scripts/eval-bilingual.mts [--seed 1] [--later] [--misses]`.
 * `--later` is the third that wasn't looked at while the rules were made.
 */
import { parseArgs } from "node:util";
import { KIND_NAMES, measure, type Measured } from "@/tests/evals/bilingual/measure";
import { markedContracts } from "@/tests/evals/bilingual/texts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    later: { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
  },
});
const contracts = markedContracts().filter(({ isHeldBack }) => isHeldBack === values.later);
const measured = measure(contracts, Number(values.seed));
console.log(
  `${measured.length} contracts in two languages${values.later ? ", held back while the rules were made" : ""}`,
);
for (const [kind, name] of Object.entries(KIND_NAMES)) report(name, kind, measured);
const pages = measured.reduce((sum, one) => sum + one.pages, 0);
const alarms = measured.flatMap((one) => one.alarms);
console.log(
  `false alarms: ${alarms.length} on ${pages.toFixed(1)} pages, ${(alarms.length / pages).toFixed(2)} a page`,
);
if (values.misses) {
  console.log(alarms.join("\n"));
  for (const fault of measured.flatMap(({ faults }) => faults))
    if (!fault.isFound)
      console.log(`missed ${fault.kind} in clause ${fault.clause} of ${fault.name}: ${fault.was} → ${fault.is}`);
}

function report(name: string, kind: string, all: readonly Measured[]): void {
  const faults = all.flatMap((one) => one.faults.filter((fault) => fault.kind === kind));
  const found = faults.filter(({ isFound }) => isFound).length;
  const share = faults.length === 0 ? "" : `${((100 * found) / faults.length).toFixed(1)} %`;
  console.log(`${name.padEnd(22)} ${String(found).padStart(4)} of ${String(faults.length).padStart(4)} ${share}`);
}
