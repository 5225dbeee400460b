import { describe, expect, test } from "vitest";
import type { CheckKey } from "@/lib/copy/check-words";
import { changesIn } from "./sound";

/** A contract of services with the given clauses, numbered from 3.1 on. */
const EN = (...clauses: string[]) =>
  [
    "DESIGN AGREEMENT",
    'Birch Homes Ltd (the "Client") and Quill Studio Ltd (the "Designer") agree as follows on 3 March 2026.',
    "1. Work",
    "1.1. The Designer draws the plans of the workshop.",
    "1.2. The Client shows the Designer the site.",
    "2. Law",
    "2.1. The law of Ireland applies.",
    "2.2. Either party may end this Agreement by two months' notice.",
    "3. Terms",
    ...clauses.map((clause, at) => `3.${at + 1}. ${clause}`),
    "Signed: ____________ Client     Signed: ____________ Designer",
  ].join("\n");
const RU = (...clauses: string[]) =>
  [
    "ДОГОВОР ПОДРЯДА",
    "ООО «Берёза» (далее – Заказчик) и ООО «Перо» (далее – Подрядчик) заключили договор 3 марта 2026 года.",
    "1. Предмет",
    "1.1. Подрядчик строит мастерскую.",
    "1.2. Заказчик передаёт ему участок.",
    "2. Право",
    "2.1. Применяется право России.",
    "2.2. Любая сторона вправе расторгнуть договор, предупредив другую за два месяца.",
    "3. Условия",
    ...clauses.map((clause, at) => `3.${at + 1}. ${clause}`),
    "Заказчик ____________     Подрядчик ____________",
  ].join("\n");
const MN = (...clauses: string[]) =>
  [
    "АЖИЛ ГҮЙЦЭТГЭХ ГЭРЭЭ",
    "“Хус” ХХК (цаашид “Захиалагч” гэх), “Өд” ХХК (цаашид “Гүйцэтгэгч” гэх) 2026 оны 3 дугаар сарын 3-нд байгуулав.",
    "1. Ажил",
    "1.1. Гүйцэтгэгч урлан барина.",
    "1.2. Захиалагч газраа чөлөөлж өгнө.",
    "2. Хууль",
    "2.1. Монгол Улсын хуулийг хэрэглэнэ.",
    "2.2. Аль ч тал хоёр сарын өмнө мэдэгдэж гэрээг цуцалж болно.",
    "3. Нөхцөл",
    ...clauses.map((clause, at) => `3.${at + 1}. ${clause}`),
    "Захиалагч ____________     Гүйцэтгэгч ____________",
  ].join("\n");

const said = (check: CheckKey, text: string) => changesIn(text, "Other").filter((change) => change.check === check);

describe("(B-13.1) two clauses on one matter, in other words, contradict each other", () => {
  test.each([
    [
      "a deposit comes back",
      EN(
        "The deposit is refunded within 30 days after the end.",
        "Once the end has come, the Designer returns the deposit to the Client within 14 days.",
      ),
      ["3.1", "30 days", "3.2", "14 days"],
    ],
    [
      "a trial",
      RU("Испытание при приёме составляет три месяца.", "Испытание продолжается один месяц и продлению не подлежит."),
      ["3.1", "три месяца", "3.2", "один месяц"],
    ],
    [
      "a warranty",
      MN(
        "Ажлыг хүлээн авснаас хойш 12 сар үнэгүй баталгаатай.",
        "Баталгааны хугацаа 6 сар байх ба хүлээн авсан өдрөөс эхэлнэ.",
      ),
      ["3.1", "12 сар", "3.2", "6 сар"],
    ],
    [
      "interest on what is late",
      EN("Late amounts bear interest at 1.5% a month.", "Past due amounts accrue interest at 1% a month."),
      ["3.1", "1.5", "3.2", "1"],
    ],
    [
      "a penalty, of which one clause says 'in case'",
      RU(
        "За просрочку оплаты Заказчик уплачивает пеню 0,1 % неуплаченной суммы за каждый день.",
        "В случае несвоевременной оплаты Заказчик уплачивает неустойку 0,5 % неуплаченной суммы за каждый день.",
      ),
      ["3.1", "0,1", "3.2", "0,5"],
    ],
    [
      "notice of one party to the other",
      MN(
        "Захиалагч гэрээг хугацаанаас өмнө цуцлах бол 30 хоногийн өмнө бичгээр мэдэгдэнэ.",
        "Захиалагч гэрээг хугацаанаас нь өмнө цуцлахдаа Гүйцэтгэгчид 45 хоногийн өмнө мэдэгдсэн байна.",
      ),
      ["3.1", "30 хоногийн", "3.2", "45 хоногийн"],
    ],
  ])("%s: both clauses and both figures are told", (_, text, [where, first, here, second]) => {
    expect(said("contradiction", text).map(({ values }) => values)).toEqual([{ where, first, here, second }]);
    expect(said("contradiction", text)[0]?.comment).toMatch(
      new RegExp(`“${where}” says ${first}, “${here}” says ${second}`, "u"),
    );
  });

  test.each([
    [
      "each party has its own secrecy",
      EN("The Client keeps the plans secret for two years.", "The Designer keeps the figures secret for five years."),
    ],
    [
      "a trial and the notice during it",
      RU("Испытание при приёме составляет три месяца.", "Во время испытания сторона предупреждает за три дня."),
    ],
    [
      "a warranty and the time of repair",
      MN(
        "Ажлын баталгаат хугацаа 24 сар байна.",
        "Баталгаат хугацаанд илэрсэн гэмтлийг Гүйцэтгэгч дуудлагаас хойш 5 хоногт засна.",
      ),
    ],
    [
      "each party's penalty",
      RU(
        "Подрядчик за просрочку работ платит пеню 0,3 % цены за каждый день.",
        "Заказчик за просрочку оплаты платит пеню 0,1 % долга за каждый день.",
      ),
    ],
    ["what holds for each party, and one's own", EN("The Client may end this Agreement by 30 days' notice.")],
  ])("%s: nothing is told", (_, text) => {
    expect(said("contradiction", text)).toEqual([]);
  });
});

describe("(B-13.1) courts of two places, and a right of one party alone", () => {
  test.each([
    [
      "two cities",
      RU(
        "Споры рассматриваются в Арбитражном суде Новосибирской области.",
        "Споры передаются на разрешение в Арбитражный суд города Москвы.",
      ),
      1,
    ],
    [
      "one court twice",
      RU(
        "Споры рассматриваются в Арбитражном суде Новосибирской области.",
        "Споры передаются на разрешение в Арбитражный суд Новосибирской области.",
      ),
      0,
    ],
    [
      "two districts",
      MN(
        "Маргааныг эцэслэн Чингэлтэй дүүргийн шүүхээр шийдвэрлүүлнэ.",
        "Гэрээний маргааныг Баянзүрх дүүргийн шүүх шийдвэрлэнэ.",
      ),
      1,
    ],
    [
      "the court at a party's place",
      MN(
        "Маргааныг эцэслэн Чингэлтэй дүүргийн шүүхээр шийдвэрлүүлнэ.",
        "Гэрээний маргааныг Захиалагчийн байршлын шүүх шийдвэрлэнэ.",
      ),
      0,
    ],
  ])("%s", (_, text, count) => {
    expect(said("contradiction", text)).toHaveLength(count);
  });

  test.each([
    ["only one may end it", "Зөвхөн Захиалагч энэ гэрээг хэдийд ч, ямар ч шалтгаангүйгээр цуцлах эрхтэй.", "Захиалагч"],
    ["one never answers", "Захиалагч ямар ч тохиолдолд Гүйцэтгэгчид учирсан хохирлыг хариуцахгүй.", "Захиалагч"],
    ["each may end it", "Аль ч тал энэ гэрээг хэдийд ч цуцлах эрхтэй.", undefined],
  ])("%s", (_, clause, party) => {
    expect(said("oneSidedRight", MN(clause))[0]?.values["party"]).toBe(party);
  });
});

test("(B-13.1) in a table the row is named, not the letterhead above it", () => {
  const clause = "Once the end has come, the Designer returns the deposit to the Client within 14 days.";
  const row = "Deposit back | The deposit is refunded within 30 days after the end.";
  const [change] = said("contradiction", EN(clause).replace("1. Work", `${row}\n1. Work`));
  expect(change?.values).toMatchObject({ where: "Deposit back", here: "3.1", first: "30 days", second: "14 days" });
});

test("(B-13.1) rows of one table on two things are no contradiction", () => {
  const rows = ["Coring, 0 to 250 m | metre | USD 142", "Coring, 250 to 500 m | metre | USD 168"].join("\n");
  expect(said("contradiction", `${EN("The coring is paid by the metre.")}\nPrices\n${rows}`)).toEqual([]);
});

describe("(B-13.1) a clause that survives for another time than it says itself", () => {
  const secret = (years: string) =>
    `Each party keeps the other's papers secret for ${years} after this Agreement ends.`;
  test.each([
    [EN(secret("two years"), "Clause 3.1 survives for three years."), ["3.1", "two years", "3.2", "three years"]],
    [
      RU("Стороны хранят тайну 2 года после прекращения договора.", "Пункт 3.1 сохраняет силу в течение 3 лет."),
      ["3.1", "2 года", "3.2", "3 лет"],
    ],
  ])("is reported: %#", (text, [where, first, here, second]) => {
    const [change, ...others] = said("contradiction", text);
    expect(change?.values).toMatchObject({ where, first, here, second });
    expect(others).toEqual([]);
  });

  test.each([
    EN(secret("two years"), "Clause 3.1 survives for 24 months."),
    EN(secret("two years"), "Clause 3.1 survives."),
    EN(secret("two years"), "Clauses 3.1 and 2.1 survive for three years."),
    `${EN(secret("two years"))}\nSection 3.1. This Agreement remains in force for thirty months.`,
  ])("is not, where both say the same or one says nothing: %#", (text) => {
    expect(said("contradiction", text)).toEqual([]);
  });
});
