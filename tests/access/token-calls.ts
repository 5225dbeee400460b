/** Who may call what on API tokens and a session: everybody on their own, and nobody finds anybody else's. */
import { PASSWORD, person } from "../support/factories";
import { makeToken } from "../support/tokens";
import type { Expected, Made, Row, World } from "./calls";

const confirmation = { password: PASSWORD };

/** A token of the owner's, with what giving it another secret takes. */
async function onOwners({ people }: World): Promise<Made> {
  const { id, prefix } = await makeToken(people.owner.actor, { scopes: ["read"] });
  return { params: { tokenId: id }, body: { prefix, confirmation } };
}

/** The rows of `calls.ts` on API tokens, and on one session. */
export function tokenRows(anybodySignedIn: (ok: number) => Expected): Record<string, Row> {
  const owners = (ok: number): Expected => ({ ...anybodySignedIn(404), owner: ok });
  return {
    "DELETE /sessions/[sessionId]": {
      expected: anybodySignedIn(404),
      make: async () => ({ params: { sessionId: (await person("Somebody")).actor.sessionId } }),
    },
    "GET /tokens": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /tokens": {
      expected: anybodySignedIn(201),
      make: () => ({ body: { name: "Payroll", scopes: ["read"], confirmation } }),
    },
    "DELETE /tokens/[tokenId]": { expected: owners(204), make: onOwners },
    "POST /tokens/[tokenId]/rotate": { expected: owners(201), make: onOwners },
  };
}
