import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { answersIn } from "@/lib/engine/answers-copy";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import type { ContractText } from "@/lib/engine/port";
import { contractOf } from "./contracts";
import { SUPPLY } from "./supply-contracts";

/** What is said as certain: a short answer with its clause. `left`: no conclusion, the reader is shown the passages. */
type Said = "yes" | "no" | "consent" | "left";

async function said(question: string, language: Language, contract: ContractText = SUPPLY[language]) {
  const { yes, no, withConsent, contradicts } = answersIn(language);
  let [words, basis, quote] = ["", "", ""];
  for await (const piece of extractiveEngine.chat(contract, question, [], { language })) {
    if (piece.kind === "text") words += piece.text;
    if (piece.kind === "basis") basis = piece.basis;
    if (piece.kind === "passage") quote ||= piece.passage.content;
  }
  const opened = [yes, no, withConsent, contradicts].findIndex((start) => words.startsWith(start));
  const concluded = basis === "stated" && opened >= 0;
  return { said: concluded ? (["yes", "no", "consent", "no"] as const)[opened] : "left", words: words.trim(), quote };
}

const ASKED: readonly [Language, string, Said][] = [
  ["en", "May the Supplier assign this agreement?", "consent"],
  ["en", "Can the Buyer assign the contract without consent?", "no"],
  ["en", "May we assign this agreement?", "consent"],
  ["en", "Can the Supplier terminate at any time?", "left"],
  ["en", "Can the Buyer terminate without cause?", "yes"],
  ["en", "Can a party terminate without cause?", "yes"],
  ["en", "Does it renew automatically?", "left"],
  ["en", "Is the agreement exclusive?", "left"],
  ["en", "Is there a non-compete?", "left"],
  ["en", "May the Supplier compete with the Buyer?", "left"],
  ["en", "Does the Supplier indemnify the Buyer?", "yes"],
  ["en", "Does the Buyer indemnify the Supplier?", "left"],
  ["en", "Does the Supplier have to carry insurance?", "yes"],
  ["en", "Must the Buyer carry insurance?", "left"],
  ["en", "Is there a cap on liability?", "yes"],
  ["en", "Is the Supplier's liability limited?", "yes"],
  ["en", "Is the Buyer's liability limited?", "left"],
  ["en", "Is liability unlimited?", "left"],
  ["en", "Is the Supplier's liability capped at EUR 100,000?", "left"],
  ["en", "Is liability for death limited?", "left"],
  ["en", "May the Buyer audit the Supplier?", "yes"],
  ["en", "May the Supplier audit the Buyer?", "left"],
  ["en", "May the Buyer hire our employees?", "left"],
  ["en", "May the Supplier disclose information to third parties?", "left"],
  ["en", "Is the deposit refundable?", "left"],
  ["en", "Must notices be in writing?", "yes"],
  ["en", "Is arbitration agreed?", "left"],
  ["en", "Do confidentiality obligations end with the agreement?", "left"],
  ["en", "Can the Buyer buy from other suppliers?", "left"],
  ["en", "Is the law of France the governing law?", "no"],
  ["en", "Can Alder be sued in a court?", "left"],
  ["en", "Is the term longer than 2 years?", "left"],
  ["ru", "Может ли Поставщик уступить права?", "consent"],
  ["ru", "Может ли Поставщик досрочно расторгнуть договор?", "left"],
  ["ru", "Продлевается ли договор автоматически?", "left"],
  ["ru", "Обязан ли Покупатель внести аванс?", "yes"],
  ["ru", "Обязан ли Поставщик внести аванс?", "left"],
  ["ru", "Обязан ли Покупатель страховать товар?", "left"],
  ["ru", "Ограничена ли ответственность Покупателя?", "left"],
  ["ru", "Может ли Поставщик раскрыть сведения третьим лицам?", "left"],
  ["ru", "Может ли Поставщик привлекать субподрядчиков?", "yes"],
  ["ru", "Может ли Покупатель привлекать субподрядчиков?", "left"],
  ["ru", "Договор регулируется правом Франции?", "no"],
  ["mn", "Нийлүүлэгч эрхээ шилжүүлж болох уу?", "left"],
  ["mn", "Нийлүүлэгч гэрээг хэдийд ч цуцалж болох уу?", "left"],
  ["mn", "Гэрээ автоматаар сунгагдах уу?", "left"],
  ["mn", "Захиалагч урьдчилгаа төлөх үүрэгтэй юу?", "yes"],
  ["mn", "Нийлүүлэгч урьдчилгаа төлөх үүрэгтэй юу?", "left"],
  ["mn", "Захиалагч бараа даатгуулах үүрэгтэй юу?", "left"],
  ["mn", "Захиалагчийн хариуцлага хязгаартай юу?", "left"],
  ["mn", "Нийлүүлэгч мэдээллийг гуравдагч этгээдэд задруулж болох уу?", "left"],
  ["mn", "Гэрээ Францын хуулиар зохицуулагдах уу?", "no"],
];

describe("a question for yes or no", () => {
  test.each(ASKED)("%s: %s %s", async (language, question, expected) => {
    expect(await said(question, language)).toMatchObject({ said: expected });
  });

  const clause = (...lines: string[]) =>
    contractOf([
      'This Agreement is made on May 4, 2025 between Acme Inc. ("Seller") and Borealis GmbH ("Buyer").',
      ...lines,
    ]);

  test.each([
    [
      "May the Seller assign this agreement?",
      "2. Either party may assign this Agreement without the consent of the other.",
      "left",
    ],
    ["May the Seller assign this agreement?", "2. The Seller may not assign this Agreement.", "no"],
    ["May the Buyer assign this agreement?", "2. The Seller may not assign this Agreement.", "left"],
    [
      "May the Seller assign this agreement?",
      "2. The Seller may assign this Agreement if the Buyer is insolvent.",
      "left",
    ],
    ["May the Seller deliver in parts?", "2. The Seller may deliver in parts.", "yes"],
    ["May the Seller deliver in parts?", "2. The Seller may deliver in parts and may not deliver on Sundays.", "left"],
    ["Must the Seller insure the goods?", "2. The Seller is not required to insure the goods.", "no"],
    [
      "Must the Seller insure the goods?",
      "2. The Seller is not required to insure the goods if they are sent.",
      "left",
    ],
    ["Must the Seller insure the goods?", "2. The Seller must insure the goods.", "yes"],
    ["May the Buyer enter the premises at any time?", "2. The Buyer may enter the premises on a day's notice.", "left"],
    ["May the Buyer enter the premises?", "2. The Buyer may enter the premises on a day's notice.", "yes"],
    ["Does the Seller pay a deposit?", "2. The Seller shall return the deposit less the cost of repairs.", "left"],
    ["May the Seller work for others?", "2. During the term the Seller shall not work for others.", "left"],
    ["Is there a warranty?", "2. Warranty\n2.1. The goods are sold without any warranty.", "left"],
    ["Does the contract renew?", "2. Renewal\n2.1. This Agreement is not renewed.", "left"],
  ] as const)(
    "is answered as certain only where one clause says just that: %s %s",
    async (question, line, expected) => {
      expect((await said(question, "en", clause(...line.split("\n")))).said).toBe(expected);
    },
  );

  test("is left to the reader where two clauses say different things", async () => {
    const torn = clause("2. The Seller may deliver in parts.", "3. The Seller may not deliver in parts.");
    expect((await said("May the Seller deliver in parts?", "en", torn)).said).toBe("left");
  });
});

describe("a question for a sum or a time", () => {
  test.each([
    ["en", "How much is the deposit?", "EUR 2,000."],
    ["en", "When must the goods be delivered?", "Ten (10) days."],
    ["ru", "Сколько составляет аванс?", "200 000 рублей."],
    ["ru", "Какой размер пени?", "0,1 % за каждый день."],
    ["mn", "Урьдчилгаа хэд вэ?", "2,000,000 төгрөгийн."],
    ["mn", "Алданги хэд вэ?", "0.1 хувийн."],
    ["en", "How many days does the Buyer have to pay?", copyLikely("en")],
    ["en", "How much is interest on late deliveries?", copyLikely("en")],
    ["ru", "Какая пеня за просрочку поставки?", copyLikely("ru")],
    ["mn", "Бараа хоцорвол алданги хэд вэ?", copyLikely("mn")],
  ] as const)("%s: %s", async (language, question, answer) => {
    expect((await said(question, language)).words).toBe(answer);
  });
});

test("a sum that is only a bound is not said to be due", async () => {
  const bonus = (sum: string) => contractOf([`1. The Employer shall pay the Employee a bonus of ${sum} a year.`]);
  expect((await said("How much is the bonus?", "en", bonus("USD 4,000"))).words).toBe("USD 4,000 a year.");
  expect((await said("How much is the bonus?", "en", bonus("up to USD 4,000"))).words).toBe(copyLikely("en"));
});

describe("nothing is said to be absent", () => {
  const employment = contractOf([
    "1. The Employee is employed for an indefinite time. A bonus may be paid.",
    "2. Either party may end the employment on one week's notice.",
  ]);

  test.each([
    ["When does the employment end?", "end the employment"],
    ["Can it be terminated at any time?", "end the employment"],
    ["Is the bonus guaranteed?", "bonus"],
  ])("of which the contract has words: %s", async (question, words) => {
    expect((await said(question, "en", employment)).quote).toContain(words);
  });

  test("but what it has no word of", async () => {
    expect(await said("Is there a guarantee?", "en", employment)).toMatchObject({
      quote: "",
      words: answersIn("en").absent("“guarantee”"),
    });
  });
});

function copyLikely(language: Language): string {
  return answersIn(language).likely;
}
