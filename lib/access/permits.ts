import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import { CONTRACT_POLICY, type Ability } from "./policy";

const ABILITIES = Object.keys(CONTRACT_POLICY) as [Ability, ...Ability[]]; // a literal's keys, never none

/** What somebody was allowed to do, as it can be kept and asked again later. */
export const permit = z.union([
  z.object({ of: z.literal("installation") }),
  z.object({ of: z.literal("contract"), contractId: z.string(), userId: z.string(), ability: z.enum(ABILITIES) }),
]);
export type Permit = z.infer<typeof permit>;

// Next evaluates a module once for each bundle; grants and doors must see the same collection.
const shared = globalThis as typeof globalThis & { contractPermits?: AsyncLocalStorage<Permit[]> };
const collections = (shared.contractPermits ??= new AsyncLocalStorage<Permit[]>());

/** Runs work so that each permit that is given in it is added to `permits`. */
export function collectingPermits<T>(permits: Permit[], work: () => T): T {
  return collections.run(permits, work);
}

/** Said wherever somebody is let in: by a grant, or by getting the part itself. */
export function notePermit(given: Permit): void {
  collections.getStore()?.push(given);
}
