import { describe, expect, test } from "vitest";
import { clausesFor } from "@/lib/engine/ask/answer";
import type { ContractText } from "@/lib/engine/port";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "./contracts";
import { BY_HAND } from "./lawyers-contracts";

/** What a lawyer asks of contracts written by hand, and the number of the clause that has to be among the first two. */
type Asked = [contract: keyof typeof BY_HAND, question: string, clause: string];

const ENGLISH: readonly Asked[] = [
  ["lease", "How much is the deposit?", "2."],
  ["lease", "How much is the rent?", "1."],
  ["lease", "How many cars may the Tenant park?", "13."],
  ["lease", "May the Tenant keep animals?", "5."],
  ["lease", "May the Landlord enter the studio?", "6."],
  ["lease", "May the Tenant sublet the studio?", "7."],
  ["lease", "Who pays for water?", "8."],
  ["lease", "Who may sublet the studio?", "7."],
  ["lease", "When does the lease end?", "4."],
  ["lease", "When does the lease begin?", "4."],
  ["lease", "Which law governs this lease?", "11."],
  ["lease", "Is the lease governed by the law of England?", "11."],
  ["lease", "Must the Landlord repair the roof within ten days?", "10."],
  ["consulting", "Must the Consultant carry insurance?", "8."],
  ["consulting", "Is insurance required?", "8."],
  ["consulting", "What is the notice period for termination for convenience?", "4.1"],
  ["consulting", "May the Consultant use subcontractors?", "3.1"],
  ["consulting", "May the Client assign this agreement?", "12."],
  ["consulting", "Are claims of EUR 5,000 heard by arbitration?", "9."],
];

const RUSSIAN: readonly Asked[] = [
  ["russianLease", "Кто стороны договора?", "3."],
  ["russianLease", "Каков размер залога?", "2."],
  ["russianLease", "Какова арендная плата?", "1."],
  ["russianLease", "Когда заканчивается аренда?", "4."],
  ["russianLease", "Аренда заканчивается 1 апреля 2027 года?", "4."],
  ["russianLease", "Вправе ли Арендатор держать животных?", "5."],
  ["russianLease", "Вправе ли Арендодатель входить в мастерскую?", "6."],
  ["russianLease", "Вправе ли Арендатор ставить одну машину во дворе?", "13."],
  ["russianLease", "Кто оплачивает воду?", "8."],
  ["russianLease", "Кто страхует здание?", "14."],
  ["russianLease", "Применяется ли право России?", "11."],
  ["russianServices", "Когда начинается договор?", "10."],
  ["russianServices", "Есть ли страхование?", "8."],
  ["russianServices", "Обязан ли Исполнитель страховать ответственность?", "8."],
  ["russianServices", "Обязан ли Заказчик хранить в тайне сведения Исполнителя?", "6."],
  ["russianServices", "Вправе ли Исполнитель привлекать субподрядчиков?", "3.1"],
  ["russianServices", "Вправе ли Исполнитель работать на других?", "11."],
  ["russianServices", "Вправе ли Заказчик отказаться от договора в любое время?", "4.1"],
  ["russianServices", "Вправе ли Исполнитель уступить права?", "12."],
  ["russianServices", "Кто вправе уступить права?", "12."],
];

const MONGOLIAN: readonly Asked[] = [
  ["mongolianLease", "Барьцаа хэд вэ?", "2."],
  ["mongolianLease", "Түрээс хэзээ эхлэх вэ?", "4."],
  ["mongolianLease", "Түрээс хэзээ дуусах вэ?", "4."],
  ["mongolianLease", "Түрээслэгч амьтан тэжээж болох уу?", "5."],
  ["mongolianLease", "Түрээслүүлэгч урланд нэвтрэх эрхтэй юу?", "6."],
  ["mongolianLease", "Түрээслэгч нэг машин тавих эрхтэй юу?", "13."],
  ["mongolianLease", "Усны төлбөрийг хэн төлөх вэ?", "8."],
  ["mongolianLease", "Хэдэн сарын өмнө мэдэгдэх вэ?", "9."],
  ["mongolianLease", "Дээврийг хэдэн хоногийн дотор засах вэ?", "10."],
  ["mongolianLease", "Түрээслүүлэгч дээврийг засах үүрэгтэй юу?", "10."],
  ["mongolianLease", "ОХУ-ын хууль үйлчлэх үү?", "11."],
  ["mongolianServices", "Гэрээний хугацаа хоёр жил үү?", "10."],
  ["mongolianServices", "Гэрээний хугацаа 3 жил үү?", "10."],
  ["mongolianServices", "Гүйцэтгэгч мэдээллийг хэдэн жил нууцлах вэ?", "6."],
  ["mongolianServices", "Гүйцэтгэгч хариуцлагаа даатгуулах үүрэгтэй юу?", "8."],
  ["mongolianServices", "Захиалагч урамшуулал төлөх үүрэгтэй юу?", "1."],
  ["mongolianServices", "Даатгал байгаа юу?", "8."],
  ["mongolianServices", "Гүйцэтгэгч туслан гүйцэтгэгч авах эрхтэй юу?", "3.1"],
  ["mongolianServices", "Захиалагч гэрээг хэдийд ч цуцлах эрхтэй юу?", "4.1"],
];

/** The contracts' changes: of a clause that one of them names both have to be shown. */
const CHANGED: readonly [contract: keyof typeof BY_HAND, question: string, clauses: readonly string[]][] = [
  ["lease", "How much is the deposit?", ["2.", "15."]],
  ["lease", "How many cars may the Tenant park?", ["13.", "15."]],
  ["consulting", "Can either party terminate without cause?", ["4.1", "15."]],
  ["consulting", "What is the notice period for termination for convenience?", ["4.1", "15."]],
  ["russianLease", "Каков размер залога?", ["2.", "15."]],
  ["mongolianLease", "Барьцаа хэд вэ?", ["2.", "15."]],
];

const firstClauses = (contract: ContractText, question: string, count: number) =>
  clausesFor(readOnce(contract), question)
    .clauses.slice(0, count)
    .map(({ start, end }) => contract.text.slice(start, end));
const startsWith = (texts: readonly string[], clause: string) =>
  texts.some((text) => text.startsWith(`${clause} `) || text.startsWith(`${clause}. `));

describe.each([
  ["en", ENGLISH],
  ["ru", RUSSIAN],
  ["mn", MONGOLIAN],
] as const)("a lawyer's question in %s", (_, asked) => {
  test.each(asked)("finds its clause: %s: %s (B-12.18)", (contract, question, clause) => {
    expect(startsWith(firstClauses(BY_HAND[contract], question, 2), clause)).toBe(true);
  });
});

test.each(CHANGED)("a clause is shown with its change: %s: %s", (contract, question, clauses) => {
  const shown = firstClauses(BY_HAND[contract], question, 5);
  for (const clause of clauses) expect(startsWith(shown, clause)).toBe(true);
});

describe("a clause that another changes or takes back", () => {
  const clause = (...lines: string[]) =>
    makeContract([
      'This Agreement is made on May 4, 2025 between Acme Inc. ("Seller") and Borealis GmbH ("Buyer").',
      ...lines,
    ]);
  const PARTS = "5. The Seller may deliver in parts.";

  test.each([
    [
      "it does not apply to",
      ["5. The Seller may deliver in parts. This does not apply to machines."],
      "does not apply",
    ],
    ["notwithstanding its number", [PARTS, "9. Notwithstanding clause 5, machines are delivered whole."], "whole"],
    ["deleted by an amendment", [PARTS, "9. Amendment. Clause 5 is deleted."], "is deleted"],
    [
      "replaced by its words",
      [PARTS, '9. Amendment. In clause 5 the words "in parts" are replaced by "in two parts".'],
      "are replaced",
    ],
  ])("is not shown without that: %s (B-12.18)", (_, lines, change) => {
    const shown = firstClauses(clause(...lines), "May the Seller deliver in parts?", 2);
    expect(shown.join(" ")).toContain(PARTS);
    expect(shown.join(" ")).toContain(change);
  });
});

test("who the parties are is found among five clauses (B-12.18)", () => {
  expect(startsWith(firstClauses(BY_HAND.mongolianLease, "Талууд хэн бэ?", 5), "3.")).toBe(true);
});
