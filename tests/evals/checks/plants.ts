import { partiesOf } from "@/lib/engine/parties/parties";
import {
  inserted,
  pick,
  placeFor,
  replaced,
  withInsertion,
  without,
  type Ground,
  type Plant,
  type Planted,
} from "./plant";

const CLAUSE_LINE = /(?<=^|\n)(\d{1,2})\.(\d{1,2})(\.?\s+)(?=\p{L}|["“«])[^\n]{20,}/gu;

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
    name: "clause taken out",
    plant: ({ text }) =>
      without(
        "missingLaw",
        text,
        /governing law|governed|construed.{0,80}law|applicable law|^(?:\d+\. )?law|прав[оаом]{1,2} |законодательств|кодекс|ТК РФ|ГК РФ|хууль|хуул/iu,
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
        ? without("missingTermination", text, /terminat|expell|расторж|расторг|прекращ|отказ|дуусгавар|цуцл|татгалз/iu)
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

/** Words put in place of one that a pattern finds in the body of the contract. */
function instead(
  { text, language, random }: Ground,
  pattern: RegExp,
  words: Record<Ground["language"], readonly string[]>,
): Planted | null {
  const places = [...text.matchAll(pattern)].filter(
    ({ index }) => index > text.length / 10 && index < text.length * 0.8,
  );
  const place = pick(places, random);
  return place
    ? replaced("placeholder", text, {
        start: place.index,
        end: place.index + place[0].length,
        words: pick(words[language], random) ?? "[●]",
      })
    : null;
}

/** Only where the contract defines its terms by itself. */
function defining(plant: (ground: Ground) => Planted | null): (ground: Ground) => Planted | null {
  return (ground) => {
    const marks =
      ground.text.match(
        /\((?:the|each|this|hereinafter|далее|цаашид|“|")[^()]{0,60}["”»]|["”»] (?:means|shall mean)|именуем|["”»] (?:–|гэж)/gu,
      )?.length ?? 0;
    const isElsewhere = /capitali[sz]ed (?:term|word)|not (?:otherwise )?defined/iu.test(ground.text);
    return marks >= 4 && !isElsewhere ? plant(ground) : null;
  };
}

function secondDefinition(ground: Ground): Planted | null {
  const { text, language, random } = ground;
  const first = pick(
    [
      ...text.matchAll(
        /(?:\(the |\(далее – |^\d+\.\d+\.? )?["“«]([\p{Lu}][^"”»\n]{3,30})["”»](?:\)| means| – | гэж [^.\n]* ойлгоно)/gmu,
      ),
    ].filter(
      ({ index, 1: term = "" }) =>
        index < text.length / 2 && !/agreement|party|parties|date$|договор|сторон|талууд/iu.test(term),
    ),
    random,
  );
  const place = placeFor(text.slice(0, text.length), random);
  if (
    !first?.[1] ||
    place === null ||
    place < first.index ||
    partiesOf(ground.contract).some(({ role }) => role === first[1])
  )
    return null;
  const sentence = {
    en: `“${first[1]}” means whatever the parties so describe in writing.`,
    ru: `«${first[1]}» означает всё, что стороны так назовут письменно.`,
    mn: `“${first[1]}” гэж талуудын бичгээр ингэж нэрлэснийг ойлгоно.`,
  }[language];
  return withInsertion("termDefinedTwice", text, { place, sentence });
}

/** A reference to a clause that isn't there, in a contract whose chapters and clauses are numbered. */
function reference({ text, language, random }: Ground, way: "sister" | "chapter"): Planted | null {
  const clauses = [...text.matchAll(CLAUSE_LINE)].map((match) => [Number(match[1]), Number(match[2])] as const);
  const chapters = new Set(clauses.map(([chapter]) => chapter));
  const last = Math.max(0, ...chapters);
  if (clauses.length < 8 || last < 4 || ![...Array(last).keys()].every((index) => chapters.has(index + 1))) return null;
  const chapter = pick(
    [...chapters].filter((own) => clauses.filter(([other]) => other === own).length > 2),
    random,
  );
  const place = placeFor(text, random);
  if (chapter === undefined || place === null) return null;
  const number =
    way === "chapter"
      ? `${last + 3}.1`
      : `${chapter}.${Math.max(...clauses.filter(([own]) => own === chapter).map(([, clause]) => clause)) + 4}`;
  return withInsertion("brokenReference", text, {
    place,
    sentence: {
      en: `The rule in Section ${number} applies here too.`,
      ru: `Правило пункта ${number} применяется и здесь.`,
      mn: `Энд мөн ${number}-д заасан журам үйлчилнэ.`,
    }[language],
  });
}

/** Three clauses in a row: the middle one taken out, or given the number of the first. */
function renumbered({ text, random }: Ground, way: "gap" | "repeat"): Planted | null {
  const clauses = [...text.matchAll(CLAUSE_LINE)];
  const middles = clauses.filter((clause, index) => {
    const [before, after] = [clauses[index - 1], clauses[index + 1]];
    return (
      before &&
      after &&
      before[1] === clause[1] &&
      after[1] === clause[1] &&
      Number(before[2]) === Number(clause[2]) - 1 &&
      Number(after[2]) === Number(clause[2]) + 1 &&
      clauses.filter((other) => other[1] === clause[1] && other[2] === "1").length === 1
    );
  });
  const middle = pick(middles, random);
  if (!middle) return null;
  const end = middle.index + middle[0].length;
  if (way === "gap") {
    const next = clauses[clauses.indexOf(middle) + 1];
    const removed = (next?.index ?? end) - middle.index;
    if (removed > 3_000) return null;
    return {
      check: "numberingGap",
      text: text.slice(0, middle.index) + text.slice(middle.index + removed),
      span: { start: middle.index, end: middle.index + 20 },
    };
  }
  const number = `${middle[1]}.${middle[2]}`;
  return replaced("repeatedNumber", text, {
    start: middle.index,
    end: middle.index + number.length,
    words: `${middle[1]}.${Number(middle[2]) - 1}`,
  });
}

function otherFigures({ text, random }: Ground): Planted | null {
  const pair = pick(
    [
      ...text.matchAll(
        /(?<=(?:two|three|four|five|six|seven|ten|fifteen|twenty|thirty|forty-five|sixty|ninety) \()\d{1,2}(?=\))|(?<=\s)\d{1,2}(?= \((?:дву|тр|четыр|пят|шест|десят|тридцат|двадцат|сорок|хоёр|гурван|дөрвөн|таван|арван|гуч|жаран)\p{L}*\))/gu,
      ),
    ],
    random,
  );
  if (!pair) return null;
  const planted = replaced("wordsAndDigits", text, {
    start: pair.index,
    end: pair.index + pair[0].length,
    words: String(Number(pair[0]) + 11),
  });
  return planted;
}

function misspeltParty({ text, language, contract, random }: Ground): Planted | null {
  const company =
    language === "en"
      ? /^[\p{Lu}][\p{L}]{4,}(?: [\p{Lu}][\p{L}]+)*,? (?:Ltd|Inc|LLC|Limited|GmbH|Corporation|Corp)\.?$/u
      : /[«“][^»”]{6,}[»”]/u;
  const name = pick(
    partiesOf(contract)
      .map((party) => party.name?.trim() ?? "")
      .filter((own) => company.test(own)),
    random,
  );
  const word = name
    ? pick(
        [...name.matchAll(/(?<=[\p{L}«“]|^)[\p{Ll}]{4,}/gu)].filter(
          ({ 0: letters, index }) =>
            letters.length > 4 &&
            !/imited|orporation/u.test(letters) &&
            (language === "en" || index > name.search(/[«“]/u)),
        ),
        random,
      )
    : undefined;
  const place = placeFor(text, random);
  if (!name || !word || place === null) return null;
  const at = word.index + 2;
  const wrong = `${name.slice(0, at)}${name[at + 1] ?? ""}${name[at] ?? ""}${name.slice(at + 2)}`;
  if (wrong === name) return null;
  return withInsertion("partyNameVaries", text, {
    place,
    sentence: {
      en: `Invoices are sent to ${wrong} by post.`,
      ru: `Счета направляются в ${wrong} по почте.`,
      mn: `Нэхэмжлэхийг ${wrong}-д шуудангаар илгээнэ.`,
    }[language],
  });
}

function oneSidedLimit({ text, language, contract }: Ground): Planted | null {
  const role = partiesOf(contract).find((party) => !party.isCollective)?.role;
  const mutual = {
    en: "The total liability of each Party",
    ru: "Ответственность каждой Стороны",
    mn: "Талуудын хариуцлага",
  }[language];
  const start = text.indexOf(mutual);
  if (!role || start < 0) return null;
  return replaced(
    "oneSidedLiability",
    text.replace(/neither Party is liable to the other for/u, `the ${role} is not liable for`),
    {
      start,
      end: start + mutual.length,
      words: {
        en: `The total liability of the ${role}`,
        ru: "Ответственность Исполнителя",
        mn: "Гүйцэтгэгчийн хариуцлага",
      }[language],
    },
  );
}

function secondLaw({ text, language, random }: Ground): Planted | null {
  const chosen = {
    en: /(?:governed by|construed (?:and \p{L}+ )?in accordance with|governed and \p{L}+ by)[^.;]{0,60}laws? of (?:the )?(?:state of |commonwealth of )?\p{Lu}/u,
    ru: /применяется (?:право|законодательство)[^.]{0,20} \p{Lu}/u,
    mn: /Монгол Улсын хууль тогтоомж/u,
  }[language];
  const place = placeFor(text, random);
  if (!chosen.test(text) || place === null) return null;
  return withInsertion("twoLaws", text, {
    place,
    sentence: {
      en: "This Agreement shall be governed by and construed in accordance with the laws of Portugal.",
      ru: "К настоящему договору применяется право Королевства Швеция.",
      mn: "Энэхүү гэрээнд Япон Улсын хууль тогтоомжийг хэрэглэнэ.",
    }[language],
  });
}
