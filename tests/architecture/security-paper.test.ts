/**
 * SECURITY.md and docs/asvs.md tell the truth as far as a program can see: what they name is there, and no
 * requirement is left out.
 */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const promises = readFileSync("SECURITY.md", "utf8");
const asvs = readFileSync("docs/asvs.md", "utf8");
const rows = [...asvs.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = "", level = "", state = "", why = ""]) => ({ id, level, state, why: why.trim() }),
);
const named = [
  ...new Set(
    [
      ...`${promises}${asvs}`.matchAll(
        /`((?:tests|lib|app|components|scripts|prisma|public|docs)\/[^`\s]*|[\w-]+\.(?:ts|mjs))`/g,
      ),
    ].map(([, file = ""]) => file),
  ),
];

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has. */
const CHAPTERS = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
};

describe("SECURITY.md and docs/asvs.md", () => {
  test("name tests and files that are there", () => {
    expect(named.filter((file) => file.startsWith("tests/")).length).toBeGreaterThan(30);
    const places = ["", "lib/documents/richtext/", "lib/platform/mail/", "lib/audit/"];
    expect(named.filter((file) => !places.some((place) => existsSync(place + file)))).toEqual([]);
  });

  test("name sections that are there", () => {
    const sections = [...asvs.matchAll(/SECURITY\.md, '([^']+)'(?: and '([^']+)')?/g)].flatMap(([, one = "", other]) =>
      other ? [one, other] : [one],
    );
    expect(new Set(sections).size).toBeGreaterThan(4);
    expect(sections.filter((section) => !promises.includes(`\n## ${section}\n`))).toEqual([]);
  });

  test("judge each requirement of ASVS 5.0, levels 1 and 2, once, and say why", () => {
    const counts: Record<string, number> = {};
    for (const { id } of rows) counts[id.split(".")[0] ?? ""] = (counts[id.split(".")[0] ?? ""] ?? 0) + 1;
    expect(counts).toEqual(CHAPTERS);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(
      rows.filter(({ state, why }) => !["fulfilled", "not applicable", "open"].includes(state) || why.length < 2),
    ).toEqual([]);
  });

  test("count them as they are", () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    expect(asvs.replace(/\s+/g, " ")).toContain(
      `All ${rows.length} requirements of levels 1 and 2, judged by ourselves: ${count("fulfilled")} fulfilled, ${count("not applicable")} not applicable, ${count("open")} open.`,
    );
  });

  test("say how to report", () => {
    expect(promises).toMatch(/^## How to report$/m);
  });
});
