/**
 * Administrators see what went out, what failed and why, and send it again; words are read only where no mail service
 * is set.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GET as list } from "@/app/api/admin/mail/route";
import { GET as read } from "@/app/api/admin/mail/[mailId]/route";
import { POST as send } from "@/app/api/admin/mail/[mailId]/send/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as verify } from "@/app/api/auth/verify-email/route";
import { POST as invite } from "@/app/api/contracts/[contractId]/collaborators/route";
import { DELETE as revoke } from "@/app/api/invitations/[token]/route";
import type { MailDto } from "@/lib/people/accounts/schema";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { tidy } from "@/lib/server/jobs/tidy";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { mailer } from "@/lib/platform/mail/mailer";
import { LetterRefused } from "@/lib/platform/mail/port";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";

const HOUR_MS = 3_600_000;
let admin: Person;

beforeEach(async () => {
  await resetDatabase();
  admin = await person("Admin", "admin");
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(mailer, { carrier: "outbox" });
});

/** As if a mail service were set. */
function service(send: () => Promise<void> = () => Promise.resolve()) {
  Object.assign(mailer, { carrier: "smtp" });
  return vi.spyOn(mailer, "send").mockImplementation(send);
}
const run = () => runDueJobs(jobHandlers, jobGivenUp);
const listed = async (path = "/api"): Promise<MailDto[]> => (await call(list, { token: admin.token, path })).json();
const opened = (mailId: string, who = admin) => call(read, { params: { mailId }, token: who.token });
const sent = (mailId: string, who = admin) => call(send, { method: "POST", params: { mailId }, token: who.token });
const asked = (email: string) => call(forgot, { method: "POST", body: { email } });
const only = async () => {
  const [letter, ...more] = await listed();
  if (!letter || more.length > 0) throw new Error("one letter was expected");
  return letter;
};

describe("where no mail service is set", () => {
  test("a letter is in the outbox, is read with its link, on record, and loses its words once the link is used (B-18.11, B-21.35)", async () => {
    const known = await person("Known");
    await asked(known.email);
    expect(await only()).toMatchObject({ state: "waiting", sentAt: null });
    await run();
    const letter = await only();
    expect(letter).toMatchObject({
      kind: "reset",
      recipient: known.email,
      subject: "Choose a new password",
      state: "sent",
      carrier: "outbox",
      failures: [],
      isReadable: true,
      isRepeatable: true,
    });
    expect(Object.keys(letter)).not.toContain("text");
    const { text } = await (await opened(letter.id)).json();
    const token = /\/reset-password\/([\w-]{43})/.exec(text)?.[1];
    expect(
      await db.auditEvent.findMany({ where: { action: "mail.read" }, select: { actorId: true, detail: true } }),
    ).toEqual([
      { actorId: admin.actor.userId, detail: JSON.stringify({ mailId: letter.id, kind: "reset", email: known.email }) },
    ]);
    expect((await call(reset, { method: "POST", body: { token, password: "quite long enough" } })).status).toBe(204);
    expect(await only()).toMatchObject({ state: "sent", isReadable: false });
    const refused = await opened(letter.id);
    expect([refused.status, (await refused.json()).code]).toEqual([409, "mailNotReadable"]);
  });

  test("a letter loses its words when the link runs out, is revoked, or another proves the address", async () => {
    const [owner, unproven] = [await person("Owner"), await person("Unproven", undefined, { isProven: false })];
    const { contractId } = await createContract(owner);
    const { id } = await (
      await call(invite, {
        method: "POST",
        params: { contractId },
        token: owner.token,
        body: { email: "a@example.com" },
      })
    ).json();
    await call(invite, {
      method: "POST",
      params: { contractId },
      token: owner.token,
      body: { email: "b@example.com" },
    });
    await asked(owner.email);
    const wordless = async () =>
      (await db.outgoingMail.findMany({ where: { text: "" }, orderBy: { recipient: "asc" } })).map(
        ({ recipient }) => recipient,
      );
    expect(await wordless()).toEqual([]);
    await call(revoke, { method: "DELETE", params: { token: id }, token: owner.token });
    expect(await wordless()).toEqual(["a@example.com"]);
    const { text } = await db.outgoingMail.findFirstOrThrow({ where: { recipient: unproven.email } });
    await call(verify, { method: "POST", token: unproven.token, body: { token: /token=([\w-]{43})/.exec(text)?.[1] } });
    expect(await wordless()).toEqual(["a@example.com", unproven.email].toSorted());
    vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + HOUR_MS + 1_000));
    expect((await tidy()).letters).toBe(1);
    expect(await wordless()).toEqual(["a@example.com", owner.email, unproven.email].toSorted());
    expect((await listed()).find(({ recipient }) => recipient === "b@example.com")).toMatchObject({ isReadable: true });
    expect(await run()).toBeGreaterThan(0); // what lost its words is not sent
    expect(
      (await listed())
        .filter(({ state }) => state === "lapsed")
        .map(({ recipient }) => recipient)
        .sort(),
    ).toEqual(["a@example.com", owner.email, unproven.email].toSorted());
  });

  test("a letter is sent by the service that was set since (B-23.2)", async () => {
    const known = await person("Known");
    await asked(known.email);
    await run();
    const service_ = service();
    const response = await sent((await only()).id);
    expect([response.status, await response.json()]).toEqual([202, expect.objectContaining({ state: "waiting" })]);
    await run();
    expect(service_).toHaveBeenCalledTimes(1);
    expect(await only()).toMatchObject({ state: "sent", carrier: "smtp", isReadable: false });
    expect((await db.outgoingMail.findFirstOrThrow()).text).toBe("");
  });
});

describe("with a mail service", () => {
  test("a letter that is refused says each failure's words, and is sent again when told so (B-18.11, B-21.35)", async () => {
    const known = await person("Known");
    const carried = service(() => Promise.reject(new LetterRefused("550 No such user here")));
    await asked(known.email);
    let now = Date.now();
    vi.spyOn(clock, "now").mockImplementation(() => new Date(now));
    for (const wait of [0, 4_000, 16_000]) {
      now += wait;
      await run();
    }
    const letter = await only();
    expect(letter).toMatchObject({
      state: "failed",
      carrier: null,
      failures: [{ words: "550 No such user here", times: 3 }],
      isReadable: false,
      isRepeatable: true,
    });
    expect((await opened(letter.id)).status).toBe(409);
    carried.mockImplementation(() => Promise.resolve());
    expect((await sent(letter.id)).status).toBe(202);
    expect((await sent(letter.id)).status).toBe(202);
    carried.mockClear();
    await run();
    expect(carried).toHaveBeenCalledTimes(1);
    expect(await only()).toMatchObject({ state: "sent", carrier: "smtp", failures: [{ times: 3 }] });
    expect(await db.auditEvent.count({ where: { action: "mail.sentAgain", actorId: admin.actor.userId } })).toBe(2);
  });

  test("a letter it has taken goes out anew with another link, but for invitations and people who are gone", async () => {
    const [known, gone, unproven] = [
      await person("Known"),
      await person("Gone"),
      await person("Unproven", undefined, { isProven: false }),
    ];
    const { contractId } = await createContract(known);
    service();
    for (const { email } of [known, gone]) await asked(email);
    await call(invite, {
      method: "POST",
      params: { contractId },
      token: known.token,
      body: { email: "new@example.com" },
    });
    await run();
    await db.user.delete({ where: { id: gone.actor.userId } });
    const to = async (recipient: string) => (await listed()).filter((letter) => letter.recipient === recipient);
    const again = async (recipient: string) => {
      const [letter] = await to(recipient);
      return (await sent(letter?.id ?? "")).status;
    };
    expect(await again(known.email)).toBe(202);
    expect(await again(unproven.email)).toBe(202);
    expect((await to(known.email)).map(({ kind, state }) => [kind, state])).toEqual([
      ["reset", "waiting"],
      ["reset", "sent"],
    ]);
    expect((await to(unproven.email)).map(({ kind, state }) => [kind, state])).toEqual([
      ["verification", "waiting"],
      ["verification", "sent"],
    ]);
    expect([await again(gone.email), await again("new@example.com")]).toEqual([409, 409]);
    expect((await to("new@example.com"))[0]?.isRepeatable).toBe(false);
  });
});

test("the list is the administrators' alone, newest first, a page at a time (B-18.11, B-21.35)", async () => {
  const user = await person("User");
  for (let count = 0; count < 5; count += 1) await asked(user.email);
  expect([
    (await call(list, { token: user.token })).status,
    (await opened("unknown", user)).status,
    (await sent("unknown", user)).status,
  ]).toEqual([403, 403, 403]);
  expect([(await opened("unknown")).status, (await sent("unknown")).status]).toEqual([404, 404]);
  const all = (await listed()).map(({ id }) => id);
  const first = await call(list, { token: admin.token, path: "/api/admin/mail?limit=3" });
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const second = await call(list, { token: admin.token, path: next });
  expect(second.headers.get("link")).toBeNull();
  expect([...(await first.json()), ...(await second.json())].map(({ id }: MailDto) => id)).toEqual(all);
  expect(all).toHaveLength(5);
  expect((await call(list, { token: admin.token, path: "/api/admin/mail?cursor=nonsense" })).status).toBe(400);
});
