import { describe, expect, test } from "vitest";
import { jsonAnswer, jsonPieces } from "@/lib/server/adapters/json-answer";

const LONG = 300_000;
const HEADERS = { "X-Of-The-Caller": "yes" };

describe("a JSON answer", () => {
  test.each<[string, unknown]>([
    ["nothing", null],
    ["a short one", { a: [1, "two", null, true], b: { c: undefined } }],
    ["a long text", "a".repeat(LONG)],
    [
      "long texts in a list, with what JSON has no word for",
      [
        { html: '<p>"\\\n\u2028</p>'.repeat(LONG / 10), none: undefined },
        undefined,
        { plainText: "Ж".repeat(LONG) },
        () => 1,
      ],
    ],
    ["pairs at every cut", { x: `a${"😀".repeat(LONG)}` }],
    ["halves of pairs", ["\ud83d".repeat(LONG)]],
    ["many short ones", Array.from({ length: 40_000 }, (_, index) => ({ id: `entry ${index}`, 'a "name"': index }))],
    ["dates", { at: new Date(0), text: "a".repeat(LONG) }],
  ])("of %s says what one in one piece says", async (_name, value) => {
    const whole = JSON.parse(JSON.stringify(value)) as unknown;
    expect(JSON.parse([...jsonPieces(value)].join(""))).toEqual(whole);
    const response = jsonAnswer(value, { status: 201, headers: HEADERS });
    expect([response.status, response.headers.get("content-type"), response.headers.get("x-of-the-caller")]).toEqual([
      201,
      "application/json",
      "yes",
    ]);
    expect(await response.json()).toEqual(whole);
  });

  test("comes in pieces of bounded length, however long a text is", () => {
    const lengths = [
      ...jsonPieces({ one: "a".repeat(2_000_000), many: Array.from({ length: 50_000 }, () => "short") }),
    ].map(({ length }) => length);
    expect(lengths.length).toBeGreaterThan(10);
    expect(Math.max(...lengths)).toBeLessThan(300_000);
  });

  test("lets others be answered between its pieces", async () => {
    const reader = jsonAnswer(["a".repeat(2_000_000)], { headers: {} }).body?.getReader();
    let turns = 0;
    let next = setImmediate(function other() {
      turns += 1;
      next = setImmediate(other);
    });
    let pieces = 0;
    while (!(await reader?.read())?.done) pieces += 1;
    clearImmediate(next);
    expect(pieces).toBeGreaterThan(10);
    expect(turns).toBeGreaterThanOrEqual(pieces);
  });
});
