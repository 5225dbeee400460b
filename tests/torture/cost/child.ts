/** A process that measures cases, one after the other, so that one that never ends can be ended from outside. */
import { climb, type Limits } from "./ladder";
import type { CostCase, CostResult } from "./case";

/** React draws outside of the server's condition only, under which everything else runs. */
export type Kind = "server" | "drawing";
export type Order = { kind: Kind; isShort: boolean; only: string | null; from: number; limits: Limits };
/** `begun` names the case that is measured now. */
export type Report =
  | { kind: "begun"; at: number; row: string; shape: string; of: number }
  | { kind: "goesOn" }
  | { kind: "result"; result: CostResult }
  | { kind: "done" };

/** A row that failed so often is told; the rest of its shapes would only take long. */
const MOST_FAULTS = 3;

process.once("message", (order: Order) => void measure(order)); // `fuzzer.ts` is the only one that starts this program

async function measure({ kind, isShort, only, from, limits }: Order): Promise<void> {
  // work that waits for a thread of its own holds no process up by itself
  const alive = setInterval(() => undefined, 60_000);
  const faults = new Map<string, number>();
  const all = await loadCases(kind, isShort);
  const cases = all.filter(({ row, shape }) => only === null || `${row}: ${shape}`.includes(only));
  for (const [at, one] of cases.entries()) {
    const before = faults.get(one.row) ?? 0;
    if (at < from || before >= MOST_FAULTS) continue;
    tell({ kind: "begun", at, row: one.row, shape: one.shape, of: cases.length });
    const result = await measureCase(report(one), limits);
    if (result.fault !== null) faults.set(one.row, before + 1);
    tell({ kind: "result", result });
  }
  const end = () => {
    clearInterval(alive);
    process.disconnect();
  };
  process.send?.({ kind: "done" } satisfies Report, end); // not before all was handed over
}

async function loadCases(kind: Kind, isShort: boolean): Promise<readonly CostCase[]> {
  if (kind === "server") return (await import("./rows")).costCases({ isShort });
  return (await import("./drawing-rows")).drawingCases({ isShort });
}

/** Says that it goes on whenever it is measured: a busy machine needs long for all sizes together. */
function report(one: CostCase): CostCase {
  return {
    ...one,
    ready: (size) => {
      tell({ kind: "goesOn" });
      return one.ready(size);
    },
  };
}

async function measureCase(one: CostCase, limits: Limits): Promise<CostResult> {
  try {
    return await climb(one, limits);
  } catch (cause) {
    return {
      row: one.row,
      shape: one.shape,
      size: 0,
      ms: 0,
      fault: `failed: ${cause instanceof Error ? cause.message : String(cause)}`,
    };
  }
}

function tell(report: Report): void {
  process.send?.(report);
}
