/** Who may call what on API tokens and a session: everybody on their own, and nobody finds anybody else's. */
import { PASSWORD, person } from "../support/factories";
import { makeToken } from "../support/tokens";
import type { Expected, Made, Row } from "./calls";

const confirmation = { password: PASSWORD };

/** A token of somebody who is none of the callers. */
async function onSomebodys(): Promise<Made> {
  const { actor } = await person("Somebody");
  const { id } = await makeToken(actor, { scopes: ["read"] });
  return { params: { tokenId: id } };
}

/** The rows of `calls.ts` on API tokens, and on one session. */
export function tokenRows(anybodySignedIn: (ok: number) => Expected): Record<string, Row> {
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
    "DELETE /tokens/[tokenId]": { expected: anybodySignedIn(404), make: onSomebodys },
    "POST /tokens/[tokenId]/rotate": {
      expected: anybodySignedIn(404),
      make: async () => ({ ...(await onSomebodys()), body: { prefix: "cm_00000000", confirmation } }),
    },
  };
}
