import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { PERSON_HEADER } from "@/lib/page-person";

/**
 * A page drawn for one person asks nothing in the name of another who has signed in since, in another tab: its person's
 * session is over there. Programs don't send the header.
 * @returns the actor. @throws AppError `signInRequired`. Source: B-5.11.
 */
export function ifMeant(actor: Actor | null, headers: Pick<Headers, "get">): Actor | null {
  const meant = headers.get(PERSON_HEADER);
  if (actor && meant !== null && meant !== actor.userId) throw new AppError("signInRequired");
  return actor;
}
