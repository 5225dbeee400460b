/** Which name of the contract the other side reads by a link, whatever it is called later (B-41.4). */
import { beforeEach, expect, test } from "vitest";
import { PATCH as change } from "@/app/api/contracts/[contractId]/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { guestWith, secretOf, sendLease } from "./guests-stage";

let owner: Person;
let lease: Awaited<ReturnType<typeof sendLease>>;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  lease = await sendLease(owner);
});

async function rename(name: string) {
  const params = { contractId: lease.contractId };
  expect((await call(change, { method: "PATCH", params, token: owner.token, body: { name } })).status).toBe(200);
}

test("a guest reads the name of when it was sent, and nothing of a later one, in replies either (B-41.4)", async () => {
  const guest = await lease.guest();
  await rename("Lease - INTERNAL will accept 90");
  expect(JSON.stringify(await guest.seen())).not.toContain("INTERNAL");
  expect(await guest.seen()).toMatchObject({ contractName: "Lease" });
  expect((await guest.reply({ comments: [{ start: 0, text: "Too much" }] })).status).toBe(200);
  const names = await db.round.findMany({ select: { fileName: true } });
  expect(JSON.stringify(names)).not.toContain("INTERNAL");
  await lease.sendAgain();
  const renamed = await db.round.findFirst({ where: { kind: "sent" }, orderBy: { createdAt: "desc" } });
  expect(renamed?.contractName).toBe("Lease - INTERNAL will accept 90");
});

test("of a round from before names were kept, the file's name stands in for another one of today (B-41.4)", async () => {
  const guest = guestWith(secretOf(await lease.made()));
  await db.round.updateMany({ data: { contractName: null } });
  expect(await guest.seen()).toMatchObject({ contractName: "Lease", fileName: "Lease_v1.docx" });
  for (const name of ["Lease - INTERNAL", "Le", "Internal"]) {
    await rename(name);
    expect(await guest.seen()).toMatchObject({ contractName: "Lease_v1" });
  }
});
