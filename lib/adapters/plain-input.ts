import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";

/** Ours have three; deeper ones bring down what calls itself for each level. */
const MAX_DEPTH = 100;

/** @throws AppError `malformedBody` for lists and objects too deep in one another. Source: B-20.4. */
export function shallow<T>(input: T): T {
  for (const { path } of nodesOf(input)) if (path.length > MAX_DEPTH) throw new AppError("malformedBody");
  return input;
}

/** No database holds a NUL character. @throws ZodError that names each field with one. Source: B-20.4. */
export function storable<T>(input: T): T {
  const issues = [...nodesOf(input)]
    .filter(({ value }) => typeof value === "string" && value.includes("\0"))
    .map(({ path }) => ({ code: "custom" as const, path, message: "NUL", input: undefined }));
  if (issues.length > 0) throw new z.ZodError(issues);
  return input;
}

type Node = { value: unknown; path: string[] };

/** Every value within a value, without calling itself. */
function* nodesOf(input: unknown): Generator<Node> {
  const open: Node[] = [{ value: input, path: [] }];
  for (let node = open.pop(); node; node = open.pop()) {
    const { value, path } = node;
    yield node;
    if (path.length > MAX_DEPTH || typeof value !== "object" || value === null) continue;
    for (const [key, child] of Object.entries(value)) open.push({ value: child, path: [...path, key] });
  }
}
