/** Comparing two files: open to everybody, each comparison to who has its secret. */
import { db } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import type { Expected, Row } from "./calls";

const FOUND = {
  outcome: "same",
  seemsSwapped: false,
  changes: [],
  more: 0,
  counts: { all: 0, unmarked: 0, numbers: 0, hidden: 0, alike: 0 },
};

async function makeComparison(status: "waiting" | "ready") {
  const token = newSecret();
  const now = new Date();
  await db.fileComparison.create({
    data: {
      ...{ id: secretHash(token), filesId: newId(), createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) },
      ...{ beforeName: "a.txt", beforeBytes: 100, afterName: "b.txt", afterBytes: 100, status },
      result: status === "ready" ? JSON.stringify({ found: FOUND, unread: { before: [], after: [] } }) : null,
    },
  });
  return { params: { token } };
}

export function compareRows(everybody: (ok: number) => Expected): Record<string, Row> {
  const announced = { fileName: "lease.txt", size: 20 };
  return {
    "POST /compare": { expected: everybody(201), make: () => ({ body: { before: announced, after: announced } }) },
    // The secret is the proof.
    "GET /compare/[token]": { expected: everybody(200), make: () => makeComparison("waiting") },
    "GET /compare/[token]/report": { expected: everybody(200), make: () => makeComparison("ready") },
    "PUT /compare/[token]/files": {
      expected: everybody(200),
      make: async () => ({
        ...(await makeComparison("waiting")),
        path: "/api/compare/x/files?side=before",
        body: "A lease.",
      }),
    },
    "DELETE /compare/[token]": { expected: everybody(204), make: () => makeComparison("ready") },
  };
}
