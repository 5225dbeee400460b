import ICAL from "ical.js";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { GET as readCalendar } from "@/app/api/calendar/[feed]/route";
import { DELETE as revoke, GET as readFeed, POST as make } from "@/app/api/deadlines/feed/route";
import { GET as readReminders, PUT as change } from "@/app/api/deadlines/reminders/route";
import { GET as listDates } from "@/app/api/deadlines/route";
import { removeCollaborator } from "@/lib/people/collaboration/collaborators";
import { addDeadline, changeDeadline, removeDeadline } from "@/lib/deadlines/changing";
import { findToday } from "@/lib/deadlines/deadlines";
import { changeReminders, noteBrowserZone, remindEverybody } from "@/lib/deadlines/reminders";
import { newDeadlineBody } from "@/lib/deadlines/schema";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import * as mail from "@/lib/platform/mail/send-mail";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

beforeEach(resetDatabase);

function setNow(moment: string): void {
  vi.spyOn(clock, "now").mockReturnValue(new Date(moment));
  onTestFinished(() => void vi.restoreAllMocks());
}
const added = (who: Person, contractId: string, body: object) =>
  addDeadline(who.actor, contractId, newDeadlineBody.parse(body));
const letters = async ({ email }: Person) =>
  (await db.outgoingMail.findMany({ where: { recipient: email, kind: "notice" }, orderBy: { createdAt: "asc" } })).map(
    ({ subject, text }) => ({ subject, text }),
  );
/** As nobody changed it. */
const CHECK_UP = { isCheckUpOn: true, checkUpDay: "01-15" };
const changeSettings = (who: Person, body: object) => call(change, { method: "PUT", token: who.token, body });

/** An owner in Ulaanbaatar with a date a week from 23 November 2026. */
async function dated(): Promise<{ owner: Person; contractId: string }> {
  const owner = await person("Owner");
  await db.user.update({ where: { id: owner.actor.userId }, data: { defaultLanguage: "en" } });
  const { contractId } = await createContract(owner, { name: "Warehouse lease" });
  await changeSettings(owner, { timeZone: "Asia/Ulaanbaatar" });
  await added(owner, contractId, { title: "Answer round 2", date: "2026-11-30" });
  return { owner, contractId };
}

describe("reminders by mail (B-27.12)", () => {
  test("go out once in the morning of a person's own day, as one letter in their language", async () => {
    setNow("2026-11-22T22:30:00Z"); // half past six in Ulaanbaatar
    const { owner, contractId } = await dated();
    await added(owner, contractId, { title: "Pay", date: "2026-11-23" });
    expect(await remindEverybody()).toBe(0);
    setNow("2026-11-22T23:00:00Z");
    expect(await remindEverybody()).toBe(1);
    expect(await remindEverybody()).toBe(0);
    const [letter] = await letters(owner);
    expect(letter?.subject).toBe("2 dates need your attention");
    expect(letter?.text).toContain("Nov 23, 2026 (today): Pay – Warehouse lease");
    expect(letter?.text).toContain("Nov 30, 2026 (in 7 days): Answer round 2 – Warehouse lease");
    setNow("2026-11-23T23:00:00Z");
    expect(await remindEverybody()).toBe(0);
    expect(await letters(owner)).toHaveLength(1);
  });

  test("go out once, whatever runs at once", async () => {
    setNow("2026-11-23T01:00:00Z");
    const { owner } = await dated();
    const counts = await Promise.all(Array.from({ length: 6 }, () => remindEverybody()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await letters(owner)).toHaveLength(1);
    expect(await db.job.count({ where: { name: "sendMail" } })).toBe(1);
  });

  test("that break off before the end are sent whole by the next round", async () => {
    setNow("2026-11-23T01:00:00Z");
    const { owner } = await dated();
    const breaking = vi.spyOn(mail, "queueMail").mockRejectedValueOnce(new Error("the process ended"));
    expect(await remindEverybody()).toBe(0);
    expect(breaking).toHaveBeenCalledOnce();
    expect(await db.reminderDigest.count()).toBe(0);
    expect(await remindEverybody()).toBe(1);
    expect(await letters(owner)).toHaveLength(1);
  });

  test("after days of silence are one letter that says so", async () => {
    setNow("2026-11-20T01:00:00Z");
    const { owner, contractId } = await dated();
    await added(owner, contractId, { title: "Pay", date: "2026-11-24" });
    await remindEverybody();
    setNow("2026-11-26T01:00:00Z");
    expect(await remindEverybody()).toBe(1);
    const [letter] = await letters(owner);
    expect(letter?.text).toContain("No reminders have gone out since Nov 20, 2026.");
    expect(letter?.text).toContain("Nov 24, 2026 (2 days overdue): Pay");
    expect(letter?.text).toContain("Nov 30, 2026 (in 4 days): Answer round 2");
  });

  test("speak of no silence where nothing was missed: nothing was due, was not there yet, or wasn't wanted", async () => {
    setNow("2026-11-01T01:00:00Z");
    const { owner, contractId } = await dated();
    const { id } = await db.deadline.findFirstOrThrow({ where: { contractId } });
    await remindEverybody(); // 29 days before: nothing is due
    await changeDeadline(owner.actor, { contractId, deadlineId: id }, { state: "done" });
    setNow("2026-11-20T01:00:00Z");
    await remindEverybody(); // nothing is open, so nobody looks
    await added(owner, contractId, { title: "Pay", date: "2026-12-15" });
    expect(await remindEverybody()).toBe(0); // 30 days before it was not there yet
    setNow("2026-12-08T01:00:00Z");
    expect(await remindEverybody()).toBe(1);
    await changeReminders(owner.actor, { isOn: false });
    setNow("2026-12-20T01:00:00Z");
    await added(owner, contractId, { title: "Call", date: "2026-12-20" });
    expect(await remindEverybody()).toBe(0);
    await changeReminders(owner.actor, { isOn: true });
    expect(await remindEverybody()).toBe(1);
    const sent = await letters(owner);
    expect(sent.map(({ subject }) => subject)).toEqual(["1 date needs your attention", "1 date needs your attention"]);
    for (const { text } of sent) expect(text).not.toContain("No reminders have gone out");
    expect(sent[1]?.text).toContain("Call – Warehouse lease");
  });

  test("go to whoever has it, else to those who manage the contract, never to who lost their part or wants none", async () => {
    setNow("2026-11-23T01:00:00Z");
    const { owner, contractId } = await dated();
    const [reviewer, gone] = [await person("Reviewer"), await person("Gone")];
    for (const who of [reviewer, gone]) await join(contractId, who, "reviewer");
    for (const who of [reviewer, gone]) await changeSettings(who, { timeZone: "Asia/Ulaanbaatar" });
    for (const who of [reviewer, gone])
      await added(owner, contractId, { title: "Theirs", date: "2026-11-23", assigneeId: who.actor.userId });
    const { id } = await db.collaborator.findUniqueOrThrow({
      where: { contractId_userId: { contractId, userId: gone.actor.userId } },
    });
    await removeCollaborator(owner.actor, contractId, id);
    await changeSettings(owner, { isOn: false });
    expect(await remindEverybody()).toBe(1);
    expect([await letters(owner), await letters(gone)]).toEqual([[], []]);
    expect((await letters(reviewer))[0]?.text.match(/Theirs/g)).toHaveLength(1);
    await changeSettings(owner, { isOn: true });
    expect(await remindEverybody()).toBe(1);
    expect((await letters(owner))[0]?.text.match(/Theirs/g)).toHaveLength(1); // nobody else has the second one
  });

  test("are off and on by one's own settings, with a time zone that there is", async () => {
    const owner = await person("Owner");
    const read = async () => (await call(readReminders, { token: owner.token })).json();
    expect(await read()).toEqual({ isOn: true, timeZone: "", reachesYou: true, ...CHECK_UP });
    expect((await changeSettings(owner, { timeZone: "Asia/Atlantis" })).status).toBe(400);
    expect((await changeSettings(owner, { isOn: false, timeZone: "Asia/Hovd" })).status).toBe(200);
    expect(await read()).toEqual({ isOn: false, timeZone: "Asia/Hovd", reachesYou: true, ...CHECK_UP });
  });
});

describe("the day of the reader", () => {
  const EVENING = "2026-11-22T20:00:00Z"; // the next day in Ulaanbaatar, not yet in London
  const HERE = { cookie: "zone=Asia%2FUlaanbaatar" };
  const today = async (who: Person, headers: Record<string, string> = {}) => {
    const rows = (await (await call(listDates, { token: who.token, headers })).json()) as { isLate: boolean }[];
    return rows.map(({ isLate }) => isLate);
  };
  const kept = async ({ actor: { userId } }: Person) =>
    db.reminderSettings.findUnique({ where: { userId }, select: { timeZone: true, isZoneChosen: true } });

  test("is that of the browser from its first request on, and of nobody's where it names no zone (B-27.17)", async () => {
    setNow("2026-11-22T12:00:00Z");
    const owner = await person("Owner");
    const { contractId } = await createContract(owner);
    await added(owner, contractId, { title: "Pay", date: "2026-11-22" });
    setNow(EVENING);
    expect(await today(owner, HERE)).toEqual([true]);
    expect(await today(owner, { cookie: "zone=Europe%2FLondon" })).toEqual([false]);
    for (const zone of ["Asia%2FAtlantis", "%", "x".repeat(200), ""])
      expect(await today(owner, { cookie: `zone=${zone}` })).toEqual(await today(owner));
  });

  test("is kept where the browser is by now, for letters too, unless a zone was chosen (B-27.17)", async () => {
    const owner = await person("Owner");
    const at = (browserZone: string) => noteBrowserZone(owner.actor.userId, browserZone);
    await noteBrowserZone(owner.actor.userId, undefined);
    expect(await kept(owner)).toBeNull();
    await at("Asia/Ulaanbaatar");
    expect(await kept(owner)).toEqual({ timeZone: "Asia/Ulaanbaatar", isZoneChosen: false });
    await at("Asia/Tokyo");
    expect(await kept(owner)).toEqual({ timeZone: "Asia/Tokyo", isZoneChosen: false });
    await changeSettings(owner, { isOn: false });
    expect(await kept(owner)).toEqual({ timeZone: "Asia/Tokyo", isZoneChosen: false });
    await changeSettings(owner, { timeZone: "Asia/Hovd" });
    await at("Asia/Tokyo");
    expect(await kept(owner)).toEqual({ timeZone: "Asia/Hovd", isZoneChosen: true });
    setNow(EVENING);
    expect(await findToday({ ...owner.actor, browserZone: "Europe/London" })).toBe("2026-11-23");
  });

  test("of an account that is gone is kept nowhere", async () => {
    const owner = await person("Owner");
    await db.user.delete({ where: { id: owner.actor.userId } });
    await noteBrowserZone(owner.actor.userId, "Asia/Tokyo");
    expect(await db.reminderSettings.count()).toBe(0);
  });
});

describe("the calendar link (B-27.13)", () => {
  const madeBy = async (who: Person) =>
    (await (await call(make, { method: "POST", token: who.token })).json()) as { url: string };
  const fileIn = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";
  const ask = (feed: string, headers: Record<string, string> = {}) => call(readCalendar, { params: { feed }, headers });
  const eventsIn = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as object[]).getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));

  test("is read by an independent parser: whole days, the same names, and rules as contracts mean them", async () => {
    const { owner, contractId } = await dated();
    const monthly = { title: "Report", date: "2027-01-31", repeat: "FREQ=MONTHLY;COUNT=3" };
    const { id } = await added(owner, contractId, monthly);
    const response = await ask(fileIn((await madeBy(owner)).url));
    expect(response.headers.get("content-type")).toContain("text/calendar");
    const events = eventsIn(await response.text());
    expect(events.map(({ summary }) => summary)).toEqual([
      "Answer round 2 – Warehouse lease",
      "Report – Warehouse lease",
    ]);
    const [first, report] = events;
    expect([first?.startDate.isDate, first?.startDate.toString()]).toEqual([true, "2026-11-30"]);
    expect(report?.uid).toBe(id);
    const days = report?.iterator();
    expect([days?.next(), days?.next(), days?.next(), days?.next()].map((day) => day?.toString())).toEqual([
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
      undefined,
    ]);
  });

  test("says that nothing changed to who asks again, and what changed when it did", async () => {
    const { owner, contractId } = await dated();
    const feed = fileIn((await madeBy(owner)).url);
    const etag = (await ask(feed)).headers.get("etag") ?? "";
    expect((await ask(feed, { "if-none-match": etag })).status).toBe(304);
    const { id } = await db.deadline.findFirstOrThrow({ where: { contractId } });
    await changeDeadline(owner.actor, { contractId, deadlineId: id }, { date: "2026-12-02" });
    const again = await ask(feed, { "if-none-match": etag });
    expect(again.status).toBe(200);
    const [event] = eventsIn(await again.text());
    expect([event?.uid, event?.startDate.toString()]).toEqual([id, "2026-12-02"]);
  });

  test("tells a program that asks by time what changed since, also what is gone, and reads no date for it", async () => {
    setNow("2026-11-23T01:00:00.900Z");
    const { owner, contractId } = await dated();
    const { id } = await added(owner, contractId, { title: "Report", date: "2026-12-05" });
    const feed = fileIn((await madeBy(owner)).url);
    const since = (await ask(feed)).headers.get("last-modified") ?? "";
    expect(since).toBe("Mon, 23 Nov 2026 01:00:00 GMT");
    const read = vi.spyOn(db.deadline, "findMany");
    const unchanged = await ask(feed, { "if-modified-since": since });
    expect([unchanged.status, unchanged.headers.get("last-modified"), read.mock.calls.length]).toEqual([304, since, 0]);
    await removeDeadline(owner.actor, { contractId, deadlineId: id }); // within the same second
    const fewer = await ask(feed, { "if-modified-since": since });
    expect([fewer.status, eventsIn(await fewer.text()).length]).toEqual([200, 1]);
    const then = fewer.headers.get("last-modified") ?? "";
    expect((await ask(feed, { "if-modified-since": then })).status).toBe(304);
    expect((await ask(feed, { "if-modified-since": then, "if-none-match": '"older"' })).status).toBe(200);
    expect((await ask(feed, { "if-modified-since": "not a date" })).status).toBe(200);
    await db.contract.update({ where: { id: contractId }, data: { name: "Renamed" } });
    const renamed = await ask(feed, { "if-modified-since": then });
    expect(eventsIn(await renamed.text())[0]?.summary).toBe("Answer round 2 – Renamed");
    await call(revoke, { method: "DELETE", token: owner.token });
    expect((await ask(feed, { "if-modified-since": then })).status).toBe(404);
  });

  test("opens nothing once it was renewed or taken back, and holds nothing of a contract one lost", async () => {
    const { owner, contractId } = await dated();
    const other = await person("Other");
    await join(contractId, other, "reviewer");
    const [first, theirs] = [fileIn((await madeBy(owner)).url), fileIn((await madeBy(other)).url)];
    expect(eventsIn(await (await ask(theirs)).text())).toHaveLength(1);
    const second = fileIn((await madeBy(owner)).url);
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
    expect(await (await call(readFeed, { token: owner.token })).json()).toMatchObject({ isOn: true });
    expect((await call(revoke, { method: "DELETE", token: owner.token })).status).toBe(204);
    expect([(await ask(second)).status, (await ask(second.replace(".ics", ""))).status]).toEqual([404, 404]);
    const { id } = await db.collaborator.findUniqueOrThrow({
      where: { contractId_userId: { contractId, userId: other.actor.userId } },
    });
    await removeCollaborator(owner.actor, contractId, id);
    expect(eventsIn(await (await ask(theirs)).text())).toEqual([]);
    expect(await db.calendarFeed.findFirst({ where: { secretHash: { contains: theirs.slice(0, 20) } } })).toBeNull();
  });
});
