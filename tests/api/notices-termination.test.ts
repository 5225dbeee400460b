/** Terminations over REST: the writer's own right, and the day on which it ends the contract. Source: behaviour §47. */
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { drafted, fact, html, read, RUSSIAN, setToday, written } from "./notices-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  setToday("2026-11-28");
});

const ENGLISH = html(
  "SERVICE AGREEMENT",
  'This Service Agreement is made on March 3, 2025 between Tuul Estate LLC (the "Provider") and Altan Trade LLC (the "Client").',
  "9. Ending",
  "9.1 The Client may terminate this Agreement at any time by two months' written notice. The Provider may terminate it by 120 days' written notice.",
  "10. Notices",
  "10.1 Notices are delivered by hand.",
);
const MONGOLIAN = html(
  "ТЭЭВРИЙН ГЭРЭЭ",
  'Энэхүү гэрээг 2025 оны 1 дүгээр сарын 10-ны өдөр Улаанбаатар хотод нэг талаас "Туул Эстейт" ХХК (цаашид "Зууч" гэх), нөгөө талаас "Алтан Худалдаа" ХХК (цаашид "Захиалагч" гэх) байгуулав.',
  "5. Цуцлах",
  "5.1 Захиалагч 30 хоногийн өмнө, Зууч 60 хоногийн өмнө бичгээр мэдэгдэж гэрээг хэдийд ч цуцалж болно.",
);

describe("a termination", () => {
  test.each([
    ["Altan Trade LLC", "2027-01-28", "The notice period is 2 months. It ends on 28 January 2027."],
    ["Tuul Estate LLC", "2027-03-28", "The notice period is 120 days. It ends on 28 March 2027."],
  ])("has the period of %s, to check, and says the day once it is confirmed (B-47.14)", async (sender, day, line) => {
    const contractId = await read(owner, ENGLISH, "");
    const draft = await drafted(owner, contractId, { kind: "termination", sender });
    expect(fact(draft, "right")).toMatchObject({ value: "9.1" });
    expect(fact(draft, "endsOn")).toMatchObject({ value: day, basis: "likely", isNeeded: true });
    expect(draft.ending).toMatchObject({ from: "2026-11-28", isReceived: true });
    expect(draft.text).toContain("[• day on which the contract ends]");
    const answers = { kind: "termination", sender, right: "confirmed", endsOn: day };
    expect((await drafted(owner, contractId, answers)).text).toContain(line);
    const people = { recipient: "The other", address: "Ulaanbaatar", signatory: "A. Dash", authority: "by law" };
    expect((await written(owner, contractId, { ...answers, ...people, way: "hand" })).text).toContain(line);
  });

  test("offers no side's right before it is known which side writes (B-47.14)", async () => {
    const contractId = await read(owner, ENGLISH, "");
    const draft = await drafted(owner, contractId, { kind: "termination" });
    expect(fact(draft, "sender").value).toBeNull();
    expect(fact(draft, "right")).toMatchObject({ value: null, basis: "missing", nearest: null });
    expect([fact(draft, "endsOn").value, draft.ending]).toEqual([null, null]);
    expect(draft.text).not.toContain("two months");
  });

  test("is likely from the other one of two parties, once it is said to whom it goes (B-47.3)", async () => {
    const contractId = await read(owner, ENGLISH, "");
    const draft = await drafted(owner, contractId, { kind: "termination", recipient: "Tuul Estate LLC" });
    expect(fact(draft, "sender")).toMatchObject({ value: "Altan Trade LLC", basis: "likely" });
    expect(draft.text).toContain("[• our name]"); // until it is confirmed
    const said = { kind: "termination", recipient: "Tuul Estate LLC", sender: "Altan Trade LLC" };
    expect(fact(await drafted(owner, contractId, said), "sender")).toMatchObject({ basis: "person" });
  });

  test("offers what each side has alike before that (B-47.14)", async () => {
    const each = ENGLISH.replace(
      /9\.1 .*? notice\.<\/p>/u,
      "9.1 Either party may terminate this Agreement by 30 days' written notice.</p>",
    );
    const contractId = await read(owner, each, "");
    const draft = await drafted(owner, contractId, { kind: "termination" });
    expect(fact(draft, "right")).toMatchObject({ value: "9.1" });
    expect(fact(draft, "endsOn")).toMatchObject({ value: "2026-12-28" });
  });

  test("says no day where the clause is unclear, or gives the right to the other side (B-47.14)", async () => {
    const clause = "9.1 The Client may terminate this Agreement at the end of a quarter by 30 days' written notice.";
    const contractId = await read(owner, ENGLISH.replace(/9\.1 .*? notice\.<\/p>/u, `${clause}</p>`), "");
    const own = await drafted(owner, contractId, { kind: "termination", sender: "Altan Trade LLC" });
    expect([fact(own, "right").value, fact(own, "endsOn").value]).toEqual(["9.1", null]);
    expect(own.text).not.toContain("It ends on");
    const other = await drafted(owner, contractId, { kind: "termination", sender: "Tuul Estate LLC" });
    expect(fact(other, "right")).toMatchObject({ value: null, basis: "missing" });
  });

  test.each([
    ["January 10, 2027", null],
    ["December 31, 2027", "2027-01-28"],
  ])("says no day behind that of the contract's own end, %s (B-47.14)", async (end, day) => {
    const term = `<p>8.1 This Agreement shall continue in full force and effect until ${end}.</p><p>9. Ending</p>`;
    const contractId = await read(owner, ENGLISH.replace("<p>9. Ending</p>", term), "");
    const draft = await drafted(owner, contractId, { kind: "termination", sender: "Altan Trade LLC" });
    expect([fact(draft, "right").value, fact(draft, "endsOn").value]).toEqual(["9.1", day]);
  });

  test("in Mongolian has the day in full (B-47.14, B-47.15)", async () => {
    const contractId = await read(owner, MONGOLIAN, "");
    const draft = await drafted(owner, contractId, {
      ...{ kind: "termination", sender: '"Алтан Худалдаа" ХХК', right: "confirmed", endsOn: "2026-12-28" },
    });
    expect(draft.ending).toEqual({ from: "2026-11-28", isReceived: false, months: 0, days: 30 });
    expect(draft.text).toContain(
      "Мэдэгдлийн хугацаа: 30 хоног. Гэрээ 2026 оны 12 дугаар сарын 28-ны өдөр дуусгавар болно.",
    );
  });

  test("in Russian counts from receipt where the clause does, and not before it is known (B-47.14)", async () => {
    const clause = "5.2 Покупатель вправе расторгнуть договор через 30 дней после получения уведомления.";
    const content = RUSSIAN.replace("<p>8. Уведомления</p>", `<p>${clause}</p><p>8. Уведомления</p>`);
    const contractId = await read(owner, content, "ООО «Заря»");
    const byCourier = await drafted(owner, contractId, { kind: "termination", way: "courier" });
    expect([fact(byCourier, "right").value, fact(byCourier, "endsOn").value]).toEqual(["5.2", null]);
    const mailed = await drafted(owner, contractId, { kind: "termination", way: "registered", right: "confirmed" });
    // five working days after November 28, a Saturday: December 4; then 30 days
    expect(fact(mailed, "endsOn").value).toBe("2027-01-03");
    expect(mailed.text).toContain("Срок уведомления: 30 дней.");
    expect(mailed.title).toMatch(/^Уведомление о расторжении договора поставки № 7/u);
  });
});
