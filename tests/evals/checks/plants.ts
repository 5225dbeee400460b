import { inserted, without, type Plant } from "./plant";
import {
  defining,
  instead,
  misspeltParty,
  oneSidedLimit,
  otherFigures,
  reference,
  renumbered,
  secondDefinition,
  secondLaw,
} from "./ways";

/**
 * Every way in which a fault is planted. English, Russian, Mongolian alike; other words than the checks are written
 * with.
 */
export const PLANTS: readonly Plant[] = [
  {
    check: "placeholder",
    name: "in place of a number",
    plant: (ground) =>
      instead(ground, /(?<=\s)\d{1,3}(?:[ ,.]\d{3})*(?=\s\p{L})/gu, {
        en: ["[●]", "________", "{{amount}}"],
        ru: ["[●]", "________", "{{сумма}}"],
        mn: ["[●]", "________", "{{дүн}}"],
      }),
  },
  {
    check: "placeholder",
    name: "in a sentence",
    plant: inserted("placeholder", {
      en: ["Payments are made to the account at [Name of Bank].", "The manager is [Name], who may be replaced."],
      ru: [
        "Платежи перечисляются на счёт в [наименование банка].",
        "Ответственное лицо – [ФИО], которое может быть заменено.",
      ],
      mn: ["Төлбөрийг [нэр] банкны дансанд шилжүүлнэ.", "Хариуцах ажилтан нь [нэр оруулах] байна."],
    }),
  },
  {
    check: "undefinedTerm",
    name: "thing",
    plant: defining(
      inserted("undefinedTerm", {
        en: [
          "All of the Escrow Materials are kept by a third person.",
          "Any delay beyond the Milestone Date is at the cost of the party that caused it.",
        ],
        ru: ["Стороны передают Объект по акту.", "Порядок приёмки согласуется, и Оборудование передаётся по акту."],
        mn: ["Талууд Тоног төхөөрөмжийг актаар хүлээлцэнэ.", "Хүлээлцэх үед Бүтээгдэхүүнийг шалгана."],
      }),
    ),
  },
  {
    check: "undefinedTerm",
    name: "role of another draft",
    plant: defining(
      inserted("undefinedTerm", {
        en: ["A delay that is caused by the Sublessee gives no claim, and the Sublessee bears the cost."],
        ru: ["За действия, которые совершает Комитент, стороны не отвечают."],
        mn: ["Ийм тохиолдолд Зуучлагч зардлыг хариуцна, харин Зуучлагчийн хөлсийг буцаахгүй."],
      }),
    ),
  },
  {
    check: "unusedTerm",
    name: "name in brackets",
    plant: inserted("unusedTerm", {
      en: [
        "Goods that are collected late cost ten euros a day (the “Collection Surcharge”).",
        'A list of persons to call is kept up to date (the "Emergency Roster").',
      ],
      ru: [
        "За позднюю выборку взимается сбор (далее – «Сбор за выборку»).",
        "Список лиц для связи обновляется ежемесячно (далее – «Аварийный список»).",
      ],
      mn: [
        "Хоцорсон хоног тутам хураамж авна (цаашид “Хоцролтын хураамж” гэх).",
        "Холбоо барих жагсаалтыг сар бүр шинэчилнэ (цаашид “Дуудлагын жагсаалт” гэх).",
      ],
    }),
  },
  {
    check: "unusedTerm",
    name: "definition",
    plant: inserted("unusedTerm", {
      en: ["“Quarry Permit” means the permit that the county gives for a quarry."],
      ru: ["«Карьерное разрешение» – разрешение на разработку карьера."],
      mn: ["“Карьерын зөвшөөрөл” гэж карьер ашиглах зөвшөөрлийг ойлгоно."],
    }),
  },
  { check: "termDefinedTwice", name: "second meaning", plant: secondDefinition },
  {
    check: "brokenReference",
    name: "clause beyond the last of its chapter",
    plant: (ground) => reference(ground, "sister"),
  },
  { check: "brokenReference", name: "chapter beyond the last", plant: (ground) => reference(ground, "chapter") },
  { check: "numberingGap", name: "clause taken out", plant: (ground) => renumbered(ground, "gap") },
  { check: "repeatedNumber", name: "number of the clause before", plant: (ground) => renumbered(ground, "repeat") },
  { check: "wordsAndDigits", name: "other figures", plant: otherFigures },
  {
    check: "wordsAndDigits",
    name: "sum",
    plant: inserted("wordsAndDigits", {
      en: [
        "A deposit of one hundred fifty thousand dollars ($125,000) is due at signing.",
        "The discount is twenty-five percent (20%) of the list price.",
        "Reports follow within forty five (54) days.",
      ],
      ru: [
        "Задаток составляет 1 250 000 (один миллион двести тысяч) рублей.",
        "Скидка составляет 15 (двадцать) процентов.",
        "Отчёт направляется в течение сорока пяти (54) дней.",
      ],
      mn: [
        "Барьцаа 1,250,000 (нэг сая хоёр зуун мянган) төгрөг байна.",
        "Тайланг 45 (тавин) хоногийн дотор өгнө.",
        "Хөнгөлөлт 15 (хорин) хувь байна.",
      ],
    }),
  },
  {
    check: "endBeforeStart",
    name: "period",
    plant: inserted("endBeforeStart", {
      en: [
        "The pilot phase runs from March 1, 2026 to February 14, 2025.",
        "The works commence on 5 May 2026 and are to be completed by 30 April 2026.",
      ],
      ru: [
        "Пилотный этап проводится с 1 марта 2026 года по 14 февраля 2025 года.",
        "Работы начинаются 05.05.2026 и заканчиваются 30.04.2026.",
      ],
      mn: [
        "Туршилтын үе 2026 оны 3 дугаар сарын 1-ний өдрөөс 2025 оны 2 дугаар сарын 14-ний өдрийг хүртэл үргэлжилнэ.",
        "Ажлыг 2026 оны 5 дугаар сарын 5-наас 2026 оны 4 дүгээр сарын 30-ныг хүртэл гүйцэтгэнэ.",
      ],
    }),
  },
  {
    check: "impossibleDate",
    name: "day",
    plant: inserted("impossibleDate", {
      en: [
        "The first report is due on June 31, 2025.",
        "The audit takes place on 29 February 2027.",
        "The keys are handed over on the 31st day of April, 2026.",
      ],
      ru: [
        "Первый отчёт представляется 31 июня 2025 года.",
        "Проверка проводится 29 февраля 2027 г.",
        "Ключи передаются 31.04.2026.",
      ],
      mn: [
        "Эхний тайланг 2025 оны 6 дугаар сарын 31-ний өдөр өгнө.",
        "Шалгалтыг 2027 оны 2 дугаар сарын 29-нд хийнэ.",
        "Түлхүүрийг 2026.04.31-ний өдөр өгнө.",
      ],
    }),
  },
  { check: "partyNameVaries", name: "letter", plant: misspeltParty },
  {
    check: "missingLaw",
    name: "clause taken out, and the court with it, whose country's law would apply",
    plant: ({ text }) =>
      without(
        "missingLaw",
        text,
        /governing law|governed|construed.{0,80}law|applicable law|^(?:\d+\. )?law|прав[оаом]{1,2} |законодательств|кодекс|ТК РФ|ГК РФ|хууль|хуул|courts? |суд(?!ебн)|шүүх/iu,
      ),
  },
  {
    check: "missingTerm",
    name: "clause taken out",
    only: "own",
    plant: ({ text, contract }) =>
      /sale/iu.test(contract.contractType)
        ? null
        : without(
            "missingTerm",
            text,
            /\bterm\b|begins|ends on|terminat|expir|duration|continues|in effect|retire|срок|действует|расторж|расторг|прекращ|хугацаа|хүчинтэй|дуусгавар|цуцл/iu,
          ),
  },
  {
    check: "missingTermination",
    name: "clause taken out",
    only: "own",
    plant: ({ text, contract }) =>
      /service|employment|lease|partnership/iu.test(contract.contractType)
        ? without(
            "missingTermination",
            text,
            /terminat|expell|расторж|расторг|прекращ|отказ|дуусгавар|цуца?л|татгалз/iu,
          )
        : null,
  },
  {
    check: "missingSignatures",
    name: "block taken out",
    plant: ({ text }) =>
      without(
        "missingSignatures",
        text,
        /signature|signed|^\s*(?:by|name|title|date)\s*:|in witness|executed|duly authori|\/s\/|подпис|____|реквизит|гарын үсэг|тамга|Ф\.И\.О/iu,
        { from: 0.5 },
      ),
  },
  {
    check: "renewalWithoutNotice",
    name: "renewal",
    plant: inserted(
      "renewalWithoutNotice",
      {
        en: [
          "The subscription term renews automatically for successive periods of one year.",
          "At the end of the initial term this Agreement shall be automatically extended by twelve months.",
        ],
        ru: [
          "По окончании срока договор автоматически пролонгируется на один год.",
          "По истечении срока действие договора продлевается автоматически на тот же срок.",
        ],
        mn: [
          "Хугацаа дуусахад гэрээ автоматаар нэг жилээр сунгагдана.",
          "Гэрээний хугацаа автоматаар дахин нэг жилээр сунгагдана.",
        ],
      },
      /notice|renew|terminat|уведом|отказ|заяв|мэдэгд|татгалз/iu,
    ),
  },
  {
    check: "unlimitedLiability",
    name: "without limit",
    plant: inserted("unlimitedLiability", {
      en: [
        "The liability of the contractor under this Agreement is unlimited.",
        "Each party is liable to the other without limitation of amount.",
      ],
      ru: [
        "Ответственность подрядчика по договору не ограничена.",
        "Сторона несёт ответственность в неограниченном размере.",
      ],
      mn: ["Гүйцэтгэгч тал хязгааргүй хариуцлага хүлээнэ.", "Талын хариуцлага хязгааргүй байна."],
    }),
  },
  {
    check: "uncappedLiability",
    name: "limit taken out",
    only: "own",
    plant: ({ text, contract }) =>
      /service/iu.test(contract.contractType) && /any loss or damage|все убытки|бүх хохирлыг/u.test(text)
        ? without(
            "uncappedLiability",
            text,
            /limited|limits|not liable|neither Party is liable|ограничена|хязгаарлагдана/u,
          )
        : null,
  },
  { check: "oneSidedLiability", name: "limit for one", only: "own", plant: oneSidedLimit },
  {
    check: "survivalWithoutPeriod",
    name: "duty",
    plant: inserted("survivalWithoutPeriod", {
      en: [
        "The duty of confidentiality survives the termination of this Agreement.",
        "The restrictions of this clause shall continue to apply after the expiry of this Agreement.",
      ],
      ru: [
        "Обязательства о неразглашении сохраняют силу после прекращения договора.",
        "Обязанность хранить тайну действует и после расторжения договора.",
      ],
      mn: [
        "Нууцлалын үүрэг гэрээ дуусгавар болсны дараа хэвээр үлдэнэ.",
        "Нууц хадгалах үүрэг гэрээ цуцлагдсаны дараа хүчинтэй байна.",
      ],
    }),
  },
  { check: "twoLaws", name: "second law", plant: secondLaw },
];
