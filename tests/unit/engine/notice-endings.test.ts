/** Who may end a contract for no cause, and how long after the notice it ends. */
import { describe, expect, it } from "vitest";
import { endingsIn, holderOf } from "@/lib/engine/notices/endings";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "./contracts";

type Side = readonly [name: string, role: string];
const SIDES = {
  en: [
    ["Tuul Estate LLC", "Landlord"],
    ["Altan Trade LLC", "Tenant"],
  ],
  ru: [
    ["ООО «Вектор»", "Исполнитель"],
    ["ООО «Заря»", "Заказчик"],
  ],
  mn: [
    ["“Туул Эстейт” ХХК", "Зууч"],
    ["“Алтан Худалдаа” ХХК", "Захиалагч"],
  ],
} as const satisfies Record<string, readonly Side[]>;

function stage(sides: readonly Side[], clause: string) {
  const introduced = sides.map(([name, role]) => `${name} ("${role}")`);
  const contract = makeContract(["AGREEMENT", ...introduced, clause]);
  const parties = sides.map(([value, role], at) => {
    const start = contract.text.indexOf(introduced[at] ?? "");
    const end = start + value.length;
    return { value, role, passage: { content: value, page: 1, start, end } };
  });
  return { reading: readOnce(contract), parties, text: contract.text };
}

function said(sides: readonly Side[], clause: string): string[] {
  const { reading, parties } = stage(sides, clause);
  return endingsIn(reading, parties).map(({ party, length, isFromReceipt }) => {
    const long = length === null ? "unclear" : `${length.months}m ${length.days}d`;
    return `${party ?? "each"}: ${long}${isFromReceipt ? " from receipt" : ""}`;
  });
}

describe("each side has its own period of notice", () => {
  it.each([
    [
      "en",
      "7. The Tenant may end this Agreement by 60 days' notice. The Landlord may end it by 4 months' notice.",
      ["1: 0m 60d", "0: 4m 0d"],
    ],
    ["en", "7. The Tenant may terminate by giving the Landlord 60 days' notice.", ["1: 0m 60d"]],
    ["en", "7. Either party may terminate 30 days after receipt of a notice.", ["each: 0m 30d from receipt"]],
    ["ru", "7. Заказчик вправе расторгнуть Договор, уведомив Исполнителя не менее чем за один месяц.", ["1: 1m 0d"]],
    [
      "ru",
      "7. Заказчик может отказаться от договора, предупредив за 14 дней, Исполнитель – за 30 дней.",
      ["1: 0m 14d", "0: 0m 30d"],
    ],
    ["ru", "7. Любая из сторон вправе расторгнуть договор, уведомив другую за 30 дней.", ["each: 0m 30d"]],
    [
      "mn",
      "7. Захиалагч 30 хоногийн өмнө, Зууч 60 хоногийн өмнө бичгээр мэдэгдэж гэрээг цуцалж болно.",
      ["1: 0m 30d", "0: 0m 60d"],
    ],
    ["mn", "7. Аль ч тал 30 хоногийн өмнө мэдэгдэж гэрээг цуцална.", ["each: 0m 30d"]],
  ] as const)("in %s (B-47.14): %s", (language, clause, expected) => {
    expect(said(SIDES[language], clause)).toEqual(expected);
  });

  it("which a sentence behind the right may say alone (B-47.14)", () => {
    const sides = [
      ["Orla Finch", "you"],
      ["Bryony Vets Ltd", "we"],
    ] as const;
    const clause =
      "12. During probation either side may end the employment on one week's notice. After it you must give us two " +
      "months' written notice. We must give you two months' notice or, if it is longer, one week for each year.";
    expect(said(sides, clause)).toEqual(["0: 2m 0d", "1: unclear"]);
    const { reading, parties, text } = stage(sides, clause);
    const [own] = endingsIn(reading, parties);
    expect(text.slice(own?.start, own?.end)).toMatch(/^12\. During probation.*two months' written notice\.$/u);
  });
});

describe("what is no period of notice", () => {
  it.each([
    ["en", "7. We may pay you salary in place of notice if the Tenant terminates on 30 days' notice."],
    ["en", "7. The Landlord may terminate on 10 days' notice for breach."],
    ["en", "7. The Tenant may cancel an order on 3 days' notice."],
    ["en", "7. The Landlord and the Tenant may terminate by 30 days' notice."],
    ["en", "7. Neither party may terminate by 30 days' notice."],
    ["ru", "7. Исполнитель вправе расторгнуть договор при нарушении, уведомив за 5 дней."],
    ["ru", "7. Если объём снизится, Заказчик вправе расторгнуть договор, уведомив за 5 дней."],
    ["mn", "7. Захиалагч төлбөр төлөөгүй бол Зууч 5 хоногийн өмнө мэдэгдэж гэрээг цуцалж болно."],
    ["mn", "7. Захиалагч мэдэгдэл авснаас хойш 30 хоногийн дотор гэрээг цуцалж болно."],
  ] as const)("%s (B-47.14): %s", (language, clause) => {
    expect(said(SIDES[language], clause)).toEqual([]);
  });

  it.each([
    ["en", "7. The Tenant may terminate at the end of a month by 30 days' notice.", ["1: unclear"]],
    ["en", "7. The Tenant may terminate on 5 business days' notice.", ["1: unclear"]],
    [
      "ru",
      "7. Заказчик вправе отказаться от Договора, уведомив за 60 дней. До мая такое уведомление не может быть дано.",
      ["1: unclear"],
    ],
    ["mn", "7. Захиалагч эхний 12 сарын дараа 60 хоногийн өмнө мэдэгдэж гэрээг цуцалж болно.", ["1: unclear"]],
  ] as const)("or no clear one in %s (B-47.14): %s", (language, clause, expected) => {
    expect(said(SIDES[language], clause)).toEqual(expected);
  });
});

it.each([
  ["en", "7. The Tenant may cancel at any time.", 1],
  ["en", "7. Either party may cancel at any time.", null],
  ["en", "7. The Tenant may cancel. The Landlord may cancel, too.", null],
  ["ru", "7. Заказчик вправе отказаться от договора.", 1],
  ["mn", "7. Зууч гэрээг хэдийд ч цуцалж болно.", 0],
] as const)("the one side that a clause lets leave, in %s (B-47.14): %s", (language, clause, holder) => {
  const { reading, parties, text } = stage(SIDES[language], clause);
  expect(holderOf(reading, { start: text.indexOf(clause), end: text.length }, parties)).toBe(holder);
});
