import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import { AppError, type ErrorKey } from "@/lib/errors";
import type { ContractRole, Actor, FolderRole, TokenScope } from "./actor";

/** Who may do what with a contract (behaviour §19). Anyone without a role gets not found, system administrators too. */
export const CONTRACT_POLICY = {
  /** View the contract, versions, comments, collaborators; export; ask the assistant; see suggestions. */
  read: ["reviewer", "manager", "admin"],
  /** Comment; save or restore a version; accept or dismiss a suggestion; mark as reviewed; analyse again. */
  edit: ["reviewer", "manager", "admin"],
  /** Invite, send again, revoke, remove; rename, change the type; attach the signed copy, reopen the text. */
  manage: ["manager", "admin"],
  delete: ["admin"],
  /** Send for signature to a service elsewhere, and take that back. */
  sign: ["admin"],
  /** See who did what with the contract, and who viewed it. */
  audit: ["admin"],
} as const satisfies Record<string, readonly ContractRole[]>;

export type Ability = keyof typeof CONTRACT_POLICY;

export function isAllowed(role: ContractRole, ability: Ability): boolean {
  return (CONTRACT_POLICY[ability] as readonly ContractRole[]).includes(role);
}

/** Who may do what with a folder (B-32.2). Anyone without a role there gets not found. */
const FOLDER_POLICY = {
  /** See it, its contracts, its teams and their people. */
  read: ["reviewer", "manager", "owner"],
  /** Put own contracts into it. */
  fill: ["manager", "owner"],
  /** Rename and delete it; make folders in it; say which teams have which role. */
  own: ["owner"],
} as const satisfies Record<string, readonly FolderRole[]>;
export type FolderAbility = keyof typeof FOLDER_POLICY;

export function isAllowedInFolder(role: FolderRole, ability: FolderAbility): boolean {
  return (FOLDER_POLICY[ability] as readonly FolderRole[]).includes(role);
}

/** `read`: to be in it. `own`: rename, delete, add and remove members. */
const TEAM_ABILITIES = ["read", "own"] as const;
export type TeamAbility = (typeof TEAM_ABILITIES)[number];

export type PartOfContract =
  | { contractId: string }
  | { fileId: string }
  | { invitationId: string }
  | { suggestionId: string };

export type Tried =
  | { of: PartOfContract; ability: Ability | "join"; answer: 403 | 404 }
  | { of: "installation"; ability: "administer" }
  | { of: "folder" | "team"; ability: `folder.${FolderAbility}` | `team.${TeamAbility}` }
  | { of: "token"; ability: `token.${TokenScope | "session"}` };

/**
 * Thrown only here: entry points record it (`recorded-refusals.ts`) outside any transaction, so that the record stays.
 */
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

/** For anything in a contract the person has no role on: the same answer as if it didn't exist. */
export function hidden(key: ErrorKey, actor: Actor, tried: { of: PartOfContract; ability: Ability }): Refused {
  return new Refused(key, actor, { ...tried, answer: 404 });
}

const ABILITIES = Object.keys(CONTRACT_POLICY) as [Ability, ...Ability[]]; // keys of a literal, so never empty
const FOLDER_ABILITIES = Object.keys(FOLDER_POLICY) as [FolderAbility, ...FolderAbility[]]; // likewise

/** What someone was allowed to do, in a form that can be stored and checked again later. */
export const permit = z.union([
  z.object({ of: z.literal("installation") }),
  z.object({ of: z.literal("contract"), contractId: z.string(), userId: z.string(), ability: z.enum(ABILITIES) }),
  z.object({ of: z.literal("folder"), folderId: z.string(), userId: z.string(), ability: z.enum(FOLDER_ABILITIES) }),
  z.object({ of: z.literal("team"), teamId: z.string(), userId: z.string(), ability: z.enum(TEAM_ABILITIES) }),
]);
export type Permit = z.infer<typeof permit>;

// Next evaluates a module once per bundle; grants and entry points must share one collection.
const shared = globalThis as typeof globalThis & { contractPermits?: AsyncLocalStorage<Permit[]> };
const collections = (shared.contractPermits ??= new AsyncLocalStorage<Permit[]>());

/** Runs work and adds every permit granted in it to `permits`. */
export function collectingPermits<T>(permits: Permit[], work: () => T): T {
  return collections.run(permits, work);
}

/** Called wherever access is given: by a grant, or by getting the role itself. */
export function notePermit(given: Permit): void {
  collections.getStore()?.push(given);
}
