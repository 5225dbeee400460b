/** `Idempotency-Key` on every call that creates something: once, and the same answer (B-20.11). */
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as createFromTemplate } from "@/app/api/contracts/create-from-template/route";
import { POST as invite } from "@/app/api/contracts/[contractId]/collaborators/route";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { POST as saveVersion } from "@/app/api/contracts/[contractId]/versions/route";
import { DOORS } from "@/app/api/openapi.json/doors";
import { openApiDocument } from "@/lib/server/adapters/openapi/document";
import { tidy } from "@/lib/server/jobs/tidy";
import { answeredOnce, patience, type KeptAnswer } from "@/lib/platform/answered-once";
import { clock } from "@/lib/platform/clock";
import { db, inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { call, type ApiCall } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, PASSWORD, person, type Person } from "../support/factories";
import { signal } from "../support/signal";
import { KEYED_CALLS } from "./keyed-calls";

const DRAFT = { type: "Other", name: "Once", fields: { textContent: "A text." } };
const withKey = (key: string, more: ApiCall): ApiCall => ({
  method: "POST",
  ...more,
  headers: { "idempotency-key": key, ...more.headers },
});
const draft = (who: Person, key: string, body: unknown = DRAFT) =>
  call(createFromTemplate, withKey(key, { token: who.token, body }));
const ANSWER: KeptAnswer = { status: 201, headers: [], body: "{}" };
const toAnswer = (result: unknown): Promise<KeptAnswer> => Promise.resolve({ ...ANSWER, body: JSON.stringify(result) });
/** Work that ends in one transaction, as every service's does. */
const ending = (last: (tx: DatabaseClient) => Promise<unknown>) => ({
  run: (commit: Commit) => commit(last),
  toAnswer,
});
const HOUR_MS = 3_600_000;
const setting = (key: string, tx: DatabaseClient) => tx.setting.create({ data: { key, value: "done" } });

beforeEach(resetDatabase);

describe("ten at once with one key", () => {
  test("make one contract, and each gets its answer (B-20.11)", async () => {
    const who = await person();
    const responses = await Promise.all(Array.from({ length: 10 }, () => draft(who, "k1")));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(bodies).size).toBe(1);
    expect(responses.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(9);
    expect([await db.contract.count(), await db.contractVersion.count(), await db.job.count()]).toEqual([1, 1, 1]);
  });

  test("save one version, make one comment, send one invitation", async () => {
    const who = await person();
    const { contractId } = await createContract(who);
    const params = { contractId };
    const jobs = await db.job.count();
    const tenTimes = async (handler: Parameters<typeof call>[0], body: unknown) => {
      const responses = await Promise.all(
        Array.from({ length: 10 }, () =>
          call(
            handler,
            withKey("k1", {
              token: who.token,
              params,
              body,
              path: `/api/contracts/${contractId}/${String(Object.keys(body as object)[0])}`,
            }),
          ),
        ),
      );
      expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
      return responses[0]?.status;
    };
    expect(await tenTimes(saveVersion, { content: "<p>New text</p>" })).toBe(201);
    expect(await tenTimes(comment, { text: "Why?", location: "Clause 1" })).toBe(201);
    expect(await tenTimes(invite, { email: "new@example.com" })).toBe(201);
    expect([
      await db.contractVersion.count(),
      await db.comment.count(),
      await db.invitation.count(),
      await db.outgoingMail.count(),
    ]).toEqual([2, 1, 1, 1]);
    expect(await db.job.count()).toBe(jobs + 2); // one analysis, one mail
  });

  test("on several nodes do the work once: the row in the database is the lock", async () => {
    let done = 0;
    const nodes: (typeof answeredOnce)[] = [];
    for (let node = 0; node < 4; node += 1) {
      vi.resetModules(); // each has its own line of those who wait, and nothing but the database in common
      nodes.push((await import("@/lib/platform/answered-once")).answeredOnce);
    }
    expect(new Set(nodes).size).toBe(4);
    const request = { id: newId(), userId: null, requestHash: "h" };
    const [begun, waited] = [signal(), signal()];
    const work = {
      toAnswer,
      run: async (commit: Commit) => {
        done += 1;
        begun.give();
        await waited.given;
        return commit(async (tx) => (await setting(newId(), tx), { made: newId() }));
      },
    };
    const looked = vi.spyOn(db.idempotencyKey, "findFirst");
    const asking = nodes.map((once) => once(request, work));
    await begun.given;
    await expect.poll(() => looked.mock.calls.length).toBeGreaterThanOrEqual(nodes.length - 1); // the others wait
    waited.give();
    const results = await Promise.all(asking);
    const bodies = results.map((once) => (typeof once === "string" ? once : once.answer.body));
    expect([new Set(bodies).size, await db.setting.count({ where: { value: "done" } }), done]).toEqual([1, 1, 1]);
  });
});

describe("an answer", () => {
  test("is given again after the process died, secrets and cookie included (B-20.11)", async () => {
    const body = { name: "New", email: "new@example.com", password: PASSWORD };
    const first = await call(register, withKey("k1", { body, path: "/api/auth/register" }));
    vi.resetModules();
    const { POST: registerAgain } = await import("@/app/api/auth/register/route");
    const again = await call(registerAgain, withKey("k1", { body, path: "/auth/register" })); // and at its other address
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get("set-cookie")).toBe(first.headers.get("set-cookie"));
    const { access_token: token } = (await again.json()) as { access_token: string };
    expect(token).toBe(((await first.json()) as { access_token: string }).access_token);
    expect((await call(profile, { token })).status).toBe(200);
    expect([await db.user.count(), await db.session.count()]).toEqual([1, 1]);
  });

  test("is kept so that the database alone tells nothing of it, nor of the password that was sent", async () => {
    const who = await person();
    const { contractId } = await createContract(who);
    const response = await call(
      invite,
      withKey("a-key-of-some-length", { token: who.token, params: { contractId }, body: { email: "new@example.com" } }),
    );
    const { link } = (await response.json()) as { link: string };
    const rows = JSON.stringify(await db.idempotencyKey.findMany());
    expect(rows).not.toContain(link.split("/").at(-1));
    expect(rows).not.toContain("new@example.com");
    expect(rows).not.toContain("length");
  });

  test("is forgotten after 24 hours, and the worker clears it away", async () => {
    const who = await person();
    await draft(who, "k1");
    const DAY_LATER = new Date(Date.now() + 24 * 3_600_000 + 1_000);
    vi.spyOn(clock, "now").mockReturnValue(DAY_LATER);
    expect((await draft(who, "k1")).headers.get("idempotent-replayed")).toBeNull();
    expect(await db.contract.count()).toBe(2);
    vi.spyOn(clock, "now").mockReturnValue(new Date(DAY_LATER.getTime() + 24 * 3_600_000 + 1_000));
    expect((await tidy()).answers).toBe(1);
  });
});

describe("a key", () => {
  test("that comes with another body is refused, and nothing happens (B-20.11)", async () => {
    const who = await person();
    await draft(who, "k1");
    const other = await draft(who, "k1", { ...DRAFT, name: "Another" });
    expect(other.status).toBe(422);
    expect(await other.json()).toEqual({
      message: "This Idempotency-Key was already used for another request.",
      code: "idempotencyKeyReused",
    });
    expect(await db.contract.count()).toBe(1);
  });

  test("is a person's own: another's same key is another request", async () => {
    const [one, other] = [await person("One"), await person("Other")];
    const [first, second] = [await draft(one, "k1"), await draft(other, "k1")];
    expect((await first.json()).id).not.toBe((await second.json()).id);
    expect(second.headers.get("idempotent-replayed")).toBeNull();
  });

  test.each([[""], ["a".repeat(256)], ["two words"]])("that is none (%j) is refused", async (key) => {
    const response = await draft(await person(), key);
    expect([response.status, (await response.json()).code]).toEqual([400, "idempotencyKeyInvalid"]);
    expect(await db.contract.count()).toBe(0);
  });

  test("opens nothing to somebody without a session", async () => {
    const who = await person();
    await draft(who, "k1");
    await db.session.deleteMany();
    expect((await draft(who, "k1")).status).toBe(401);
  });

  test("on a call that creates nothing changes nothing", async () => {
    const { email } = await person();
    const twice = await Promise.all(
      [PASSWORD, "wrong password"].map((password) => call(login, withKey("k1", { body: { email, password } }))),
    );
    expect(twice.map(({ status }) => status)).toEqual([200, 401]);
  });
});

describe("what fails", () => {
  test("is not kept: the same key may try again, and then succeeds (B-20.11)", async () => {
    const [owner, stranger] = [await person("Owner"), await person("Stranger")];
    const { contractId } = await createContract(owner);
    const attempt = () =>
      call(
        saveVersion,
        withKey("k1", { token: stranger.token, params: { contractId }, body: { content: "<p>Mine</p>" } }),
      );
    expect((await attempt()).status).toBe(404);
    expect(await db.idempotencyKey.count()).toBe(0);
    await db.collaborator.create({
      data: {
        id: newId(),
        contractId,
        userId: stranger.actor.userId,
        role: "reviewer",
        contractUploadedAt: new Date(),
      },
    });
    expect((await attempt()).status).toBe(201);
  });

  test("half-way leaves nothing of the transaction that ends it, nor the claim", async () => {
    const request = { id: newId(), userId: null, requestHash: "h" };
    const halfWay = answeredOnce(
      request,
      ending(async (tx) => {
        await setting("a", tx);
        throw new Error("the power failed");
      }),
    );
    await expect(halfWay).rejects.toThrow("the power failed");
    expect([await db.setting.count({ where: { key: "a" } }), await db.idempotencyKey.count()]).toEqual([0, 0]);
    expect(
      await answeredOnce(
        request,
        ending(() => Promise.resolve({})),
      ),
    ).toEqual({ answer: ANSWER, isRepeated: false });
  });

  test("still leaves what was told beside it", async () => {
    const halfWay = answeredOnce(
      { id: newId(), userId: null, requestHash: "h" },
      {
        toAnswer,
        run: async () => {
          await inTransaction((tx) => setting("told", tx));
          throw new Error("refused");
        },
      },
    );
    await expect(halfWay).rejects.toThrow("refused");
    expect(await db.setting.count({ where: { key: "told" } })).toBe(1);
  });
});

describe("the work", () => {
  const request = () => ({ id: newId(), userId: null, requestHash: "h" });

  test("holds nobody up: others read and write while it goes on (B-20.11)", async () => {
    const who = await person();
    let isRead = false;
    const { toAnswer: made } = ending(() => Promise.resolve({}));
    await answeredOnce(request(), {
      toAnswer: made,
      run: async (commit) => {
        await draft(who, "beside"); // would wait for the end of a transaction around all this
        isRead = (await db.contract.count()) === 1;
        return commit(async (tx) => void (await setting("a", tx)));
      },
    });
    expect([isRead, await db.setting.count({ where: { key: "a" } })]).toEqual([true, 1]);
  });

  test("of a process that died before its end is done by the next who asks, once its claim has run out", async () => {
    const asked = request();
    const died = {
      ...asked,
      status: 0,
      body: "",
      holder: "a process that died",
      leaseUntil: new Date(Date.now() + HOUR_MS),
      createdAt: new Date(),
    };
    await db.idempotencyKey.create({ data: died });
    const looked = vi.spyOn(db.idempotencyKey, "findFirst");
    const waiting = answeredOnce(
      asked,
      ending(async (tx) => void (await setting("a", tx))),
    );
    await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(1); // it has tried in vain more than once
    expect(await db.setting.count({ where: { key: "a" } })).toBe(0);
    await db.idempotencyKey.update({ where: { id: asked.id }, data: { leaseUntil: new Date(0) } });
    expect(await waiting).toMatchObject({ isRepeated: false });
    expect(await db.setting.count({ where: { key: "a" } })).toBe(1);
  });

  test("of a process that stood still for longer than its claim is undone: the other's answer is everybody's", async () => {
    const asked = request();
    const other = { answer: { ...ANSWER, body: '"other"' }, isRepeated: false };
    let rounds = 0;
    const once = await answeredOnce(asked, {
      toAnswer,
      run: async (commit) => {
        rounds += 1;
        await db.idempotencyKey.updateMany({ where: { id: asked.id }, data: { leaseUntil: new Date(0) } });
        expect(
          await answeredOnce(
            asked,
            ending(() => Promise.resolve("other")),
          ),
        ).toEqual(other);
        return commit(async (tx) => void (await setting("a", tx)));
      },
    });
    expect(once).toEqual({ ...other, isRepeated: true });
    expect([rounds, await db.setting.count({ where: { key: "a" } })]).toEqual([1, 0]);
  });

  test("that has two ends, or answers something else than its end gives, is a fault of ours", async () => {
    const commitsTwice = {
      toAnswer,
      run: async (commit: Commit) => {
        await commit((tx) => setting("a", tx));
        return commit((tx) => setting("b", tx));
      },
    };
    await expect(answeredOnce(request(), commitsTwice)).rejects.toThrow("is its last");
    const answersElse = {
      toAnswer,
      run: async (commit: Commit) => {
        await commit((tx) => setting("c", tx));
        return "something else";
      },
    };
    await expect(answeredOnce(request(), answersElse)).rejects.toThrow("gives what is answered");
  });
});

test("who asks again while the first takes long is told to come back", async () => {
  const who = await person();
  await db.idempotencyKey.deleteMany();
  await draft(who, "k1");
  await db.idempotencyKey.updateMany({
    data: { status: 0, body: "", holder: "busy", leaseUntil: new Date(Date.now() + 3_600_000) },
  });
  const { waitMs } = patience;
  onTestFinished(() => void Object.assign(patience, { waitMs }));
  patience.waitMs = 50;
  const response = await draft(who, "k1");
  expect([response.status, response.headers.get("retry-after"), (await response.json()).code]).toEqual([
    409,
    "5",
    "requestInProgress",
  ]);
  expect(await db.contract.count()).toBe(1);
});

test("every POST that creates is described with the header, and of other calls deleting a contract (B-20.11)", () => {
  const { paths } = openApiDocument(DOORS);
  const taking = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([, described]) => JSON.stringify(described).includes("Idempotency-Key"))
      .map(([method]) => `${method} ${path}`),
  );
  const creating = (name: string) => name.startsWith("post ");
  expect(taking.filter((name) => !creating(name))).toEqual(["delete /contracts/{contractId}"]);
  expect(
    taking
      .filter(creating)
      .map((name) => name.slice(5))
      .sort(),
  ).toEqual(KEYED_CALLS);
});
