/** A verdict holds all of an ask: what a right costs, from when it is there, and what one side may change alone. */
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { copyFor } from "@/lib/copy/copy";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import { reviewWhole } from "@/lib/engine/review/whole";
import { readOnce } from "@/lib/engine/text/reading";
import type { Side } from "@/lib/positions/bounds";
import { judged } from "@/lib/positions/judged";
import { reasonWords } from "@/lib/positions/kinds";
import { starterBook } from "@/lib/positions/starter/starter-book";

type Book = { side: Side; kind: ContractKind; language: Language };

function reviewed(text: string, { side, kind, language }: Book, topic: string) {
  const contractType = kind === "lease" ? "Lease Agreement" : "Service Agreement";
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "x", contractType };
  const { subjects, terms } = reviewWhole(readOnce(contract));
  const book = { ...starterBook({ side, kind, language }), contractType: "" } as const;
  const items = judged({ topics: [], subjects, terms, contractType }, book.positions, book);
  const item = items.find((one) => one.topic === topic);
  if (!item) throw new Error(topic);
  return item;
}
const verdict = (text: string, book: Book, topic: string) => reviewed(text, book, topic).verdict;

const CLIENT: Book = { side: "buy", kind: "services", language: "en" };
const ARENDATOR: Book = { side: "buy", kind: "lease", language: "ru" };
const TURIIIN: Book = { side: "buy", kind: "lease", language: "mn" };

describe("a right at a price, or from a later day, isn't the right that was asked for (B-24.6)", () => {
  test.each([
    ["The Client may terminate this Agreement without cause on 30 days' written notice.", "matches"],
    [
      "The Client may terminate this Agreement without cause on 30 days' written notice and on payment of a cancellation fee.",
      "needsReview",
    ],
    [
      "The Client may terminate this Agreement without cause on 30 days' written notice, but not before 1 May 2027.",
      "needsReview",
    ],
  ])("%s", (clause, expected) => {
    const text = `SERVICES AGREEMENT between Alder Ltd ("Client") and Birch Ltd ("Contractor").\n\n1. Services. The Contractor shall clean the Client's offices.\n\n2. Termination. ${clause}`;
    expect(verdict(text, CLIENT, "termination_for_convenience")).toBe(expected);
  });

  test("in Russian too", () => {
    const text = (more: string) =>
      `ДОГОВОР АРЕНДЫ\n\nООО «Ольха», именуемое «Арендодатель», и ООО «Берёза», именуемое «Арендатор», заключили договор.\n\n1. Арендодатель передаёт Арендатору помещение, а Арендатор вносит арендную плату.\n\n2. Отказ от договора. Арендатор вправе отказаться от Договора без объяснения причин, известив за 15 календарных дней${more}.`;
    expect(verdict(text(""), ARENDATOR, "termination_for_convenience")).toBe("matches");
    expect(verdict(text(" и уплатив половину месячной платы"), ARENDATOR, "termination_for_convenience")).toBe(
      "needsReview",
    );
  });
});

test("a contract in which one side may raise the rate alone isn't silent on changes by one side (B-24.6)", () => {
  const text = (more: string) =>
    `ДОГОВОР АРЕНДЫ\n\n1. Арендодатель передаёт Арендатору помещение, а Арендатор вносит арендную плату.\n\n2. Арендная плата вносится ежемесячно до 5 числа.${more}\n\n3. Арендатор бережно относится к помещению и возвращает его по окончании срока.`;
  expect(reviewed(text(""), ARENDATOR, "unilateral_amendment")).toMatchObject({
    verdict: "matches",
    reason: "missing",
  });
  expect(
    verdict(
      text(" Арендодатель вправе один раз в год повысить ставку не более чем на 7 %, предупредив за 30 дней."),
      ARENDATOR,
      "unilateral_amendment",
    ),
  ).toBe("needsReview");
});

test("a match by silence says that nothing was found, and not that somebody should check", () => {
  const words = copyFor("en").positions.review.reasons;
  const item = reviewed(
    'SERVICES AGREEMENT between Alder Ltd ("Client") and Birch Ltd ("Contractor").\n\n1. The Contractor shall clean the offices of the Client every day and shall bring its own materials for this.\n\n2. The Client shall pay 500 USD for each month after it has got an invoice.',
    CLIENT,
    "exclusivity",
  );
  expect(item).toMatchObject({ verdict: "matches", reason: "missing" });
  expect(reasonWords(item, words)).toBe(words.absentAsAsked);
  expect(reasonWords({ ...item, verdict: "missing" }, words)).toBe(words.missing);
  const nearest = { content: "1. The Contractor shall clean.", page: 1, start: 0, end: 30 };
  expect(reasonWords({ verdict: "needsReview", reason: "notFound", passages: [nearest] }, words)).toBe(words.notFound);
  expect(reasonWords({ verdict: "needsReview", reason: "notFound", passages: [] }, words)).toBe(words.missing);
});

test("figures that are all beyond ask and fallback probably deviate, whichever of them counts (B-24.6)", () => {
  const text = (days: number) =>
    `SERVICES AGREEMENT between Alder Ltd ("Client") and Birch Ltd ("Contractor").\n\n1. The Contractor shall clean the offices.\n\n2. Payment. Except for the first instalment, invoices are payable within ${days} days after receipt. If the Client orders more, that invoice is payable within ${days + 5} days after receipt.`;
  expect(reviewed(text(10), CLIENT, "payment_terms")).toMatchObject({ verdict: "deviates", isSure: false });
  expect(verdict(text(40), CLIENT, "payment_terms")).toBe("needsReview");
});

test("how a bill for electricity is paid says nothing on when the rent is due", () => {
  const rent = "2. Түрээсийн төлбөрийг нэхэмжлэх хүлээн авснаас хойш 10 хоногийн дотор төлнө.";
  const power =
    "2. Цахилгааны төлбөрийг Түрээслэгч тоолуурын заалтаар нэхэмжлэх хүлээн авснаас хойш 3 хоногийн дотор төлнө.";
  const text = (clause: string) =>
    `ТҮРЭЭСИЙН ГЭРЭЭ\n\n1. Түрээслүүлэгч агуулахыг Түрээслэгчид ашиглуулж, Түрээслэгч түрээс төлнө.\n\n${clause}`;
  expect(verdict(text(rent), TURIIIN, "payment_terms")).toBe("deviates");
  expect(verdict(text(power), TURIIIN, "payment_terms")).toBe("needsReview");
});

test("a cap of some months' rent is a share of a year's", () => {
  const text =
    "ДОГОВОР АРЕНДЫ\n\n1. Арендодатель передаёт Арендатору помещение, а Арендатор вносит арендную плату.\n\n2. Ответственность. Совокупная ответственность Арендодателя по Договору ограничена арендной платой за два месяца.";
  expect(reviewed(text, ARENDATOR, "liability_cap")).toMatchObject({ verdict: "deviates" });
});

test("a price that is fixed until some day, and may change after that, may change (B-24.6)", () => {
  const text = (more: string) =>
    `SERVICES AGREEMENT between Alder Ltd ("Client") and Birch Ltd ("Contractor").\n\n1. The Contractor shall clean the offices.\n\n2. Price. ${more}`;
  expect(verdict(text("The prices are fixed."), CLIENT, "price_increase")).toBe("matches");
  expect(
    verdict(
      text("The prices are fixed till 31 December 2026. After that the Contractor can change them once a year."),
      CLIENT,
      "price_increase",
    ),
  ).toBe("needsReview");
});

test("what outlives the end, and the law by which a party was founded, are no second clause (B-24.6)", () => {
  const text =
    "ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ\n\nМонгол Улсын хуулийн дагуу байгуулагдсан “Хус” ХХК (цаашид “Захиалагч” гэх) болон “Нарс” ХХК (цаашид “Гүйцэтгэгч” гэх) байгуулав.\n\n1. Гүйцэтгэгч цэвэрлэгээ хийнэ.\n\n6.1. Аль нэг тал 30 хоногийн өмнө бичгээр мэдэгдэж гэрээг цуцалж болно.\n\n6.2. Гэрээ цуцлагдсан нь нууцлалын үүргийг дуусгавар болгох үндэслэл болохгүй.\n\n7.1. Энэ гэрээнд Монгол Улсын хууль тогтоомжийг хэрэглэнэ.";
  const book: Book = { side: "buy", kind: "services", language: "mn" };
  expect(verdict(text, book, "termination_for_convenience")).toBe("matches");
  expect(verdict(text, book, "governing_law")).toBe("matches");
});
