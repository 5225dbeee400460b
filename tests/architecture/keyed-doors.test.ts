/**
 * A call that can be repeated by its `Idempotency-Key` keeps its answer in the transaction that ends its work
 * (lib/platform/answered-once.ts).
 */
import { expect, test } from "vitest";
import { sourceFiles } from "../support/layers";

const files = sourceFiles();
const creating = files
  .filter(({ file }) => file.startsWith("app/api/"))
  .flatMap(({ file, source }) => source.split(/\n(?=export )/).map((statement) => ({ file, statement })))
  .filter(({ statement }) => /export const POST\b/.test(statement) && /\bstatus: 20[12]\b/.test(statement))
  .filter(({ statement }) => !/\bfile: \{/.test(statement)); // those know repetitions by themselves (`takesKey`)

test("every door that creates gives its service the transaction to end with", () => {
  expect(creating.length).toBeGreaterThan(10);
  expect(
    creating
      .filter(({ statement }) => !/\bcommit\b[^}]*\}\) =>[\s\S]*\bcommit,?\s*\)/.test(statement))
      .map(({ file }) => file),
  ).toEqual([]);
});

test("a service that is given one opens no other transaction of its own beside it", () => {
  const services = files.filter(
    ({ file, source }) => file.startsWith("lib/") && /commit: Commit = inTransaction/.test(source),
  );
  expect(services.length).toBeGreaterThan(5);
  const bodies = services.flatMap(({ file, source }) =>
    source
      .split(/\n(?=export |async function |function )/)
      .filter((body) => /commit: Commit\b/.test(body))
      .map((body) => ({ file, body })),
  );
  expect(bodies.filter(({ body }) => /\binTransaction\(/.test(body)).map(({ file }) => file)).toEqual([]);
});
