import { describe, expect, test } from "vitest";
import { UNEVEN_KEYS, type CheckKey } from "@/lib/copy/check-words";
import { LANGUAGES } from "@/lib/copy/languages";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { TEMPLATE_TYPES } from "@/lib/documents/templates/catalogue";
import { fillTemplate } from "@/lib/documents/templates/fill";
import { readyText } from "@/lib/documents/templates/ready-texts";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readOnce } from "@/lib/engine/text/reading";
import { changesIn } from "./sound";

const EN = (...clauses: string[]) =>
  [
    "SUPPLY OF FLOUR",
    'Millbrook Ltd (the "Supplier") and Crumb & Co Ltd (the "Customer") agree as follows on 3 March 2026.',
    ...clauses.map((clause, at) => `${at + 1}. ${clause}`),
  ].join("\n");
const RU = (...clauses: string[]) =>
  [
    "ДОГОВОР ПОСТАВКИ",
    "ООО «Мельница» (далее – Поставщик) и ООО «Булка» (далее – Покупатель) заключили договор 3 марта 2026 года.",
    ...clauses.map((clause, at) => `${at + 1}. ${clause}`),
  ].join("\n");
const MN = (...clauses: string[]) =>
  [
    "НИЙЛҮҮЛЭХ ГЭРЭЭ",
    "“Тээрэм” ХХК (цаашид “Нийлүүлэгч” гэх), “Талх” ХХК (цаашид “Захиалагч” гэх) 2026 оны 3 дугаар сарын 3-нд байгуулав.",
    ...clauses.map((clause, at) => `${at + 1}. ${clause}`),
  ].join("\n");
const WORK = (...clauses: string[]) =>
  [
    "ТРУДОВОЙ ДОГОВОР",
    "ООО «Булка» (далее – Работодатель) и Квилл А. И. (далее – Работник) заключили договор 3 марта 2026 года.",
    ...clauses.map((clause, at) => `${at + 1}. ${clause}`),
  ].join("\n");

const remarks = (text: string) =>
  changesIn(text, "Other").filter(({ check }) => [...UNEVEN_KEYS, "earlyRefusal", "overruledTerm"].includes(check));
const told = (text: string) => remarks(text).map(({ check, values }) => [check, values["other"]?.replace("the ", "")]);

describe("what one party may do or must bear alone is told with whom it weighs on (B-13.1)", () => {
  test.each<[CheckKey, string, string]>([
    ["openIncrease", EN("The Supplier may raise the price by any amount on ten days' notice."), "Customer"],
    ["openIncrease", RU("Поставщик вправе увеличить цену, уведомив Покупателя за 5 дней."), "Покупатель"],
    ["openIncrease", MN("Нийлүүлэгч үнийг хэдийд ч нэмэгдүүлэх эрхтэй."), "Захиалагч"],
    ["changesAlone", EN("The Supplier may amend these terms at its sole discretion."), "Customer"],
    ["leavingBarred", EN("The Customer may not terminate this agreement for convenience."), "Customer"],
    ["leavesUnannounced", RU("Поставщик вправе прекратить договор без предварительного уведомления."), "Покупатель"],
    ["assignsAlone", EN("Neither party may assign, save that the Supplier may assign to any person."), "Customer"],
    ["forumOfOne", EN("Courts of Ireland decide, except that the Supplier may also sue in any court."), "Customer"],
    ["controlClause", EN("A change of control of the Customer entitles the Supplier to terminate."), "Customer"],
    ["openIndemnity", EN("The Customer shall indemnify the Supplier against any loss whatsoever."), "Customer"],
    ["freeExclusivity", RU("Покупатель обязан закупать муку исключительно у Поставщика."), "Покупатель"],
    ["waivedClaims", MN("Захиалагч нэхэмжлэл гаргах эрхээсээ татгалзаж байна."), "Захиалагч"],
    ["endlessDuty", RU("Обязанность Покупателя хранить тайну действует бессрочно."), "Покупатель"],
    ["wageFine", WORK("За опоздание с Работника удерживается штраф 1 000 рублей."), "Работник"],
    ["trainingCost", WORK("При увольнении до двух лет Работник возвращает стоимость обучения."), "Работник"],
    ["unpaidNonCompete", WORK("Год после увольнения Работник обязуется не работать в других пекарнях."), "Работник"],
  ])("%s: %s", (check, text, other) => {
    expect(told(text)).toContainEqual([check, other]);
  });

  test("what the next sentence says of it goes on from the one before", () => {
    const text = RU("Покупатель вправе отказаться от договора досрочно. В этом случае депозит не возвращается.");
    expect(told(text)).toContainEqual(["depositLost", "Покупатель"]);
  });

  test("a notice of a renewal of three months and more", () => {
    const [remark] = remarks(
      EN("This agreement renews each year unless a party gives notice 120 days before its end."),
    );
    expect(remark?.values["length"]).toBe("120 days");
  });
});

describe("a penalty is measured by the other party's (B-13.1)", () => {
  const LATE = "If the Customer pays late, it pays a penalty of 0.2 % of the sum a day";
  test("a cap for one party only", () => {
    const capped =
      "If the Supplier delivers late, it pays a penalty of 0.1 % a day, but no more than 5 % of the price.";
    expect(told(EN(`${LATE}.`, capped))).toEqual([["unevenPenalty", "Customer"]]);
    expect(told(EN(`${LATE}, but no more than 5 %.`, capped))).toEqual([]);
  });

  test("one party only can owe it", () => {
    const fine = "For each late delivery the Supplier pays a fine of EUR 500.";
    expect(told(EN(fine))).toEqual([["onlyOneFined", "Supplier"]]);
    expect(told(EN(fine, `${LATE}.`))).toEqual([]);
  });
});

test("what a part that prevails says otherwise is told at the clause that it overrules (B-13.1)", () => {
  const text = [
    EN(
      "Invoices are payable within 30 days of receipt.",
      "If Schedule 1 conflicts with the body, Schedule 1 prevails.",
    ),
    "SCHEDULE 1. ORDER",
    "Payment term: 45 days from the date of the invoice.",
  ].join("\n");
  const [remark] = remarks(text);
  expect([remark?.check, remark?.values["here"]]).toEqual(["overruledTerm", "30 days"]);
  expect(remark?.values["there"]).toContain("45 days");
});

describe("nothing is remarked of", () => {
  test.each([
    EN("The Supplier may increase the price once a year by no more than the change in the Consumer Prices Index."),
    EN("Either party may terminate this agreement at any time without notice."),
    EN("Neither party may assign this agreement without the consent of the other."),
    EN("Each party shall indemnify the other against any loss whatsoever caused by its staff."),
    EN("The Supplier may terminate without notice if the Customer is insolvent."),
    EN('"Price" means the price that the Supplier may increase at any time.'),
    RU("Стороны вправе изменить цену по соглашению.", "Любая сторона вправе расторгнуть договор без уведомления."),
    MN("Талууд тохиролцож үнийг нэмэгдүүлж болно.", "Аль ч тал эрх, үүргээ зөвшөөрөлгүйгээр шилжүүлэхгүй."),
  ])("%s (B-13.1)", (text) => {
    expect(remarks(text)).toEqual([]);
  });

  test.each(LANGUAGES)("our own templates, %s (B-13.1)", (language) => {
    const found = TEMPLATE_TYPES.flatMap((type) => {
      const { text } = toPlainText(fillTemplate(type, {}, readyText(type, language)));
      const contract = { text, pages: [{ start: 0, page: 1 }], contractName: type, contractType: type };
      return suggest(readOnce(contract), language).filter(({ check }) => UNEVEN_KEYS.some((key) => key === check));
    });
    expect(found).toEqual([]);
  });
});

test.each([
  "Disputes go to the Singapore International Arbitration Centre under its Rules.",
  "The London Court of International Arbitration keeps a Register, and the Rules apply.",
])("the rules of an institution need no definition: %s (B-13.1)", (clause) => {
  const text = EN('"Goods" means flour.', clause);
  expect(changesIn(text, "Other").filter(({ check }) => check === "undefinedTerm")).toEqual([]);
});

test("whose premises are inspected is not who inspects, though both names have two words (B-13.1)", () => {
  const text = [
    "НУУЦЛАЛЫН ГЭРЭЭ",
    '"Нарс" ХХК (цаашид "Мэдээлэл эзэмшигч"), "Хус" ХХК (цаашид "Хүлээн авагч") нар байгуулав.',
    "2.3 Мэдээлэл эзэмшигч хүссэн үедээ, урьдчилан мэдэгдэлгүйгээр Хүлээн авагчийн байранд шалгалт хийх эрхтэй.",
  ].join("\n");
  const [found] = changesIn(text, "Other").filter(({ check }) => check === "auditUnannounced");
  expect(found?.values).toEqual({ party: "Мэдээлэл эзэмшигч", other: "Хүлээн авагч" });
});

test("a party that may leave only later and for a fee isn't favoured where the other may leave at will (B-13.1)", () => {
  const later =
    "The Customer may terminate this agreement for convenience only after the first year, on 120 days' notice, for a fee of three months.";
  const atWill = "The Supplier may terminate this agreement for any reason on sixty days' notice.";
  const rights = (...clauses: string[]) =>
    changesIn(EN(...clauses), "Other").filter((one) => one.check === "oneSidedRight");
  expect(rights(later, atWill).map(({ values }) => values["party"])).toEqual(["Supplier"]);
  expect(rights(later, "Either party may terminate this agreement for a material breach.", atWill)).toEqual([]);
  const both = "The Supplier may terminate at any time, while the Customer may terminate only for a material breach.";
  expect(rights(both)).toHaveLength(1);
});
