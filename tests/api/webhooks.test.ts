/** Webhooks over REST: made, changed, rotated, tested; whose they are; what is signed. */
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { db } from "@/lib/platform/db";
import { endOneSession } from "@/lib/people/accounts/session/session";
import { ask } from "../access/folder-stage";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { hookOf, receiver, runWebhooks, stopClock, URL_OF_HOOK } from "./webhooks-stage";

let owner: Person;
let stranger: Person;
beforeEach(async () => {
  await resetDatabase();
  [owner, stranger] = [await person("Owner", "user"), await person("Stranger")];
});

type Answer = { id: string; secret: string; message: string; [key: string]: unknown };
async function answer(...args: Parameters<typeof ask>) {
  const response = await ask(...args);
  return { status: response.status, body: (response.status === 204 ? null : await response.json()) as Answer };
}
const make = (who: Person, body: object) => answer("POST /webhooks", who, { body });
const good = { url: URL_OF_HOOK, events: ["contract.renamed"] };
const on = (id: string, body?: object) => ({ params: { webhookId: id }, ...(body ? { body } : {}) });

describe("a webhook (B-39.1)", () => {
  test("is made with a secret that is shown once and sealed where it lies", async () => {
    const made = await make(owner, { ...good, events: ["comment.added", "contract.renamed", "contract.renamed"] });
    expect(made).toMatchObject({ status: 201, body: { url: URL_OF_HOOK, disabled: null, failingSince: null } });
    expect(made.body["events"]).toEqual(["contract.renamed", "comment.added"]);
    expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const list = await answer("GET /webhooks", owner);
    expect(list.body).toEqual([expect.not.objectContaining({ secret: expect.anything() })]);
    expect((await answer("GET /webhooks/[webhookId]", owner, on(made.body.id))).body).toEqual(list.body[0]);
    const { secret } = await db.webhook.findFirstOrThrow();
    expect(secret).not.toContain(made.body.secret.slice(6, 20));
    expect(JSON.stringify(await db.auditEvent.findMany())).not.toContain(made.body.secret);
  });

  test.each([
    ["no events", { ...good, events: [] }],
    ["an unknown event", { ...good, events: ["contract.read"] }],
    ["no address", { ...good, url: "hooks.example" }],
    ["plain http", { ...good, url: "http://hooks.example/" }],
    ["a password in it", { ...good, url: "https://me:secret@hooks.example/" }],
    ["another scheme", { ...good, url: "ftp://hooks.example/" }],
    ["one that is too long", { ...good, url: `https://hooks.example/${"x".repeat(2_000)}` }],
    ["another field", { ...good, secret: "whsec_mine" }],
  ])("isn't made with %s", async (_, body) => {
    expect((await make(owner, body)).status).toBe(400);
    expect((await make(owner, good)).status).toBe(201);
    expect(await db.webhook.count()).toBe(1);
  });

  test("isn't made before the address is proven, nor by a session that has just ended", async () => {
    const unproven = await person("Unproven", "user", { isProven: false });
    expect(await make(unproven, good)).toMatchObject({ status: 403, body: { code: "addressUnproven" } });
    await endOneSession(owner.actor, owner.actor.sessionId);
    await expect(hookOf(owner.actor)).rejects.toMatchObject({ key: "signInRequired" });
    expect((await make(stranger, good)).status).toBe(201);
  });

  test("there are ten at most, also where many are made at once", async () => {
    const made = await Promise.all(Array.from({ length: 14 }, () => make(owner, good)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(made.find(({ status }) => status !== 201)).toMatchObject({ status: 409, body: { code: "webhooksFull" } });
    expect((await make(stranger, good)).status).toBe(201);
  });

  test("of somebody else is not found, and neither is its log", async () => {
    const { id } = await hookOf(owner.actor);
    const { body: test } = await answer("POST /webhooks/[webhookId]/test", owner, on(id));
    const params = { webhookId: id, deliveryId: test.id };
    const resend = "POST /webhooks/[webhookId]/deliveries/[deliveryId]/resend";
    for (const [name, made] of [
      ["GET /webhooks/[webhookId]", on(id)],
      ["PATCH /webhooks/[webhookId]", on(id, { isOn: false })],
      ["POST /webhooks/[webhookId]/rotate", on(id, {})],
      ["POST /webhooks/[webhookId]/test", on(id)],
      ["GET /webhooks/[webhookId]/deliveries", on(id)],
      [resend, { params }],
      ["DELETE /webhooks/[webhookId]", on(id)],
    ] as const)
      expect(await answer(name, stranger, made), name).toMatchObject({
        status: 404,
        body: { code: "webhookNotFound" },
      });
    const theirs = await hookOf(stranger.actor);
    expect(await answer(resend, stranger, { params: { ...params, webhookId: theirs.id } })).toMatchObject({
      status: 404,
      body: { code: "deliveryNotFound" },
    });
    expect((await answer("GET /webhooks", stranger)).body).toMatchObject([{ id: theirs.id }]);
    expect((await answer(resend, owner, { params })).status).toBe(202);
  });

  test("is changed, turned off and on, and deleted with its log; the trail has each", async () => {
    const { id } = await hookOf(owner.actor);
    const patch = (body: object) => answer("PATCH /webhooks/[webhookId]", owner, on(id, body));
    expect(await patch({})).toMatchObject({ status: 400 });
    expect(await patch({ url: "http://hooks.example" })).toMatchObject({ status: 400 });
    expect((await patch({ url: "https://other.example/", events: ["round.sent"] })).body).toMatchObject({
      url: "https://other.example/",
      events: ["round.sent"],
    });
    expect((await patch({ isOn: false })).body).toMatchObject({ disabled: { because: "person" } });
    expect(await answer("POST /webhooks/[webhookId]/test", owner, on(id))).toMatchObject({
      status: 409,
      body: { code: "webhookOff" },
    });
    expect((await patch({ isOn: true })).body["disabled"]).toBeNull();
    expect((await answer("POST /webhooks/[webhookId]/test", owner, on(id))).status).toBe(202);
    expect((await answer("DELETE /webhooks/[webhookId]", owner, on(id))).status).toBe(204);
    expect([await db.webhook.count(), await db.webhookDelivery.count()]).toEqual([0, 0]);
    const recorded = await db.auditEvent.findMany({ where: { action: { startsWith: "webhook." } } });
    expect(recorded.map(({ action }) => action).sort()).toEqual([
      ...["webhook.changed", "webhook.changed", "webhook.changed", "webhook.created", "webhook.deleted"],
    ]);
  });
});

describe("a message (B-39.4)", () => {
  async function sentTest(secretOf: Awaited<ReturnType<typeof hookOf>>) {
    const hook = receiver();
    await answer("POST /webhooks/[webhookId]/test", owner, on(secretOf.id));
    await runWebhooks(hook.poster);
    const [post] = hook.taken;
    if (!post) throw new Error("a test is sent");
    return post;
  }
  const opens = (secret: string, { body, headers }: { body: string; headers: Readonly<Record<string, string>> }) => {
    try {
      return new Webhook(secret).verify(body, { ...headers });
    } catch (cause) {
      return String(cause);
    }
  };

  test("is one that the receiver's library verifies, and refuses where it was changed or is old", async () => {
    const made = await hookOf(owner.actor);
    const post = await sentTest(made);
    expect(post.url).toBe(URL_OF_HOOK);
    expect(opens(made.secret, post)).toMatchObject({ type: "webhook.test", data: { webhookId: made.id } });
    expect(opens(made.secret, { ...post, body: post.body.replace("test", "tost") })).toMatch("No matching signature");
    expect(opens((await hookOf(stranger.actor)).secret, post)).toMatch("No matching signature");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(opens(made.secret, post)).toMatch("too old");
  });

  test("is signed by both secrets while the old one lasts, and by the new one alone from then on", async () => {
    const time = stopClock(new Date().toISOString());
    const made = await hookOf(owner.actor);
    const rotated = await answer("POST /webhooks/[webhookId]/rotate", owner, on(made.id, {}));
    expect(rotated.status).toBe(201);
    expect(rotated.body.secret).not.toBe(made.secret);
    const both = await sentTest(made);
    for (const secret of [made.secret, rotated.body.secret]) expect(opens(secret, both)).toMatchObject({ data: {} });
    time.pass(24 * 3_600_000);
    const later = await sentTest(made);
    expect(later.headers["webhook-signature"]).not.toContain(" ");
    const third = await answer("POST /webhooks/[webhookId]/rotate", owner, on(made.id, { endOld: true }));
    expect(third.body["oldSecretEndsAt"]).toBeNull();
    expect((await sentTest(made)).headers["webhook-signature"]).not.toContain(" ");
  });
});
