import { AppError, type ErrorKey } from "@/lib/errors";
import type { Actor } from "./actor";
import type { Ability } from "./policy";

export type PartOfContract =
  { contractId: string } | { fileId: string } | { invitationId: string } | { suggestionId: string };

export type Tried =
  { of: PartOfContract; ability: Ability | "join"; answer: 403 | 404 } | { of: "installation"; ability: "administer" };

/** Only thrown here: the door records it (`lib/adapters/way-out.ts`), outside of any transaction, so that it stays. */
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

/** What belongs to a contract in which somebody has no part: they get the answer of what doesn't exist. */
export function hidden(key: ErrorKey, actor: Actor, tried: { of: PartOfContract; ability: Ability }): Refused {
  return new Refused(key, actor, { ...tried, answer: 404 });
}
