import "server-only";
import { AppError } from "@/lib/errors";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { Actor } from "./actor";
import { notePermit, Refused, type TeamAbility } from "./policy";

/**
 * Proof that a directory asks by its own token. Such a token opens nothing unless its owner is an administrator at the
 * time of the request (`token-actor.ts`). Source: B-38.1.
 */
export class DirectoryGrant {
  readonly #actor: Actor;

  private constructor(actor: Actor) {
    this.#actor = actor;
  }

  get actor(): Actor {
    return this.#actor;
  }

  /** @throws Refused `forbidden` to sessions and to every other token, whatever its scopes */
  static request(actor: Actor): DirectoryGrant {
    if (!actor.token?.scopes.includes("scim"))
      throw new Refused("forbidden", actor, { of: "token", ability: "token.scim" });
    return new DirectoryGrant(actor);
  }
}

/** Proof that the actor is in a team, or owns it; stores take it instead of an id. Source: B-32.5. */
export class TeamGrant<A extends TeamAbility> {
  readonly #proof: A;

  private constructor(
    readonly teamId: string,
    readonly actor: Actor,
    readonly isOwner: boolean,
    ability: A,
  ) {
    this.#proof = ability;
  }

  get ability(): A {
    return this.#proof;
  }

  /** @throws AppError `teamNotFound` (absent or not in it: same answer), Refused `forbidden` for members without it */
  static async request<A extends TeamAbility>(
    actor: Actor,
    teamId: string,
    ability: A,
    client: DatabaseClient = db,
  ): Promise<TeamGrant<A>> {
    const { userId } = actor;
    const row = await client.teamMember.findUnique({
      where: { teamId_userId: { teamId, userId } },
      select: { team: { select: { ownerId: true } } },
    });
    if (!row) throw new AppError("teamNotFound");
    const isOwner = row.team.ownerId === userId;
    if (ability === "own" && !isOwner) throw new Refused("forbidden", actor, { of: "team", ability: "team.own" });
    notePermit({ of: "team", teamId, userId, ability });
    return new TeamGrant<A>(teamId, actor, isOwner, ability);
  }

  /** Of a team that a directory keeps, whoever owns it by now. @throws AppError `teamNotFound` for any other */
  static async ofDirectory(
    { actor }: DirectoryGrant,
    teamId: string,
    client: DatabaseClient,
  ): Promise<TeamGrant<"own">> {
    const row = await client.scimGroup.findUnique({
      where: { teamId },
      select: { team: { select: { ownerId: true } } },
    });
    if (!row) throw new AppError("teamNotFound");
    return new TeamGrant<"own">(teamId, actor, row.team.ownerId === actor.userId, "own");
  }
}

export type TeamReadGrant = TeamGrant<"read"> | TeamGrant<"own">;
