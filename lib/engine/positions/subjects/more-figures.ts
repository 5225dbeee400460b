import type { Subject } from "../subject";
import { words } from "../words";

/** More subjects with a figure, mostly for one kind of contract; and the law. */
export const FIGURES_OF_KINDS: readonly Subject[] = [
  {
    id: "deposit_return",
    form: "figure",
    concepts: ["security_deposit", "deposit_return", "deposit_deduction"],
    kinds: ["lease"],
    names: words("deposit", "обеспечительн~ платеж; депозит; залог", "барьцаа"),
    with: [words("return; repaid; repay; refund; give it back; give back; released", "возвра; верн", "буца")],
    units: ["days", "months"],
    goesOn: true,
    isFigureOfMain: true,
    isMootWhereSilent: true,
    question: {
      en: "When is the deposit returned?",
      ru: "Когда возвращается обеспечительный платёж?",
      mn: "Барьцааг хэзээ буцаах вэ?",
    },
  },
  {
    id: "probation",
    form: "figure",
    concepts: ["probation"],
    kinds: ["employment"],
    names: words(
      "probation; trial period",
      "испытательн; срок испытани; на испытани; испытани~ при приеме; испытание продолж; испытание срок; испытани~ …месяц",
      "туршилт; турших; туршин; туршиж",
    ),
    with: [words("day; week; month; period is", "дн; недел; месяц", "хоног; сар; жил")],
    without: words("during probation; once you have passed; works test", "испытани~ оборуд", "тоног"),
    units: ["months", "days"],
    lasts: true,
    isMootWhereSilent: true,
    question: { en: "How long is probation?", ru: "Какой испытательный срок?", mn: "Туршилтын хугацаа хэд вэ?" },
  },
  {
    id: "confidentiality_term",
    form: "figure",
    concepts: [
      "confidentiality",
      "confidential_information",
      "confidentiality_term",
      "secret",
      "trade_secret",
      "disclosure",
    ],
    kinds: [],
    names: words(
      "confiden; secre; non-disclosure",
      "конфиденц; неразглаш; не разглаша; не раскрыва; коммерческ~ тайн; обязанности по охране; тайн",
      "нууц",
    ),
    with: [
      words(
        "year; month; after; without limit; indefinite",
        "лет; год; месяц; бессроч; после",
        "жил; сар; хугацаагүй; хойш",
      ),
    ],
    without: words("within; days after", "переданные после; рабочих дн", "шаардсанаас"),
    units: ["months"],
    isNamedInWords: true,
    lasts: true,
    bindsBoth: true,
    purpose: words(
      "after …end; after it ends; after …termination; after …expir; after it; after …ceas; following …terminat; following …expir; post-termination; terminat; expir; ends.; surviv",
      [
        "после …окончани; после …прекращени; после …расторжени; после него; после истечени; по окончании",
        "с момента прекращени; после увольнен; со дня прекращени; с даты прекращени; после …завершени",
        "с момента окончани; окончани~ срока; прекращени; по …окончани; по …прекращени; года после.; лет после.; после этого",
      ],
      "дууссан; дуусах; дуусгавар; цуцалс; цуцлагд; хойш",
    ),
    otherPurpose: words(
      [
        "from the date of; from the effective date; after the effective date; of the effective date; of disclosure",
        "after the date of; from the date hereof; after the date hereof; following the date of; following the effective",
        "from disclosure; after disclosure; date of …disclosure; last disclosure; from signing; after signing; date of signing",
        "from receipt; after receipt; date of receipt; from execution; after execution; employees",
      ],
      [
        "с даты подписани; с момента подписани; со дня подписани; после подписани; с даты заключени",
        "с момента заключени; со дня заключени; с момента передачи; с даты передачи; с момента раскрыти",
        "со дня раскрыти; с даты раскрыти; после раскрыти; с момента получени; со дня получени; после получени",
        "с даты получени; с даты вступлени; с момента вступлени; со дня вступлени; последнего раскрыти",
      ],
      "байгуулснаас; гарын үсэг зурснаас; хүлээн авснаас; өгснөөс; задруулснаас; авснаас",
    ),
    hints: words(
      "confiden; secre; disclos; reveal; private; non-public; keep to",
      "конфиденц; тайн; разгла; раскры; непубличн",
      "нууц; задруул; задал; ил болг",
    ),
    question: {
      en: "How long does confidentiality last?",
      ru: "Как долго действует конфиденциальность?",
      mn: "Нууцлал хэдий хугацаанд үйлчлэх вэ?",
    },
  },
  {
    id: "return_of_information",
    form: "figure",
    concepts: ["return_of_information"],
    kinds: ["nda"],
    names: words("return; destroy; delet", "возвра; уничтож", "буцаа; устга"),
    with: [
      words(
        "confiden; information; material; copies; data",
        "конфиденц; информац; носител; материал",
        "нууц; мэдээл; материал; баримт",
      ),
    ],
    without: words("deposit; goods", "товар; платеж; обеспечительн", "бараа; барьцаа; камер"),
    signs: words(
      "confiden; information; material; copies; data; document",
      "конфиденц; информац; носител; материал; документ; сведени",
      "нууц; мэдээл; материал; баримт; хуулбар",
    ),
    otherPurpose: words(
      "certif; confirm; notify; notif; inform the; keep; retain; purge; back-up; backup; expire",
      "подтвержд; подтверд; уведом; сообщ; хранит; сохран; резервн",
      "баталгаажуул; мэдэгд; тодорхойлолт; хадгал; нөөц",
    ),
    units: ["days"],
    goesOn: true,
    question: {
      en: "When must confidential information be returned?",
      ru: "В какой срок вернуть конфиденциальную информацию?",
      mn: "Нууц мэдээллийг хэдийд буцаах вэ?",
    },
  },
  {
    id: "governing_law",
    form: "law",
    concepts: ["governing_law"],
    kinds: [],
    names: words(
      "law of; laws of; law governs; law applies; governed by; subject to …law.; subject to the laws; laws …apply; law …applies; law shall apply",
      [
        "применяется право; применимым правом; применимое право; право росси; право республик",
        "российское право; регулиру~ право; регулиру~ …законодательств; руководству~ …законодательств; руководству~ …кодекс",
        "по праву росси; по праву республик; по праву монг; по праву англ; по праву стран; по законодательств; по законам",
        "в соответствии с правом; согласно праву",
        "законодательств~ …применя; подчинен; подчиняется; применяется законодательств; применимое законодательств",
      ],
      "улсын хуул; улсын …хуул; хууль хэрэглэ; хуулийг хэрэглэ; хуулиар зохицуул; хууль үйлчил; хуулийг баримтал; хууль тогтоомжийн дагуу",
    ),
    // where a party is introduced
    without: words(
      "incorporated; organised under; organized under; existing under; established under; formed under; registered in; registered under",
      "созданн; зарегистрирован; учрежден; действующ~ в соответствии",
      "байгуулагдсан; бүртгэлийн",
    ),
    hints: words("law", "законодательств; право росси; применимое", "хуул"),
    question: {
      en: "Which law governs the contract?",
      ru: "Какое право применяется к договору?",
      mn: "Аль улсын хууль хэрэглэх вэ?",
    },
  },
];
