/** Who may call what of dates and duties: everybody with a part in the contract. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Expected, Row, World } from "./calls";

/** A date that somebody wrote. */
export async function deadlineOf(contractId: string): Promise<string> {
  const id = newId();
  await db.deadline.create({
    data: {
      id,
      contractId,
      kind: "other",
      title: "Report",
      date: "2027-05-31",
      state: "confirmed",
      foundOn: "2026-11-22",
    },
  });
  return id;
}

const onDeadline = async ({ contractId }: World) => ({
  params: { contractId, deadlineId: await deadlineOf(contractId) },
});

/** The rows of `calls.ts` on dates and duties. */
export function deadlineRows(
  part: (ok: number) => Expected,
  anybodySignedIn: (ok: number) => Expected,
): Record<string, Row> {
  return {
    "GET /deadlines": { expected: anybodySignedIn(200), make: () => ({}) },
    "GET /contracts/[contractId]/deadlines": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "POST /contracts/[contractId]/deadlines": {
      expected: part(201),
      make: ({ contractId }) => ({ params: { contractId }, body: { title: "Report", date: "2027-05-31" } }),
    },
    "PATCH /contracts/[contractId]/deadlines/[deadlineId]": {
      expected: part(200),
      make: async (world) => ({ ...(await onDeadline(world)), body: { state: "done" } }),
    },
    "DELETE /contracts/[contractId]/deadlines/[deadlineId]": { expected: part(204), make: onDeadline },
  };
}
