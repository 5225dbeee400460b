/** What webhooks are told, when, and how often; and when no more. */
import { beforeEach, describe, expect, test } from "vitest";
import { announcedAs, WEBHOOK_EVENTS } from "@/lib/audit/announced";
import { AUDIT_DETAILS } from "@/lib/audit/schema";
import { en } from "@/lib/copy/en";
import { mn } from "@/lib/copy/mn";
import { ru } from "@/lib/copy/ru";
import { recordInEach, recordInTransaction } from "@/lib/audit/audit";
import { changeContract } from "@/lib/contracts/changes";
import { addComment } from "@/lib/contracts/comments/comments";
import { endContract, trashContract, undeleteContract } from "@/lib/contracts/trash/trash";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { localDay } from "@/lib/dates";
import { addDeadline } from "@/lib/deadlines/changing";
import { recordDueDates } from "@/lib/deadlines/reminders";
import { newDeadlineBody } from "@/lib/deadlines/schema";
import { invite } from "@/lib/people/collaboration/invitations";
import { removeCollaborator } from "@/lib/people/collaboration/collaborators";
import { deleteUser } from "@/lib/people/accounts/administration/admin-users";
import { db, inTransaction } from "@/lib/platform/db";
import { RUNNERS } from "@/lib/platform/jobs/lanes";
import { MOST_WAITING } from "@/lib/webhooks/bounds";
import { resendDelivery, listDeliveries, removeOldDeliveries } from "@/lib/webhooks/deliveries";
import { changeWebhook } from "@/lib/webhooks/webhooks";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";
import { hookOf, receiver, runWebhooks, stopClock } from "./webhooks-stage";

let owner: Person;
let reviewer: Person;
let contractId: string;
beforeEach(async () => {
  await resetDatabase();
  [owner, reviewer] = [await person("Owner", "admin"), await person("Reviewer")];
  contractId = (await createContract(owner, { name: "Lease of Sükhbaatar 12" })).contractId;
  await join(contractId, reviewer, "reviewer");
});

/** Of today, so that sessions live. */
const NOON = `${localDay(new Date())}T12:00:00Z`;
const dayIn = (days: number) => localDay(new Date(Date.parse(NOON) + days * 86_400_000));
const rename = (name: string) => changeContract(owner.actor, contractId, { name });
const log = async (who: Person, webhookId: string) =>
  (await listDeliveries(who.actor, webhookId, { limit: 100 })).items;

describe("an event (B-39.2)", () => {
  test("is told to whoever can open the contract and asked for it, with ids and times alone", async () => {
    const [mine, theirs] = [await hookOf(owner.actor), await hookOf(reviewer.actor, ["comment.added"])];
    const stranger = await person("Stranger");
    await hookOf(stranger.actor);
    await rename("The landlord's secret name");
    const { id } = await addComment(owner.actor, contractId, { text: "Is the rent 5,000?", location: "1" });
    await saveVersion(owner.actor, contractId, { content: "<p>Rent is 7,000.</p>" });
    const hook = receiver();
    await runWebhooks(hook.poster);
    expect(hook.types().sort()).toEqual(["comment.added", "comment.added", "contract.renamed", "version.saved"]);
    expect(hook.bodies().filter(({ type }) => type === "comment.added")).toEqual([
      { type: "comment.added", timestamp: expect.stringMatching(/Z$/), data: { contractId, commentId: id } },
      { type: "comment.added", timestamp: expect.stringMatching(/Z$/), data: { contractId, commentId: id } },
    ]);
    expect(hook.bodies().find(({ type }) => type === "version.saved")?.data).toEqual({ contractId, version: 2 });
    const sent = JSON.stringify(hook.taken);
    for (const secret of ["landlord", "Lease", "Rent", "rent", "5,000", "7,000", owner.email, "Owner", "Reviewer"])
      expect(sent).not.toContain(secret);
    expect(await log(reviewer, theirs.id)).toMatchObject([{ type: "comment.added", state: "delivered", status: 204 }]);
    expect(await log(owner, mine.id)).toHaveLength(3);
  });

  test("that is undone is told to nobody; one that is done waits in the same transaction", async () => {
    await hookOf(owner.actor);
    const event = { chain: contractId, action: "contract.renamed", detail: { from: "a", to: "b" } } as const;
    await expect(
      inTransaction(async (tx) => {
        await recordInTransaction(owner.actor, event, tx);
        throw new Error("the process ended");
      }),
    ).rejects.toThrow("ended");
    expect([await db.webhookEvent.count(), await db.job.count({ where: { name: "spreadWebhooks" } })]).toEqual([0, 0]);
    await inTransaction((tx) => recordInTransaction(owner.actor, event, tx));
    expect(await db.webhookEvent.findMany()).toMatchObject([{ contractId, type: "contract.renamed" }]);
    expect(await db.job.count({ where: { name: "spreadWebhooks" } })).toBe(1);
  });

  test("costs nothing where nobody who could be told has a webhook that is on", async () => {
    const { id } = await hookOf(owner.actor);
    await hookOf((await person("Stranger")).actor);
    await changeWebhook(owner.actor, id, { isOn: false });
    await rename("Other");
    expect([await db.webhookEvent.count(), await db.job.count({ where: { name: "spreadWebhooks" } })]).toEqual([0, 0]);
  });

  test("of a date comes on its day, once, and again for a new date", async () => {
    const time = stopClock(NOON);
    await hookOf(owner.actor, ["deadline.due"]);
    const body = newDeadlineBody.parse({ title: "Pay", date: dayIn(2) });
    const { id } = await addDeadline(owner.actor, contractId, body);
    expect(await recordDueDates()).toBe(0);
    time.pass(2 * 86_400_000);
    expect([await recordDueDates(), await recordDueDates()]).toEqual([1, 0]);
    await db.deadline.update({ where: { id }, data: { date: dayIn(3) } });
    expect(await recordDueDates()).toBe(0);
    time.pass(86_400_000);
    expect(await recordDueDates()).toBe(1);
    const hook = receiver();
    await runWebhooks(hook.poster);
    expect(hook.bodies().map(({ data }) => data)).toEqual([
      { contractId, deadlineId: id },
      { contractId, deadlineId: id },
    ]);
  });

  test("of each kind comes from some action of the trail, and has words on the screen", () => {
    const announced = Object.keys(AUDIT_DETAILS).flatMap(announcedAs);
    expect([...new Set(announced)].sort()).toEqual([...WEBHOOK_EVENTS].sort());
    for (const { webhooks } of [en, ru, mn])
      expect(Object.keys(webhooks.types).sort()).toEqual([...WEBHOOK_EVENTS, "webhook.test"].sort());
  });
});

describe("access (B-39.3)", () => {
  test("that ends between the event and its delivery ends the delivery, and a resend too", async () => {
    const { id } = await hookOf(reviewer.actor);
    await rename("Other");
    const hook = receiver();
    await db.job.deleteMany({ where: { name: "sendWebhook" } });
    const part = await db.collaborator.findFirstOrThrow({ where: { contractId, userId: reviewer.actor.userId } });
    await removeCollaborator(owner.actor, contractId, part.id);
    await runWebhooks(hook.poster);
    expect(hook.taken).toEqual([]); // nor the event of the removal itself
    await join(contractId, reviewer, "reviewer");
    await rename("Third");
    await runWebhooks(receiver(() => ({ status: 500 })).poster);
    await db.collaborator.deleteMany({ where: { contractId, userId: reviewer.actor.userId } });
    const [delivery] = await log(reviewer, id);
    await resendDelivery(reviewer.actor, { webhookId: id, deliveryId: delivery?.id ?? "" });
    await runWebhooks(hook.poster);
    expect(hook.taken).toEqual([]);
    expect(await log(reviewer, id)).toMatchObject([{ state: "dropped", failure: "noAccess" }]);
    await join(contractId, reviewer, "reviewer");
    await resendDelivery(reviewer.actor, { webhookId: id, deliveryId: delivery?.id ?? "" });
    await runWebhooks(hook.poster);
    expect(hook.types()).toEqual(["contract.renamed"]);
  });

  test("of a contract in the trash, restored, and gone: everybody who had a part is told, with its id", async () => {
    await hookOf(owner.actor, ["contract.trashed", "contract.untrashed", "contract.deleted"]);
    const theirs = await hookOf(reviewer.actor);
    const hook = receiver();
    await rename("Waiting");
    await trashContract(owner.actor, contractId);
    await runWebhooks(hook.poster);
    expect(hook.types().sort()).toEqual(["contract.trashed", "contract.trashed"]); // the other one waits for nobody
    expect(await log(reviewer, theirs.id)).toMatchObject([{ type: "contract.trashed" }]);
    await undeleteContract(owner.actor, contractId);
    await runWebhooks(hook.poster);
    await trashContract(owner.actor, contractId);
    await endContract(owner.actor, contractId);
    await runWebhooks(hook.poster);
    expect(hook.types().filter((type) => type === "contract.untrashed")).toHaveLength(2);
    expect(hook.types().filter((type) => type === "contract.deleted")).toHaveLength(2);
    expect(hook.bodies().at(-1)?.data).toEqual({ contractId });
  });

  test("of a contract in the trash is not told to an account that was deactivated meanwhile (B-38.4)", async () => {
    const hand = stopClock(NOON);
    for (const { actor } of [owner, reviewer]) await hookOf(actor, ["contract.trashed"]);
    await trashContract(owner.actor, contractId);
    await runWebhooks(receiver(() => ({ status: 503 })).poster);
    await db.user.update({ where: { id: reviewer.actor.userId }, data: { deactivatedAt: new Date(NOON) } });
    hand.pass(3_600_000);
    const hook = receiver();
    await runWebhooks(hook.poster);
    expect(hook.types()).toEqual(["contract.trashed"]); // the owner's
  });

  test("that was taken away before the trash was emptied again is not told what happens after", async () => {
    await hookOf(reviewer.actor);
    await trashContract(owner.actor, contractId);
    const waiting = await db.webhookEvent.findMany();
    expect(waiting).toMatchObject([{ type: "contract.trashed" }]);
    await undeleteContract(owner.actor, contractId);
    await db.collaborator.deleteMany({ where: { contractId, userId: reviewer.actor.userId } });
    const hook = receiver();
    await runWebhooks(hook.poster);
    expect(hook.types()).toEqual([]);
  });

  test("of a deleted account goes with its webhooks and what waits", async () => {
    await hookOf(reviewer.actor);
    await rename("Other");
    await deleteUser(owner.actor, reviewer.actor.userId);
    const hook = receiver();
    await runWebhooks(hook.poster);
    expect(hook.taken).toEqual([]);
    expect([await db.webhook.count(), await db.webhookDelivery.count()]).toEqual([0, 0]);
  });

  test("an invitation and who accepts it are told by id", async () => {
    await hookOf(owner.actor, ["invitation.sent"]);
    await invite(owner.actor, contractId, { email: "guest@example.com", role: "reviewer", origin: "http://localhost" });
    const hook = receiver();
    await runWebhooks(hook.poster);
    expect(hook.bodies()).toMatchObject([{ data: { contractId, invitationId: expect.any(String) } }]);
    expect(JSON.stringify(hook.taken)).not.toContain("guest@example.com");
  });
});

describe("a delivery that fails (B-39.5)", () => {
  const SECOND = 1_000;
  const [MINUTE, HOUR] = [60 * SECOND, 3_600 * SECOND];
  const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];

  test("is tried again after each pause with the same id and body, then counts as failed", async () => {
    const time = stopClock(NOON);
    const { id } = await hookOf(owner.actor);
    await rename("Other");
    const hook = receiver(() => ({ failure: "timeout" }));
    await runWebhooks(hook.poster);
    for (const [tried, pause] of PAUSES.entries()) {
      expect(await log(owner, id)).toMatchObject([{ state: "waiting", attempts: tried + 1, failure: "timeout" }]);
      time.pass(pause - SECOND);
      expect(await runWebhooks(hook.poster)).toBe(0);
      time.pass(SECOND);
      await runWebhooks(hook.poster);
    }
    expect(hook.taken).toHaveLength(8);
    expect(new Set(hook.taken.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(hook.taken.map(({ body }) => body)).size).toBe(1);
    expect(new Set(hook.taken.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(8);
    expect(await log(owner, id)).toMatchObject([{ state: "failed", attempts: 8, nextAt: null }]);
    time.pass(100 * HOUR);
    expect(await runWebhooks(hook.poster)).toBe(0);
  });

  test("is not tried again once it was taken, however often its job runs", async () => {
    const { id } = await hookOf(owner.actor);
    await rename("Other");
    const hook = receiver();
    await runWebhooks(hook.poster);
    await db.job.updateMany({ where: { name: { in: ["sendWebhook", "spreadWebhooks"] } }, data: { doneAt: null } });
    await runWebhooks(hook.poster);
    expect(hook.taken).toHaveLength(1);
    const [delivery] = await log(owner, id);
    await resendDelivery(owner.actor, { webhookId: id, deliveryId: delivery?.id ?? "" });
    await runWebhooks(hook.poster);
    expect(new Set(hook.taken.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([delivery?.id]));
    expect(hook.taken).toHaveLength(2);
  });

  test("turns the webhook off after five days without success, with one letter; turned on it starts afresh", async () => {
    const time = stopClock(NOON);
    await db.user.update({ where: { id: owner.actor.userId }, data: { defaultLanguage: "en" } });
    const { id } = await hookOf(owner.actor);
    const down = receiver(() => ({ status: 503 }));
    for (let day = 0; day < 6; day += 1) {
      await rename(`Name ${day}`);
      await runWebhooks(down.poster);
      time.pass(24 * HOUR);
    }
    expect(await db.webhook.findUniqueOrThrow({ where: { id } })).toMatchObject({ disabledBecause: "failing" });
    const before = down.taken.length;
    await rename("Once more");
    await runWebhooks(down.poster);
    expect(down.taken).toHaveLength(before);
    const letters = await db.outgoingMail.findMany({ where: { recipient: owner.email, kind: "notice" } });
    expect(letters.map(({ subject }) => subject)).toEqual(["Your webhook at hooks.example is off"]);
    expect(await log(owner, id)).toContainEqual(expect.objectContaining({ state: "dropped", failure: "disabled" }));
    await changeWebhook(owner.actor, id, { isOn: true });
    await rename("Back");
    await runWebhooks(down.poster);
    expect((await db.webhook.findUniqueOrThrow({ where: { id } })).disabledAt).toBeNull();
    const up = receiver();
    time.pass(HOUR);
    await runWebhooks(up.poster);
    expect((await db.webhook.findUniqueOrThrow({ where: { id } })).failingSince).toBeNull();
  });

  test("with 410 turns it off at once", async () => {
    const { id } = await hookOf(owner.actor);
    await rename("Other");
    await runWebhooks(receiver(() => ({ status: 410 })).poster);
    expect(await db.webhook.findUniqueOrThrow({ where: { id } })).toMatchObject({ disabledBecause: "gone" });
    expect(await log(owner, id)).toMatchObject([{ state: "failed", status: 410 }]);
  });

  test("and is sent again meanwhile counts only what was asked last", async () => {
    const { id } = await hookOf(owner.actor);
    await rename("Other");
    const hook = receiver(async () => {
      const [delivery] = await log(owner, id);
      if (hook.taken.length === 1) await resendDelivery(owner.actor, { webhookId: id, deliveryId: delivery?.id ?? "" });
      return hook.taken.length === 1 ? { status: 500 } : { status: 200 };
    });
    await runWebhooks(hook.poster);
    expect(hook.taken).toHaveLength(2);
    expect(await log(owner, id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });
});

describe("many at once (B-39.5)", () => {
  test("of hundreds of contracts are noted by a few statements, and each is told", async () => {
    await hookOf(owner.actor, ["contract.moved"]);
    const ids = Array.from({ length: 120 }, (_, index) => `c${String(index).padStart(3, "0")}`);
    await db.contract.createMany({
      data: ids.map((id) => ({ id, name: id, contractType: "Other", status: "analyzed", uploadedAt: new Date() })),
    });
    await db.collaborator.createMany({
      data: ids.map((id) => ({
        ...{ id, contractId: id, userId: owner.actor.userId, role: "admin", contractUploadedAt: new Date() },
      })),
    });
    const events = ids.map((chain) => ({ chain, action: "contract.filed" as const, detail: { from: "", to: "A" } }));
    await inTransaction((tx) => recordInEach(owner.actor, events, tx));
    expect(await db.job.count({ where: { name: "spreadWebhooks" } })).toBe(1);
    const hook = receiver();
    await runWebhooks(hook.poster);
    expect(new Set(hook.bodies().map(({ data }) => data["contractId"]))).toEqual(new Set(ids));
  });

  test("beyond ten thousand that wait turn the webhook off, so that no queue grows without end", async () => {
    const { id } = await hookOf(owner.actor);
    const row = { webhookId: id, type: "comment.added", payload: "{}", state: "waiting", createdAt: new Date() };
    await db.webhookDelivery.createMany({
      data: Array.from({ length: MOST_WAITING - 1 }, (_, index) => ({ ...row, id: `msg_${index}` })),
    });
    await rename("The last that fits");
    const hook = receiver();
    await runWebhooks({ post: async () => ({ failure: "timeout" }) });
    expect((await db.webhook.findUniqueOrThrow({ where: { id } })).disabledAt).toBeNull();
    await rename("One more");
    await runWebhooks(hook.poster);
    expect(await db.webhook.findUniqueOrThrow({ where: { id } })).toMatchObject({ disabledBecause: "crowded" });
    expect(hook.taken).toEqual([]);
  });

  test("hold up no other work: they have a lane of their own, and the log is kept for 30 days", async () => {
    const time = stopClock(NOON);
    await hookOf(owner.actor);
    await rename("Other");
    await runWebhooks(receiver().poster);
    const lanes = await db.job.findMany({ where: { name: "sendWebhook" }, select: { lane: true } });
    expect(lanes).toEqual([{ lane: "webhooks" }]);
    expect(RUNNERS.webhooks).toBeGreaterThan(1);
    expect(await removeOldDeliveries()).toBe(0);
    time.pass(31 * 86_400_000);
    expect(await removeOldDeliveries()).toBe(1);
  });
});
