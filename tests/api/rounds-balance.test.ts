/** What a negotiation came to by our playbook, over HTTP (B-26.20). */
import { beforeEach, expect, test } from "vitest";
import { GET as exported } from "@/app/api/contracts/[contractId]/rounds/ledger/export/route";
import { GET as ledger } from "@/app/api/contracts/[contractId]/rounds/ledger/route";
import { POST as make } from "@/app/api/positions/route";
import type { LedgerDto } from "@/lib/exchange/rounds/ledger-schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { p } from "../unit/documents/extraction/docx-fixture";
import { buildFile, createLease } from "./rounds-stage";

const paperWith = (days: string) =>
  buildFile(
    p("SUPPLY AGREEMENT") +
      p("1. The Supplier delivers the goods to the Buyer's warehouse.") +
      p(`2. The Buyer shall pay each invoice within ${days} days after receipt of the invoice.`) +
      p("3. This Agreement shall be governed by the laws of Mongolia."),
  );
const limits = [{ is: "atMost", unit: "days", value: 30 }];
const BOOK = {
  name: "Sales",
  side: "supply",
  language: "en",
  positions: [{ topic: "payment_terms", wanted: { text: "30 days at most", limits } }],
};
let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

/** Their paper of sixty days; their reply says another length, and we take it. */
async function negotiated(days: string) {
  const lease = await createLease(owner, paperWith("sixty (60)"));
  const roundId = await lease.takeIn("back.docx", paperWith(days));
  const ids = (await lease.changes(roundId)).map(({ id }) => id);
  const [current] = await lease.versions();
  expect((await lease.decide(roundId, { accept: ids, reject: [], baseVersionId: current?.id })).status).toBe(201);
  return lease;
}

const read = async (contractId: string, who = owner) => {
  const answer = await call(ledger, { params: { contractId }, token: who.token });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as LedgerDto;
};

test("there is none without a playbook; with one, what moved to our ask is told and exported (B-26.20)", async () => {
  const { contractId } = await negotiated("thirty (30)");
  expect((await read(contractId)).balance).toBeNull();
  expect((await call(make, { method: "POST", token: owner.token, body: BOOK })).status).toBe(201);
  const { balance, rows } = await read(contractId);
  expect(rows.length).toBeGreaterThan(0);
  expect(balance).toMatchObject({
    bookName: "Sales",
    totals: { towards: 1, toFallback: 0, away: 0 },
    moves: [{ topic: "payment_terms", before: "deviates", now: "matches", move: "towards", number: "2" }],
  });
  const path = `/api/contracts/${contractId}/rounds/ledger/export?format=csv`;
  const csv = await (await call(exported, { params: { contractId }, path, token: owner.token })).text();
  expect(csv).toContain("By our playbook “Sales”");
  expect(csv).toContain("Deviates → Matches");
  const reader = await person("Reader");
  await join(contractId, reader, "reviewer");
  expect((await read(contractId, reader)).balance).toBeNull(); // it is the owner's playbook
});

test("what didn't move by the playbook isn't told (B-26.20)", async () => {
  expect((await call(make, { method: "POST", token: owner.token, body: BOOK })).status).toBe(201);
  const { contractId } = await negotiated("ninety (90)");
  expect((await read(contractId)).balance).toMatchObject({ totals: { towards: 0, toFallback: 0, away: 0 }, moves: [] });
});
