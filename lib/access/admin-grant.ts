import "server-only";
import { recordAdminRefusal } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import type { Actor } from "./actor";

/** Proof that somebody is a system administrator now; the actor's role was read from the database for this request. */
export class AdminGrant {
  readonly #actor: Actor;

  private constructor(actor: Actor) {
    this.#actor = actor;
  }

  get actor(): Actor {
    return this.#actor;
  }

  /** @throws AppError `forbidden` for anybody but a system administrator. Source: behaviour §19. */
  static async request(actor: Actor): Promise<AdminGrant> {
    if (actor.systemRole !== "admin") {
      await recordAdminRefusal(actor);
      throw new AppError("forbidden");
    }
    return new AdminGrant(actor);
  }
}
