import { describe, expect, test } from "vitest";
import { fairGate, LineTooLong } from "@/lib/platform/gates";

const PLACES = { all: 2, each: 1, waiting: { all: 6, each: 4 } };

/** Tasks that end when they are told to, and the names of those that have begun, in order. */
function desk(places = PLACES) {
  const turns = fairGate(places);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (account: string, name: string, signal?: AbortSignal) =>
    turns(account, () => new Promise<void>((resolve) => (begun.push(name), ends.set(name, resolve))), signal);
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, start, end };
}

describe("a fair gate", () => {
  test("lets one account's task in beside another's many", async () => {
    const { begun, start, end } = desk();
    const all = [...["a1", "a2", "a3"].map((name) => start("a", name)), start("b", "b1"), start("b", "b2")];
    await end("");
    expect(begun).toEqual(["a1", "b1"]);
    await end("b1");
    expect(begun).toEqual(["a1", "b1", "b2"]);
    for (const name of ["a1", "b2", "a2", "a3"]) await end(name);
    expect(begun).toEqual(["a1", "b1", "b2", "a2", "a3"]);
    await Promise.all(all);
  });

  test("takes accounts by turns, however much each asks for (B-20.15)", async () => {
    const { begun, start, end } = desk({ all: 1, each: 1, waiting: { all: 20, each: 20 } });
    const all = [
      ...["a1", "a2", "a3"].map((name) => start("a", name)),
      ...["b1", "b2"].map((name) => start("b", name)),
      start("c", "c1"),
    ];
    await end("");
    for (const name of ["a1", "a2", "b1", "c1", "a3", "b2"]) await end(name);
    expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
    await Promise.all(all);
  });

  test("refuses what would wait in a line that is full, of the account or of all, and takes others", async () => {
    const { begun, start, end } = desk();
    const ofA = ["a1", "a2", "a3", "a4", "a5"].map((name) => start("a", name));
    await expect(start("a", "a6")).rejects.toMatchObject({ of: "account" });
    const ofB = ["b1", "b2", "b3"].map((name) => start("b", name));
    await expect(start("c", "c1")).rejects.toBeInstanceOf(LineTooLong);
    await expect(start("c", "c1")).rejects.toMatchObject({ of: "all" });
    await end("");
    for (const name of ["a1", "b1", "a2", "b2", "a3", "b3", "a4", "a5"]) await end(name);
    expect(begun).toHaveLength(8);
    await Promise.all([...ofA, ...ofB]);
  });

  test("forgets whoever gives up, and goes on after a task that fails", async () => {
    const { begun, start, end } = desk();
    const first = start("a", "a1");
    const leaving = new AbortController();
    const given = start("a", "a2", leaving.signal);
    const last = start("a", "a3");
    leaving.abort();
    await expect(given).rejects.toThrow();
    await expect(fairGate(PLACES)("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await end("a1");
    await end("a3");
    expect(begun).toEqual(["a1", "a3"]);
    await Promise.all([first, last]);
  });
});
