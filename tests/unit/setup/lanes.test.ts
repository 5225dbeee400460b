import { expect, test } from "vitest";
import { inLanes } from "@/scripts/testing/lanes.mjs";

type Part = { title: string; run: () => Promise<Figures>; behind?: Part };
type Figures = { passed: number; failed: number; skipped: number };

/** Parts that end when they are told to, and the titles of those that run. */
function stage() {
  const begun: string[] = [];
  const end = new Map<string, (failed?: number) => void>();
  const part = (title: string, behind?: Part): Part => ({
    title,
    ...(behind ? { behind } : {}),
    run: () =>
      new Promise((resolve) => {
        begun.push(title);
        end.set(title, (failed = 0) => resolve({ passed: 1, failed, skipped: 0 }));
      }),
  });
  const ends = async (title: string, failed = 0) => {
    end.get(title)?.(failed);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { begun, part, ends };
}
const run = (part: { run: () => Promise<Figures> }) => part.run();

test("a free lane takes the first part that may begin; what is behind another waits for it", async () => {
  const { begun, part, ends } = stage();
  const build = part("build");
  const done = inLanes(2, [build, part("browser", build), part("database"), part("lint")], run);
  expect(begun).toEqual(["build", "database"]);
  await ends("database");
  expect(begun).toEqual(["build", "database", "lint"]);
  await ends("lint");
  expect(begun).toHaveLength(3); // a lane rests rather than begin too early
  await ends("build");
  expect(begun).toEqual(["build", "database", "lint", "browser"]);
  await ends("browser");
  expect((await done).size).toBe(4);
});

test("what is behind a part that failed is left out, and the others go on", async () => {
  const { begun, part, ends } = stage();
  const build = part("build");
  const done = inLanes(1, [build, part("browser", build), part("lint")], run);
  await ends("build", 1);
  expect(begun).toEqual(["build", "lint"]);
  await ends("lint");
  expect([...(await done).keys()].map(({ title }) => title)).toEqual(["build", "lint"]);
});
