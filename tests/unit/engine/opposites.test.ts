import { describe, expect, test } from "vitest";
import type { CheckKey } from "@/lib/copy/check-words";
import { changesIn } from "./sound";

/** A short contract with the given clauses, each under its own heading. */
const EN = (...clauses: string[]) =>
  [
    "LEASE OF A WORKSHOP",
    'Birch Homes Ltd (the "Landlord") and Ada Quill (the "Tenant") agree as follows on 3 March 2026.',
    "1. Home. The Tenant uses the workshop and keeps it clean.",
    "2. Ending. Either party may end this lease by two months' notice.",
    "3. Law. The law of Ireland applies.",
    ...clauses.map((clause, at) => `${at + 4}. Part ${at + 4}. ${clause}`),
    "Signed: ____________ Landlord     Signed: ____________ Tenant",
  ].join("\n");
const RU = (...clauses: string[]) =>
  [
    "ДОГОВОР АРЕНДЫ",
    "ООО «Берёза» (далее – Арендодатель) и Квилл А. И. (далее – Арендатор) заключили договор 3 марта 2026 года.",
    "1. Арендатор пользуется мастерской и содержит её в чистоте.",
    "2. Любая сторона вправе расторгнуть договор, предупредив другую за два месяца.",
    "3. Применяется право России.",
    ...clauses.map((clause, at) => `${at + 4}. ${clause}`),
    "Арендодатель ____________     Арендатор ____________",
  ].join("\n");
const MN = (...clauses: string[]) =>
  [
    "ТҮРЭЭСИЙН ГЭРЭЭ",
    "“Хус” ХХК (цаашид “Түрээслүүлэгч” гэх), “Квилл” ХХК (цаашид “Түрээслэгч” гэх) 2026 оны 3 дугаар сарын 3-нд байгуулав.",
    "1. Түрээслэгч урланг ашиглаж, цэвэр байлгана.",
    "2. Аль ч тал хоёр сарын өмнө мэдэгдэж гэрээг цуцалж болно.",
    "3. Монгол Улсын хуулийг хэрэглэнэ.",
    ...clauses.map((clause, at) => `${at + 4}. ${clause}`),
    "Түрээслүүлэгч ____________     Түрээслэгч ____________",
  ].join("\n");

const said = (check: CheckKey, text: string) =>
  changesIn(text, "Lease Agreement").filter((change) => change.check === check);

const OPPOSED: readonly (readonly [string, string])[] = [
  [
    "a cost of one party and of the other",
    EN("The Landlord bears the cost of the survey.", "The survey is made at the Tenant's expense."),
  ],
  [
    "a cost in the price and besides it",
    EN("Heating is included in the rent.", "The Tenant pays for heating separately, on the last day of the month."),
  ],
  [
    "forbidden and allowed",
    EN("The Tenant must not assign, underlet or share the workshop.", "The Tenant may underlet the whole workshop."),
  ],
  [
    "with consent and without",
    EN(
      "No extra shelving is built unless the Landlord has agreed to it.",
      "The Tenant may build extra shelving without the Landlord's consent.",
    ),
  ],
  [
    "no renewal, and renewal",
    EN("This lease does not renew.", "Unless a party objects, this lease is renewed for another year by itself."),
  ],
  [
    "arbitrators and a court",
    EN("Disputes are settled by arbitration in Cork.", "Any dispute is decided by the District Court in Galway."),
  ],
  ["a fixed price that moves", EN("The rent is fixed.", "Each spring the Landlord may raise the rent by a tenth.")],
  [
    "silence",
    EN(
      "If the Tenant says nothing, the works are deemed accepted.",
      "The works are accepted only when the Tenant has signed.",
    ),
  ],
  [
    "lengths in other units and words",
    EN("The deposit is repaid within 28 days of the end.", "The deposit is returned two months after the end."),
  ],
  ["ru: a cost", RU("Ремонт крыши оплачивает как расходы Арендодатель.", "Расходы на ремонт крыши несёт Арендатор.")],
  ["ru: forbidden", RU("Арендатор не вправе пересдавать мастерскую.", "Арендатор вправе пересдавать мастерскую.")],
  [
    "mn: a cost",
    MN("Дээврийн засварын зардлыг Түрээслүүлэгч хариуцна.", "Дээврийн засварын зардал Түрээслэгчид хамаарна."),
  ],
  [
    "mn: forbidden",
    MN("Түрээслэгч урланг дамжуулан түрээслэх эрхгүй.", "Түрээслэгч урланг бусдад дамжуулан түрээслүүлж болно."),
  ],
  ["mn: renewal", MN("Гэрээ автоматаар сунгагдахгүй.", "Талууд татгалзаагүй бол гэрээ дахин нэг жилээр сунгагдана.")],
];

describe("clauses that say the opposite of each other", () => {
  test.each(OPPOSED)("%s: the later one is marked and both are quoted (B-13.1)", (_name, text) => {
    const [change, ...more] = said("contradiction", text);
    expect(more).toEqual([]);
    const lines = text.split("\n");
    expect(lines.findIndex((line) => line.includes(change?.passage.content ?? "nothing"))).toBe(lines.length - 2);
    expect(change?.replacement).toBeNull();
    expect(change?.values["where"]).toBe("4");
  });

  test.each([
    ["an exception", EN("The Tenant must not keep dogs.", "Despite clause 4 the Tenant may keep one dog at night.")],
    ["another party", EN("The Tenant must not change the locks.", "The Landlord may change the locks.")],
    ["another cost", EN("The Landlord bears the cost of the roof.", "The Tenant bears the cost of the windows.")],
    ["a condition", EN("The Tenant must not sublet unless asked.", "The Tenant may sublet the yard.")],
    [
      "secrets told to advisers",
      EN("The Tenant shall not disclose the plans.", "The Tenant may disclose the plans to advisers."),
    ],
    [
      "urgent measures",
      EN("Disputes are settled by arbitration.", "In a dispute urgent measures are decided by the courts."),
    ],
    [
      "lengths nearly the same",
      EN("The deposit is repaid within 30 days of the end.", "The deposit is returned within one month of the end."),
    ],
    [
      "two prohibitions without consent",
      EN(
        "Neither party may share the yard without the written consent of the other.",
        "Neither party may assign this lease without the written consent of the other.",
      ),
    ],
    [
      "secrets, and to whom they may be told without consent",
      EN(
        "Each party may not disclose the Plans without the other's written consent.",
        "A party may disclose the Plans without consent to its advisers.",
      ),
    ],
    [
      "a price of the first year, and after it",
      EN("The rent is fixed for the first year.", "After the first year the Landlord may increase the rent."),
    ],
    [
      "ru: minor and major repairs",
      RU(
        "Арендатор за свой счёт производит текущий ремонт.",
        "Капитальный ремонт Арендодатель производит за свой счёт.",
      ),
    ],
    ["mn: a price of the first year", MN("Эхний жилд түрээс өөрчлөгдөхгүй.", "Дараа нь түрээсийг нэмэгдүүлж болно.")],
    ["ru: another cost", RU("Расходы на ремонт крыши несёт Арендодатель.", "Расходы на охрану двора несёт Арендатор.")],
    ["mn: another thing", MN("Түрээслэгч урланг дамжуулан түрээслэх эрхгүй.", "Түрээслэгч самбар байршуулж болно.")],
  ])("%s contradicts nothing", (_name, text) => {
    expect(said("contradiction", text)).toEqual([]);
  });
});

/** Whom a right of one party favours, in general or in particular words. */
const favoured = (text: string) =>
  (["oneSidedRight", "changesAlone", "openIncrease"] as const).flatMap((check) =>
    said(check, text).map(({ values }) => values["party"]?.replace("the ", "")),
  );

describe("rights of one party only", () => {
  test.each([
    [EN("The Landlord may change the terms of this lease at any time."), "Landlord"],
    [EN("The Landlord may sell the workshop. The Tenant has no such right."), "Landlord"],
    [RU("Арендодатель вправе в одностороннем порядке изменить плату."), "Арендодатель"],
    [MN("Түрээслүүлэгч түрээсийг дангаараа нэмэгдүүлж болно."), "Түрээслүүлэгч"],
  ])("%s", (text, party) => {
    expect(favoured(text)).toEqual([party]);
  });

  test("none where either may do it, or it is measured", () => {
    for (const text of [
      EN("Either party may change the terms of this lease at any time."),
      EN("The Landlord may change its bank account at any time."),
      RU("Арендодатель не вправе в одностороннем порядке изменить плату."),
    ])
      expect(favoured(text)).toEqual([]);
  });
});

describe("parts and lengths that don't fit", () => {
  test("parts of a price that make more than the whole (B-13.1)", () => {
    const [over] = said("partsOverWhole", EN("The Tenant pays 30 % in advance and 80 % on completion."));
    expect(over?.values).toEqual({ parts: "30 % + 80 %", sum: "110 %" });
    expect(said("partsOverWhole", EN("The Tenant pays 30 % in advance and 70 % on completion."))).toEqual([]);
    expect(said("partsOverWhole", MN("Төлбөрийн 50 хувийг урьдчилан, 60 хувийг дараа төлнө."))).toHaveLength(1);
  });

  test("a length that its two days don't make", () => {
    const wrong = EN("The lease lasts five years from 25 March 2026 and ends on 24 March 2032.");
    expect(said("lengthOfDates", wrong)[0]?.values["length"]).toBe("five years");
    expect(
      said("lengthOfDates", EN("The lease lasts six years from 25 March 2026 and ends on 24 March 2032.")),
    ).toEqual([]);
  });

  test("a last day before the first one", () => {
    const lots = (first: string, last: string) =>
      EN(`The first lot is handed over by ${first} and the last by ${last}.`);
    expect(said("endBeforeStart", lots("15 May 2026", "10 April 2026"))).toHaveLength(1);
    expect(said("endBeforeStart", lots("10 April 2026", "15 May 2026"))).toEqual([]);
    expect(said("impossibleDate", EN("The works end by Feb 30, 2027."))).toHaveLength(1);
    expect(said("impossibleDate", EN("The works end by Feb 28, 2027."))).toEqual([]);
  });
});
