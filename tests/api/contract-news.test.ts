import { afterEach, describe, expect, test } from "vitest";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { GET as news } from "@/app/api/contracts/[contractId]/news/route";
import { PATCH as change } from "@/app/api/contracts/[contractId]/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import type { NewsDto } from "@/lib/contracts/news/news-schema";
import { db } from "@/lib/platform/db";
import { call, type ApiCall } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

const open: ReadableStreamDefaultReader<Uint8Array>[] = [];
afterEach(async () => {
  for (const reader of open.splice(0)) await reader.cancel();
});

async function pair() {
  const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
  const { contractId } = await createContract(owner);
  await join(contractId, reviewer, "reviewer");
  return { owner, reviewer, contractId };
}
const asked = async (who: Person, contractId: string, after?: number): Promise<NewsDto> =>
  (
    await call(news, {
      params: { contractId },
      token: who.token,
      path: `/api/contracts/x/news${after === undefined ? "" : `?after=${after}`}`,
    })
  ).json();
const write = (who: Person, contractId: string, text: string) =>
  call(save, { method: "POST", params: { contractId }, token: who.token, body: { content: `<p>${text}</p>` } });

/** What comes by server-sent events, one after another; lines that say nothing are left out. */
async function listen(who: Person, contractId: string, headers: Record<string, string> = {}) {
  const response = await call(news, {
    params: { contractId },
    token: who.token,
    headers: { accept: "text/event-stream", ...headers },
  });
  const body = response.body?.getReader();
  if (!body) throw new Error("no body");
  open.push(body);
  const decoder = new TextDecoder();
  let text = "";
  const next = async (): Promise<{ name: string; id: string | undefined; data: NewsDto }> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end < 0) {
        const { value, done } = await body.read();
        if (done) throw new Error("it is over");
        text += decoder.decode(value, { stream: true });
        continue;
      }
      const lines = text.slice(0, end).split("\n");
      text = text.slice(end + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const data = field("data");
      if (data !== undefined) return { name: field("event") ?? "", id: field("id"), data: JSON.parse(data) as NewsDto };
    }
  };
  return { response, next, end: () => body.cancel() };
}

describe("what others do with a contract", () => {
  test("is asked for behind what was heard last: what changed, by whom, and nothing of before (B-14.4)", async () => {
    const { owner, reviewer, contractId } = await pair();
    await write(owner, contractId, "before");
    const first = await asked(reviewer, contractId);
    expect(first).toMatchObject({ topics: [], by: [] });
    await write(owner, contractId, "after");
    await call(comment, { method: "POST", params: { contractId }, token: reviewer.token, body: { text: "Why?" } });
    await call(change, { method: "PATCH", params: { contractId }, token: owner.token, body: { name: "Other name" } });
    const second = await asked(reviewer, contractId, first.last);
    expect(second).toMatchObject({ topics: ["text", "contract", "comments"], by: ["Reviewer", "Owner"] });
    expect(second.last).toBeGreaterThan(first.last);
    expect(await asked(reviewer, contractId, second.last)).toMatchObject({ last: second.last, topics: [], by: [] });
  });

  test("comes as events while they happen, with the number to go on behind (B-14.4)", async () => {
    const { owner, reviewer, contractId } = await pair();
    const stream = await listen(reviewer, contractId);
    expect(stream.response.headers.get("content-type")).toContain("text/event-stream");
    expect((await stream.next()).data.here).toEqual([{ id: reviewer.actor.userId, name: "Reviewer" }]);
    await write(owner, contractId, "one");
    const event = await stream.next();
    expect(event).toMatchObject({
      name: "news",
      id: String(event.data.last),
      data: { topics: ["text"], by: ["Owner"] },
    });
    await stream.end();

    await write(owner, contractId, "two"); // while nobody listens
    const resumed = await listen(reviewer, contractId, { "last-event-id": event.id ?? "" });
    expect((await resumed.next()).data).toMatchObject({ topics: ["text"], by: ["Owner"] });
  });

  test("says who has it open, and no more when they have closed it or have no part (B-14.4)", async () => {
    const { owner, reviewer, contractId } = await pair();
    await asked(owner, contractId);
    const stream = await listen(reviewer, contractId);
    const names = async () => (await stream.next()).data.here.map(({ name }) => name).sort();
    expect(await names()).toEqual(["Owner", "Reviewer"]);
    await db.presence.updateMany({ where: { userId: owner.actor.userId }, data: { seenAt: new Date(0) } });
    expect(await names()).toEqual(["Reviewer"]);
    await stream.end();
    await expect.poll(() => db.presence.count({ where: { contractId, userId: reviewer.actor.userId } })).toBe(0);
  });

  test("ends with a word for who lost their part, and is 404 for them and for strangers (B-14.4)", async () => {
    const { reviewer, contractId } = await pair();
    const stream = await listen(reviewer, contractId);
    await stream.next();
    await db.collaborator.delete({ where: { contractId_userId: { contractId, userId: reviewer.actor.userId } } });
    expect(await stream.next()).toMatchObject({ name: "over", data: { code: "contractNotFound" } });
    for (const who of [reviewer, await person("Stranger")]) {
      const headers = { accept: "text/event-stream" };
      expect((await call(news, { params: { contractId }, token: who.token, headers })).status).toBe(404);
    }
  });

  test("keeps 20 connections of an account open, and refuses more until one is closed (B-14.4)", async () => {
    const { reviewer, contractId } = await pair();
    const streams = [];
    for (let count = 0; count < 20; count++) streams.push(await listen(reviewer, contractId));
    const refused = await call(news, {
      params: { contractId },
      token: reviewer.token,
      headers: { accept: "text/event-stream" },
    });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await asked(reviewer, contractId)).topics).toEqual([]); // asking goes on
    await streams[0]?.end();
    await expect.poll(async () => (await listen(reviewer, contractId)).response.status).toBe(200);
  });

  test.each([
    ["that nobody reads, as it was asked for by HEAD", { method: "HEAD" }],
    ["of somebody who was gone before it began", { signal: AbortSignal.abort() }],
    ["of somebody who goes before the first word", { leaves: true }],
  ])("keeps no place for one %s", async (_case, { leaves = false, ...asking }: { leaves?: boolean } & ApiCall) => {
    const { reviewer, contractId } = await pair();
    for (let count = 0; count < 25; count++) {
      const caller = new AbortController();
      const response = await call(news, {
        params: { contractId },
        token: reviewer.token,
        headers: { accept: "text/event-stream" },
        ...(leaves ? { signal: caller.signal } : {}),
        ...asking,
      });
      expect([response.status, response.headers.get("content-type")]).toEqual([
        200,
        "text/event-stream; charset=utf-8",
      ]);
      caller.abort();
    }
    expect((await listen(reviewer, contractId)).response.status).toBe(200);
  });
});
