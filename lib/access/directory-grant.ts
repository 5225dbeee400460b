import "server-only";
import type { Actor } from "./actor";
import { Refused } from "./policy";

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
