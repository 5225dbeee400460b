import { describe, expect, onTestFinished, test, vi } from "vitest";
import { DELETE as remove, PATCH as change } from "@/app/api/contracts/[contractId]/deadlines/[deadlineId]/route";
import { GET as listOne, POST as add } from "@/app/api/contracts/[contractId]/deadlines/route";
import { GET as list } from "@/app/api/deadlines/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import { analyzeContract } from "@/lib/assistant/suggestions/analysis";
import { removeCollaborator } from "@/lib/people/collaboration/collaborators";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { daysFrom, readDay } from "@/lib/days";
import { findNextSteps, findToday, needsThisWeek } from "@/lib/deadlines/deadlines";
import { readDeadlines, readOldDeadlines, renewDeadlines } from "@/lib/deadlines/reading";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

const END =
  "This Agreement shall commence on 1 January 2026 and shall continue in full force and effect until 31 December 2027.";
const NOTICE =
  "This Agreement shall automatically renew for successive periods of one (1) year unless either party gives the other written notice of non-renewal at least sixty (60) days before the end of the then current term.";
const DUTY = "The Supplier shall send a report each month.";
const makeHtml = (end: string) =>
  `<h1>SERVICE AGREEMENT</h1><p>This Service Agreement is made on 1 January 2026 between Khangai Foods JSC and Steppe Freight LLC.</p><h2>5. Term</h2><p>5.1 ${end}</p><p>5.2 ${NOTICE}</p><p>6.1 ${DUTY}</p>`;
const at = (who: Person, contractId: string, deadlineId = "") => ({
  token: who.token,
  params: { contractId, ...(deadlineId === "" ? {} : { deadlineId }) },
});
const readBody = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const ofContract = (who: Person, contractId: string) => readBody<DeadlineDto[]>(call(listOne, at(who, contractId)));
const added = (who: Person, contractId: string, body: object) =>
  readBody<DeadlineDto>(call(add, { method: "POST", ...at(who, contractId), body }));
const changed = (who: Person, { contractId, id }: DeadlineDto, body: object) =>
  readBody<DeadlineDto>(call(change, { method: "PATCH", ...at(who, contractId, id), body }));
const all = (who: Person, query = "") =>
  readBody<DeadlineDto[]>(call(list, { token: who.token, path: `/api/deadlines${query}` }));
const analysed = (contractId: string) => analyzeContract(ContractGrant.forJob(contractId), readDeadlines);

const toDay = (text: string) => readDay(text) ?? { year: 0, month: 0, day: 0 };

/** A contract whose dates were read, of an owner with a reviewer. */
async function renewing(): Promise<{ owner: Person; reviewer: Person; contractId: string }> {
  const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
  const { contractId } = await createContract(owner, { html: makeHtml(END) });
  await join(contractId, reviewer, "reviewer");
  await analysed(contractId);
  return { owner, reviewer, contractId };
}
const notice = (deadlines: readonly DeadlineDto[]) => {
  const found = deadlines.find(({ kind }) => kind === "notice");
  if (!found) throw new Error("no last day to give notice");
  return found;
};
function setToday(day: string): void {
  vi.spyOn(clock, "now").mockReturnValue(new Date(`${day}T04:00:00Z`));
  onTestFinished(() => void vi.restoreAllMocks());
}

describe("deadlines of a contract", () => {
  test("that the text does not say for certain are to check, and in no list of open ones before a person's word (B-27.18)", async () => {
    setToday("2026-01-10");
    const owner = await person("Owner");
    const html =
      "<h1>SALES AGREEMENT</h1><p>This Sales Agreement is made on 12 January 2026 between Khangai Foods JSC (the Buyer) and Steppe Freight LLC (the Seller).</p><h2>3. Payment</h2><p>3.1 The Buyer shall pay the first instalment of USD 4,000 by 15 May 2026.</p><p>3.2 If the goods have arrived, the Buyer shall pay the second instalment of USD 5,000 by 15 June 2026.</p>";
    const { contractId } = await createContract(owner, { html });
    await analysed(contractId);
    const found = (await ofContract(owner, contractId)).find(({ date }) => date === "2026-06-15");
    expect(found).toMatchObject({ kind: "payment", state: "toCheck", basis: "likely", isFound: true });
    const openDates = async () => (await all(owner, "?state=open")).map(({ date }) => date);
    expect(await openDates()).not.toContain("2026-06-15");
    expect(await openDates()).toContain("2026-05-15"); // in full, with nothing that limits it
    expect((await all(owner, "?state=toCheck")).map(({ date }) => date)).toContain("2026-06-15");
    if (found) await changed(owner, found, { state: "confirmed" });
    expect(await openDates()).toContain("2026-06-15");
    await analysed(contractId);
    expect((await ofContract(owner, contractId)).find(({ date }) => date === "2026-06-15")?.state).toBe("confirmed");
  });

  test("are read with the analysis, once, with their passages and their working in the reader's language (B-27.4)", async () => {
    const { owner, contractId } = await renewing();
    await analysed(contractId);
    const deadlines = await ofContract(owner, contractId);
    expect(deadlines.map(({ date }) => date)).toEqual(["2027-11-01", "2027-12-31", "2027-12-31"]);
    expect(deadlines.map(({ kind, date, state }) => [kind, date, state]).sort()).toEqual([
      ["expiration", "2027-12-31", "proposed"],
      ["notice", "2027-11-01", "proposed"],
      ["renewal", "2027-12-31", "toCheck"], // how long it renews for is only likely
    ]);
    const last = notice(deadlines);
    expect(last).toMatchObject({
      title: "Last day to give notice",
      working: "Ends Dec 31, 2027, minus 60 days = Nov 1, 2027.",
      isFound: true,
      createdByName: "",
    });
    expect(last.source?.content).toContain("sixty (60) days");
    expect(last.also[0]?.content).toContain("31 December 2027");
  });

  test("of contracts from before there were any are read by the next start (B-27.6)", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner, { html: makeHtml(END) });
    await readOldDeadlines();
    expect(await ofContract(owner, contractId)).toHaveLength(3);
  });

  test("are confirmed by a reviewer; a new version asks again and never writes over a person's word (B-27.6, B-27.8)", async () => {
    const { owner, reviewer, contractId } = await renewing();
    const [first] = await ofContract(reviewer, contractId);
    const end = (await ofContract(reviewer, contractId)).find(({ kind }) => kind === "expiration");
    if (!first || !end) throw new Error("no dates");
    await changed(reviewer, first, { state: "confirmed" });
    expect(await changed(reviewer, end, { date: "2027-12-30" })).toMatchObject({
      state: "confirmed",
      date: "2027-12-30",
      textDate: "2027-12-31",
      answeredByName: "Reviewer",
    });
    await saveVersion(owner.actor, contractId, { content: makeHtml(END.replace("2027", "2028")) });
    await analysed(contractId);
    const now = await ofContract(owner, contractId);
    expect(
      now.map(({ kind, date, textDate, state, isTextChanged }) => [kind, date, textDate, state, isTextChanged]).sort(),
    ).toEqual([
      ["expiration", "2027-12-30", "2028-12-31", "proposed", true],
      ["notice", "2027-10-31", "2027-10-31", "proposed", true],
      ["renewal", "2027-12-30", "2027-12-30", "proposed", false],
    ]);
    expect(await changed(owner, notice(now), { date: "2028-11-01" })).toMatchObject({
      state: "confirmed",
      isTextChanged: false,
    });
  });

  test("that are reckoned from the end go with the one that a person set, and back with the text's (B-27.16)", async () => {
    const { owner, contractId } = await renewing();
    const end = (await ofContract(owner, contractId)).find(({ kind }) => kind === "expiration");
    if (!end) throw new Error("no end");
    await changed(owner, notice(await ofContract(owner, contractId)), {
      state: "confirmed",
      snoozedUntil: "2027-10-20",
    });
    await changed(owner, end, { date: "2027-06-30" });
    const moved = await ofContract(owner, contractId);
    expect(moved.map(({ kind, date }) => `${kind} ${date}`).sort()).toEqual([
      "expiration 2027-06-30",
      "notice 2027-05-01",
      "renewal 2027-06-30",
    ]);
    const working = "Ends Jun 30, 2027, minus 60 days = May 1, 2027.";
    expect(notice(moved)).toMatchObject({ state: "proposed", working, basis: "likely", snoozedUntil: null });
    await changed(owner, end, { date: "2027-12-31" });
    expect(notice(await ofContract(owner, contractId))).toMatchObject({ date: "2027-11-01" });
  });

  test("that renew themselves go on to the next term once the last is over, for which a day is looked once (B-27.15)", async () => {
    const { owner, contractId } = await renewing();
    setToday("2027-11-02");
    await renewDeadlines();
    expect(await renewDeadlines()).toBe(0);
    vi.restoreAllMocks(); // sessions don't last so long
    const next = (await ofContract(owner, contractId)).at(-1);
    expect(next).toMatchObject({
      ...{ kind: "notice", date: "2028-11-01", state: "proposed", basis: "likely", isFound: true },
      working: "With the renewal on Dec 31, 2027: Ends Dec 31, 2028, minus 60 days = Nov 1, 2028.",
    });
    setToday("2028-01-01");
    await analysed(contractId);
    vi.restoreAllMocks();
    expect((await ofContract(owner, contractId)).map(({ kind, date }) => `${kind} ${date}`).sort()).toEqual([
      "expiration 2027-12-31",
      "expiration 2028-12-31",
      "notice 2027-11-01",
      "notice 2028-11-01",
      "renewal 2027-12-31",
      "renewal 2028-12-31",
    ]);
  });

  test("that end give nothing more (B-27.15)", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner, { html: makeHtml(END).replace(NOTICE, "") });
    await analysed(contractId);
    setToday("2028-06-01");
    await renewDeadlines();
    vi.restoreAllMocks();
    expect((await ofContract(owner, contractId)).map(({ kind }) => kind)).toEqual(["expiration"]);
  });

  test("that a person writes come again: done moves on to the next day, as contracts count months (B-27.8)", async () => {
    const { owner, reviewer, contractId } = await renewing();
    const duty = await added(owner, contractId, {
      kind: "duty",
      title: "Monthly report",
      date: "2027-01-31",
      repeat: "FREQ=MONTHLY;COUNT=2",
      assigneeId: reviewer.actor.userId,
      note: "By e-mail",
      remindDays: [3, 0],
    });
    expect(duty).toMatchObject({
      state: "confirmed",
      basis: null,
      assignee: { id: reviewer.actor.userId, name: "Reviewer" },
      note: "By e-mail",
      remindDays: [3, 0],
    });
    expect(await changed(reviewer, duty, { state: "done" })).toMatchObject({ state: "confirmed", date: "2027-02-28" });
    expect(await changed(reviewer, duty, { state: "done" })).toMatchObject({ state: "done", date: "2027-02-28" });
    await removeCollaborator(owner.actor, contractId, (await partIn(contractId, reviewer)).id);
    expect((await ofContract(owner, contractId)).find(({ id }) => id === duty.id)?.assignee).toBeNull();
  });

  test("from a passage keep it as their source; words that are not the text's are refused (B-27.8, B-27.14)", async () => {
    const { owner, contractId } = await renewing();
    const { plainText } = await readText(contractId);
    const source = { content: DUTY, start: plainText.indexOf(DUTY) };
    const duty = await added(owner, contractId, { kind: "duty", title: "Report", date: "2027-01-31", source });
    expect(duty.source).toMatchObject({ content: DUTY, page: 1, start: source.start, isGone: false });
    expect(duty).toMatchObject({ state: "confirmed", answeredByName: "Owner" });
    const undated = await added(owner, contractId, { kind: "duty", state: "proposed", title: "Report", source });
    expect(undated).toMatchObject({ working: null, textDate: null });
    expect(daysFrom(toDay(await findToday(owner.actor)), toDay(undated.date))).toBe(7);
    const end = { content: END, start: plainText.indexOf(END) };
    const ends = await added(owner, contractId, { kind: "duty", title: "Move out", source: end });
    expect(daysFrom(toDay(await findToday(owner.actor)), toDay(ends.date))).toBe(7); // the clause names two days
    const proposed = { kind: "duty", state: "proposed", title: "Report", date: "2027-01-31", source };
    expect(await added(owner, contractId, proposed)).toMatchObject({ state: "proposed", answeredByName: "" });
    const wrong = { kind: "duty", title: "Report", date: "2027-01-31", source: { content: "Never", start: 0 } };
    expect((await call(add, { method: "POST", ...at(owner, contractId), body: wrong })).status).toBe(400);
  });

  test("from a passage without a day of the person's have the one that the passage names or counts to (B-27.14)", async () => {
    const owner = await person();
    const [paid, named] = [
      "The Buyer shall pay the deposit within 30 days after the Effective Date.",
      "The Buyer shall remove the racks by 15 March 2099.",
    ];
    const start = "The Effective Date of this Agreement shall be 1 December 2098.";
    const { contractId } = await createContract(owner, {
      html: `<h1>SALES AGREEMENT</h1><p>${start}</p><p>1.1 ${paid}</p><p>1.2 ${named}</p>`,
    });
    const { plainText } = await readText(contractId);
    const duty = (content: string) =>
      added(owner, contractId, {
        ...{ kind: "duty", state: "proposed", title: "Duty", source: { content, start: plainText.indexOf(content) } },
      });
    expect(await duty(named)).toMatchObject({ date: "2099-03-15", working: "The text says Mar 15, 2099." });
    expect(await duty(paid)).toMatchObject({
      date: "2098-12-31",
      working: "Takes effect Dec 1, 2098, plus 30 days = Dec 31, 2098.",
    });
    const nothing = await call(add, { method: "POST", ...at(owner, contractId), body: { title: "No day, no source" } });
    expect(nothing.status).toBe(400);
  });

  test("are deleted where a person wrote them; what was found is put aside and not found again (B-27.8)", async () => {
    const { owner, contractId } = await renewing();
    const own = await added(owner, contractId, { title: "Tender", date: "2027-05-31" });
    const found = notice(await ofContract(owner, contractId));
    for (const { id } of [own, found])
      expect((await call(remove, { method: "DELETE", ...at(owner, contractId, id) })).status).toBe(204);
    await analysed(contractId);
    const left = await ofContract(owner, contractId);
    expect(left.map(({ id }) => id)).not.toContain(own.id);
    expect(notice(left)).toMatchObject({ id: found.id, state: "dismissed" });
  });

  test.each([
    ["a day that is none", { title: "A", date: "2027-02-29" }],
    ["a moment", { title: "A", date: "2027-02-28T00:00:00Z" }],
    ["a rule that never comes", { title: "A", date: "2027-02-28", repeat: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" }],
    ["no words", { title: " ", date: "2027-02-28" }],
    ["a stranger to do it", { title: "A", date: "2027-02-28", assigneeId: "nobody" }],
  ])("are refused with %s, and taken without (B-27.8)", async (what, body) => {
    const owner = await person();
    const { contractId } = await createContract(owner);
    const response = await call(add, { method: "POST", ...at(owner, contractId), body });
    expect(response.status).toBe(what.startsWith("a stranger") ? 404 : 400);
    expect((await added(owner, contractId, { title: "A", date: "2028-02-29" })).date).toBe("2028-02-29");
  });
});

describe("the deadlines of all contracts", () => {
  test("come by date and by pages, of contracts one has a part in only (B-27.7)", async () => {
    const { owner, reviewer, contractId } = await renewing();
    const stranger = await person("Stranger");
    const other = await createContract(owner);
    await added(owner, other.contractId, { title: "Tender", date: "2027-12-01" });
    expect((await all(owner)).map(({ date }) => date)).toEqual([
      "2027-11-01",
      "2027-12-01",
      "2027-12-31",
      "2027-12-31",
    ]);
    expect((await all(reviewer)).map((one) => one.contractId)).toEqual([contractId, contractId, contractId]);
    expect(await all(stranger)).toEqual([]);
    const first = await call(list, { token: owner.token, path: "/api/deadlines?limit=3" });
    const { searchParams } = new URL(/<(.*)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "", "http://localhost");
    const rest = await all(owner, `?limit=3&cursor=${searchParams.get("cursor") ?? ""}`);
    expect([...((await first.json()) as DeadlineDto[]), ...rest]).toHaveLength(4);
    expect((await call(list, { token: owner.token, path: "/api/deadlines?cursor=nonsense" })).status).toBe(400);
  });

  test("are filtered by days, state, kind, contract and whose they are (B-27.7)", async () => {
    const { owner, reviewer, contractId } = await renewing();
    const mine = await added(owner, contractId, {
      title: "Mine",
      date: "2027-03-01",
      assigneeId: reviewer.actor.userId,
    });
    await changed(owner, mine, { state: "done" });
    const dates = async (who: Person, query: string) => (await all(who, query)).map(({ date }) => date);
    expect(await dates(owner, "?from=2027-11-01&to=2027-11-30")).toEqual(["2027-11-01"]);
    expect(await dates(owner, "?state=done")).toEqual(["2027-03-01"]);
    expect(await dates(owner, "?state=open&kind=notice")).toEqual(["2027-11-01"]);
    expect(await dates(owner, `?contractId=${contractId}&state=proposed`)).toHaveLength(2);
    expect(await dates(owner, `?contractId=${contractId}&state=toCheck`)).toEqual(["2027-12-31"]);
    expect(await dates(owner, "?contractId=none")).toEqual([]);
    expect(await dates(reviewer, "?mine=true")).toEqual(["2027-03-01"]);
    expect(await dates(owner, "?mine=true")).toHaveLength(3);
  });

  test("give each contract its next step, of those the reader has a part in, an overdue one first (B-7.18)", async () => {
    setToday("2027-10-20");
    const { owner, contractId } = await renewing();
    const none = await createContract(owner, { html: "<p>No dates.</p>" });
    const nextSteps = async (who: Person) =>
      [...(await findNextSteps(who.actor, [contractId, none.contractId, "nowhere"]))].map(
        ([id, { date, kind, title }]) => [id, `${date} ${kind} ${title}`.trim()],
      );
    expect(await nextSteps(owner)).toEqual([[contractId, "2027-11-01 notice"]]);
    const task = await added(owner, contractId, { title: "Tender", date: "2027-10-20" });
    expect(await nextSteps(owner)).toEqual([[contractId, "2027-10-20 other Tender"]]);
    setToday("2027-10-22");
    expect(await nextSteps(owner)).toEqual([[contractId, "2027-10-20 other Tender"]]);
    await changed(owner, task, { state: "done" });
    expect(await nextSteps(owner)).toEqual([[contractId, "2027-11-01 notice"]]);
    expect(await nextSteps(await person("Stranger"))).toEqual([]);
  });

  test("are late by the reader's own day, but not what was over when it was found (B-27.1, B-27.9)", async () => {
    setToday("2027-11-02");
    const { owner, contractId } = await renewing();
    const task = await added(owner, contractId, { title: "Tender", date: "2027-11-02" });
    expect(task.isLate).toBe(false);
    expect(notice(await ofContract(owner, contractId)).isLate).toBe(false);
    setToday("2027-11-03");
    expect((await all(owner, "?to=2027-11-02")).map(({ isLate }) => isLate)).toEqual([false, true]);
    expect((await changed(owner, notice(await ofContract(owner, contractId)), { state: "confirmed" })).isLate).toBe(
      true,
    );
  });

  test("that need the reader this week are late, due within seven days or to be confirmed, without what was put off (B-27.11)", async () => {
    setToday("2027-10-27");
    const { owner, reviewer, contractId } = await renewing();
    expect((await needsThisWeek(reviewer.actor)).needs.proposed.count).toBe(0);
    for (const date of ["2027-10-27", "2027-11-03", "2027-11-04"])
      await added(owner, contractId, { title: "Own", date });
    const put = await added(owner, contractId, { title: "Put off", date: "2027-10-28" });
    await changed(owner, put, { snoozedUntil: "2027-10-30" });
    const dates = ({ first }: { first: DeadlineDto[] }) => first.map(({ date }) => date);
    const { needs } = await needsThisWeek(owner.actor);
    expect(dates(needs.due)).toEqual(["2027-10-27", "2027-11-03"]);
    expect([needs.late.count, needs.due.count, needs.proposed.count]).toEqual([0, 2, 1]);
    setToday("2027-10-30");
    const later = (await needsThisWeek(owner.actor)).needs;
    expect([dates(later.late), dates(later.due)]).toEqual([
      ["2027-10-27", "2027-10-28"],
      ["2027-11-03", "2027-11-04"],
    ]);
    setToday("2027-11-05");
    const checks = [await needsThisWeek(owner.actor), await needsThisWeek(reviewer.actor)];
    expect(checks.map(({ toCheck }) => toCheck)).toEqual([{ count: 1, first: "2027-12-31" }, null]); // the owner's to do
  });
});

async function readText(contractId: string): Promise<{ plainText: string }> {
  const { textToRead } = await import("@/lib/assistant/contract-text");
  return { plainText: (await textToRead(ContractGrant.forJob(contractId), undefined)).text };
}

function partIn(contractId: string, { actor: { userId } }: Person): Promise<{ id: string }> {
  return db.collaborator.findUniqueOrThrow({ where: { contractId_userId: { contractId, userId } } });
}
