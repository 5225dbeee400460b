/** With which session a call of the table is made: what ends one has its own, as others need the caller's. */
import { anotherSession } from "../support/factories";
import type { Caller, Row, World } from "./calls";

/** The session that somebody asks a row's call with. */
export async function sessionFor(
  { people }: World,
  caller: keyof World["people"],
  { endsSession }: Row,
): Promise<string> {
  return endsSession ? anotherSession(people[caller]) : people[caller].token;
}

/** The same of every caller; a guest has none. */
export async function tokenFor(world: World, caller: Caller, row: Row): Promise<string | undefined> {
  return caller === "guest" ? undefined : sessionFor(world, caller, row);
}
