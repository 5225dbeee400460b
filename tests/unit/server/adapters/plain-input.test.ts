import { expect, test } from "vitest";
import { z } from "zod";
import { shallow, storable } from "@/lib/server/adapters/request";

function nested(depth: number): unknown {
  let value: unknown = "x";
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

test("an input as deep as anybody needs goes on, and a deeper one is malformed, however deep", () => {
  expect(shallow(nested(100))).toEqual(nested(100));
  for (const depth of [102, 10_000, 500_000]) expect(() => shallow(nested(depth))).toThrow("malformedBody");
});

test("every field with a NUL character is named, and nothing is refused without one", () => {
  expect(storable({ a: "b", c: [1, null, { d: "е" }] })).toEqual({ a: "b", c: [1, null, { d: "е" }] });
  expect(storable(undefined)).toBeUndefined();
  try {
    storable({ a: "b\0", c: ["", { d: "\0" }], e: "f" });
    expect.unreachable();
  } catch (cause) {
    expect(cause).toBeInstanceOf(z.ZodError);
    expect((cause as z.ZodError).issues.map(({ path }) => path.join("."))).toEqual(
      expect.arrayContaining(["a", "c.1.d"]),
    );
    expect((cause as z.ZodError).issues).toHaveLength(2);
  }
});
