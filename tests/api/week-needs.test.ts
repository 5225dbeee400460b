import { beforeEach, describe, expect, test } from "vitest";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { answersListed } from "@/lib/portfolio/cells/listed";
import { db } from "@/lib/platform/db";
import { unreadMentions } from "@/lib/people/notifications/notifications";
import { negotiationsIn, roundsWaiting } from "@/lib/exchange/rounds/waiting";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { createLease, RETURNED } from "./rounds-stage";

let owner: Person;
let friend: Person;
beforeEach(async () => {
  await resetDatabase();
  [owner, friend] = [await person("Owner"), await person("Friend")];
});

describe("files that came back wait for a word (B-27.11)", () => {
  test("of who took them in and of who was told, until all is decided; not of others, nor of who lost their part", async () => {
    const stranger = await person("Stranger");
    const lease = await createLease(owner);
    await join(lease.contractId, friend, "reviewer");
    const roundId = await lease.takeIn("back.docx", RETURNED, { sentBy: "Tuul Estate" });
    const changes = await lease.changes(roundId);
    const line = { roundId, contractId: lease.contractId, contractName: "Lease", sentBy: "Tuul Estate", untracked: 1 };
    const all = { count: 1, first: [{ ...line, open: changes.length }] };
    expect([await roundsWaiting(owner.actor), await roundsWaiting(friend.actor)]).toEqual([all, all]);
    expect(await roundsWaiting(stranger.actor)).toEqual({ count: 0, first: [] });

    const [first, ...others] = changes.map(({ id }) => id);
    const current = async () => (await lease.versions())[0]?.id ?? "";
    await lease.decide(roundId, { accept: [first], baseVersionId: await current() });
    await lease.decide(roundId, { reject: [first], baseVersionId: await current() }); // decided twice, counted once
    const left = (await roundsWaiting(owner.actor)).first[0];
    const untracked = changes.filter((change) => !change.tracked && change.id !== first).length;
    expect(left).toEqual({ ...line, open: others.length, untracked });
    expect([changes[0]?.tracked, untracked]).toEqual([false, 0]); // it was the untracked one
    await db.collaborator.deleteMany({ where: { userId: friend.actor.userId } });
    expect((await roundsWaiting(friend.actor)).count).toBe(0);
    await lease.decide(roundId, { accept: others, baseVersionId: await current() });
    expect((await roundsWaiting(owner.actor)).count).toBe(0);
  });

  test("no longer once a newer one came, and not while the text can't be changed", async () => {
    const lease = await createLease(owner);
    await lease.takeIn("back.docx", RETURNED);
    const second = await lease.takeIn("again.docx", RETURNED);
    expect((await roundsWaiting(owner.actor)).first.map(({ roundId }) => roundId)).toEqual([second]);
    await db.contract.update({ where: { id: lease.contractId }, data: { signedOn: "2026-11-01" } });
    expect((await roundsWaiting(owner.actor)).count).toBe(0);
  });
});

test("a contract is in negotiation from the first file sent until it is signed, for who has a part in it (B-7.23)", async () => {
  const stranger = await person("Stranger");
  const { contractId, takeIn } = await createLease(owner);
  await takeIn("back.docx", RETURNED);
  const found = async (who = owner) => (await negotiationsIn(who.actor, [contractId])).get(contractId);
  expect(await found()).toBeUndefined(); // only their file: nothing went out from here
  const sent = (at: string) => ({
    ...{ id: `sent ${at}`, contractId, kind: "sent", status: "ready", fileName: "lease.docx", createdByName: "Owner" },
    createdAt: new Date(at),
  });
  await db.round.create({ data: sent("2020-03-02T09:00:00.000Z") });
  expect(await found()).toMatchObject({ isWithThem: false }); // their reply came after it
  await db.round.create({ data: sent("2099-03-02T09:00:00.000Z") });
  expect(await found()).toEqual({ since: "2099-03-02T09:00:00.000Z", isWithThem: true });
  expect(await found(stranger)).toBeUndefined();
  expect((await db.contract.findUnique({ where: { id: contractId } }))?.status).not.toBe("negotiation");
  await db.contract.update({ where: { id: contractId }, data: { signedOn: "2026-11-01" } });
  expect(await found()).toBeUndefined();
});

test("comments that name somebody wait until they are read, the newest two in words, not beyond a line (B-27.11)", async () => {
  const lease = await createLease(owner);
  await join(lease.contractId, friend, "reviewer");
  const mentions = [friend.actor.userId];
  for (const text of ["@Friend one", "@Friend two", `@Friend ${"word ".repeat(60)}`])
    await call(comment, {
      method: "POST",
      params: { contractId: lease.contractId },
      token: owner.token,
      body: { text, mentions },
    });
  const { count, first } = await unreadMentions(friend.actor);
  expect([count, first.map(({ begins }) => begins.length), first[1]?.begins]).toEqual([3, [120, 3], "two"]);
  expect(first[1]).toMatchObject({ by: "Owner", contractName: "Lease" });
  expect(first[1]?.place).toMatch(new RegExp(`^/contracts/${lease.contractId}\\?comment=`, "u"));
  await db.notification.updateMany({ where: { userId: friend.actor.userId }, data: { readAt: new Date() } });
  expect(await unreadMentions(friend.actor)).toEqual({ count: 0, first: [] });
});

test("other side, value and end are listed of contracts that one has a part in (B-7.19)", async () => {
  const lease = await createLease(owner);
  const [version] = await lease.versions();
  const columns = ["counterparty", "fact:price", "fact:expiration_date"];
  const listed = await answersListed(owner.actor, [lease.contractId], columns);
  expect([...listed.keys()]).toEqual([lease.contractId]);
  const cells = listed.get(lease.contractId) ?? {};
  expect(Object.keys(cells)).toEqual(columns);
  expect(version?.plainText).toContain(cells["fact:price"]?.value?.text);
  expect((await answersListed(friend.actor, [lease.contractId], columns)).size).toBe(0);
});
