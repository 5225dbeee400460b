/** Who may call what of dates and duties: everybody with a part in the contract. */
import { makeFeed } from "@/lib/deadlines/feed";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Expected, Row, World } from "./calls";

/** A date that somebody wrote. */
export async function createDeadline(contractId: string): Promise<string> {
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
  params: { contractId, deadlineId: await createDeadline(contractId) },
});

/** The link itself is the proof. */
async function onFeed({ people }: World) {
  const { url } = await makeFeed(people.owner.actor);
  return { params: { feed: new URL(url).pathname.split("/").at(-1) ?? "" } };
}

/** The rows of `calls.ts` on dates and duties. */
export function deadlineRows(
  part: (ok: number) => Expected,
  anybodySignedIn: (ok: number) => Expected,
  everybody: (ok: number) => Expected,
): Record<string, Row> {
  return {
    "GET /deadlines": { expected: anybodySignedIn(200), make: () => ({}) },
    "GET /deadlines/reminders": { expected: anybodySignedIn(200), make: () => ({}) },
    "PUT /deadlines/reminders": { expected: anybodySignedIn(200), make: () => ({ body: { isOn: false } }) },
    "GET /deadlines/feed": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /deadlines/feed": { expected: anybodySignedIn(201), make: () => ({}) },
    "DELETE /deadlines/feed": { expected: anybodySignedIn(204), make: () => ({}) },
    "GET /calendar/[feed]": { expected: everybody(200), make: onFeed },
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
