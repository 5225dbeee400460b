import { describe, expect, test } from "vitest";
import { CHECK_KEYS, CHECK_VALUES, wordsOfCheck, type CheckKey } from "@/lib/copy/check-words";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readOnce } from "@/lib/engine/text/reading";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { OWN_SAMPLES, TEMPLATE_SAMPLES } from "@/tests/evals/checks/contracts";
import { changesIn, found, SOUND, withSentence } from "./sound";

test.each(OWN_SAMPLES.map((sample) => [sample.name, sample] as const))(
  "nothing is found in a sound contract: %s (B-13.1)",
  (_, { contract }) => {
    expect(found(suggest(readOnce(contract), "en"))).toEqual([]);
  },
);

test("the seven templates, filled in, are among them", () => {
  expect(TEMPLATE_SAMPLES.map(({ contract }) => contract.contractType)).toHaveLength(7);
});

/** A faulty sentence, and the words that are pointed out. */
const FAULTS: readonly (readonly [CheckKey, Language, string, string])[] = [
  ["placeholder", "en", "The account is held at [Name of Bank].", "[Name of Bank]"],
  ["placeholder", "ru", "Срок поставки: [●] дней.", "[●]"],
  ["placeholder", "mn", "Төлбөрийг ________ банкинд шилжүүлнэ.", "________"],
  ["placeholder", "en", "Insurance covers losses up to EUR [ ] a year.", "[ ]"],
  ["placeholder", "ru", "Взнос уплачивается не позднее 4 апреля ___ года.", "___"],
  ["placeholder", "mn", "Тайлангийн хуулбарыг [ ] хоногийн дотор өгнө.", "[ ]"],
  ["undefinedTerm", "en", "Delays beyond the Handover Date are excused.", "Handover Date"],
  ["undefinedTerm", "en", "The Reserve Budget is set in March.", "Reserve Budget"],
  ["undefinedTerm", "en", "Licensee shall keep a copy.", "Licensee"],
  ["undefinedTerm", "ru", "Кредитор вправе отказаться от договора.", "Кредитор"],
  ["undefinedTerm", "mn", "Зээлдүүлэгч тухайн сард тайлан авна.", "Зээлдүүлэгч"],
  ["undefinedTerm", "ru", "За действия, которые совершает Субподрядчик, стороны не отвечают.", "Субподрядчик"],
  ["undefinedTerm", "mn", "Ийм үед Зуучлагч зардлыг хариуцна.", "Зуучлагч"],
  ["unusedTerm", "en", "Late collection costs ten euros a day (the “Storage Surcharge”).", "“Storage Surcharge”"],
  ["unusedTerm", "ru", "За хранение взимается сбор (далее – «Складской сбор»).", "«Складской сбор»"],
  ["unusedTerm", "mn", "Хоног тутам хураамж авна (цаашид “Агуулахын хураамж” гэх).", "“Агуулахын хураамж”"],
  ["termDefinedTwice", "en", "“Customer Data” means only what the users store.", "“Customer Data”"],
  ["termDefinedTwice", "ru", "«Заявка» означает любое обращение.", "«Заявка»"],
  ["termDefinedTwice", "mn", "“Хүсэлт” гэж аливаа мэдэгдлийг ойлгоно.", "“Хүсэлт”"],
  ["brokenReference", "en", "Section 7.9 applies here too.", "Section 7.9"],
  ["brokenReference", "ru", "Здесь применяется пункт 14.2 договора.", "пункт 14.2"],
  ["brokenReference", "mn", "Энд 3.8-д заасан журам үйлчилнэ.", "3.8"],
  [
    "repeatedNumber",
    "en",
    "2.3 The Client shall name a person who is in charge.",
    "2.3 The Client shall name a person who is in charge.",
  ],
  [
    "repeatedNumber",
    "ru",
    "2.3. Заказчик назначает ответственное лицо.",
    "2.3. Заказчик назначает ответственное лицо.",
  ],
  ["repeatedNumber", "mn", "2.3. Захиалагч хариуцах ажилтныг томилно.", "2.3. Захиалагч хариуцах ажилтныг томилно."],
  [
    "numberingGap",
    "en",
    "2.5 The Client shall name a person who is in charge.",
    "2.5 The Client shall name a person who is in charge.",
  ],
  ["numberingGap", "ru", "2.5. Заказчик назначает ответственное лицо.", "2.5. Заказчик назначает ответственное лицо."],
  ["numberingGap", "mn", "2.5. Захиалагч хариуцах ажилтныг томилно.", "2.5. Захиалагч хариуцах ажилтныг томилно."],
  ["endBeforeStart", "en", "The pilot runs from May 1, 2026 to April 30, 2025.", "May 1, 2026 to April 30, 2025"],
  [
    "endBeforeStart",
    "ru",
    "Этап проводится с 1 мая 2026 года по 30 апреля 2025 года.",
    "1 мая 2026 года по 30 апреля 2025 года",
  ],
  [
    "endBeforeStart",
    "mn",
    "Туршилт 2026 оны 5 дугаар сарын 1-ний өдрөөс 2025 оны 4 дүгээр сарын 30-ны өдрийг хүртэл үргэлжилнэ.",
    "2026 оны 5 дугаар сарын 1-ний өдрөөс 2025 оны 4 дүгээр сарын 30-ны",
  ],
  ["impossibleDate", "en", "The report is due on 31 June 2025.", "31 June 2025"],
  ["impossibleDate", "ru", "Отчёт представляется 30.02.2025.", "30.02.2025"],
  ["impossibleDate", "mn", "Тайланг 2025 оны 6 дугаар сарын 31-ний өдөр өгнө.", "2025 оны 6 дугаар сарын 31"],
  ["partyNameVaries", "en", "Invoices are sent to Brightwater Hostign Ltd. by post.", "Brightwater Hostign Ltd."],
  ["partyNameVaries", "ru", "Счета направляются в ООО «Волжский Пирчал» почтой.", "ООО «Волжский Пирчал»"],
  ["partyNameVaries", "mn", "Нэхэмжлэхийг “Алтай Дтаа” ХХК-д илгээнэ.", "“Алтай Дтаа” ХХК"],
  [
    "unlimitedLiability",
    "en",
    "The Provider’s liability for data is unlimited.",
    "The Provider’s liability for data is unlimited.",
  ],
  [
    "unlimitedLiability",
    "ru",
    "Исполнитель несёт ответственность в неограниченном размере.",
    "Исполнитель несёт ответственность в неограниченном размере.",
  ],
  [
    "unlimitedLiability",
    "mn",
    "Гүйцэтгэгч хязгааргүй хариуцлага хүлээнэ.",
    "Гүйцэтгэгч хязгааргүй хариуцлага хүлээнэ.",
  ],
  [
    "survivalWithoutPeriod",
    "en",
    "The duty of secrecy survives the termination of this Agreement.",
    "The duty of secrecy survives the termination of this Agreement.",
  ],
  [
    "survivalWithoutPeriod",
    "ru",
    "Обязательство хранить тайну сохраняет силу после прекращения Договора.",
    "Обязательство хранить тайну сохраняет силу после прекращения Договора.",
  ],
  [
    "survivalWithoutPeriod",
    "mn",
    "Нууцлалын үүрэг гэрээ дуусгавар болсны дараа хэвээр үлдэнэ.",
    "Нууцлалын үүрэг гэрээ дуусгавар болсны дараа хэвээр үлдэнэ.",
  ],
];

describe("a fault is found at its place, and nothing besides it", () => {
  test.each(FAULTS)("%s, %s: %s (B-13.1)", (check, language, sentence, quote) => {
    expect(found(withSentence(language, sentence))).toEqual([[check, quote]]);
  });
});

/** What looks like a fault, and is none. */
const SILENT: readonly (readonly [Language, string])[] = [
  ["en", "Signature: ____________________"],
  ["en", "The form says: [ ] by post [ ] by courier."],
  ["en", "Its Performance and Purchase of spare parts are its own affair."],
  ["ru", "Гарантия на ремонт составляет год."],
  ["ru", "Агентов Исполнитель привлекает сам."],
  ["en", "The parties rely on the note [emphasis added] of the court."],
  ["en", "The judge of the Supreme Court and the Minister of Finance may decide."],
  ["en", "“Customer Data” includes the log files."],
  ["en", "Section 11.4 of the Companies Act applies, and Section 6.1 of the Lease."],
  ["en", "Nothing restricts the rights under Sections 39 to 43 (inclusive) of the Patents Act 1977."],
  ["en", "Within thirty-five (35) days, one hundred twenty (120) units and twenty-five percent (25%) are delivered."],
  ["en", "The trial runs from 1 May 2026 to 30 April 2027."],
  ["en", "The trial ends on 29 February 2028, and payments are due on the 31st of May."],
  ["en", "Brightwater Holdings Ltd., a company registered in Malta, guarantees the payment."],
  ["en", "Nothing limits liability for fraud, and liability for death is unlimited by law."],
  ["en", "The obligations under clause 6.1 survive termination indefinitely."],
  ["en", "Rights that accrued before termination survive it."],
  ["ru", "Применяется ст. 1102 ГК РФ и пункт 14.2 Правил."],
  ["ru", "Аванс составляет 50 000 (пятьдесят тысяч) рублей 00 копеек, 2 (двух) часов."],
  ["ru", "Этап длится с 1 мая 2026 года по 29 февраля 2028 года."],
  ["ru", "Обязательства по оплате, возникшие до прекращения Договора, сохраняются."],
  ["mn", "Иргэний хуулийн 42.1-д заасныг баримтална."],
  ["mn", "Урьдчилгаа 86,400,000 (наян зургаан сая дөрвөн зуун мянган) төгрөг байна."],
  ["mn", "Туршилт 2026 оны 5 дугаар сарын 1-ний өдрөөс 2028 оны 2 дугаар сарын 29-ний өдрийг хүртэл үргэлжилнэ."],
];

test.each(SILENT)("nothing is said about sound words, %s: %s", (language, sentence) => {
  expect(found(withSentence(language, sentence))).toEqual([]);
});

describe("words and figures that disagree are put right by the words", () => {
  test("a sum that stands nowhere else is only pointed out: its figures may be right", () => {
    const said = withSentence("en", "The loan is 18,000,000 (eighty million) tenge.");
    expect(said.map(({ passage, replacement }) => [passage.content, replacement])).toEqual([
      ["18,000,000 (eighty million)", null],
    ]);
  });

  test.each([
    ["en", "Payment is due within thirty (60) days.", "thirty (60)", "thirty (30)"],
    [
      "en",
      "The price is one hundred fifty thousand dollars ($125,000). The whole of $150,000 is paid on delivery.",
      "one hundred fifty thousand dollars ($125,000)",
      "one hundred fifty thousand dollars ($150,000)",
    ],
    [
      "ru",
      "Задаток – 1 250 000 (один миллион двести тысяч) рублей. Задаток 1 200 000 рублей возвращается.",
      "1 250 000 (один миллион двести тысяч)",
      "1 200 000 (один миллион двести тысяч)",
    ],
    [
      "mn",
      "Барьцаа 1,250,000 (нэг сая хоёр зуун мянган) төгрөг байна. Барьцаа 1,200,000 төгрөгийг буцаана.",
      "1,250,000 (нэг сая хоёр зуун мянган)",
      "1,200,000 (нэг сая хоёр зуун мянган)",
    ],
  ] as const)("%s: %s", (language, sentence, quote, replacement) => {
    expect(withSentence(language, sentence).map(({ passage, replacement: words }) => [passage.content, words])).toEqual(
      [[quote, replacement]],
    );
  });
});

describe("renewal by itself", () => {
  const RENEWALS = [
    ["en", "4.2 It is renewed automatically", "The term of this Agreement is renewed automatically for further years."],
    ["ru", "4.2. Договор автоматически", "Договор автоматически продлевается на следующий год."],
    ["mn", "4.2. Аль нэг тал", "Гэрээ автоматаар дахин нэг жилээр сунгагдана."],
  ] as const;
  test.each(RENEWALS)("needs a way to prevent it, which is proposed, %s", (language, before, sentence) => {
    const number = before.split(" ")[0] ?? "";
    const text = SOUND[language]
      .split("\n")
      .map((line) => (line.startsWith(before) ? `${number} ${sentence}` : line))
      .filter((line) => !/^5\.1/u.test(line) || language === "en")
      .join("\n");
    const changes = changesIn(text).filter(({ check }) => check === "renewalWithoutNotice");
    expect(changes).toHaveLength(1);
    expect(changes[0]?.replacement).toMatch(/thirty \(30\)|30 \(тридцать\)|30 \(гуч\)/u);
    expect(
      found(changesIn(text.replace(changes[0]?.passage.content ?? "", changes[0]?.replacement ?? ""))).filter(
        ([check]) => check === "renewalWithoutNotice",
      ),
    ).toEqual([]);
  });
});

describe("what a contract of its type has", () => {
  const without = (language: Language, said: RegExp) =>
    SOUND[language]
      .split("\n")
      .filter((line) => !said.test(line))
      .join("\n");
  const MISSING = [
    ["missingLaw", "en", /governed by|courts?(?!\p{L})/u],
    ["missingLaw", "ru", /применяется право|суд/u],
    ["missingLaw", "mn", /хууль|ХУУЛЬ|шүүх/u],
    ["missingTermination", "en", /terminat/iu],
    ["missingTermination", "ru", /расторж|расторг|прекращ|отказ/iu],
    ["missingTermination", "mn", /цуца?л|дуусгавар|татгалз/iu],
    ["missingSignatures", "en", /^Sign|____/u],
    ["missingSignatures", "ru", /ПОДПИС|____/u],
    ["missingSignatures", "mn", /Гарын үсэг/u],
    ["uncappedLiability", "en", /total liability/u],
    ["uncappedLiability", "ru", /^7\.2/u],
    ["uncappedLiability", "mn", /^7\.2/u],
  ] as const;
  test.each(MISSING)("is missed: %s, %s", (check, language, said) => {
    expect(changesIn(without(language, said)).map((change) => change.check)).toContain(check);
  });

  test.each([
    "Scots law and the courts of Leeds.",
    "The law of Kenya applies.",
    "Kenyan law; place of suit is Nairobi.",
  ])("no law is missed where one is named in few words: %s", (words) => {
    const text = `${without("en", /governed by|courts?(?!\p{L})/u)}\n12.9 ${words}`;
    expect(changesIn(text).map(({ check }) => check)).not.toContain("missingLaw");
  });

  test("signatures are proposed for each party by name", () => {
    const change = changesIn(without("en", /^Sign|^For |____/u)).find(({ check }) => check === "missingSignatures");
    expect(change?.replacement).toMatch(
      /Provider: Brightwater Hosting Ltd\.\nSignature: _+\nName: _+\nDate: _+\nClient: Marlow Instruments GmbH\n/u,
    );
  });

  test("no term is expected of a sale, nor termination of one", () => {
    const text = without("en", /terminat|\bterm\b|begins|renewed/iu);
    expect(changesIn(text, "Sales Contract").map(({ check }) => check)).not.toContain("missingTerm");
    expect(changesIn(text, "Service Agreement").map(({ check }) => check)).toEqual(
      expect.arrayContaining(["missingTerm", "missingTermination"]),
    );
  });

  test("nothing is expected of an amendment", () => {
    const text = without("en", /governed by/u).replace(
      "HOSTING SERVICES AGREEMENT",
      "AMENDMENT TO THE HOSTING SERVICES AGREEMENT",
    );
    expect(changesIn(text).map(({ check }) => check)).not.toContain("missingLaw");
  });
});

test("a limit of liability for one party only is pointed out, with whom it protects", () => {
  const LIMITS = [
    ["en", "total liability of each Party", "total liability of the Provider", "provider"],
    ["ru", "Ответственность каждой Стороны", "Ответственность Исполнителя", "исполнитель"],
    ["mn", "Талуудын хариуцлага нийт", "Гүйцэтгэгчийн хариуцлага нийт", "гүйцэтгэгч"],
  ] as const;
  for (const [language, mutual, single, party] of LIMITS) {
    const change = changesIn(SOUND[language].replace(mutual, single)).find(
      ({ check }) => check === "oneSidedLiability",
    );
    expect(change?.values["party"]?.toLowerCase()).toBe(party);
  }
});

test("two governing laws are found, and the second names both", () => {
  const SECOND = [
    ["en", "This Agreement is governed by the laws of Portugal."],
    ["ru", "К отношениям Сторон применяется право Королевства Швеция."],
    ["mn", "Энэхүү гэрээнд Япон Улсын хууль тогтоомжийг хэрэглэнэ."],
  ] as const;
  for (const [language, sentence] of SECOND)
    expect(withSentence(language, sentence).map(({ check }) => check)).toEqual(["twoLaws"]);
  expect(withSentence("en", "This Agreement is governed by the laws of Portugal.")[0]?.values).toEqual({
    first: "Portugal",
    second: "Ireland",
  });
});

describe("words of the checks", () => {
  test("exist for each in every language, and use all the values", () => {
    for (const language of LANGUAGES) {
      const words = copyFor(language).checks;
      for (const key of CHECK_KEYS) {
        const values = Object.fromEntries(CHECK_VALUES[key].map((name) => [name, `<${name}>`]));
        const made = wordsOfCheck(key, values, words);
        expect(made?.title).toMatch(/\p{L}/u);
        for (const value of Object.values(values)) expect(made?.comment).toContain(value);
      }
    }
  });

  test("are none of a model's proposal, or of a stored finding that lacks a value", () => {
    const { checks } = copyFor("en");
    expect(wordsOfCheck("", {}, checks)).toBeNull();
    expect(wordsOfCheck("toString", {}, checks)).toBeNull();
    expect(wordsOfCheck("unusedTerm", {}, checks)).toBeNull();
  });
});

describe("blanks among the signatures", () => {
  const ENDS: readonly (readonly [Language, string, readonly string[]])[] = [
    ["en", "For the Client: A. Marlow, director ____________, e-mail: __________", ["__________"]],
    ["ru", "Заказчик: ____________ директор Орлова В. П., счёт № __________", ["__________"]],
    ["mn", "Захиалагч: ____________ захирал Б.Сараа, утас 7011-________", ["________"]],
  ];
  test.each(ENDS)("a detail is filled in, a line is signed on: %s", (language, line, blanks) => {
    const placeholders = changesIn(`${SOUND[language]}\n${line}`).filter(({ check }) => check === "placeholder");
    expect(placeholders.map(({ passage }) => passage.content)).toEqual(blanks);
  });
});
