/**
 * `npm run torture [crash|concurrency|parts|fuzz|middleware|files|cost|shown|xss|load|container|nodes] [--rounds N]
 * [--cases N] [--minutes N] [--nodes N] [--seed N] [--only sqlite|postgres]`: the long forms of tests/torture against
 * the built app, on both databases. Prints a table of figures and exits with 1 if anything was lost. Takes about an
 * hour and a half.
 */
import "./setup/check-node.mjs";
import { parseArgs } from "node:util";
import { tortures, type Row } from "@/tests/torture/long-forms";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "50" },
    operations: { type: "string", default: "50" },
    cases: { type: "string", default: "500" },
    minutes: { type: "string", default: "10" },
    nodes: { type: "string", default: "1" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    only: { type: "string" },
  },
});

const { buildApp } = await import("./setup/build-app.mjs");
const { buildWorkers } = await import("./build-workers.mjs");
await buildWorkers();
await buildApp();

console.log(`Seed ${values.seed}`);
const rows: Row[] = [];
for await (const row of tortures({
  names: positionals,
  rounds: Number(values.rounds),
  operations: Number(values.operations),
  cases: Number(values.cases),
  minutes: Number(values.minutes),
  seed: Number(values.seed),
  nodes: Number(values.nodes),
  only: values.only,
  report: (line) => console.log(`  ${line}`),
})) {
  rows.push(row);
  console.log(`${row.name} on ${row.on}: ${row.figures}; ${row.faults.length} faults`);
  for (const fault of row.faults.slice(0, 20)) console.log(`  ${fault}`);
}
console.log(
  [
    "",
    "| torture | on | figures | faults |",
    "| --- | --- | --- | --- |",
    ...rows.map(({ name, on, figures, faults }) => `| ${name} | ${on} | ${figures} | ${faults.length} |`),
  ].join("\n"),
);
process.exit(rows.length > 0 && rows.every(({ faults }) => faults.length === 0) ? 0 : 1);
