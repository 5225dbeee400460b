/** Notice letters over REST: drafts in three languages, each refusing and allowing. Source: behaviour §47. */
import { beforeEach, describe, expect, test } from "vitest";
import { PATCH as change } from "@/app/api/contracts/[contractId]/deadlines/[deadlineId]/route";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import * as stage from "./notices-stage";
import { ANSWERS, ask, doors, drafted, fact, lease, noticeDate, read, setToday, written } from "./notices-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const confirm = async (contractId: string) => {
  const { id } = await noticeDate(owner, contractId);
  const params = { contractId, deadlineId: id };
  await call(change, { method: "PATCH", token: owner.token, params, body: { state: "confirmed" } });
  return id;
};

describe("a letter from a date", () => {
  test("quotes the clause, the address, the way and the language of the contract (B-47.1, B-47.2)", async () => {
    setToday("2026-11-17");
    const contractId = await read(owner, lease());
    const deadlineId = await confirm(contractId);
    const draft = await drafted(owner, contractId, { deadlineId });
    expect(draft).toMatchObject({ kind: "nonRenewal", language: "en", isEmailAllowed: false, isAmended: false });
    expect(draft.clause?.content).toContain("11.1 Notices shall be in writing");
    expect(fact(draft, "sender")).toMatchObject({ value: "Altan Trade LLC", basis: "stated" });
    expect(fact(draft, "recipient")).toMatchObject({ value: "Tuul Estate LLC", basis: "likely" });
    expect(fact(draft, "address")).toMatchObject({
      value: "Chinggis Avenue 8, office 402, Ulaanbaatar 17011",
      basis: "stated",
    });
    expect(fact(draft, "delivery")).toMatchObject({ value: "registered", basis: "stated" });
    expect(fact(draft, "right").quotes[0]?.content).toContain("written notice of non-renewal");
    expect(fact(draft, "signatory")).toMatchObject({ value: "Director B. Sarnai", basis: "likely" });
    // what is only likely is a gap in the letter until a person says so
    expect(draft.text).toContain("[• recipient]");
    const said = await drafted(owner, contractId, { deadlineId, ...ANSWERS });
    expect(said.text).not.toContain("[• ");
    expect(said.text).toContain(`“${fact(said, "right").quotes[0]?.content ?? "?"}”`);
    expect(said.text).toContain("Tuul Estate LLC");
  });

  test("the last safe day is reckoned back over working days and Mongolian holidays (B-47.5)", async () => {
    setToday("2026-11-17");
    const contractId = await read(owner, lease());
    const deadlineId = await confirm(contractId);
    const { posting } = await drafted(owner, contractId, { deadlineId });
    // Dec 1; Nov 26 is a holiday, Nov 28 and 29 a weekend: Nov 30, 27, 25, and one day in hand
    expect(posting).toMatchObject({ dueOn: "2026-12-01", latestOn: "2026-11-25", safeOn: "2026-11-24", isPast: false });
    expect(posting?.isUnconfirmed).toBe(false);
    expect(posting?.steps.map(({ step }) => step)).toEqual(["due", "deemed", "inHand"]);
  });

  test("a break clause is the right to leave, where another clause says that neither party may (B-47.3)", async () => {
    setToday("2026-01-17");
    const more = [
      "6.3 Despite clause 6.4, the Tenant may end this Agreement on August 31, 2026 by not less than 90 days' written notice.",
      "6.4 Neither Party may terminate this Agreement for convenience.",
    ];
    const contractId = await read(owner, lease({ more }));
    const breaks = (await stage.datesOf(owner, contractId)).filter(({ date }) => date === "2026-06-02");
    expect(breaks).toMatchObject([{ kind: "notice" }]);
    const [{ id = "" } = {}] = breaks;
    expect((await drafted(owner, contractId, { deadlineId: id })).kind).toBe("termination");
    const right = fact(await drafted(owner, contractId, { deadlineId: id, kind: "termination" }), "right");
    expect(right.quotes[0]?.content).toContain("6.3 Despite");
    const alone = await drafted(owner, contractId, { kind: "termination" });
    expect(
      fact(alone, "right")
        .quotes.map(({ content }) => content)
        .join(),
    ).not.toContain("6.4 Neither");
  });

  test("an unconfirmed date does not look certain, and keeps the letter open (B-47.6)", async () => {
    setToday("2026-11-17");
    const contractId = await read(owner, lease());
    const { id: deadlineId, date } = await noticeDate(owner, contractId);
    const draft = await drafted(owner, contractId, { deadlineId });
    expect(fact(draft, "dueOn")).toMatchObject({ value: date, basis: "likely", isNeeded: true });
    expect(draft.posting?.isUnconfirmed).toBe(true);
    const body = { ...ANSWERS, deadlineId, versionId: draft.versionId, title: "Notice", text: draft.text };
    const refused = await ask(doors.finish, owner, { params: { contractId }, body });
    expect(refused.status).toBe(422);
    expect((await written(owner, contractId, { ...ANSWERS, deadlineId, dueOn: date })).dueOn).toBe(date);
  });

  test("a date that a person confirmed is theirs, not stated, unless a signed document may have replaced it (B-47.6)", async () => {
    setToday("2026-11-17");
    const contractId = await read(owner, lease());
    const deadlineId = await confirm(contractId);
    const due = async () => fact(await drafted(owner, contractId, { deadlineId }), "dueOn");
    expect(await due()).toMatchObject({ basis: "person" });
    const { found } = await db.deadline.findUniqueOrThrow({ where: { id: deadlineId } });
    const amended = JSON.stringify({ ...(JSON.parse(found ?? "{}") as object), isAmended: true });
    await db.deadline.update({ where: { id: deadlineId }, data: { found: amended } });
    expect(await due()).toMatchObject({ basis: "likely" });
  });

  test("a way without a time of receipt asks how long it takes, and never assumes it (B-47.5)", async () => {
    setToday("2026-11-17");
    const contractId = await read(owner, lease());
    const deadlineId = await confirm(contractId);
    const asked = await drafted(owner, contractId, { deadlineId, way: "courier" });
    expect(fact(asked, "transit")).toMatchObject({ value: null, basis: "missing", isNeeded: true });
    expect(asked.posting).toBeNull();
    const said = await drafted(owner, contractId, { deadlineId, way: "courier", transitDays: "1" });
    expect(said.posting).toMatchObject({ latestOn: "2026-11-30", safeOn: "2026-11-27" });
  });

  test("of two times of receipt the one counts by which it goes out earlier, holidays included (B-47.5)", async () => {
    setToday("2026-11-17");
    const twice = [
      "11. Notices",
      "11.1 Notices are sent by registered post.",
      "11.2 A notice sent by registered post is deemed received on the sixth day after posting.",
      "11.3 A notice sent by registered post abroad is deemed received on the fourth working day after posting.",
    ];
    const contractId = await read(owner, lease({ notices: twice }));
    const deadlineId = await confirm(contractId);
    const draft = await drafted(owner, contractId, { deadlineId, way: "registered" });
    // six days before December 1 is November 25; four working days, with the holiday on November 26, one day earlier
    expect(draft.posting).toMatchObject({ dueOn: "2026-12-01", latestOn: "2026-11-24" });
    expect(fact(draft, "transit").quotes).toHaveLength(2);
  });

  test("when the last day is past, it says what is still possible (B-47.6)", async () => {
    setToday("2026-11-30");
    const byHand = [
      "11. Notices",
      "11.1 Notices are sent by registered post or delivered by hand.",
      "11.2 A notice sent by registered post is deemed received on the third working day after posting.",
    ];
    const contractId = await read(owner, lease({ notices: byHand }));
    const deadlineId = await confirm(contractId);
    const late = await drafted(owner, contractId, { deadlineId, way: "registered" });
    expect(late.posting?.isPast).toBe(true);
    expect(late.faster).toEqual([{ way: "hand", latestOn: "2026-12-01" }]);
    expect(late.nextPeriod).toEqual({ endsOn: "2027-12-31", dueOn: "2027-12-01", isCertain: false });
  });
});

describe("what the contract doesn't say", () => {
  test("is a gap with the nearest clause, and nothing is invented (B-47.3)", async () => {
    const contractId = await read(owner, lease({ notices: [] }));
    const draft = await drafted(owner, contractId, { kind: "nonRenewal" });
    expect(fact(draft, "address")).toMatchObject({ value: null, basis: "missing" });
    expect(fact(draft, "delivery")).toMatchObject({ value: null, basis: "missing" });
    expect(draft.clause).toBeNull();
    expect(draft.text).toContain("[• address for notices]");
    expect(draft.text).toContain("[• how it is sent]");
  });

  test("two addresses are a conflict that a person decides (B-47.3)", async () => {
    const notices = [
      "11. Notices",
      "11.1 Notices are sent by registered post.",
      "11.2 Notices to the Landlord: Chinggis Avenue 8, Ulaanbaatar",
      "11.3 Notices to the Landlord: Seoul Street 21, Ulaanbaatar",
    ];
    const contractId = await read(owner, lease({ notices }));
    const draft = await drafted(owner, contractId, { ...ANSWERS, kind: "nonRenewal" });
    expect(fact(draft, "address")).toMatchObject({ value: null, basis: "conflict" });
    expect(fact(draft, "address").options.map(({ value }) => value)).toEqual([
      "Chinggis Avenue 8, Ulaanbaatar",
      "Seoul Street 21, Ulaanbaatar",
    ]);
    const chosen = await drafted(owner, contractId, {
      ...ANSWERS,
      kind: "nonRenewal",
      address: "Seoul Street 21, Ulaanbaatar",
    });
    expect(fact(chosen, "address")).toMatchObject({ value: "Seoul Street 21, Ulaanbaatar", basis: "person" });
  });

  test.each([
    ["email", "office@tuul.example"],
    ["registered", "Chinggis Avenue 8, Ulaanbaatar"],
  ])("a letter sent by %s goes to such an address of the party (B-47.3)", async (way, address) => {
    const notices = [
      "11. Notices",
      "11.1 Notices are sent by registered post or by e-mail.",
      "11.2 Landlord: Chinggis Avenue 8, Ulaanbaatar; e-mail: office@tuul.example",
    ];
    const contractId = await read(owner, lease({ notices }));
    const draft = await drafted(owner, contractId, { kind: "nonRenewal", way });
    expect(fact(draft, "address")).toMatchObject({ value: address, basis: "stated" });
  });

  test("without a right the letter is refused, until a person takes the responsibility (B-47.4)", async () => {
    const contractId = await read(owner, lease());
    const draft = await drafted(owner, contractId, { kind: "termination", ...ANSWERS });
    expect(fact(draft, "right")).toMatchObject({ value: null, basis: "missing" });
    expect(fact(draft, "right").nearest).not.toBeNull();
    const { right: _, ...answers } = ANSWERS;
    const body = { ...answers, kind: "termination", versionId: draft.versionId, title: "T", text: "We terminate." };
    const refused = await ask(doors.finish, owner, { params: { contractId }, body });
    expect([refused.status, (await refused.json()).code]).toEqual([422, "noticeIncomplete"]);
    const letter = await written(owner, contractId, { ...answers, kind: "termination", right: "responsible" });
    expect(letter).toMatchObject({ responsibleName: "Owner", kind: "termination" });
  });

  test("a way that the contract refuses needs a person's word (B-47.4)", async () => {
    const contractId = await read(owner, lease());
    const draft = await drafted(owner, contractId, { kind: "nonRenewal", way: "email" });
    expect(fact(draft, "delivery")).toMatchObject({ value: "email", basis: "likely" });
    expect(fact(draft, "delivery").options.find(({ value }) => value === "email")?.isRefused).toBe(true);
    const taken = await drafted(owner, contractId, { kind: "nonRenewal", way: "email", isWayConfirmed: "true" });
    expect(fact(taken, "delivery")).toMatchObject({ value: "email", basis: "person" });
  });
});

describe("in the contract's language", () => {
  test("a Russian claim quotes its clause and asks what is claimed (B-47.1)", async () => {
    const contractId = await read(owner, stage.RUSSIAN, "ООО «Заря»");
    const draft = await drafted(owner, contractId, { kind: "claim" });
    expect(draft.language).toBe("ru");
    expect(fact(draft, "delivery")).toMatchObject({ value: "registered", basis: "stated" });
    expect(fact(draft, "address")).toMatchObject({ value: "420111, г. Казань, ул. Баумана, 5", basis: "likely" });
    expect(draft.isEmailAllowed).toBe(false);
    expect(draft.text).toContain("[• подробности]");
    const answers = {
      kind: "claim",
      recipient: "ООО «Вектор»",
      right: "confirmed",
      address: "420111, г. Казань, ул. Баумана, 5",
    };
    const letter = await written(owner, contractId, {
      ...answers,
      signatory: "А. С. Петрова, директор",
      authority: "на основании Устава",
      details: "Недопоставка 10 т.",
    });
    expect(letter.text).toContain("Пункт 5.1 гласит:");
    expect(letter.text).toContain("Недопоставка 10 т.");
  });

  test("a Mongolian notice of breach quotes its clause (B-47.1, B-47.13)", async () => {
    const contractId = await read(owner, stage.MONGOLIAN, "");
    const draft = await drafted(owner, contractId, { kind: "breach", sender: '"Алтан Худалдаа" ХХК' });
    expect(draft.language).toBe("mn");
    expect(fact(draft, "right").quotes[0]?.content).toContain("зөрчлийг арилгах үүрэгтэй");
    expect(fact(draft, "transit")).toMatchObject({ basis: "stated", value: "5" });
    expect(draft.text).toContain("мэдэгдэж байна");
    const confirmed = await drafted(owner, contractId, { kind: "breach", right: "confirmed" });
    expect(confirmed.text).toContain(`«${fact(draft, "right").quotes[0]?.content.replace(/\s+/gu, " ").trim()}»`);
    // Nobody said which of the two is ours: both are offered with their words, none is taken (B-47.13).
    const { value, options } = fact(confirmed, "sender");
    expect([value, options.length, options.every(({ quote }) => quote !== null)]).toEqual([null, 2, true]);
  });
});

describe("a finished letter", () => {
  test("quotes its clause to the letter, or is refused (B-47.7)", async () => {
    const contractId = await read(owner, lease());
    const { title, text, versionId } = await drafted(owner, contractId, { kind: "nonRenewal", ...ANSWERS });
    const body = { kind: "nonRenewal", ...ANSWERS, versionId, title };
    const dueOn = (await noticeDate(owner, contractId)).date;
    const bent = await ask(doors.finish, owner, {
      params: { contractId },
      body: { ...body, dueOn, text: text.replace("thirty (30) days", "ten (10) days") },
    });
    expect((await bent.json()).code).toBe("noticeQuoteChanged");
    const kept = await stage.finished(owner, contractId, { ...body, dueOn, text: `${text}\n\nPS.` });
    expect(kept).toMatchObject({ isClauseChanged: false, createdByName: "Owner", versionNumber: 1, sent: null });
    expect(kept.text.endsWith("PS.")).toBe(true);
  });

  test("says when a new version came, and when it changed its clause (B-47.8, B-47.12)", async () => {
    const contractId = await read(owner, lease());
    const dueOn = (await noticeDate(owner, contractId)).date;
    await written(owner, contractId, { kind: "nonRenewal", ...ANSWERS, dueOn });
    const since = async () =>
      (await stage.listed(owner, contractId)).map((one) => [one.isClauseChanged, one.isAmendedSince]);
    expect(await since()).toEqual([[false, false]]);
    await saveVersion(owner.actor, contractId, { content: lease({ more: ["9. Other things."] }) });
    expect(await since()).toEqual([[false, true]]);
    await saveVersion(owner.actor, contractId, { content: lease().replace("thirty (30)", "sixty (60)") });
    expect((await stage.listed(owner, contractId)).map((one) => one.isClauseChanged)).toEqual([true]);
  });

  test("an older version than the current one is refused (B-47.7)", async () => {
    const contractId = await read(owner, lease());
    const { title, text, versionId } = await drafted(owner, contractId, { kind: "nonRenewal", ...ANSWERS });
    await saveVersion(owner.actor, contractId, { content: lease({ more: ["9. Other things."] }) });
    const body = { kind: "nonRenewal", ...ANSWERS, versionId, title, text };
    expect((await ask(doors.finish, owner, { params: { contractId }, body })).status).toBe(409);
  });

  test("reviewers read, managers write, strangers find nothing (B-47.11)", async () => {
    const contractId = await read(owner, lease());
    const [manager, reviewer, stranger] = [await person("M"), await person("R"), await person("S")];
    await join(contractId, manager, "manager");
    await join(contractId, reviewer, "reviewer");
    const dueOn = (await noticeDate(owner, contractId)).date;
    const answers = { kind: "nonRenewal", ...ANSWERS, sender: "Altan Trade LLC", dueOn };
    const letter = await written(manager, contractId, answers);
    expect((await stage.listed(reviewer, contractId)).map(({ id }) => id)).toEqual([letter.id]);
    const body = { ...answers, versionId: letter.versionId, title: letter.title, text: letter.text };
    expect((await ask(doors.finish, reviewer, { params: { contractId }, body })).status).toBe(403);
    for (const door of [doors.list, doors.draft])
      expect((await ask(door, stranger, { params: { contractId } })).status).toBe(404);
    const params = { contractId, noticeId: letter.id };
    for (const door of [doors.one, doors.file]) expect((await ask(door, stranger, { params })).status).toBe(404);
  });
});
