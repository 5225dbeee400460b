/** Days of words that both sides do not hold to are to be checked by a person (B-27.20). */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as deadlines } from "@/app/api/contracts/[contractId]/deadlines/route";
import { POST as attach } from "@/app/api/contracts/[contractId]/signed/route";
import { POST as settle } from "@/app/api/contracts/[contractId]/signed/[signedId]/settle/route";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { answersListed } from "@/lib/portfolio/cells/listed";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { leasePdf } from "../support/documents";
import { person, type Person } from "../support/factories";
import { p, run } from "../unit/documents/extraction/docx-fixture";
import { buildFile, createLease, del, ins, sentFile } from "./rounds-stage";

const END = "2.1 This Agreement starts on 1 January 2026 and ends on 31 December 2027.";
const RENEWS =
  "2.2 This Agreement shall automatically renew for successive periods of one (1) year unless either party gives the other written notice of non-renewal at least";
const NOTICE = " days before the end of the then current term.";
const file = (days: string) => buildFile(p("1. Lease") + p(END) + p(run(`${RENEWS} `) + days + run(NOTICE)));
let owner: Person;
let lease: Awaited<ReturnType<typeof createLease>>;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  lease = await createLease(owner, file(run("90")));
});

/** State and doubt of the end, the renewal and the notice. */
async function dates(): Promise<Record<string, [string, string, string | null]>> {
  await runDueJobs(jobHandlers, jobGivenUp);
  const answer = await call(deadlines, { params: { contractId: lease.contractId }, token: owner.token });
  const all = (await answer.json()) as DeadlineDto[];
  return Object.fromEntries(all.map(({ kind, date, state, unsettled }) => [kind, [date, state, unsettled]]));
}

/** What was compared as if the file had been an image: only that can be misread. */
async function asReadFromImage(id: string): Promise<void> {
  const { comparison } = await db.signedCopy.findFirstOrThrow({ where: { id } });
  const data = { comparison: (comparison ?? "").replaceAll('"isFromImage":false', '"isFromImage":true') };
  await db.signedCopy.update({ where: { id }, data });
}

/** They ask for sixty days; we answer with 45. */
async function countered(): Promise<void> {
  const [sent] = await lease.versions();
  const roundId = await lease.takeIn("back.docx", file(del("90") + ins(run("60"))));
  expect((await dates()).notice).toEqual(["2027-10-02", "toCheck", "negotiated"]);
  const [change] = await lease.changes(roundId);
  const body = { baseVersionId: sent?.id, counter: [{ id: change?.id, text: "45" }] };
  expect((await lease.decide(roundId, body)).status).toBe(201);
}

describe("a date of a clause", () => {
  test("is certain in a contract of which nothing came back", async () => {
    expect((await dates()).notice).toEqual(["2027-10-02", "proposed", null]);
  });

  test("is to check while our answer to theirs is not theirs, and the others stay certain (B-27.20)", async () => {
    await countered();
    const { notice, expiration } = await dates();
    expect(notice).toEqual(["2027-11-16", "toCheck", "negotiated"]);
    expect(expiration).toEqual(["2027-12-31", "proposed", null]);
  });

  test("is certain once we take what they asked for (B-27.20)", async () => {
    const [sent] = await lease.versions();
    const roundId = await lease.takeIn("back.docx", file(del("90") + ins(run("60"))));
    const [change] = await lease.changes(roundId);
    expect((await lease.decide(roundId, { baseVersionId: sent?.id, accept: [change?.id] })).status).toBe(201);
    expect((await dates()).notice).toEqual(["2027-11-01", "proposed", null]);
  });

  test("is to check where the signed copy has other words, until those were misread (B-27.20)", async () => {
    await countered();
    await dates();
    const bytes = await leasePdf([["1. Lease", END, `${RENEWS} 90${NOTICE}`]]);
    const body = { fileIds: [await sentFile("signed.pdf", bytes, owner)], signedOn: "2026-03-01" };
    const params = { contractId: lease.contractId };
    const answer = await call(attach, { method: "POST", params, token: owner.token, body });
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { notice, expiration } = await dates();
    expect([notice, expiration]).toEqual([
      ["2027-11-16", "toCheck", "signed"],
      ["2027-12-31", "proposed", null],
    ]);
    const cells = (await answersListed(owner.actor, [lease.contractId], ["fact:renewal_notice"])).get(lease.contractId);
    expect(cells?.["fact:renewal_notice"]).toMatchObject({ state: "likely", value: { unsettled: "signed" } });
    const { id: signedId } = (await answer.json()) as { id: string };
    await asReadFromImage(signedId);
    const misread = { number: 1, as: "misread" };
    const at = { params: { ...params, signedId }, token: owner.token };
    expect((await call(settle, { method: "POST", ...at, body: misread })).status).toBe(200);
    expect((await dates()).notice).toEqual(["2027-11-16", "proposed", null]);
  });
});
