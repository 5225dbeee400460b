import { describe, expect, test } from "vitest";
import { concurrencyFaults, type Attempt, type StoredVersion } from "./concurrency-checker";

const stored = (...markers: string[]): StoredVersion[] =>
  markers.map((html, index) => ({ id: `v${index + 1}`, versionNumber: index + 1, html }));
const saved = (versionNumber: number, base: number | null, [startedAt, endedAt]: [number, number]): Attempt => ({
  client: versionNumber,
  kind: "save",
  baseVersionId: base === null ? null : `v${base}`,
  marker: `m${versionNumber}`,
  startedAt,
  endedAt,
  outcome: { status: 201, versionId: `v${versionNumber}`, versionNumber },
});
const refused = (base: number, winner: string | null, [startedAt, endedAt]: [number, number]): Attempt => ({
  client: 9,
  kind: "save",
  baseVersionId: `v${base}`,
  marker: "m",
  startedAt,
  endedAt,
  outcome: { status: 409, code: "versionConflict", currentVersionId: winner },
});
const VERSIONS = stored("m1", "m2", "m3");
const GOOD = [saved(2, 1, [0, 10]), saved(3, 2, [10, 20]), refused(1, "v2", [5, 12]), refused(1, "v3", [25, 30])];

describe("the checker of concurrent changes", () => {
  test("finds nothing in a history in which each took its turn", () => {
    expect(concurrencyFaults(GOOD, VERSIONS, 1)).toEqual([]);
  });

  test.each<[string, Attempt[], StoredVersion[], RegExp]>([
    [
      "an update that went over another",
      [saved(2, 1, [0, 10]), saved(3, 1, [0, 20])],
      VERSIONS,
      /Lost update: .* version 3/,
    ],
    ["one version for two writers", [...GOOD, { ...saved(3, 2, [10, 20]), client: 5 }], VERSIONS, /two writers/],
    ["an acknowledged text that is not stored", GOOD, stored("m1", "m2", "other"), /is not what is stored/],
    ["an acknowledged version that is gone", GOOD, stored("m1", "m2"), /version 3 is not what is stored/],
    ["a version that nobody was told of", GOOD, stored("m1", "m2", "m3", "m4"), /Nobody was told of version 4/],
    [
      "a gap in the numbers",
      GOOD,
      [...VERSIONS, { id: "v5", versionNumber: 5, html: "" }],
      /Version 5 stands where 4 belongs/,
    ],
    [
      "turns that time contradicts",
      [saved(2, 1, [30, 40]), saved(3, 2, [10, 20])],
      VERSIONS,
      /was begun after a later one had ended/,
    ],
    ["a refusal that names nobody", [...GOOD, refused(1, null, [5, 12])], VERSIONS, /without naming/],
    [
      "a refusal of what was current",
      [...GOOD, refused(3, "v3", [25, 30])],
      VERSIONS,
      /though its base, version 3, was current/,
    ],
    [
      "a refusal for what was no longer current",
      [...GOOD, refused(1, "v2", [25, 30])],
      VERSIONS,
      /not current at that time/,
    ],
    ["a refusal for what was not yet there", [...GOOD, refused(1, "v3", [0, 5])], VERSIONS, /not current at that time/],
    [
      "an answer of another kind",
      [...GOOD, { ...refused(1, null, [0, 5]), outcome: { status: 500, code: "unexpected" } }],
      VERSIONS,
      /answered 500 unexpected/,
    ],
  ])("finds %s", (_what, attempts, versions, fault) => {
    expect(concurrencyFaults(attempts, versions, 1).join("\n")).toMatch(fault);
  });
});
