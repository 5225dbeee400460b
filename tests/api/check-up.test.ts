/** The yearly check-up by mail (B-49.8). */
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { PUT as change } from "@/app/api/deadlines/reminders/route";
import { addDeadline } from "@/lib/deadlines/changing";
import { newDeadlineBody } from "@/lib/deadlines/schema";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import * as mail from "@/lib/platform/mail/send-mail";
import { sendCheckUps } from "@/lib/since/check-up";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

beforeEach(resetDatabase);

function setNow(moment: string): void {
  vi.spyOn(clock, "now").mockReturnValue(new Date(moment));
  onTestFinished(() => void vi.restoreAllMocks());
}
const MORNING = "2027-01-15T01:00:00Z"; // nine in Ulaanbaatar
const settings = (who: Person, body: object) => call(change, { method: "PUT", token: who.token, body });
const letters = ({ email }: Person) =>
  db.outgoingMail.findMany({ where: { recipient: email, kind: "notice" }, orderBy: { createdAt: "asc" } });

/** An owner in Ulaanbaatar with a signed contract that ends within the year. */
async function signed(name = "Warehouse lease"): Promise<{ owner: Person; contractId: string }> {
  const owner = await person("Owner");
  await db.user.update({ where: { id: owner.actor.userId }, data: { defaultLanguage: "en" } });
  await settings(owner, { timeZone: "Asia/Ulaanbaatar" });
  return { owner, contractId: await anotherSigned(owner, name, "2027-09-30") };
}
async function anotherSigned(owner: Person, name: string, ends: string): Promise<string> {
  const { contractId } = await createContract(owner, { name });
  await db.contract.update({ where: { id: contractId }, data: { signedOn: "2024-03-10" } });
  await addDeadline(
    owner.actor,
    contractId,
    newDeadlineBody.parse({ kind: "expiration", title: "The end", date: ends }),
  );
  return contractId;
}

describe("the yearly check-up (B-49.8)", () => {
  test("goes out in the morning of the day, once a year, with what is ahead and what is missing", async () => {
    setNow("2027-01-14T22:30:00Z"); // half past six in Ulaanbaatar
    const { owner, contractId } = await signed();
    await db.deadline.create({
      data: { id: newId(), contractId, kind: "notice", date: "2027-06-01", foundOn: "2027-01-01", state: "proposed" },
    });
    expect(await sendCheckUps()).toBe(0);
    setNow(MORNING);
    expect(await sendCheckUps()).toBe(1);
    expect(await sendCheckUps()).toBe(0);
    const [letter] = await letters(owner);
    expect(letter?.subject).toBe("Yearly check-up of your contracts");
    expect(letter?.text).toContain("You manage 1 signed contract in force.");
    expect(letter?.text).toContain("Sep 30, 2027: The end – Warehouse lease");
    expect(letter?.text).toContain("Warehouse lease (not confirmed by anybody)");
    expect(letter?.text).toContain("1 date was read from the text");
    setNow("2028-01-15T01:00:00Z");
    await anotherSigned(owner, "Next year", "2028-05-01");
    expect(await sendCheckUps()).toBe(1);
    expect((await letters(owner))[1]?.text).not.toContain("Sep 30, 2027");
  });

  test("is whole or not there: what breaks off is sent by the next round, and six at once send one", async () => {
    setNow(MORNING);
    const { owner } = await signed();
    const breaking = vi.spyOn(mail, "queueMail").mockRejectedValueOnce(new Error("the process ended"));
    expect(await sendCheckUps()).toBe(0);
    expect(breaking).toHaveBeenCalledOnce();
    expect(await db.checkUp.count()).toBe(0);
    const counts = await Promise.all(Array.from({ length: 6 }, () => sendCheckUps()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await letters(owner)).toHaveLength(1);
  });

  test("tells nothing of what somebody reviews, was removed from, ended, or put in the trash", async () => {
    setNow(MORNING);
    const { owner, contractId } = await signed("Kept secret");
    await anotherSigned(owner, "Long over", "2026-01-01");
    const [gone, reviewer] = [await person("Gone"), await person("Reviewer")];
    await join(contractId, gone, "manager");
    await join(contractId, reviewer, "reviewer");
    for (const who of [gone, reviewer]) await settings(who, { timeZone: "Asia/Ulaanbaatar" });
    await db.collaborator.deleteMany({ where: { contractId, userId: gone.actor.userId } });
    expect(await sendCheckUps()).toBe(1);
    expect([await letters(gone), await letters(reviewer)]).toEqual([[], []]);
    const [letter] = await letters(owner);
    expect(letter?.text).toContain("Kept secret");
    expect(letter?.text).not.toContain("Long over");
  });

  test("leaves out a contract that its reader loses while the letter is made", async () => {
    setNow(MORNING);
    const { owner, contractId } = await signed("Kept secret");
    const manager = await person("Manager");
    await db.user.update({ where: { id: manager.actor.userId }, data: { defaultLanguage: "en" } });
    await settings(manager, { timeZone: "Asia/Ulaanbaatar" });
    await join(contractId, manager, "manager");
    const own = await anotherSigned(manager, "Their own", "2027-03-01");
    const store = await import("@/lib/since/check-up-store");
    const real = store.managedNow;
    vi.spyOn(store, "managedNow").mockImplementation(async (userId, ids, tx) => {
      if (userId === manager.actor.userId) await tx.collaborator.deleteMany({ where: { contractId, userId } });
      return real(userId, ids, tx);
    });
    expect(await sendCheckUps()).toBe(2);
    expect((await letters(manager))[0]?.text).toContain("Their own");
    expect((await letters(manager))[0]?.text).not.toContain("Kept secret");
    expect((await letters(owner))[0]?.text).toContain("Kept secret");
    expect(own).not.toBe(contractId);
  });

  test("comes on the chosen day, later where nothing ran, not when it is off or there is nothing to say", async () => {
    setNow("2027-05-20T01:00:00Z");
    const { owner, contractId } = await signed();
    expect(await sendCheckUps()).toBe(0); // January is long over
    expect((await settings(owner, { checkUpDay: "02-30" })).status).toBe(400);
    const kept = await settings(owner, { checkUpDay: "05-10", isCheckUpOn: false });
    expect(await kept.json()).toMatchObject({ checkUpDay: "05-10", isCheckUpOn: false, isOn: true });
    expect(await sendCheckUps()).toBe(0);
    await settings(owner, { isCheckUpOn: true });
    expect(await sendCheckUps()).toBe(1);
    const quiet = await person("Quiet");
    await settings(quiet, { timeZone: "Asia/Ulaanbaatar", checkUpDay: "05-20" });
    const { contractId: unsaid } = await createContract(quiet, { name: "No dates" });
    await db.contract.update({ where: { id: unsaid }, data: { signedOn: "2024-03-10" } });
    expect(await sendCheckUps()).toBe(0);
    expect(await letters(quiet)).toEqual([]);
    expect(await db.checkUp.count({ where: { count: 0 } })).toBe(1);
    expect(contractId).not.toBe(unsaid);
  });

  test("of Feb 29 comes on Feb 28 in other years", async () => {
    setNow("2027-02-28T01:00:00Z");
    const { owner } = await signed();
    await settings(owner, { checkUpDay: "02-29" });
    expect(await sendCheckUps()).toBe(1);
  });
});
