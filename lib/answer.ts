/** What REST answers, as its doors say it: for the API's description, and for types made of it. Client-safe. */
import { z } from "zod";

/**
 * One entity (`pieces`: given as it is made too, a piece a line, to who accepts `application/x-ndjson`), a list (`csv`:
 * as a table too), a file's bytes, or nothing.
 */
export type Answer = { one: z.ZodType; pieces?: z.ZodType } | { list: z.ZodType; csv?: true } | "file" | "nothing";

/** What a service or an answer's writer gives where a door answers `N`; `Response` where it is written already. */
export type Answered<N extends Answer> =
  | Response
  | (N extends { one: infer S extends z.ZodType }
      ? z.output<S>
      : N extends { list: infer S extends z.ZodType }
        ? readonly z.output<S>[]
        : N extends "nothing"
          ? void
          : never);

/** Answers that have a name in the API's description; the rest stand wherever they are used. */
export const namedAnswers = new Map<string, z.ZodType>();

export function named<S extends z.ZodType>(name: string, schema: S): S {
  namedAnswers.set(name, schema);
  return schema;
}

export const someId = z.string().min(1);
export const moment = z.iso.datetime().meta({ description: "ISO 8601, UTC" });
export const textOffset = z.int().min(0).meta({ description: "UTF-16 units" });
/** Counted from one. */
export const ordinal = z.int().min(1);
