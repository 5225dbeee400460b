import type { Subject } from "../subject";
import { words } from "../words";

const PAYS = words(
  "pay; paid; net.; settle; due.",
  "оплат; оплач; плат; перечис; уплат; выплат; расчет~ производ; расчет~ осуществ; расчет~ по договору; вносит",
  "төлбөр; төлн; төлөх; төлж; төлсөн; төлүүл; шилжүүлнэ; шилжүүлэх",
);
const AFTER = words(
  "invoice; receipt of; delivery; acceptance; after completion; in arrear; in advance; received; waybill; bill of lading; shipment",
  "счет; акт; поставк; приемк; получен; аванс; предоплат; накладн; отгрузк; коносамент; текущего месяца; оплачиваемого месяца",
  "нэхэмжлэх; нэхэмжлэл; нэхэмжлэхийг; падаан; акт; хүлээн ав; хүлээлгэн; урьдчилан; тухайн сарын төлбөр; тухайн сарын түрээс",
);
const WITHIN = words(
  "within; net.; days after; days of; days from; later than",
  "в течение; не позднее; со дня; после; через; с даты; с момента",
  "дотор; хойш; багтаан; хоногт; өдөрт",
);
const LATE = words(
  "late; overdue; delay; default; unpaid; arrears; due date; not paid when; past due; fails to pay",
  "просроч; задерж; несвоеврем; за кажд~ день; нарушен~ срок; неуплат",
  "хожимд; хоцор; хоцро; хэтр; хэтэр; төлөөгүй; төлөгдөөгүй; хугацаанд нь; хугацаандаа",
);
const PENALTY = words(
  "interest; late charge; late fee; penalt; liquidated; delayed sum; delayed amount; overdue sum; overdue amount",
  "пен~; неустойк; штраф; процент; за просрочк; за задержк; от просроченной сумм; просроченн~ сумм",
  "алданги; торгуул; анз; хүү.; хүүг; хүүг~ тооц",
);
const PAYMENT = words(
  "pay; rent; invoice; sum; amount; charge; fee; instal",
  "оплат; плат; долг; задолжен; сумм; аренд",
  "төлбөр; төлөөгүй; төлөгдөөгүй; түрээс; хөлс; төлөх хугацаа; хэтэрсэн дүн; хоцорсон дүн; хожимдсон дүн; хожимдуулсан дүн; төлөлт",
);

/** Who answers for a party, and for how long: neither the parties' liability nor a warranty of goods. */
const GUARANTOR = words("guarantor; guarantee ends; this guarantee; surety", "поручител", "батлан даагч; батлан даалт");

/** Subjects with a figure: how many days, how much a day, how many times the price. */
export const FIGURES: readonly Subject[] = [
  {
    id: "renewal_notice",
    form: "figure",
    concepts: ["extension", "renewal", "auto_renewal", "non_renewal", "renewal_option"],
    kinds: [],
    names: words("renew; deemed extended; extended for the same", "продл; пролонг; возобновл", "сунга; татгалз"),
    with: [
      words(
        "notice; notif; object; tell; inform; in writing",
        "уведом; возраз; заяв; предупре; сообщ; изве; напиш; напис",
        "мэдэгд; татгалз; өмнө",
      ),
    ],
    without: words("probation; insurance; policy; fees; price", "полис; лиценз; цен~ ", "цуцал; өвчн; үнэ"),
    units: ["days", "months"],
    purpose: words(
      "not to renew; not renew; non-renew; unless; object; does not wish; not wish; do not wish; not want; against; if neither; neither side; if no.; prevent; stop; non-extension; not to extend",
      "не; возраз; отказ; против",
      "татгалз; сунгахгүй; үргэлжлүүлэхгүй; мэдэгдээгүй; ирүүлээгүй; гаргаагүй; эсэрг; дуусгавар болгох; зогсоох",
    ),
    otherPurpose: words(
      "option; may renew; wishes to renew; right to renew; request",
      "вправе продлить; преимущественн; желани~ продлить; желает продлить",
      "давуу эрх; сунгах хүсэлт; сунгуулах; сунгах эрх; ярилц; хэлэлц",
    ),
    hints: words("extend; extension; carries on; rolls over; prolong; continue", "продл; возобнов", "сунга; шинэчл"),
    beside: words("notice; before; prior", "за.; до.; уведом", "өмнө"),
    question: {
      en: "How long before the end must renewal be refused?",
      ru: "За сколько дней отказаться от продления?",
      mn: "Сунгахгүй бол хэд хоногийн өмнө мэдэгдэх вэ?",
    },
  },
  {
    id: "payment_terms",
    form: "figure",
    concepts: ["payment_terms", "payment_deadline", "deferred_payment", "postpayment", "invoice"],
    kinds: [],
    names: PAYS,
    with: [AFTER],
    without: words(
      [
        "interest; penalt; deposit; refund; bonus; salary; credit; % a year; commission; insur; cancellation",
        "option to buy; may buy; loan; waive; guarant; adjudicat; repaid; re-paid; you pay only; expenses",
        "non-refundable; tax; utilit; electricity; gives it back; give~ back; given back; gives …back; overdue; unpaid; not paid; suspend",
      ],
      "пен~; неустойк; штраф; возвра; займ; кредит; залог; обеспечительн; процентов годовых; просроч; вознагражден~ агент; страхов; отказ; коммунальн; электроэнерг; не поступил; не оплачен; приостанов",
      "алданги; торгууль; барьцаа; буцаа; урамшуул; тавиур; хөнгөлөлт; хожимд; хоцор; нөхөн; даатгал; хүү; цуцал; цахилгаан; тоолуур; ашиглалтын төлбөр; хохирл; дуудлаг; хугацаа хэтэр; хэтэрсэн; төлөөгүй",
    ),
    units: ["days"],
    isNamedInWords: true,
    isFigureOfMain: true,
    beside: WITHIN,
    hints: words("invoice", "счет", "нэхэмжл"),
    question: {
      en: "Within how many days must an invoice be paid?",
      ru: "В течение скольких дней надо оплатить счёт?",
      mn: "Нэхэмжлэхийг хэд хоногийн дотор төлөх вэ?",
    },
  },
  {
    id: "late_payment",
    form: "figure",
    concepts: ["late_interest", "late_payment", "contractual_penalty", "penalty_cap", "penalty"],
    kinds: [],
    names: PENALTY,
    with: [LATE, PAYMENT],
    without: words(
      "delivery is late; late delivery; late performance; milestone is late",
      "просрочку сдачи; просрочк~ поставк; просрочк~ выполнен; просрочк~ работ; непредставлен; сроков поставк; срока поставк; сроков выполн; сроков оказ",
      "нийлүүлэлт хожимд; ажлыг хожимд; хүргээгүй; хүлээлгэн өгөх хугацаа; нийлүүлээгүй; гүйцэтгээгүй; үзүүлээгүй; хүлээлгэн өгөөгүй; хийгээгүй ажл",
    ),
    units: ["percentPerDay"],
    inCase: words(
      "pay; rent; invoice; sum; amount; charge; fee; instal; overdue; unpaid",
      "оплат; плат; долг; задолж; просроченн; неоплач; аренд",
      "төлбөр; төлөөгүй; төлөгдөөгүй; түрээс; хөлсийг; хөлсөө; төлөхгүй; төлөлт; төлж",
    ),
    hints: words("late charge", "неустойк; пен~; просроч", "алданг; хожимд; хоцор"),
    unlike: ["liquidated_damages"],
    borneBy: "buy",
    isNoneWhereSilent: true,
    isMootWhereSilent: true,
    question: {
      en: "What interest is charged on late payment?",
      ru: "Какая неустойка за просрочку оплаты?",
      mn: "Төлбөр хожимдвол алданги хэд вэ?",
    },
  },
  {
    id: "liquidated_damages",
    form: "figure",
    concepts: [
      "liquidated_damages",
      "delay_penalty",
      "contractual_penalty",
      "penalty_cap",
      "penalty",
      "fine",
      "service_credit",
    ],
    kinds: [],
    names: words(
      "liquidated damages; penalt; late delivery; week of delay; service credit; damages for delay",
      "неустойк; пен~; штраф; просрочк",
      "торгуул; алданг; анз; хэтрүүлсэн долоо хоног",
    ),
    with: [
      words(
        "deliver; perform; complet; work; late; service; delay; milestone",
        "поставк; сдач; выполнен; работ; исполнен; сдачи; недопоставк; просрочк",
        "хүргэ; хүргээгүй; нийлүүл; гүйцэтг; ажл; үйлчилгээ; захиалг; пост; хүлээлгэн; бараа",
      ),
    ],
    without: words(
      "interest at; terminat; late payment; overdue sum; overdue amount; unpaid",
      "отказ; расторг; штрафы контролир; государственн; просрочку оплат; просрочку платеж; просрочк~ …платеж; просрочк~ …оплат; долга; задолжен",
      "цуцал; тавиурын; төлөөгүй; төлбөр~ …хожимд; хожимдсон дүн; хоцорсон дүн",
    ),
    units: ["percent"],
    goesOn: true,
    hints: words("penalt; damages for delay", "неустойк; штраф", "торгуул"),
    unlike: ["late_payment"],
    borneBy: "supply",
    isNoneWhereSilent: true,
    isMootWhereSilent: true,
    question: {
      en: "What penalty is due for late delivery or performance, and its maximum?",
      ru: "Какая неустойка за просрочку поставки или работ и её предел?",
      mn: "Хугацаа хэтрүүлбэл торгууль хэд, дээд хэмжээ нь хэд вэ?",
    },
  },
  {
    id: "warranty_duration",
    form: "figure",
    concepts: ["warranty", "defect_period"],
    kinds: ["goods", "services"],
    names: words(
      "warrant; guarantee period; guaranteed for; defect",
      "гаранти; гарантийн",
      "баталгаат; баталгааны хугацаа; баталгаа",
    ),
    with: [words("day; month; year; period", "месяц; лет; год; дн", "сар; жил; хоног; хугацаа")],
    others: GUARANTOR,
    without: words(
      "guarantor; bank guarantee; breach of its warrant; latent; hidden; maintenance; expiration of the warrant; after the warrant",
      "после окончани~ гаранти; по истечении гаранти; удержан; банковск~ гаранти; по гарантии; не гарантийн; гарантия не действует; гарантийный взнос; устран",
      "батлан даа; банкны баталгаа; баталгаа гарга; бүртгэл",
    ),
    units: ["months", "days"],
    lasts: true,
    hints: words("warrant; guarant; defect; fault", "гаранти; дефект; недостат", "баталгаа; доголдол; гэмтэл"),
    question: { en: "How long is the warranty?", ru: "Какой гарантийный срок?", mn: "Баталгаат хугацаа хэд вэ?" },
  },
  {
    id: "liability_cap",
    form: "figure",
    concepts: ["liability_cap"],
    kinds: [],
    names: words("liab; responsibilit …claim", "ответственн; отвечает; убытк", "хариуцлаг; хохирл; хохирол; нөхөн төл"),
    with: [
      words(
        "limited to; limited by; exceed; maximum; cap.; capped; in excess; more than; up to the sum; up to the amount; up to half",
        "огранич; превыш; в пределах; не более; не больше; максим",
        "хэтрэхгүй; хэтэрч болохгүй; хязгаар; илүүгүй; ихгүй; дээд хэмжээ; дээд хязгаар",
      ),
    ],
    isNamedInWords: true,
    others: GUARANTOR,
    without: words(
      "limited liability company; per incident; insurance; not apply; penalt; interest",
      "обществ~ с ограничен; не распростран; не применя; за просрочк; неустойк; штраф",
      "хязгаарлагдмал; даатгал; торгууль; үйлчлэхгүй; хамаарахгүй; алданги",
    ),
    units: ["times"],
    purpose: words("year; annual; twelve; 12 months", "год; 12 месяц; двенадцат", "жил; 12 сар; арван хоёр"),
    otherPurpose: words(
      "monthly; per month; three months; six months; 3 months; 6 months; quarter; each claim; per claim; per order; order.",
      "месячн; в месяц; за месяц; квартал; трех месяц; шести месяц; 3 месяц; 6 месяц; по каждому; заказа.; партии",
      "сарын; улирл; 3 сар; 6 сар; захиалга бүр",
    ),
    unlike: ["uncapped_liability"],
    hints: words(
      "liab; limit; cap.; exceed; loss; damages",
      "ответственн; огранич; предел; убыт; ущерб",
      "хариуцлаг; хязгаар; хохир",
    ),
    signs: words(
      [
        "limit; cap.; capped; exceed; maxim; no liab; not liab; not be liable; unlimited; in excess; aggregate; up to; only for",
        "no more; not more; ceiling; beyond; extent; only to; total",
      ],
      [
        "огранич; предел; превыш; не более; не больше; не свыше; не выше; сверх; потолок; лимит; в размере; максим; только; лишь",
        "упущенн; не отвечает; не несет ответственн; совокупн; в сумме; на сумму",
      ],
      [
        "хязгаар; хэтрэхгүй; хэтэрч; хэтрүүлэхгүй; давахгүй; дээд; илүүгүй; илүү гарахгүй; ихгүй; зөвхөн; хүртэл; хариуцахгүй",
        "нийт хариуцлаг; хэмжээнд; дүнд",
      ],
    ),
    question: {
      en: "What is the cap on liability?",
      ru: "Каков предел ответственности?",
      mn: "Хариуцлагын дээд хязгаар хэд вэ?",
    },
  },
];
