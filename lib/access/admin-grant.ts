import "server-only";
import type { Actor } from "./actor";
import { notePermit, Refused } from "./policy";

/** Proof that the actor is a system administrator; the role was read from the database for this request. */
export class AdminGrant {
  readonly #actor: Actor;

  private constructor(actor: Actor) {
    this.#actor = actor;
  }

  get actor(): Actor {
    return this.#actor;
  }

  /** @throws Refused `forbidden` unless the actor is a system administrator. Source: behaviour §19. */
  static request(actor: Actor): AdminGrant {
    if (actor.systemRole !== "admin")
      throw new Refused("forbidden", actor, { of: "installation", ability: "administer" });
    notePermit({ of: "installation" });
    return new AdminGrant(actor);
  }
}
