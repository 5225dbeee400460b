/** SECURITY.md tells the truth as far as a program can see: what it names is there, and it leaves out no requirement. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const paper = readFileSync("SECURITY.md", "utf8");
const rows = [...paper.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, id = "", level = "", state = "", why = ""]) => ({ id, level, state, why: why.trim() }));
const named = [...new Set([...paper.matchAll(/`((?:tests|lib|app|components|scripts|prisma|public)\/[^`\s]*|[\w-]+\.(?:ts|mjs))`/g)].map(([, file = ""]) => file))];

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has. */
const CHAPTERS = { V1: 27, V2: 11, V3: 19, V4: 10, V5: 9, V6: 35, V7: 18, V8: 7, V9: 7, V10: 29, V11: 14, V12: 9, V13: 13, V14: 9, V15: 13, V16: 16, V17: 7 };

describe("SECURITY.md", () => {
  test("names tests and files that are there", () => {
    expect(named.filter((file) => file.startsWith("tests/")).length).toBeGreaterThan(30);
    const places = ["", "lib/richtext/", "lib/platform/mail/", "lib/audit/"];
    expect(named.filter((file) => !places.some((place) => existsSync(place + file)))).toEqual([]);
  });

  test("judges each requirement of ASVS 5.0, levels 1 and 2, once, and says why", () => {
    const counts: Record<string, number> = {};
    for (const { id } of rows) counts[id.split(".")[0] ?? ""] = (counts[id.split(".")[0] ?? ""] ?? 0) + 1;
    expect(counts).toEqual(CHAPTERS);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ state, why }) => !["fulfilled", "not applicable", "open"].includes(state) || why.length < 2)).toEqual([]);
  });

  test("counts them as they are", () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    expect(paper.replace(/\s+/g, " ")).toContain(`All ${rows.length} requirements of levels 1 and 2, judged by ourselves: ${count("fulfilled")} fulfilled, ${count("not applicable")} not applicable, ${count("open")} open.`);
  });

  test("says how to report", () => {
    expect(paper).toMatch(/^## How to report$/m);
  });
});
