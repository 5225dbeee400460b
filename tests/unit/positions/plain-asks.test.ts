/** The plainest clauses are decided, and what is like them and isn't stays with a person (B-24.6). */
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import { judged } from "@/lib/positions/judged";
import { starterBook } from "@/lib/positions/starter/starter-book";

const PARTIES: Readonly<Record<Language, string>> = {
  en: 'This Agreement is between Oak Ltd ("Landlord") and Elm Ltd ("Tenant").\n\n',
  ru: "ООО «Дуб», именуемое «Арендодатель», и ООО «Вяз», именуемое «Арендатор», заключили настоящий договор.\n\n",
  mn: "“Царс” ХХК (цаашид “Түрээслүүлэгч” гэх), нөгөө талаас “Хайлаас” ХХК (цаашид “Түрээслэгч” гэх) нар байгуулав.\n\n",
};
type Asked = { side?: "buy" | "supply"; kind?: ContractKind; homeLaw?: string };

function itemOn(
  topic: string,
  language: Language,
  text: string,
  { side = "buy", kind = "lease", ...more }: Asked = {},
) {
  const contractType = kind === "lease" ? "Lease Agreement" : "Service Agreement";
  const contract = { text: PARTIES[language] + text, pages: [{ start: 0, page: 1 }], contractName: "c", contractType };
  const book = starterBook({ side, kind, language, ...more });
  const subjects = readSubjects(readOnce(contract), []);
  const readings = { topics: [], subjects, terms: readOwnTerms(contract), contractType };
  const [item] = judged(
    readings,
    book.positions.filter((one) => one.topic === topic),
    { ...book, contractType: "" },
  );
  if (!item) throw new Error(topic);
  return item;
}
const verdictOn = (...asked: Parameters<typeof itemOn>) => itemOn(...asked).verdict;

test("the law of the contract is not the one by which a party was formed", () => {
  const formed = "1. Монгол Улсын хуулийн дагуу байгуулагдсан түрээслэгч байрыг ашиглана.\n\n";
  expect(verdictOn("governing_law", "mn", `${formed}9. Гэрээнд Монгол Улсын хууль үйлчилнэ.`)).toBe("matches");
  expect(verdictOn("governing_law", "mn", "9. Гэрээнд Англи улсын хууль үйлчилнэ.")).toBe("deviates");
});

test("whose law is ours can be said, and where it isn't the reason says so", () => {
  const irish = "9. This Agreement is governed by the laws of Ireland.";
  expect(itemOn("governing_law", "en", irish)).toMatchObject({ verdict: "needsReview", reason: "noLaw" });
  expect(verdictOn("governing_law", "en", irish, { homeLaw: "Ireland" })).toBe("matches");
  expect(verdictOn("governing_law", "en", irish, { homeLaw: "Kenya" })).toBe("deviates");
});

describe("rent on a day of each period, before it, leaves no time to pay", () => {
  test.each([
    ["en", "3. The Tenant pays the rent monthly in advance, by the 7th of the month."],
    ["ru", "3. Месячная ставка вносится Арендатором авансом не позднее 5-го числа оплачиваемого месяца."],
    ["mn", "3. Түрээслэгч түрээсийн төлбөрийг сар бүр урьдчилан, тухайн сарын 10-ны өдрийн дотор төлнө."],
  ] as const)("%s", (language, text) => {
    expect(verdictOn("payment_terms", language, text)).toBe("deviates");
    expect(verdictOn("payment_terms", language, text, { side: "supply" })).toBe("matches");
  });
  test("a part in advance and a right to end the lease when payment is late say nothing of it", () => {
    const part = "3. Половину месячной платы Арендатор вносит авансом до 5 числа текущего месяца, остаток по акту.";
    expect(verdictOn("payment_terms", "ru", part, { side: "supply" })).toBe("needsReview");
    const late =
      "4. Түрээсийн төлбөр 30-аас дээш хоног хугацаа хэтэрсэн бөгөөд шаардлага хүлээн авснаас хойш ажлын 10 өдрийн дотор төлөөгүй бол Түрээслүүлэгч гэрээг цуцална.";
    expect(verdictOn("payment_terms", "mn", late)).toBe("needsReview");
  });
});

test("the figure of a deposit is that of its return, and not of a case in which the lease ends", () => {
  const late = "2. Хэрэв 60 хоногоос дээш хоцорвол Түрээслэгч гэрээг цуцалж, барьцааг буцаан авна.\n\n";
  const back = "5. Түрээслүүлэгч барьцааг байрыг хүлээн авснаас хойш 20 хоногийн дотор буцаана.";
  expect(verdictOn("deposit_return", "mn", `4. Түрээслэгч барьцааг 5 хоногийн дотор төлнө.\n\n${back}`)).toBe(
    "acceptable",
  );
  expect(verdictOn("deposit_return", "mn", late)).toBe("needsReview");
  expect(itemOn("deposit_return", "mn", "5. Түрээслэгч байрыг цэвэр байлгана.")).toMatchObject({
    verdict: "needsReview",
    reason: "noSuchThing",
  });
});

describe("each side insures what is its own", () => {
  const both = "6. Арендодатель страхует здание за свой счёт.\n\n7. Арендатор обязан застраховать своё имущество.";
  test("so that one clause takes nothing from the other", () => {
    expect(verdictOn("insurance", "ru", both)).toBe("matches");
    expect(verdictOn("insurance", "ru", "7. Арендатор обязан застраховать своё имущество.")).not.toBe("matches");
  });
  test.each([
    ["en", "6. The Landlord is insured; its policy runs until 11 March 2026.", "and shall be renewed"],
    ["ru", "6. Арендодатель застрахован, полис действует до 11 марта 2026 г.", "и продлевается им"],
    ["mn", "6. Түрээслүүлэгч даатгуулсан байх бөгөөд даатгал 2026 оны 3 дугаар сарын 11 хүртэл хүчинтэй.", "сунгана"],
  ] as const)(
    "%s: a policy that ends on a day may have lapsed, one that is renewed hasn't",
    (language, text, renewed) => {
      expect(verdictOn("insurance", language, text)).not.toBe("matches");
      const kept = text.replace(/[.]$/u, language === "mn" ? ` бөгөөд Түрээслүүлэгч ${renewed}.` : ` ${renewed}.`);
      expect(itemOn("insurance", language, kept).reason).not.toBe("policyEnds");
    },
  );
});

test("what a manager may not do is no rule on who may leave, and a trial has its own", () => {
  const right = "6. Түрээслэгч 30 хоногийн өмнө бичгээр мэдэгдэж гэрээг шалтгаангүйгээр цуцалж болно.";
  const manager =
    "\n\n7. Менежер Түрээслүүлэгчийн нэрийн өмнөөс төлбөр хүлээн авна. Гэрээнд өөрчлөлт оруулах, цуцлах эрхгүй.";
  expect(verdictOn("termination_for_convenience", "mn", right + manager)).toBe("matches");
  const landlord = "\n\n7. Түрээслэгч эхний жилд гэрээг цуцлах эрхгүй.";
  expect(verdictOn("termination_for_convenience", "mn", right + landlord)).not.toBe("matches");
});

test("a price that may go up breaks a wish for none, whatever it depends on", () => {
  const up = "4. Арендодатель вправе раз в год поднять плату не более чем на 8 %, предупредив за 45 дней.";
  expect(verdictOn("price_increase", "ru", up)).toBe("deviates");
  expect(verdictOn("price_increase", "ru", up.replace("8 %", "4 %"))).not.toBe("deviates");
  expect(verdictOn("unilateral_amendment", "ru", up)).toBe("needsReview"); // who sets the price changes the contract
  expect(verdictOn("price_increase", "ru", "4. Плата в течение срока договора не повышается.")).toBe("matches");
});

test("what is no secret takes nothing from how long secrets are kept", () => {
  const kept = "8. The Parties keep this Agreement confidential for three years after it ends.";
  const services = { kind: "services" } as const;
  expect(verdictOn("confidentiality_term", "en", `${kept} Information that is public is not covered.`, services)).toBe(
    "matches",
  );
  expect(
    verdictOn("confidentiality_term", "en", `${kept} However, this period is one year for prices.`, services),
  ).toBe("needsReview");
});

test("no charge for late payment is what a payer asks, and a limit of one has nothing to apply to (B-24.6)", () => {
  const silent = "1. Арендатор содержит помещение в чистоте и не курит в нём.";
  expect(itemOn("late_payment", "ru", silent)).toMatchObject({ verdict: "matches", reason: "missing" });
  expect(itemOn("deposit_return", "ru", silent)).toMatchObject({ verdict: "needsReview", reason: "noSuchThing" });
  expect(verdictOn("insurance", "ru", silent)).toBe("missing");
});
