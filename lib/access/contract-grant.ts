import "server-only";
import { CONTRACT_ROLES, type ContractRole, type Actor } from "./actor";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { notePermit, isAllowed, type Ability, hidden, Refused } from "./policy";
import { isOwnTrash } from "./trash-store";

/** Stores take it instead of an id, so that a query without a check does not compile. Source: behaviour §5, §19. */
export class ContractGrant<A extends Ability> {
  readonly #proof: A;

  private constructor(
    readonly contractId: string,
    readonly actor: Actor | null,
    readonly role: ContractRole,
    ability: A,
  ) {
    this.#proof = ability;
  }

  /** The ability requested. Reading it is what makes grants of different abilities different types. */
  get ability(): A {
    return this.#proof;
  }

  /** @throws Refused `contractNotFound` (absent or hidden: same answer), `forbidden` when the role is not enough */
  static async request<A extends Ability>(
    actor: Actor,
    contractId: string,
    ability: A,
    client: DatabaseClient = db,
  ): Promise<ContractGrant<A>> {
    const row = await client.collaborator.findUnique({
      where: { contractId_userId: { contractId, userId: actor.userId } },
      select: { role: true },
    });
    const role = CONTRACT_ROLES.find((known) => known === row?.role);
    if (!role) throw hidden("contractNotFound", actor, { of: { contractId }, ability }); // same as for an absent one
    if (!isAllowed(role, ability)) throw new Refused("forbidden", actor, { of: { contractId }, ability, answer: 403 });
    notePermit({ of: "contract", contractId, userId: actor.userId, ability });
    return new ContractGrant<A>(contractId, actor, role, ability);
  }

  /**
   * Within the transaction that writes, behind work that took time: the part may have ended meanwhile.
   * @throws Refused as `request`
   */
  static async requireStill({ actor, contractId, ability }: EditGrant, client: DatabaseClient): Promise<void> {
    if (actor) await ContractGrant.request<Ability>(actor, contractId, ability, client);
  }

  /**
   * The owner's grant on a contract in the trash, to restore it or delete it for good.
   * @throws Refused `contractNotFound` for anyone else, and if it isn't in the trash
   */
  static async inTrash(actor: Actor, contractId: string): Promise<ContractGrant<"delete">> {
    if (!(await isOwnTrash(actor.userId, contractId)))
      throw hidden("contractNotFound", actor, { of: { contractId }, ability: "delete" });
    notePermit({ of: "contract", contractId, userId: actor.userId, ability: "delete" });
    return new ContractGrant<"delete">(contractId, actor, "admin", "delete");
  }

  /** For a contract whose time in the trash is up; only the sweep may call it. */
  static forSweep(contractId: string): ContractGrant<"delete"> {
    return new ContractGrant<"delete">(contractId, null, "admin", "delete");
  }

  /** For background work on a contract that someone was allowed to start; only `lib/server/jobs` may call it. */
  static forJob(contractId: string): ContractGrant<"edit"> {
    return new ContractGrant<"edit">(contractId, null, "admin", "edit");
  }
}

export type ReadGrant =
  | ContractGrant<"read">
  | ContractGrant<"edit">
  | ContractGrant<"manage">
  | ContractGrant<"sign">
  | ContractGrant<"delete">;
export type EditGrant =
  | ContractGrant<"edit">
  | ContractGrant<"manage">
  | ContractGrant<"sign">
  | ContractGrant<"delete">;
