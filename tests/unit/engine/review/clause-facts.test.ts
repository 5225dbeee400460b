import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readingOfLines } from "./contracts";

const factsIn = (...lines: readonly string[]) => {
  const reading = readingOfLines(lines);
  return findFacts(reading, review(reading));
};

describe("the clause that states a fact", () => {
  const lease = factsIn(
    "ДОГОВОР АРЕНДЫ",
    "1. Арендодатель передаёт, а Арендатор принимает мастерскую.",
    "2. Арендная плата составляет 64 000 рублей в месяц. Она вносится не позднее 9-го числа каждого месяца.",
    "3. Обеспечительный платёж – 64 500 рублей.",
    "4. За просрочку – пеня 0,2 % в день, но не более 10 % долга.",
    "5. Ответственность сторон ограничена платой за три месяца, кроме умысла.",
    "6. Применяется право России. Споры рассматривает суд города Тулы.",
  );
  const factsBy = (kind: string) => lease.filter((fact) => fact.kind === kind);

  test("the price is the rent, not the deposit, and is quoted with its whole clause", () => {
    expect(factsBy("price")[0]).toMatchObject({ value: "64 000 рублей в месяц", amount: 64_000, currency: "RUB" });
    expect(factsBy("price")[0]?.passage.content).toContain("не позднее 9-го числа");
  });

  test("the time to pay may be a day of the month", () => {
    expect(factsBy("payment_terms")[0]?.value).toContain("не позднее 9-го числа");
  });

  test("a cap may be no sum", () => {
    expect(factsBy("liability_cap")[0]?.passage.content).toContain("за три месяца");
  });

  test("the law and the court may share a clause", () => {
    expect(factsBy("governing_law")[0]?.value).toContain("России");
    expect(factsBy("dispute_resolution")[0]?.value).toContain("суд города Тулы");
  });
});

/** The same meaning in everyday words; each stands alone in a small contract. */
describe("a clause in everyday words states its fact", () => {
  test.each([
    ["liability_cap", "ru", "Больше полученной оплаты Исполнитель не возмещает."],
    ["liability_cap", "mn", "Хариуцлага нь авсан хөлснөөс илүү гарахгүй."],
    ["payment_terms", "en", "The price is EUR 900, net 30."],
    ["payment_terms", "ru", "Цена 90 000 рублей. Половину – сразу, остаток – через неделю после сдачи."],
    ["termination_for_convenience", "en", "Either of us can walk away with six weeks' warning."],
    ["termination_for_convenience", "ru", "Расторжение по желанию одной из сторон – с уведомлением за две недели."],
    ["termination_for_convenience", "mn", "Аль нэг тал нэг сарын өмнө хэлж гэрээнээс гарч болно."],
    ["renewal_term", "en", "It ends on 1 March 2027 but rolls over for another year if nobody objects."],
    ["governing_law", "ru", "Во всём остальном – по законам Грузии."],
  ] as const)("%s, %s: %s", (kind, language, clause) => {
    const found = factsIn(...SMALL[language], `3. ${clause}`).filter((fact) => fact.kind === kind);
    expect(found.map(({ passage }) => passage.content).join()).toContain(clause.slice(-20));
  });
});
const SMALL = {
  en: ["AGREEMENT", '1. Oak Ltd ("Contractor") repairs the roof of Jane Moss ("Client").'],
  ru: ["ДОГОВОР", "1. ООО «Кров» (Исполнитель) чинит крышу Моховой Анны Петровны (Заказчик)."],
  mn: ["ГЭРЭЭ", "1. “Дээвэр” ХХК (цаашид “Гүйцэтгэгч”) иргэн Б.Мөнхийн дээврийг засна."],
} as const;

describe("a cap on liability", () => {
  const capsIn = (...lines: readonly string[]) => factsIn(...lines).filter(({ kind }) => kind === "liability_cap");
  const HARM = "12. Neither party is liable for loss of profit, indirect or consequential damages under this Agreement";

  test("is not read from words that speak of a limit and set none", () => {
    for (const words of [", including but not limited to legal costs.", ", to the maximum extent permitted by law."])
      expect(capsIn("SERVICE AGREEMENT", "1. Alder Ltd serves Birch Ltd.", `${HARM}${words}`), words).toEqual([]);
    const russian = "12. Стороны не отвечают за косвенные убытки, включая, но не ограничиваясь упущенной выгодой.";
    expect(capsIn("ДОГОВОР ОКАЗАНИЯ УСЛУГ", "1. Исполнитель оказывает услуги.", russian)).toEqual([]);
  });

  test("is shown with what it is limited to, beyond a comma", () => {
    const cap =
      "12. A party's total liability, including but not limited to liability for its acts, omissions or breach, " +
      "shall not exceed, in any year, the fees paid in that year.";
    expect(capsIn("SERVICE AGREEMENT", "1. Alder Ltd serves Birch Ltd.", cap)[0]?.value).toContain(
      "shall not exceed, in any year, the fees paid in that year",
    );
  });
});

describe("facts in a few everyday words", () => {
  const value = (kind: string, ...lines: string[]) =>
    factsIn(...lines)
      .filter((fact) => fact.kind === kind)
      .map(({ passage }) => passage.content);

  test.each([
    ["Право – Кыргызской Республики. Споры решает суд города Ош.", "Кыргызской Республики"],
    ["Монгол Улсын хууль. Маргааныг шүүх шийднэ.", "Монгол Улсын хууль"],
  ])("a law named without a verb: %s", (line, law) => {
    expect(value("governing_law", "ДОГОВОР", "1. Стороны работают вместе.", line).join()).toContain(law);
  });

  test.each([
    "Больше, чем 2 000 000 сомов, Подрядчик по всем требованиям не возмещает.",
    "What either of us has to pay the other for breaking this deal is no more than the fee for the whole job.",
  ])("a cap without the word: %s", (line) => {
    expect(value("liability_cap", "ДОГОВОР", "1. Стороны работают вместе.", line).join()).toContain(line);
  });

  test("a renewal that both sides agree on", () => {
    const line = "2. Гэрээ 12 сарын хугацаатай. Дуусахаас 20 хоногийн өмнө хоёр тал бичгээр тохирвол сунгана.";
    expect(value("renewal_term", "ГЭРЭЭ", "1. Талууд хамтран ажиллана.", line).join()).toContain("тохирвол сунгана");
  });

  test("the day that the contract calls its effective date", () => {
    const line = 'This Agreement is entered into as of March 1, 2027 (the "Effective Date") by Acme Ltd and Beta Inc.';
    const dated = factsIn(
      "SERVICES AGREEMENT",
      line,
      "1. Period. Services start April 5, 2027 and end October 29, 2027.",
    );
    expect(dated.filter(({ kind }) => kind === "effective_date").map(({ iso }) => iso)).toEqual(["2027-03-01"]);
  });
});

test("a court is read behind the title of its clause, and a title alone is no court that is stated", () => {
  const begin = ["SERVICE AGREEMENT", "This Agreement is between Alpha LLC and Beta LLC."];
  const forumsIn = (clause: string) =>
    factsIn(...begin, clause).flatMap(({ kind, value, basis }) =>
      kind === "dispute_resolution" ? [{ value, basis }] : [],
    );
  expect(
    forumsIn("12.2 Governing Law and Chosen Courts. English law governs this Agreement. The courts of England decide."),
  ).toEqual([expect.objectContaining({ value: expect.stringMatching(/^courts of England/) })]);
  for (const { value, basis } of forumsIn("12.2 Governing Law and Chosen Courts."))
    expect([value, basis]).not.toEqual([value, "stated"]);
});

test.each([
  "8. The Recipient may disclose Information to the extent that a court order requires it, after notice of any dispute.",
  "8. If a court of competent jurisdiction finds a provision invalid, the others remain in force.",
  '8. "Costs" means all losses, claims and damages, including the costs of any action before a court.',
  "8. The Company adds any tax that it has to collect in a jurisdiction where a court so decides.",
])("a court that is only mentioned is not stated as the one that decides: %s", (clause) => {
  const facts = factsIn("SERVICE AGREEMENT", "This Agreement is between Alpha LLC and Beta LLC.", clause);
  expect(facts.filter(({ kind, basis }) => kind === "dispute_resolution" && basis === "stated")).toEqual([]);
});

test.each([
  "8. The parties submit to the exclusive jurisdiction of the courts of Ireland.",
  "8. Споры рассматривает Арбитражный суд города Москвы.",
  "8. Маргааныг Монгол Улсын шүүхээр шийдвэрлэнэ.",
])("one that decides is: %s", (clause) => {
  const facts = factsIn("SERVICE AGREEMENT", "This Agreement is between Alpha LLC and Beta LLC.", clause);
  expect(facts.filter(({ kind }) => kind === "dispute_resolution").map(({ basis }) => basis)).toEqual(["stated"]);
});
