/** Reports over REST. Source: behaviour §35. */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as exported } from "@/app/api/reports/export/route";
import { GET as reports } from "@/app/api/reports/route";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { createStarterBook } from "@/lib/positions/books";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import type { ReportsDto } from "@/lib/portfolio/reports/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";
import { signedContract } from "./practice-stage";

const PERIOD = "?from=2026-01-01&until=2026-06-30";
let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const reportsCall = (who: Person, query = PERIOD) => call(reports, { token: who.token, path: `/api${query}` });
async function reported(who: Person, query = PERIOD): Promise<ReportsDto> {
  const response = await reportsCall(who, query);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ReportsDto;
}

type Made = { from?: string; signedOn?: string; type?: string; name?: string; who?: Person };
async function contract({ from = "2026-01-01", signedOn, type = "Other", name = "A", who = owner }: Made = {}) {
  const uploadedAt = new Date(`${from}T08:00:00Z`);
  const { contractId, version } = await createContract(who, { type, name, uploadedAt });
  if (signedOn) await db.contract.update({ where: { id: contractId }, data: { signedOn } });
  return { contractId, versionId: version.id };
}

async function round(contractId: string, kind: string, at: string, more: { sentVersionId?: string } = {}) {
  const id = newId();
  const createdAt = new Date(`${at}T09:00:00Z`);
  await db.round.create({
    data: { id, contractId, kind, status: "ready", fileName: "a.docx", createdAt, createdByName: "Owner", ...more },
  });
  return id;
}

describe("time from draft to signature", () => {
  test("is counted in days from coming here, the median is one that there was; what was signed before is apart (B-35.2)", async () => {
    for (const signedOn of ["2026-01-05", "2026-01-11", "2026-02-10", "2026-05-01"]) await contract({ signedOn });
    await contract({ from: "2026-03-01", signedOn: "2026-02-01" });
    await contract();
    const { signing } = await reported(owner);
    expect(signing).toMatchObject({ contracts: 4, signedBefore: 1, median: 10, isCut: false });
    expect(signing.steps.map(({ count }) => count)).toEqual([1, 1, 0, 1, 0, 1]);
    expect(signing.months.map(({ month, count }) => [month, count])).toEqual([
      ["2026-01", 2],
      ["2026-02", 1],
      ["2026-03", 0],
      ["2026-04", 0],
      ["2026-05", 1],
      ["2026-06", 0],
    ]);
  });

  test("of the period alone, by type, owner and counterparty (B-35.1)", async () => {
    const other = await person("Other");
    await contract({ signedOn: "2026-02-01", type: "Lease Agreement" });
    await contract({ from: "2025-01-01", signedOn: "2025-02-01" });
    const { contractId } = await contract({ signedOn: "2026-02-01", who: other });
    await join(contractId, owner, "reviewer");
    const counted = async (query: string) => (await reported(owner, `${PERIOD}${query}`)).signing.contracts;
    expect(await counted("")).toBe(2);
    expect(await counted("&type=Lease%20Agreement")).toBe(1);
    expect(await counted(`&ownerId=${other.actor.userId}`)).toBe(1);
    expect((await reportsCall(owner, "?counterpartyId=nobody")).status).toBe(404);
    expect((await reportsCall(owner, "?from=yesterday")).status).toBe(400);
  });
});

test("rounds are the other side's replies until the day of signing; without an exchange a contract is apart (B-35.3)", async () => {
  const [none, two, later] = [
    await contract({ signedOn: "2026-02-01" }),
    await contract({ signedOn: "2026-02-01" }),
    await contract({ signedOn: "2026-02-01" }),
  ];
  expect(none.contractId).not.toBe("");
  for (const at of ["2026-01-03", "2026-01-20"]) await round(two.contractId, "returned", at);
  await round(two.contractId, "sent", "2026-01-02");
  await round(later.contractId, "sent", "2026-01-02");
  await round(later.contractId, "version", "2026-02-02");
  const { rounds } = await reported(owner);
  expect(rounds).toMatchObject({ contracts: 2, notExchanged: 1, median: 0 });
  expect(rounds.steps.map(({ count }) => count)).toEqual([1, 0, 1, 0, 0, 0, 0]);
});

test("a change is of the topics in whose passages it stands, as the version that was sent was read (B-35.4)", async () => {
  const contractId = await signedContract(owner, { pay: "30 days" });
  const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: contractId } });
  const sentVersionId = currentVersionId ?? "";
  const { text } = await db.versionText.findUniqueOrThrow({ where: { versionId: sentVersionId } });
  const start = text.indexOf("within 30 days");
  const change = { kind: "replace", place: "text", start, end: start + 10 };
  const roundId = await round(contractId, "returned", "2026-02-02", { sentVersionId });
  const changes = JSON.stringify([change, { ...change, kind: "format" }, { ...change, place: "header" }]);
  await db.roundChanges.create({ data: { roundId, changes } });
  const unread = await contract();
  await round(unread.contractId, "returned", "2026-02-02", { sentVersionId: unread.versionId });
  const { negotiated } = await reported(owner);
  expect(negotiated).toMatchObject({ rounds: 2, contracts: 2, unread: 1, isCut: false });
  expect(negotiated.topics.find(({ topic }) => topic === "payment_terms")).toMatchObject({ changes: 1, contracts: 1 });
});

test("verdicts are counted by playbook, what deviates most first (B-35.5)", async () => {
  await createStarterBook(owner.actor, { side: "supply", language: "en", name: "Ours" });
  await signedContract(owner, { pay: "90 days" });
  await runDueJobs(jobHandlers, jobGivenUp);
  const today = clock.now().toISOString().slice(0, 10);
  const { deviations } = await reported(owner, `?until=${today}`);
  expect(deviations.books).toMatchObject([{ name: "Ours", contracts: 1 }]);
  const [book] = deviations.books;
  expect(book?.topics[0]?.deviates).toBe(1);
  expect(book?.topics.map(({ topic }) => topic)).toContain("payment_terms");
});

test("a date is met that was done by its day, late after it, missed if it was confirmed and not done (B-35.6)", async () => {
  const { contractId } = await contract();
  const at = (day: string) => new Date(`${day}T09:00:00Z`);
  const date = (day: string, state: string, more: { answeredAt?: Date; kind?: string } = {}) =>
    db.deadline.create({
      data: { id: newId(), contractId, kind: "payment", date: day, foundOn: "2026-01-01", state, ...more },
    });
  await date("2026-02-10", "done", { answeredAt: at("2026-02-10") });
  await date("2026-02-10", "done", { answeredAt: at("2026-02-11") });
  await date("2026-03-10", "confirmed");
  await date("2026-03-10", "confirmed", { kind: "renewal" });
  for (const state of ["proposed", "toCheck", "dismissed"]) await date("2026-03-10", state);
  const { deadlines } = await reported(owner);
  expect(deadlines).toMatchObject({ met: 1, late: 1, missed: 1 });
  expect(deadlines.months.find(({ month }) => month === "2026-02")).toMatchObject({ met: 1, late: 1, missed: 0 });
});

describe("who sees what", () => {
  test("a stranger's reports count nothing of others (B-35.1)", async () => {
    const { contractId } = await contract({ signedOn: "2026-02-01" });
    await round(contractId, "returned", "2026-01-20");
    const stranger = await reported(await person("Stranger"));
    expect(stranger).toMatchObject({
      signing: { contracts: 0, median: null },
      rounds: { contracts: 0 },
      negotiated: { rounds: 0, topics: [] },
      deviations: { books: [] },
      deadlines: { met: 0, late: 0, missed: 0 },
    });
  });

  test("the CSV has every figure, and no formula (B-35.7)", async () => {
    await createStarterBook(owner.actor, { side: "buy", language: "en", name: "=HYPERLINK(1)" });
    await contract({ signedOn: "2026-02-01" });
    const response = await call(exported, { token: owner.token, path: `/api${PERIOD}` });
    expect(response.headers.get("content-disposition")).toContain("reports-2026-01-01-2026-06-30.csv");
    const csv = await response.text();
    expect(csv).toContain('Time from draft to signature,,"Median, days",31\r\n');
    expect(csv).toContain("'=HYPERLINK(1): ");
    expect(csv.split("\r\n").some((line) => line.split(",").some((cell) => /^"?=/.test(cell)))).toBe(false);
    expect(await db.auditEvent.count({ where: { action: "reports.exported" } })).toBe(1);
  });
});
