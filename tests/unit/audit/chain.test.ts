import { describe, expect, test } from "vitest";
import {
  chainCheck,
  eventHash,
  type ChainHead,
  type ChainProblem,
  type ChainedEvent,
  type SealedEvent,
} from "@/lib/audit/chain";

const CHAIN = "a contract";
const FIRST: ChainedEvent = {
  id: "e1",
  chain: CHAIN,
  sequence: 1,
  at: new Date("2026-01-02T03:04:05.678Z"),
  actorId: "u1",
  actorName: "Bat",
  action: "contract.saved",
  detail: '{"version":1}',
  address: "10.0.0.1",
  previousHash: "",
};

/** A chain of events as `record` makes it. */
function makeChain(length: number): SealedEvent[] {
  const events: SealedEvent[] = [];
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const event = {
      ...FIRST,
      id: `e${sequence}`,
      sequence,
      at: new Date(FIRST.at.getTime() + sequence),
      previousHash: events.at(-1)?.hash ?? "",
    };
    events.push({ ...event, hash: eventHash(event) });
  }
  return events;
}

const toHead = (events: readonly SealedEvent[]): ChainHead => ({
  lastSequence: events.at(-1)?.sequence ?? 0,
  lastHash: events.at(-1)?.hash ?? "",
});

function findProblems(
  events: readonly SealedEvent[],
  before: ChainHead | null,
  now: ChainHead | null = before,
): ChainProblem[] {
  const check = chainCheck(CHAIN, before);
  return [...events.flatMap((event) => check.next(event)), ...check.end(now)];
}

const found = (problem: ChainProblem["problem"], sequence: number): ChainProblem => ({
  chain: CHAIN,
  sequence,
  problem,
});

/** The stored row again, with its old hash and something else in it. */
function flipped(events: readonly SealedEvent[], sequence: number, change: Partial<SealedEvent>): SealedEvent[] {
  return events.map((event) => (event.sequence === sequence ? { ...event, ...change } : event));
}

describe("the hash of an event", () => {
  test("is what it was when it was written, for good: SHA-256 over its fields as one list in JSON", () => {
    expect(eventHash(FIRST)).toBe("3523dea6ea01269f9775e4a92768e473017a87f3e173d947334a6e23295a1799");
  });

  test.each([
    ["id", { id: "e2" }],
    ["chain", { chain: "another" }],
    ["sequence", { sequence: 2 }],
    ["time, by a millisecond", { at: new Date("2026-01-02T03:04:05.679Z") }],
    ["person", { actorId: "u2" }],
    ["person, to nobody", { actorId: null }],
    ["name", { actorName: "Bat " }],
    ["action", { action: "contract.restored" }],
    ["details", { detail: '{"version":2}' }],
    ["address", { address: "10.0.0.2" }],
    ["predecessor's hash", { previousHash: "0" }],
  ])("is another for another %s", (_what, change: Partial<ChainedEvent>) => {
    expect(eventHash({ ...FIRST, ...change })).not.toBe(eventHash(FIRST));
  });

  test("tells fields apart whose texts run into each other", () => {
    const one = { ...FIRST, actorName: 'a","b', action: "c" };
    const other = { ...FIRST, actorName: "a", action: 'b","c' };
    expect(eventHash(one)).not.toBe(eventHash(other));
  });
});

describe("a chain", () => {
  const chain = makeChain(6);
  const head = toHead(chain);

  test("as it was written has no problem, and neither has an empty one", () => {
    expect(findProblems(chain, head)).toEqual([]);
    expect(findProblems([], null)).toEqual([]);
    expect(findProblems([], { lastSequence: 0, lastHash: "" })).toEqual([]);
  });

  test.each<[string, Partial<SealedEvent>]>([
    ["id", { id: "x" }],
    ["time", { at: new Date(0) }],
    ["person", { actorId: "u9" }],
    ["name", { actorName: "Dorj" }],
    ["action", { action: "contract.reviewed" }],
    ["details", { detail: "{}" }],
    ["address", { address: "" }],
  ])("with a changed %s is broken there and nowhere else", (_what, change) => {
    for (const sequence of [1, 3, 6])
      expect(findProblems(flipped(chain, sequence, change), head)).toEqual([found("changed", sequence)]);
  });

  test("with an event made anew, hash and all, is broken where the next one, or the head, no longer fits", () => {
    const forged = { ...chain[2], detail: "{}" } as SealedEvent;
    const anew = { ...forged, hash: eventHash(forged) };
    expect(
      findProblems(
        chain.map((event) => (event.sequence === 3 ? anew : event)),
        head,
      ),
    ).toEqual([found("changed", 4)]);
    const last = { ...chain[5], detail: "{}" } as SealedEvent;
    expect(findProblems([...chain.slice(0, 5), { ...last, hash: eventHash(last) }], head)).toEqual([
      found("changed", 6),
    ]);
  });

  test("without an event in it, or without its first ones, misses them", () => {
    expect(
      findProblems(
        chain.filter(({ sequence }) => sequence !== 3),
        head,
      ),
    ).toEqual([found("missing", 4)]);
    expect(findProblems(chain.slice(2), head)).toEqual([found("missing", 3)]);
  });

  test("without an event and with the numbers closed up again is changed", () => {
    const closed = [
      ...chain.slice(0, 2),
      ...chain.slice(3).map((event) => ({ ...event, sequence: event.sequence - 1 })),
    ];
    expect(findProblems(closed, head).map(({ problem }) => problem)).toEqual([
      "changed",
      "changed",
      "changed",
      "cutOff",
    ]);
  });

  test("with a cut-off end is found by its head", () => {
    expect(findProblems(chain.slice(0, 4), head)).toEqual([found("cutOff", 5)]);
    expect(findProblems([], head)).toEqual([found("cutOff", 1)]);
  });

  test("with two events in each other's place is changed at both", () => {
    const [a, b, c, d, e, f] = chain as [SealedEvent, SealedEvent, SealedEvent, SealedEvent, SealedEvent, SealedEvent];
    const swapped = [a, { ...c, sequence: 2 }, { ...b, sequence: 3 }, d, e, f];
    expect(findProblems(swapped, head)).toEqual([found("changed", 2), found("changed", 3), found("changed", 4)]);
  });

  test("with an event that its head knows nothing of, or without a head, goes past its end", () => {
    expect(findProblems(chain, toHead(chain.slice(0, 5)))).toEqual([found("pastEnd", 6)]);
    expect(findProblems(chain, null)).toEqual([found("pastEnd", 1)]);
  });

  test("that grows while it is checked has no problem", () => {
    expect(findProblems(chain, toHead(chain.slice(0, 4)), head)).toEqual([]);
    expect(findProblems(chain.slice(0, 5), toHead(chain.slice(0, 4)), head)).toEqual([]);
  });

  test("of another name is no place for its events", () => {
    const check = chainCheck("another contract", head);
    expect(check.next(chain[0] as SealedEvent)).toEqual([
      { chain: "another contract", sequence: 1, problem: "changed" },
    ]);
  });
});
