/**
 * Which rows the fuzzer has, and which functions they call: a program that runs cases once on little and prints them as
 * JSON.
 */
import { Session } from "node:inspector/promises";
import { fileURLToPath } from "node:url";
import { isLong } from "../../support/form";

/** Enough for every parser to find something. */
const LITTLE = 300;
/** Whole ways through the engine, which take longest. In the short form each is given one shape of so many. */
const WHOLE_WAYS = [
  "an amendment read back",
  "origin of the text in force",
  "chat",
  "what a contract says of notices",
  "own questions",
  "a model's claim on a text",
];
const TURNS = 6;
/** Shapes that say what contracts say reach the most: every row is given these. */
const TELLING = /contract|dates|duration|different|sentences|renews|terminates|liability/u;

const session = new Session();
session.connect();
await session.post("Profiler.enable");
// whether a function was called, not how often: counting keeps V8 from making what it runs fast
await session.post("Profiler.startPreciseCoverage", { callCount: false, detailed: false });
const isDrawing = process.argv[2] === "drawing";
const cases = isDrawing
  ? (await import("./drawing-rows")).drawingCases({ isShort: false })
  : (await import("./rows")).costCases({ isShort: false });
const failed: string[] = [];
const isLeftOut = ({ row, shape }: (typeof cases)[number], at: number) =>
  !isLong && WHOLE_WAYS.includes(row) && at % TURNS !== 0 && !TELLING.test(shape);
for (const [at, one] of cases.entries()) {
  if (isLeftOut(one, at)) continue;
  try {
    await (
      await one.ready(LITTLE)
    )();
  } catch (cause) {
    failed.push(`${one.row}: ${one.shape}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
const { result } = await session.post("Profiler.takePreciseCoverage");
const called = result
  .filter(({ url }) => url.startsWith("file:") && !url.includes("/node_modules/"))
  .flatMap(({ url, functions }) =>
    functions
      .filter(({ ranges, functionName }) => functionName !== "" && (ranges[0]?.count ?? 0) > 0)
      .map(({ functionName }) => `${fileURLToPath(url.split("?")[0] ?? url)}#${functionName}`),
  );
process.stdout.write(JSON.stringify({ rows: [...new Set(cases.map(({ row }) => row))], called, failed }), () =>
  process.exit(0),
);
