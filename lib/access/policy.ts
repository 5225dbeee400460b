import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import { AppError, type ErrorKey } from "@/lib/errors";
import type { ContractRole, Actor } from "./actor";

/** Who may do what with a contract (behaviour §19). Without a part it is not found, for system administrators too. */
export const CONTRACT_POLICY = {
  /** See the contract, versions, comments, collaborators; export; ask the assistant; see suggestions. */
  read: ["reviewer", "manager", "admin"],
  /** Comment; save or restore a version; accept or dismiss a suggestion; mark as reviewed; analyse again. */
  edit: ["reviewer", "manager", "admin"],
  /** Invite, send again, revoke, remove; rename, change the type; attach the signed copy, reopen the text. */
  manage: ["manager", "admin"],
  delete: ["admin"],
  /** See who did what with the contract, and who looked at it. */
  audit: ["admin"],
} as const satisfies Record<string, readonly ContractRole[]>;

export type Ability = keyof typeof CONTRACT_POLICY;

export function isAllowed(role: ContractRole, ability: Ability): boolean {
  return (CONTRACT_POLICY[ability] as readonly ContractRole[]).includes(role);
}

export type PartOfContract =
  { contractId: string } | { fileId: string } | { invitationId: string } | { suggestionId: string };

export type Tried =
  { of: PartOfContract; ability: Ability | "join"; answer: 403 | 404 } | { of: "installation"; ability: "administer" };

/** Only thrown here: the door records it (`way-out.ts`), outside of any transaction, so that it stays. */
export class Refused extends AppError {
  constructor(
    key: ErrorKey,
    readonly actor: Actor,
    readonly tried: Tried,
    values: Readonly<Record<string, string>> = {},
  ) {
    super(key, { values });
    this.name = "Refused";
  }
}

/** What belongs to a contract in which somebody has no part: they get the answer of what doesn't exist. */
export function hidden(key: ErrorKey, actor: Actor, tried: { of: PartOfContract; ability: Ability }): Refused {
  return new Refused(key, actor, { ...tried, answer: 404 });
}

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
