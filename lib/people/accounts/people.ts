import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { foldedForSearch } from "@/lib/normalized";
import { findAcquaintances, sharedParts } from "./account-store";
import { MAX_FOUND_PEOPLE, type FoundPersonDto, type PeopleQuery, type PersonDto } from "./schema";

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

const BATCH = 2_000;
/** Looked through for one search. */
const MOST_PARTS = 20_000;

/**
 * People who share a contract with the caller and whose name or e-mail contains what is searched, those of the latest
 * contracts first; nobody else, administrators' searches included. Names are compared here, because the two databases
 * fold Cyrillic differently. Source: B-19.9.
 */
export async function findPeople(actor: Actor, { search, limit }: PeopleQuery): Promise<FoundPersonDto[]> {
  const wanted = foldedForSearch(search);
  const found = new Map<string, FoundPersonDto>();
  const others = new Set<string>();
  let behind: string | null = null;
  for (let looked = 0; looked < MOST_PARTS; looked += BATCH) {
    const parts = await sharedParts(actor, { limit: BATCH, behind });
    for (const { contractId, user } of parts) {
      const known = found.get(user.id);
      if (known) known.contracts += 1;
      else if (!others.has(user.id) && isMeant(user, wanted)) found.set(user.id, { ...user, contractId, contracts: 1 });
      else others.add(user.id);
    }
    behind = parts.at(-1)?.id ?? null;
    if (parts.length < BATCH) break;
  }
  return [...found.values()].slice(0, limit ?? MAX_FOUND_PEOPLE);
}

function isMeant({ name, email }: { name: string; email: string }, wanted: string): boolean {
  return wanted !== "" && [name, email].some((text) => foldedForSearch(text).includes(wanted));
}
