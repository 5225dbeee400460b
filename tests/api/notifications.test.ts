import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { GET as comments } from "@/app/api/contracts/[contractId]/comments/route";
import { PATCH as change } from "@/app/api/notifications/[notificationId]/route";
import { POST as read } from "@/app/api/notifications/read/route";
import { GET as list } from "@/app/api/notifications/route";
import { GET as readSettings, PUT as settings } from "@/app/api/notifications/settings/route";
import { GET as unread } from "@/app/api/notifications/unread/route";
import { visitInvitation } from "@/lib/people/collaboration/acceptance";
import { removeCollaborator } from "@/lib/people/collaboration/collaborators";
import { invite, revokeInvitation } from "@/lib/people/collaboration/invitations";
import { addDeadline, changeDeadline } from "@/lib/deadlines/changing";
import { remindEverybody } from "@/lib/deadlines/reminders";
import { newDeadlineBody } from "@/lib/deadlines/schema";
import { notificationPath } from "@/lib/people/notifications/kinds";
import type { NotificationDto } from "@/lib/people/notifications/schema";
import { removeOldNotifications } from "@/lib/people/notifications/notifications";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

beforeEach(resetDatabase);

function setNow(moment: string): void {
  vi.spyOn(clock, "now").mockReturnValue(new Date(moment));
  onTestFinished(() => void vi.restoreAllMocks());
}
const said = (who: Person, contractId: string, body: object) =>
  call(comment, { method: "POST", params: { contractId }, token: who.token, body });
const readNotified = async (who: Person, query = "") =>
  (await (await call(list, { token: who.token, path: `/api${query}` })).json()) as NotificationDto[];
const readCount = async (who: Person) => (await (await call(unread, { token: who.token })).json()) as { count: number };
const wish = (who: Person, mail: string) => call(settings, { method: "PUT", token: who.token, body: { mail } });
const letters = async ({ email }: Person) =>
  (await db.outgoingMail.findMany({ where: { recipient: email, kind: "notice" }, orderBy: { createdAt: "asc" } })).map(
    ({ subject, text }) => ({ subject, text }),
  );
const getUserId = ({ actor }: Person) => actor.userId;

/** An owner, two reviewers, and their contract. */
async function people(): Promise<{ owner: Person; ann: Person; bat: Person; contractId: string }> {
  const [owner, ann, bat] = [await person("Owner"), await person("Ann"), await person("Bat")];
  const { contractId } = await createContract(owner, { name: "Warehouse lease" });
  for (const who of [ann, bat]) await join(contractId, who, "reviewer");
  await db.user.updateMany({ data: { defaultLanguage: "en" } });
  return { owner, ann, bat, contractId };
}

async function leave(owner: Person, who: Person, contractId: string): Promise<void> {
  const { id } = await db.collaborator.findUniqueOrThrow({
    where: { contractId_userId: { contractId, userId: getUserId(who) } },
  });
  await removeCollaborator(owner.actor, contractId, id);
}

describe("who is named in a comment", () => {
  test("is kept by id, shown by the name they have now, and told, once, with a letter that holds none of its words (B-14.6)", async () => {
    const { owner, ann, bat, contractId } = await people();
    const response = await said(owner, contractId, {
      text: "@Ann secret words",
      mentions: [getUserId(ann), getUserId(ann)],
    });
    expect(response.status).toBe(201);
    const made = (await response.json()) as { id: string };
    expect(made).toMatchObject({ mentions: [{ id: getUserId(ann), name: "Ann", as: "Ann" }] });
    await db.user.update({ where: { id: getUserId(ann) }, data: { name: "Anna Bold" } });
    const [listed] = (await (await call(comments, { params: { contractId }, token: bat.token })).json()) as object[];
    expect(listed).toMatchObject({ mentions: [{ id: getUserId(ann), name: "Anna Bold", as: "Ann" }] });

    const [first, ...more] = await readNotified(ann);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      kind: "mentioned",
      by: "Owner",
      contract: { id: contractId, name: "Warehouse lease" },
      commentId: made.id,
      read: false,
    });
    expect([await readNotified(bat), await readNotified(owner)]).toEqual([[], []]);
    const [letter, ...others] = await letters(ann);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe("Owner mentioned you in a comment on “Warehouse lease”");
    expect(letter?.text).toContain(`/contracts/${contractId}?comment=${made.id}`);
    expect(letter?.text).not.toContain("secret words");
    expect(await letters(bat)).toEqual([]);
  });

  test("has a part in the contract: naming anybody else is refused, gives no access and stores nothing (B-14.6)", async () => {
    const { owner, ann, contractId } = await people();
    const stranger = await person("Stranger");
    for (const mentions of [[getUserId(stranger)], [getUserId(ann), getUserId(stranger)], [newId()]]) {
      const refused = await said(owner, contractId, { text: "@Stranger", mentions });
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        404,
        "collaboratorNotFound",
      ]);
    }
    expect([await db.comment.count(), await db.notification.count()]).toEqual([0, 0]);
    expect((await call(comments, { params: { contractId }, token: stranger.token })).status).toBe(404);
    expect((await said(owner, contractId, { text: "@Ann", mentions: [getUserId(ann)] })).status).toBe(201);
  });

  test("at most twenty at once", async () => {
    const { owner, contractId } = await people();
    const mentions = Array.from({ length: 21 }, () => newId());
    expect((await said(owner, contractId, { text: "@", mentions })).status).toBe(400);
  });
});

describe("notifications", () => {
  test("tell those of a thread of an answer, who is named in it of that alone, and nobody of their own (B-14.8)", async () => {
    const { owner, ann, bat, contractId } = await people();
    const first = (await (await said(ann, contractId, { text: "Why?" })).json()) as { id: string };
    await said(bat, contractId, { text: "Because.", parentId: first.id });
    expect((await readNotified(ann)).map(({ kind, by }) => [kind, by])).toEqual([["replied", "Bat"]]);
    await said(owner, contractId, { text: "@Ann see", parentId: first.id, mentions: [getUserId(ann)] });
    expect((await readNotified(ann)).map(({ kind }) => kind)).toEqual(["mentioned", "replied"]);
    expect((await readNotified(bat)).map(({ kind, by }) => [kind, by])).toEqual([["replied", "Owner"]]);
    expect(await readNotified(owner)).toEqual([]);
  });

  test("are gone, also uncounted and unchangeable, for who lost their part, and back with it (B-14.8)", async () => {
    const { owner, ann, contractId } = await people();
    await said(owner, contractId, { text: "@Ann", mentions: [getUserId(ann)] });
    const [first] = await readNotified(ann);
    const set = () =>
      call(change, {
        method: "PATCH",
        params: { notificationId: first?.id ?? "" },
        token: ann.token,
        body: { read: false },
      });
    expect([await readCount(ann), (await set()).status]).toEqual([{ count: 1 }, 200]);
    await leave(owner, ann, contractId);
    expect([await readNotified(ann), await readCount(ann), (await set()).status]).toEqual([[], { count: 0 }, 404]);
    await join(contractId, ann, "reviewer");
    expect(await readNotified(ann)).toHaveLength(1);
  });

  test("are read one by one or all at once, without what came meanwhile, and only by whom they are for (B-14.9)", async () => {
    const { owner, ann, bat, contractId } = await people();
    for (const minute of [1, 2, 3]) {
      setNow(`2026-11-22T10:0${minute}:00Z`);
      await said(owner, contractId, { text: `@Ann ${minute}`, mentions: [getUserId(ann)] });
    }
    const [newest, middle, oldest] = await readNotified(ann);
    const patch = (who: Person, id: string | undefined) =>
      call(change, { method: "PATCH", params: { notificationId: id ?? "" }, token: who.token, body: { read: true } });
    expect((await patch(bat, oldest?.id)).status).toBe(404);
    expect(await readCount(ann)).toEqual({ count: 3 });
    expect(await (await patch(ann, oldest?.id)).json()).toMatchObject({ id: oldest?.id, read: true });
    expect(await readCount(ann)).toEqual({ count: 2 });
    const upTo = { method: "POST", token: ann.token, body: { upTo: middle?.id } };
    expect((await call(read, upTo)).status).toBe(204);
    expect((await readNotified(ann, "?unread=true")).map(({ id }) => id)).toEqual([newest?.id]);
    expect((await readNotified(ann)).map((one) => one.read)).toEqual([false, true, true]);
  });

  test("come by pages, newest first (B-14.9)", async () => {
    const { owner, ann, contractId } = await people();
    for (const minute of [1, 2, 3]) {
      setNow(`2026-11-22T10:0${minute}:00Z`);
      await said(owner, contractId, { text: `@Ann ${minute}`, mentions: [getUserId(ann)] });
    }
    const first = await call(list, { token: ann.token, path: "/api?limit=2" });
    expect(((await first.json()) as NotificationDto[]).map(({ createdAt }) => createdAt.slice(14, 16))).toEqual([
      "03",
      "02",
    ]);
    const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    expect(
      (await readNotified(ann, next.slice(next.indexOf("?")))).map(({ createdAt }) => createdAt.slice(14, 16)),
    ).toEqual(["01"]);
  });

  test("tell whom a date was given to, and whoever's address was invited, until that is decided (B-14.8)", async () => {
    const { owner, ann, bat, contractId } = await people();
    const duty = newDeadlineBody.parse({ title: "Report", date: "2027-05-31", assigneeId: getUserId(ann) });
    const { id } = await addDeadline(owner.actor, contractId, duty);
    await changeDeadline(owner.actor, { contractId, deadlineId: id }, { note: "Soon" });
    expect((await readNotified(ann)).map(({ kind, deadlineId }) => [kind, deadlineId])).toEqual([["assigned", id]]);
    await changeDeadline(owner.actor, { contractId, deadlineId: id }, { assigneeId: getUserId(bat) });
    expect((await readNotified(bat)).map(({ kind }) => kind)).toEqual(["assigned"]);

    const [friend, unproven] = [await person("Friend"), await person("Unproven", "user", { isProven: false })];
    const sent = { role: "reviewer" as const, origin: "http://localhost:3000" };
    const { id: invitationId } = await invite(owner.actor, contractId, { ...sent, email: friend.email });
    await invite(owner.actor, contractId, { ...sent, email: friend.email });
    await invite(owner.actor, contractId, { ...sent, email: unproven.email });
    expect((await readNotified(friend)).map(({ kind, by }) => [kind, by])).toEqual([["invited", "Owner"]]);
    expect([await readNotified(unproven), await readCount(unproven)]).toEqual([[], { count: 0 }]);
    await revokeInvitation(owner.actor, invitationId);
    expect(await readNotified(friend)).toEqual([]);
  });

  test("of an invitation leads to its page, which opens by it for the proven address alone (B-3.3, B-14.8)", async () => {
    const { owner, ann, contractId } = await people();
    const [friend, unproven] = [await person("Friend"), await person("Unproven", "user", { isProven: false })];
    const sent = { role: "manager" as const, origin: "http://localhost:3000" };
    const { id } = await invite(owner.actor, contractId, { ...sent, email: friend.email });
    const [told] = await readNotified(friend);
    expect(told && notificationPath(told)).toBe(`/invitation/${id}`);
    const offered = { visitor: "invited", role: "manager", contract: { name: "Warehouse lease" } };
    expect(await visitInvitation(id, friend.actor)).toMatchObject(offered);
    for (const other of [null, ann.actor, owner.actor])
      await expect(visitInvitation(id, other)).rejects.toMatchObject({ key: "invitationNotFound" });

    const { id: unseen } = await invite(owner.actor, contractId, { ...sent, email: unproven.email });
    await expect(visitInvitation(unseen, unproven.actor)).rejects.toMatchObject({ key: "invitationNotFound" });
    await revokeInvitation(owner.actor, id);
    await expect(visitInvitation(id, friend.actor)).rejects.toMatchObject({ key: "invitationRevoked" });
  });

  test("are kept for half a year, and of one person the newest 500 (B-14.8)", async () => {
    const { owner, ann, contractId } = await people();
    setNow("2026-01-01T10:00:00Z");
    await said(owner, contractId, { text: "@Ann", mentions: [getUserId(ann)] });
    setNow("2026-11-22T10:00:00Z");
    const row = { userId: getUserId(ann), contractId, kind: "mentioned", byName: "Owner" };
    await db.notification.createMany({
      data: Array.from({ length: 503 }, (_, at) => ({
        ...row,
        id: newId(),
        createdAt: new Date(Date.UTC(2026, 10, 22, 0, 0, at)),
      })),
    });
    expect(await removeOldNotifications()).toBe(4);
    expect(await db.notification.count()).toBe(500);
    expect((await db.notification.findFirstOrThrow({ orderBy: { createdAt: "asc" } })).createdAt.getUTCSeconds()).toBe(
      3,
    );
    expect(await readCount(ann)).toEqual({ count: 100 }); // more than 99
  });
});

describe("letters about mentions and replies (B-14.10)", () => {
  test("go out as each person wants: at once, never, and never to an address that is not proven", async () => {
    const { owner, ann, bat, contractId } = await people();
    expect(await (await call(readSettings, { token: ann.token })).json()).toEqual({ mail: "atOnce", reachesYou: true });
    expect((await wish(bat, "hourly")).status).toBe(400);
    expect((await wish(bat, "never")).status).toBe(200);
    const unproven = await person("Unproven", "user", { isProven: false });
    await join(contractId, unproven, "reviewer");
    const before = (await letters(unproven)).length;
    await said(owner, contractId, { text: "All", mentions: [ann, bat, unproven].map(getUserId) });
    expect([(await letters(ann)).length, (await letters(bat)).length]).toEqual([1, 0]);
    expect((await letters(unproven)).length).toBe(before);
    expect([await readCount(ann), await readCount(bat), await readCount(unproven)]).toEqual(
      [1, 1, 1].map((count) => ({ count })),
    );
  });

  test("are in the transaction of the comment: both or neither", async () => {
    const { owner, ann, contractId } = await people();
    const record = await import("@/lib/audit/audit");
    const breaking = vi.spyOn(record, "recordInTransaction").mockRejectedValueOnce(new Error("the process ended"));
    onTestFinished(() => breaking.mockRestore());
    expect((await said(owner, contractId, { text: "@Ann", mentions: [getUserId(ann)] })).status).toBe(500);
    expect([await db.comment.count(), await db.notification.count(), await letters(ann)]).toEqual([0, 0, []]);
    expect((await said(owner, contractId, { text: "@Ann", mentions: [getUserId(ann)] })).status).toBe(201);
    expect(await letters(ann)).toHaveLength(1);
  });

  test("go with the letter in the morning, once, without what was read or is hidden by then", async () => {
    const { owner, ann, bat, contractId } = await people();
    const other = await createContract(owner, { name: "Office lease" });
    await join(other.contractId, ann, "reviewer");
    for (const who of [ann, bat]) await wish(who, "daily");
    await db.reminderSettings.create({ data: { userId: getUserId(ann), timeZone: "Asia/Ulaanbaatar", isOn: false } });
    await db.reminderSettings.create({ data: { userId: getUserId(bat), timeZone: "Asia/Ulaanbaatar" } });
    setNow("2026-11-22T09:00:00Z"); // five in the afternoon
    await said(owner, contractId, { text: "@Ann @Bat", mentions: [getUserId(ann), getUserId(bat)] });
    await said(owner, other.contractId, { text: "@Ann", mentions: [getUserId(ann)] });
    expect([await letters(ann), await remindEverybody()]).toEqual([[], 0]);
    await leave(owner, ann, other.contractId);
    const [ofBat] = await readNotified(bat);
    await call(change, {
      method: "PATCH",
      params: { notificationId: ofBat?.id ?? "" },
      token: bat.token,
      body: { read: true },
    });
    setNow("2026-11-22T23:00:00Z");
    expect([await remindEverybody(), await remindEverybody()]).toEqual([1, 0]);
    const [letter, ...more] = await letters(ann);
    expect([letter?.subject, more, await letters(bat)]).toEqual(["1 mention or reply", [], []]);
    expect(letter?.text).toContain("Owner mentioned you in a comment on “Warehouse lease”");
    expect(letter?.text).not.toContain("Office lease");
    setNow("2026-11-23T23:00:00Z");
    expect([await remindEverybody(), (await letters(ann)).length]).toEqual([0, 1]);
  });

  test("of a morning stand below its dates, in one letter", async () => {
    const { owner, ann, contractId } = await people();
    await wish(ann, "daily");
    setNow("2026-11-22T09:00:00Z");
    await db.reminderSettings.create({ data: { userId: getUserId(ann), timeZone: "Asia/Ulaanbaatar" } });
    const duty = newDeadlineBody.parse({ title: "Report", date: "2026-11-30", assigneeId: getUserId(ann) });
    await addDeadline(owner.actor, contractId, duty);
    await said(owner, contractId, { text: "@Ann", mentions: [getUserId(ann)] });
    setNow("2026-11-22T23:30:00Z");
    expect(await remindEverybody()).toBe(1);
    const [letter] = await letters(ann);
    expect(letter?.subject).toBe("1 date needs your attention, 1 mention or reply");
    expect(letter?.text.indexOf("Report")).toBeLessThan(letter?.text.indexOf("mentioned you") ?? 0);
  });
});
