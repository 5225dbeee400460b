/** A signing service that fails, lies or is slow, and processes that die on the way. Source: behaviour §44. */
import "./signing-settings";
import type { ServerResponse } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { GET as signedCopies } from "@/app/api/contracts/[contractId]/signed/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import type { SignedCopyDto } from "@/lib/exchange/signed/schema";
import { db } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/jobs/queue";
import { httpsCaller } from "@/lib/platform/posting/https-caller";
import { trackSigning } from "@/lib/signing/tracking";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { leasePdf } from "../support/documents";
import { fakeDocumenso, fakeDocuseal, type FakeProvider } from "../support/signing-providers";
import {
  approvedContract,
  cancelling,
  checking,
  connect,
  countCopies,
  lastRequest,
  MINUTE_MS,
  reading,
  runJobs,
  sending,
} from "./signing-stage";
import { stopClock } from "./webhooks-stage";

beforeEach(resetDatabase);

async function stage(provider: "docuseal" | "documenso" = "docuseal") {
  const time = stopClock(new Date().toISOString());
  const service = await (provider === "docuseal" ? fakeDocuseal() : fakeDocumenso());
  const contract = await approvedContract();
  await connect(contract.admin, provider, service);
  await sending(contract);
  return { time, service, contract };
}

async function signed(provider: "docuseal" | "documenso" = "docuseal") {
  const set = await stage(provider);
  await runJobs();
  set.service.sign();
  set.time.pass(MINUTE_MS);
  return set;
}

const creations = ({ asked }: FakeProvider) =>
  asked.filter((one) => one === "POST /submissions/pdf" || one === "POST /envelope/create").length;
const isCreation = (url: string | undefined) => /\/(submissions\/pdf|envelope\/create)$/.test(url ?? "");

test.each(["docuseal", "documenso"] as const)(
  "%s: an answer that was lost is looked up by our name, and nothing is sent twice (B-44.4)",
  async (provider) => {
    const { time, service, contract } = await stage(provider);
    service.after = (request) => {
      if (!isCreation(request.url)) return false;
      request.socket.destroy(); // made there, and nobody here knows
      return true;
    };
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: "sending", problem: "unreachable" });
    time.pass(2 * MINUTE_MS);
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: "sent", problem: null });
    expect([service.documents.length, creations(service)]).toEqual([1, 1]);
    expect(service.documents[0]?.isDraft).toBe(false);
  },
);

test("what the service broke off and doesn't know is unsure, and a person decides (B-44.4)", async () => {
  const { time, service, contract } = await stage();
  service.before = (request, response) => {
    if (!isCreation(request.url)) return false;
    response.writeHead(500).end("<h1>Oops</h1>");
    return true;
  };
  for (let minutes = 0; minutes < 12; minutes += 1) {
    await runJobs();
    time.pass(MINUTE_MS);
  }
  const request = await lastRequest(contract);
  expect(request).toMatchObject({ state: "unsure", problem: "missing", nextAt: null });
  expect(creations(service)).toBe(1);
  expect((await reading(contract)).obstacle).toBe("underWay"); // not sent again by accident
  await checking(contract, request.id);
  for (let minutes = 0; minutes < 12; minutes += 1) {
    await runJobs();
    time.pass(MINUTE_MS);
  }
  expect(await lastRequest(contract)).toMatchObject({ state: "unsure" });
  await cancelling(contract, request.id);
  time.pass(3 * MINUTE_MS);
  await runJobs();
  expect(await lastRequest(contract)).toMatchObject({ state: "cancelled" });
  expect(creations(service)).toBe(1);
});

test("a process that dies between sending and storing is followed by one that looks it up (B-44.4)", async () => {
  const { time, service, contract } = await stage();
  await runJobs();
  const { id } = await lastRequest(contract);
  await db.signingRequest.update({ where: { id }, data: { state: "sending", remoteId: null, sentAt: null } });
  time.pass(3 * MINUTE_MS);
  await runJobs();
  expect(await lastRequest(contract)).toMatchObject({ state: "sent" });
  expect([service.documents.length, creations(service)]).toEqual([1, 1]);
});

test("a process that dies before it is distributed leaves no draft behind (B-44.4)", async () => {
  const { time, service } = await stage("documenso");
  let isDown = true;
  service.before = (request, response) => {
    if (!isDown || !request.url?.endsWith("/distribute")) return false;
    response.writeHead(503).end();
    return true;
  };
  await runJobs();
  expect(service.documents[0]?.isDraft).toBe(true);
  isDown = false;
  time.pass(3 * MINUTE_MS);
  await runJobs();
  expect([service.documents.length, service.documents[0]?.isDraft]).toEqual([1, false]);
});

test("a service that doesn't answer ends with its time, and counts as maybe sent (B-44.4)", async () => {
  const { service, contract } = await stage();
  const ending = new AbortController();
  service.before = () => {
    ending.abort();
    return true; // and never answers
  };
  const request = await lastRequest(contract);
  const ids = { contractId: contract.contractId, requestId: request.id, turn: 0 };
  const network = { caller: httpsCaller(["127.0.0.1"]), limit: () => ending.signal };
  await trackSigning(ids, (contractId) => ContractGrant.forJob(contractId), network);
  expect(await lastRequest(contract)).toMatchObject({ state: "sending", problem: "timeout" });
});

test("what surely was not sent failed, and can be sent again (B-44.4)", async () => {
  const { time, service, contract } = await stage();
  service.before = (_request, response) => {
    response.writeHead(401).end("{}");
    return true;
  };
  await runJobs();
  expect(await lastRequest(contract)).toMatchObject({ state: "failed", problem: "denied" });
  service.before = () => false;
  time.pass(MINUTE_MS);
  expect((await sending(contract)).status).toBe(201);
  await runJobs();
  expect(await lastRequest(contract)).toMatchObject({ state: "sent" });
});

test.each([
  ["HTML in place of a PDF", "notPdf", (response) => response.writeHead(200).end("<!doctype html><h1>Log in</h1>")],
  ["a PDF without end", "tooLarge", (response) => response.writeHead(200).end(Buffer.alloc(26 * 1024 * 1024, "%PDF-"))],
  ["an error", "broken", (response) => response.writeHead(500).end()],
  [
    "a redirect to the machine's metadata",
    "redirected",
    (response) => response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end(),
  ],
] as const satisfies [string, string, (response: ServerResponse) => unknown][])(
  "%s is no signed copy; the true one is attached later (B-44.6)",
  async (_what, problem, answer) => {
    const { time, service, contract } = await signed();
    service.before = (request, response) => {
      if (!request.url?.includes("/file/")) return false;
      answer(response);
      return true;
    };
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: "signed", problem });
    expect(await countCopies(contract.contractId)).toBe(0);
    service.before = () => false;
    time.pass(2 * MINUTE_MS);
    await runJobs();
    expect(await lastRequest(contract)).toMatchObject({ state: "attached", problem: null });
    expect(await countCopies(contract.contractId)).toBe(1);
  },
);

test("an address that the service names is held to the same rules as its own (B-44.6)", async () => {
  const { service, contract } = await signed();
  service.before = (request, response) => {
    if (request.method !== "GET" || !request.url?.endsWith("/submissions/1")) return false;
    const document = { name: "contract", url: "http://169.254.169.254/latest/meta-data/" };
    const submission = { id: 1, status: "completed", completed_at: new Date().toISOString(), submitters: [] };
    response.writeHead(200).end(JSON.stringify({ ...submission, documents: [document] }));
    return true;
  };
  await runJobs();
  expect(await lastRequest(contract)).toMatchObject({ state: "signed", problem: "address" });
});

test("another document that comes back signed is shown to differ (B-44.6)", async () => {
  const { service, contract } = await signed();
  const [document] = service.documents;
  if (document) document.returned = await leasePdf([["Rent. The Tenant shall pay USD 9,900 each month."]]);
  await runJobs();
  const { contractId, owner } = contract;
  const [copy] = (await (
    await call(signedCopies, { params: { contractId }, token: owner.token })
  ).json()) as SignedCopyDto[];
  expect(copy?.comparison?.outcome).toBe("differs");
  expect(copy?.comparison?.open).toBeGreaterThan(0);
});

test("polls and nudges that race attach it once (B-44.6)", async () => {
  const { contract } = await signed();
  await runUntilSigned(contract.contractId);
  const row = await db.signingRequest.findFirstOrThrow();
  const ids = { contractId: row.contractId, requestId: row.id, turn: row.turn };
  const grant = (contractId: string) => ContractGrant.forJob(contractId);
  await Promise.all([1, 2, 3].map(() => trackSigning(ids, grant)));
  expect(await countCopies(contract.contractId)).toBe(1);
  await enqueue("trackSigning", ids);
  await runJobs();
  expect(await countCopies(contract.contractId)).toBe(1);
});

/** One step, so that its copy is still to be fetched. */
async function runUntilSigned(contractId: string): Promise<void> {
  const row = await db.signingRequest.findFirstOrThrow({ where: { contractId } });
  const ids = { contractId, requestId: row.id, turn: row.turn };
  await trackSigning(ids, (id) => ContractGrant.forJob(id));
}

test("a signed copy that somebody attached by hand stays the one that holds (B-44.6)", async () => {
  const { contract, time } = await signed();
  const { contractId } = contract;
  await db.contract.update({ where: { id: contractId }, data: { signedOn: "2026-11-20" } });
  await runJobs();
  const request = await lastRequest(contract);
  expect(request).toMatchObject({ state: "signed", problem: "alreadySigned" });
  await cancelling(contract, request.id); // the owner needs it no more
  expect(await lastRequest(contract)).toMatchObject({ state: "failed", nextAt: null });
  await db.contract.update({ where: { id: contractId }, data: { signedOn: null } });
  await checking(contract, request.id);
  time.pass(MINUTE_MS);
  await runJobs();
  expect(await lastRequest(contract)).toMatchObject({ state: "attached" });
});

test("nothing is asked for ever (B-44.5)", async () => {
  const { time, service } = await stage();
  await runJobs();
  time.pass(91 * 24 * 60 * MINUTE_MS);
  await runJobs();
  const request = await db.signingRequest.findFirst(); // whose session ends long before
  expect(request).toMatchObject({ state: "failed", problem: "gaveUp", nextAt: null });
  const asked = service.asked.length;
  time.pass(24 * 60 * MINUTE_MS);
  await runJobs();
  expect(service.asked).toHaveLength(asked);
});
