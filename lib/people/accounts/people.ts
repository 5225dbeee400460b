import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { findAcquaintances } from "./account-store";
import type { PersonDto } from "./schema";

/**
 * Only the caller, and people who share a contract. @throws AppError `userNotFound` for all others, existing or not.
 * Source: B-19.7.
 */
export async function getPerson(actor: Actor, userId: string): Promise<PersonDto> {
  const [person] = await findAcquaintances(actor, [userId]);
  if (!person) throw new AppError("userNotFound");
  return person;
}

/** Several people in the order given; leaves out those the caller may not know. Source: B-19.7, B-21.6. */
export async function getPeople(actor: Actor, { userIds }: { userIds: readonly string[] }): Promise<PersonDto[]> {
  const known = new Map((await findAcquaintances(actor, userIds)).map((person) => [person.id, person]));
  return [...new Set(userIds)].flatMap((userId) => known.get(userId) ?? []);
}
