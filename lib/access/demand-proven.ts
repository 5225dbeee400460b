import "server-only";
import { AppError } from "@/lib/errors";
import type { Actor } from "./actor";

/**
 * Before what opens the account, or reads of it, beside a session: whoever typed somebody else's address would keep it.
 * @throws AppError `addressUnproven`. Source: B-3.6.
 */
export function demandProven(actor: Actor): void {
  if (!actor.emailVerified) throw new AppError("addressUnproven");
}
