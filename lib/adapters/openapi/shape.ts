import type { z } from "zod";

/** True where two types are each assignable to the other. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/**
 * Ties a schema to the type of what a service answers: `answerShape<ContractDto>()(schema)` compiles only where the two
 * are one.
 */
export function answerShape<Dto>() {
  return <S extends z.ZodType>(schema: Same<z.output<S>, Dto> extends true ? S : never): S => schema;
}
