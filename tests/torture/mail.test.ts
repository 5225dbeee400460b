/** The mail service answers 500 for an hour, or not at all, on real connections with the clock moved on. */
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { clock } from "@/lib/platform/clock";
import { db, inTransaction } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { queueMail } from "@/lib/platform/mail/send-mail";
import { resendMailer } from "@/lib/platform/mail/resend";
import { resetDatabase, testDatabase } from "@/tests/support/database";

/** Stands where Resend would; the product's mailer finds it by the address that Resend's own client reads. */
const service = await vi.hoisted(async () => {
  const http = await import("node:http");
  const state = {
    status: 500 as number | "silence",
    requests: 0,
    keys: new Array<string>(),
    server: http.createServer(),
  };
  state.server.on("request", (request, response) => {
    state.requests += 1;
    if (state.status === "silence") return;
    if (state.status === 200) state.keys.push(String(request.headers["idempotency-key"]));
    request
      .resume()
      .on("end", () =>
        response
          .writeHead(state.status as number, { "content-type": "application/json" })
          .end(
            state.status === 200
              ? '{"id":"sent"}'
              : '{"statusCode":' + state.status + ',"name":"internal_server_error","message":"no"}',
          ),
      );
  });
  await new Promise<void>((resolve) => state.server.listen(0, "127.0.0.1", resolve));
  process.env["RESEND_BASE_URL"] = `http://127.0.0.1:${(state.server.address() as AddressInfo).port}`;
  process.env["RESEND_API_KEY"] = "re_test";
  return state;
});

const LETTER = {
  kind: "invitation" as const,
  linkToken: "token",
  expiresAt: new Date(Date.now() + 7 * 86_400_000),
  to: "b@example.com",
  subject: "Invitation",
  html: "<p>Join</p>",
  text: "Join",
};
const HOUR_MS = 3_600_000;
const send = (letter = LETTER) => inTransaction((tx) => queueMail(letter, tx));
const runJobs = () => runDueJobs(jobHandlers, jobGivenUp, "mail");

let now = 0;
beforeEach(async () => {
  await resetDatabase();
  Object.assign(service, { status: 500, requests: 0, keys: [] });
  now = Date.now();
  vi.spyOn(clock, "now").mockImplementation(() => new Date(now));
});
afterAll(async () => {
  service.server.closeAllConnections();
  service.server.close();
  await once(service.server, "close");
});

async function pass(durationMs: number, stepMs: number): Promise<void> {
  for (const until = now + durationMs; now < until; now += stepMs) await runJobs();
}

describe(`a mail service that is away, on ${testDatabase} (B-16.10)`, () => {
  test("for an hour delays ten letters and loses none: each is delivered once within ten seconds of its return", async () => {
    for (let count = 0; count < 10; count += 1) await send();
    await pass(HOUR_MS, 30_000);
    expect(await db.job.count({ where: { OR: [{ failedAt: { not: null } }, { doneAt: { not: null } }] } })).toBe(0);
    expect(service.requests).toBeLessThan(10 + HOUR_MS / 30_000 + 10); // one asks for all

    service.status = 200;
    await pass(10_000, 5_000);

    const mails = await db.outgoingMail.findMany();
    expect(mails.filter(({ sentAt }) => sentAt === null)).toEqual([]);
    expect(service.keys.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
    expect(mails.map(({ html, text }) => html + text).join("")).toBe("");
  });

  test("for good is given up after a day, and the letter stays in the outbox (B-23.18)", async () => {
    await send();
    now += 24 * HOUR_MS + 60_000;
    for (const wait of [0, 4_000, 16_000]) {
      now += wait;
      await runJobs();
    }
    const job = await db.job.findFirstOrThrow();
    expect(job.failedAt).not.toBeNull();
    expect((await db.outgoingMail.findFirstOrThrow()).text).toBe("Join");
  });
});

test("a letter that the service will not take is given up after three tries and holds up no other (B-23.18)", async () => {
  service.status = 422;
  await send();
  await runJobs();
  now += 4_000;
  await runJobs();
  service.status = 200;
  await send({ ...LETTER, to: "c@example.com" });
  service.status = 422;
  now += 16_000;
  await runJobs();
  const jobs = await db.job.findMany({ orderBy: { createdAt: "asc" } });
  expect(jobs.map(({ failures, failedAt }) => [failures, failedAt !== null])).toEqual([
    [2, true],
    [1, false],
  ]);
});

test("a service that takes a letter and says nothing is not waited for", async () => {
  service.status = "silence";
  await expect(
    resendMailer("re_test", "a@example.com", 50).send({
      id: "1",
      to: LETTER.to,
      subject: LETTER.subject,
      html: LETTER.html,
      text: LETTER.text,
    }),
  ).rejects.toThrow("did not answer within 50 ms");
});
