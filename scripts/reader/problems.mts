/**
 * How many of the problems labelled in `corpus/natural` the checks find, by kind, and what else they report. For the
 * half that must not be read it prints figures only.
 */
import { suggest } from "@/lib/engine/suggest/suggest";
import { readOnce } from "@/lib/engine/text/reading";
import { naturalCases, loadOverlap } from "./natural.mts";

type Count = { found: number; labelled: number };
/** The corpus's scoring matches a finding from this share of a quote's words on. */
const SAME = 0.6;

export async function printProblems({ half, notes }: { half: "read" | "unread"; notes: boolean }): Promise<void> {
  const overlap = await loadOverlap();
  const kinds = new Map<string, Count>();
  const beside: Record<string, number> = {};
  const lines: string[] = [];
  const cases = naturalCases().filter((_, index) => (index % 2 === 0) === (half === "read"));
  for (const { id, lang, problems, contract } of cases) {
    const suggestions = suggest(readOnce(contract), "en");
    for (const { kind, quote, why } of problems) {
      const found = suggestions.filter(({ passage }) => overlap(passage.content, quote) >= SAME);
      const count = kinds.get(kind) ?? { found: 0, labelled: 0 };
      kinds.set(kind, { found: count.found + (found.length > 0 ? 1 : 0), labelled: count.labelled + 1 });
      const by = found.map(({ check }) => check).join();
      lines.push(`${by === "" ? "MISSED" : `found (${by})`} ${id} ${kind}: ${quote}\n    ${why}`);
    }
    const alarms = suggestions.filter(
      ({ passage }) => !problems.some(({ quote }) => overlap(passage.content, quote) >= SAME),
    );
    beside[lang] = (beside[lang] ?? 0) + alarms.length;
    for (const { check, passage, values } of alarms)
      lines.push(`ALARM ${id} ${check} ${JSON.stringify(values)}: ${passage.content.slice(0, 400)}`);
  }
  for (const [kind, { found, labelled }] of kinds) process.stdout.write(`${kind.padEnd(26)} ${found} of ${labelled}\n`);
  const all = Object.values(beside).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`beside a label: ${all} in ${cases.length} contracts ${JSON.stringify(beside)}\n`);
  if (notes && half === "read") process.stdout.write(`${lines.join("\n")}\n`);
}
