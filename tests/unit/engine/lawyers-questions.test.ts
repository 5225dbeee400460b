import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import type { ContractText } from "@/lib/engine/port";
import { contractOf } from "./contracts";
import { BY_HAND } from "./lawyers-contracts";

async function answerTo(contract: ContractText, question: string, language: Language) {
  let [words, basis] = ["", ""];
  const quotes: string[] = [];
  for await (const piece of extractiveEngine.chat(contract, question, [], { language })) {
    if (piece.kind === "text") words += piece.text;
    if (piece.kind === "basis") basis = piece.basis;
    if (piece.kind === "passage") quotes.push(piece.passage.content);
  }
  return { words: words.trim(), basis, quotes };
}

/** What is stated, as it begins; `null`: nothing may be, since another clause narrows, changes or takes it back. */
type Asked = [contract: keyof typeof BY_HAND, question: string, stated: string | null];

const ENGLISH: readonly Asked[] = [
  ["lease", "How much is the deposit?", null],
  ["lease", "How much is the rent?", null],
  ["lease", "How many cars may the Tenant park?", null],
  ["lease", "May the Tenant keep animals?", null],
  ["lease", "May the Landlord enter the studio?", null],
  ["lease", "May the Tenant sublet the studio?", null],
  ["lease", "Who pays for water?", "Landlord."],
  ["lease", "Who may sublet the studio?", null],
  ["lease", "When does the lease end?", "It ends on September 30, 2027"],
  ["lease", "When does the lease begin?", "April 1, 2026."],
  ["lease", "Which law governs this lease?", "Scotland."],
  ["lease", "Is the lease governed by the law of England?", "No."],
  ["lease", "Must the Landlord repair the roof within ten days?", "Yes."],
  ["consulting", "Must the Consultant carry insurance?", "No."],
  ["consulting", "Is insurance required?", null],
  ["consulting", "Can either party terminate without cause?", null],
  ["consulting", "What is the notice period for termination for convenience?", null],
  ["consulting", "May the Consultant use subcontractors?", null],
  ["consulting", "May the Client assign this agreement?", null],
  ["consulting", "Are claims of EUR 5,000 heard by arbitration?", null],
];

const RUSSIAN: readonly Asked[] = [
  ["russianLease", "Кто стороны договора?", "Стороны договора: Синицыной Ольгой Петровной (Арендодатель)"],
  ["russianLease", "Каков размер залога?", null],
  ["russianLease", "Какова арендная плата?", null],
  ["russianLease", "Когда заканчивается аренда?", "Договор действует до 30 сентября 2027 г."],
  ["russianLease", "Аренда заканчивается 1 апреля 2027 года?", null],
  ["russianLease", "Вправе ли Арендатор держать животных?", null],
  ["russianLease", "Вправе ли Арендодатель входить в мастерскую?", null],
  ["russianLease", "Вправе ли Арендатор ставить одну машину во дворе?", null],
  ["russianLease", "Кто оплачивает воду?", "Арендодатель."],
  ["russianLease", "Кто страхует здание?", "Арендодатель."],
  ["russianLease", "Применяется ли право России?", "Нет."],
  ["russianServices", "Когда начинается договор?", "1 февраля 2026 г."],
  ["russianServices", "Есть ли страхование?", null],
  ["russianServices", "Обязан ли Исполнитель страховать ответственность?", "Нет."],
  ["russianServices", "Обязан ли Заказчик хранить в тайне сведения Исполнителя?", "Нет."],
  ["russianServices", "Вправе ли Исполнитель привлекать субподрядчиков?", null],
  ["russianServices", "Вправе ли Исполнитель работать на других?", null],
  ["russianServices", "Вправе ли Заказчик отказаться от договора в любое время?", null],
  ["russianServices", "Вправе ли Исполнитель уступить права?", "Нет."],
  ["russianServices", "Кто вправе уступить права?", null],
];

const MONGOLIAN: readonly Asked[] = [
  ["mongolianLease", "Талууд хэн бэ?", "Гэрээний талууд: О.Сувд (Түрээслүүлэгч)"],
  ["mongolianLease", "Барьцаа хэд вэ?", null],
  ["mongolianLease", "Түрээс хэзээ эхлэх вэ?", "2026 оны 4 дүгээр сарын 1-ний өдөр."],
  ["mongolianLease", "Түрээс хэзээ дуусах вэ?", "Гэрээний хугацаа: 2027 оны 9 дүгээр сарын 30-ны өдөр."],
  ["mongolianLease", "Түрээслэгч амьтан тэжээж болох уу?", null],
  ["mongolianLease", "Түрээслүүлэгч урланд нэвтрэх эрхтэй юу?", null],
  ["mongolianLease", "Түрээслэгч нэг машин тавих эрхтэй юу?", null],
  ["mongolianLease", "Усны төлбөрийг хэн төлөх вэ?", "Түрээслүүлэгч."],
  ["mongolianLease", "Хэдэн сарын өмнө мэдэгдэх вэ?", null],
  ["mongolianLease", "Дээврийг хэдэн хоногийн дотор засах вэ?", "10 хоногийн."],
  ["mongolianLease", "Түрээслүүлэгч дээврийг засах үүрэгтэй юу?", "Тийм."],
  ["mongolianLease", "ОХУ-ын хууль үйлчлэх үү?", null],
  ["mongolianServices", "Гэрээний хугацаа хоёр жил үү?", "Тийм."],
  ["mongolianServices", "Гэрээний хугацаа 3 жил үү?", "Үгүй."],
  ["mongolianServices", "Гүйцэтгэгч мэдээллийг хэдэн жил нууцлах вэ?", "Зургаан жил."],
  ["mongolianServices", "Гүйцэтгэгч хариуцлагаа даатгуулах үүрэгтэй юу?", "Үгүй."],
  ["mongolianServices", "Захиалагч урамшуулал төлөх үүрэгтэй юу?", "Үгүй."],
  ["mongolianServices", "Даатгал байгаа юу?", null],
  ["mongolianServices", "Гүйцэтгэгч туслан гүйцэтгэгч авах эрхтэй юу?", null],
  ["mongolianServices", "Захиалагч гэрээг хэдийд ч цуцлах эрхтэй юу?", null],
];

describe.each([
  ["en", ENGLISH],
  ["ru", RUSSIAN],
  ["mn", MONGOLIAN],
] as const)("what a lawyer asks of contracts written by hand, in %s", (language, asked) => {
  test.each(asked)("%s: %s", async (contract, question, stated) => {
    const { words, basis } = await answerTo(BY_HAND[contract], question, language);
    expect({ basis: basis === "stated", words }).toEqual({
      basis: stated !== null,
      words: expect.stringMatching(stated === null ? /./u : startingWith(stated)) as string,
    });
  });
});

describe("a clause that another changes or takes back", () => {
  const clause = (...lines: string[]) =>
    contractOf([
      'This Agreement is made on May 4, 2025 between Acme Inc. ("Seller") and Borealis GmbH ("Buyer").',
      ...lines,
    ]);
  const PARTS = "5. The Seller may deliver in parts.";

  test.each([
    ["it does not apply to", ["5. The Seller may deliver in parts. This does not apply to machines."]],
    ["however", ["5. The Seller may deliver in parts. However, machines are delivered whole."]],
    ["notwithstanding its number", [PARTS, "9. Notwithstanding clause 5, machines are delivered whole."]],
    ["deleted by an amendment", [PARTS, "9. Amendment. Clause 5 is deleted."]],
    [
      "replaced by its words",
      [PARTS, '9. Amendment. In clause 5 the words "in parts" are replaced by "in two parts".'],
    ],
  ])("states nothing: %s", async (_, lines) => {
    const { basis, quotes } = await answerTo(clause(...lines), "May the Seller deliver in parts?", "en");
    expect(basis).toBe("likely");
    expect(quotes.length).toBeGreaterThan(1); // the reader sees both
  });

  test.each([
    ["nothing else", [PARTS]],
    ["notwithstanding another clause", [PARTS, "9. Notwithstanding clause 6, machines are delivered whole."]],
    ["an amendment of other words", [PARTS, '9. Amendment. In clause 5 "two days" is replaced by "ten days".']],
    ["an amendment of another clause", [PARTS, "9. Amendment. Clause 55 is deleted."]],
  ])("is stated beside %s", async (_, lines) => {
    const { basis, words } = await answerTo(clause(...lines), "May the Seller deliver in parts?", "en");
    expect({ basis, words: words.slice(0, 4) }).toEqual({ basis: "stated", words: "Yes." });
  });
});

describe("a clause on something else", () => {
  const HEADS: Record<Language, string> = {
    en: 'This Agreement is made on May 4, 2025 between Acme Inc. ("Seller") and Borealis GmbH ("Buyer").',
    ru: "ООО «Ольха», именуемое в дальнейшем «Поставщик», и АО «Берёза», именуемое в дальнейшем «Покупатель», заключили договор 4 мая 2025 г.",
    mn: "2025 оны 5 дугаар сарын 4-ний өдөр «Нигэс» ХХК (цаашид «Нийлүүлэгч» гэх) болон «Хус» ХХК (цаашид «Захиалагч» гэх) гэрээ байгуулав.",
  };
  const asked = (question: string, language: Language, text: string) =>
    answerTo(contractOf([HEADS[language], ...text.split("|")]), question, language);

  test.each<[Language, string, string]>([
    ["en", "How much is the fee?", "2. Under the former contract the fee was USD 500."],
    ["en", "How much is the deposit?", "2. For example, if the deposit is USD 500, half is returned."],
    ["en", "How much is the deposit?", "2. If the Buyer orders machines, it pays a deposit of USD 500."],
    ["en", "How much is the deposit?", "2. WHEREAS the Buyer has paid a deposit of USD 500 under the lease of 2019;"],
    ["en", "How long is the warranty?", "2. The warranty for machines is two years.|3. Other goods have no warranty."],
    ["en", "Who pays for transport?", "2. The Seller shall pay for transport.|3. Clause 2 does not apply to exports."],
    [
      "en",
      "Who pays for transport?",
      "2. The Seller shall pay for transport to the port.|3. From the port the Buyer shall pay for transport.",
    ],
    ["en", "Who pays for transport?", "2. The Seller may ask who pays for transport."],
    ["en", "Who pays for transport?", "2. The Seller shall ensure that the carrier pays for transport."],
    ["en", "Who insures the goods?", "2. The Seller confirms that the Buyer insures the goods."],
    ["en", "Must the Seller insure the goods?", "2. The Seller shall help the Buyer insure the goods."],
    [
      "en",
      "May the Seller assign this agreement?",
      "2. The law says that the Seller may assign this agreement; this right is waived.",
    ],
    ["en", "May the Seller assign this agreement?", "2. The Buyer fears that the Seller may assign this agreement."],
    ["en", "May the Seller deliver late?", "2. The Seller may deliver late goods again."],
    ["en", "May the Seller pay early?", "2. The Seller may pay early customers a bonus."],
    ["en", "When does this agreement end?", "2. This Agreement shall not end before 31 May 2027."],
    ["en", "When does this agreement end?", "2. This Agreement shall end on 31 May 2027 only if the Buyer so asks."],
    ["en", "Which law governs?", "2. This Agreement is not governed by the laws of Ohio."],
    ["en", "Which law governs?", "2. The lease of the plant is governed by the laws of Ohio."],
    [
      "en",
      "Which law governs?",
      "2. This Agreement is governed by the laws of Ohio, except for clause 5, which is governed by the laws of Texas.",
    ],
    [
      "en",
      "Is there a cap on liability?",
      "2. In no event shall liability be capped or limited, and nothing excludes liability for indirect damages.",
    ],
    ["en", "Is there a cap on liability?", "2. Limitation of liability. The liability of the Seller is unlimited."],
    [
      "en",
      "Must the Buyer return confidential information?",
      "2. The Buyer shall return confidential information. Copies in backups need not be returned.",
    ],
    ["ru", "Кто оплачивает доставку?", "2. Поставщик обязан обеспечить, чтобы Покупатель оплачивал доставку."],
    ["ru", "Вправе ли Поставщик поставить товар поздно?", "2. Поставщик вправе снова поставить поздний товар."],
    ["ru", "Какое право применяется?", "2. К договору не применяется право Германии."],
    [
      "ru",
      "Когда заканчивается договор?",
      "2. Договор действует до 31 мая 2027 года. Срок продлён до 31 мая 2029 года.",
    ],
    ["ru", "Каков размер аванса?", "2. Если заказ крупный, аванс составляет 500 рублей."],
    ["ru", "Есть ли неустойка?", "2. Неустойка не взимается."],
    ["mn", "Тээврийг хэн төлөх вэ?", "2. Нийлүүлэгч Захиалагчийг тээврийг төлөх ёстойг мэдэгдэнэ."],
    ["mn", "Нийлүүлэгч хожуу нийлүүлж болох уу?", "2. Нийлүүлэгч хожуу ирсэн барааг дахин нийлүүлж болно."],
    ["mn", "Урьдчилгаа хэд вэ?", "2. Том захиалга бол урьдчилгаа 500 төгрөг байна."],
    ["mn", "Гэрээ хэзээ дуусах вэ?", "2. Гэрээг 2027 оны 5 дугаар сарын 31-ний өдөр хүртэл цуцлахгүй."],
    ["mn", "Алданги байгаа юу?", "2. Алданги. Алданги тооцохгүй."],
  ])("states nothing in %s: %s %s", async (language, question, text) => {
    expect((await asked(question, language, text)).basis).not.toBe("stated");
  });

  test.each<[Language, string, string, string]>([
    ["en", "How much is the deposit?", "2. The Buyer pays a deposit of USD 500.", "USD 500."],
    ["en", "How long is the warranty?", "2. The warranty period is two years.", "Two years."],
    ["en", "Who pays for transport?", "2. The Seller shall promptly pay for transport.", "Seller."],
    ["en", "Who insures the goods?", "2. The Buyer insures the goods.", "Buyer."],
    ["en", "Must the Seller insure the goods?", "2. The Seller shall insure the goods.", "Yes."],
    ["en", "When does this agreement end?", "2. This Agreement shall end on 31 May 2027.", "It ends on May 31, 2027"],
    ["en", "Which law governs?", "2. This Agreement is governed by the laws of Ohio.", "Ohio."],
    [
      "en",
      "Is there a cap on liability?",
      "2. Liability. The liability of the Seller shall not exceed USD 5.|3. Limitation of liability. Nothing limits liability for death.",
      "Yes.",
    ],
    ["en", "May the Seller deliver late?", "2. The Seller may deliver late in winter.", "Yes."],
    ["en", "May the Seller pay early?", "2. The Seller may pay early.", "Yes."],
    ["ru", "Вправе ли Поставщик поставить товар поздно?", "2. Поставщик вправе поставить товар поздно.", "Да."],
    ["mn", "Нийлүүлэгч хожуу нийлүүлж болох уу?", "2. Нийлүүлэгч хожуу нийлүүлж болно.", "Тийм."],
    ["ru", "Кто оплачивает доставку?", "2. Поставщик обязан оплачивать доставку.", "Поставщик."],
    ["ru", "Какое право применяется?", "2. К договору применяется право Германии.", "Право Германии."],
    ["ru", "Каков размер аванса?", "2. Аванс составляет 500 рублей.", "500 рублей."],
    ["mn", "Тээврийг хэн төлөх вэ?", "2. Нийлүүлэгч тээврийг төлөх үүрэгтэй.", "Нийлүүлэгч."],
    ["mn", "Урьдчилгаа хэд вэ?", "2. Урьдчилгаа 500 төгрөг байна.", "500 төгрөг."],
  ])("is told from one on it in %s: %s %s", async (language, question, text, stated) => {
    const { basis, words } = await asked(question, language, text);
    expect({ basis, words }).toEqual({ basis: "stated", words: expect.stringMatching(startingWith(stated)) as string });
  });
});

function startingWith(words: string): RegExp {
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}(?!\\.)`, "u");
}
