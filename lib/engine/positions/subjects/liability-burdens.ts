import type { Subject } from "../subject";
import { words } from "../words";

/** Burdens about losses and rights: insurance, indemnity, intellectual property, what no limit applies to. */
export const LIABILITY_BURDENS: readonly Subject[] = [
  {
    id: "insurance",
    form: "burden",
    concepts: ["insurance_policy", "insured_event", "liability_insurance", "sum_insured", "insurance_of_property"],
    kinds: [],
    names: words("insur", "страхов; застрахов; страху", "даатга; даатгуул"),
    with: [
      words(
        "maintain; take out; hold; carry; keep; insure; procure; obtain; effect; cover; certificate; policy; policies; necessary; requir",
        "страхует; страхова; застрахо; обязан; полис; поддержив; за свой счет; за счет",
        "даатг",
      ),
    ],
    hints: words("insurance polic; liability cover", "полис", "даатгал"),
    without: words(
      "insured); national insurance; social insurance; insurance premium tax",
      "обязательно~ социальн; пенсионн; социальн~ страхов",
      "нийгмийн даатгал; эрүүл мэндийн даатгал; ндш",
    ),
    isNoneWhereSilent: true,
    addsUp: true,
    question: { en: "Who must take out insurance?", ru: "Кто обязан застраховать?", mn: "Хэн даатгуулах ёстой вэ?" },
  },
  {
    id: "indemnity",
    form: "burden",
    concepts: ["indemnity", "third_party_claims"],
    kinds: [],
    names: words(
      "indemnif; hold harmless; hold …harmless",
      "возмеща~ потер; возмести~ потер; имущественн~ потер; оградит~ от; возме~ …вызванн~ требовани; требовани~ третьих лиц; претензи~ третьих лиц",
      "хохиролгүй болго; нэхэмжлэлээс хамгаал; нэхэмжлэлээс …хамгаал; гуравдагч этгээдийн нэхэмжлэл; гуравдагч этгээдийн …нэхэмжлэл",
    ),
    hints: words(
      "indemnities; third-party claim; third part~ …claim; claims by; claims of; claims from third; claims against; harmless; make good; defend; infring",
      [
        "требован~ …третьих лиц; претензи~ …третьих лиц; иск~ …третьих лиц; иски третьих лиц; перед третьими лиц; требовани~ третьих",
        "вести спор; ведет спор; присужденн; чужи~ прав; чужих прав; нарушает …прав; нарушени~ …прав",
      ],
      "гуравдагч этгээд~ …нэхэмж; гуравдагч этгээд~ …гомдол; гуравдагч этгээд~ …хохир; нэхэмжлэлээс; гуравдагч этгээд~ …шаардлага; бусдын нэхэмж; бусдын эрх; эрхийг зөрч",
    ),
    question: {
      en: "Who indemnifies whom?",
      ru: "Кто возмещает потери от требований третьих лиц?",
      mn: "Гуравдагч этгээдийн нэхэмжлэлийг хэн хариуцах вэ?",
    },
  },
  {
    id: "ip_assignment",
    form: "burden",
    concepts: ["intellectual_property", "ip_ownership", "ip_transfer", "ip_licence", "copyright"],
    kinds: [],
    names: words(
      "copyright; intellectual property; right, title; belongs to; belong to; work made for hire; assigns to; rights in what; rights in the result; rights in the deliverable; rights in the work",
      "исключительн~ прав; интеллектуальн; авторск~ прав",
      "оюуны өмч; зохиогчийн эрх; зохиогчийн …эрх; өмч болно; бүтээл~ эрх; бүтээсэн зүйл~ эрх; үр дүнгийн эрх",
    ),
    with: [
      words(
        "assign; belong; vest; own; transfer; property of; rights …pass to; property …passes to; copyright …passes to",
        "переход; передает; отчужда; принадлеж",
        "шилж; өмч; эзэмш; харьяал",
      ),
    ],
    without: words(
      "infring; licensors own; belongs to the owner; represents that; represents and warrants; warrants that",
      "нарушен; заверяет; гарантирует, что",
      "зөрч; баталж байна",
    ),
    hints: words(
      "licen; invent; deliverable; brand.; trademark; trade mark",
      "лиценз; изобрет; произведени",
      "лиценз; бүтээл; зохиол",
    ),
    question: {
      en: "Who owns the intellectual property in the work?",
      ru: "Кому принадлежат исключительные права на результат?",
      mn: "Бүтээлийн эрх хэний өмч вэ?",
    },
  },
  {
    id: "uncapped_liability",
    form: "burden",
    concepts: ["unlimited_liability"],
    kinds: [],
    names: words(
      [
        "nothing limits; nothing in this agreement limits; nothing in this agreement excludes; nothing in this agreement shall limit",
        "nothing in this agreement shall exclude; nothing in this …limits; limits do not apply; limitations do not apply; cap does not apply",
        "limit does not apply; limitation does not apply; limitation shall not apply; limitations shall not apply; unlimited liab; without limit",
        "liability is unlimited; liability …unlimited; cap shall not apply; limits shall not apply; limitation …does not apply",
        "neither party limits; neither party excludes; not limit …liab; not exclude …liab",
        "limitations …do not apply; limit …does not apply; limits …do not apply; cap …does not apply",
      ],
      [
        "огранич~ не применя; огранич~ …не применя; огранич~ не распростран; огранич~ …не распростран; предел не применя; предел~ ответствен~ …не применя",
        "в полном объеме; без ограничен; неограниченн; не ограничен; огранич~ не действ; предел не действ; предел~ ответствен~ …не действ",
      ],
      "хязгаар үйлчлэхгүй; хязгаар хамаарахгүй; хязгаарлалт хамаарахгүй; хязгааргүй; хязгаарлалт …хамаарахгүй; хязгаар …хамаарахгүй; хариуцлагын хязгаар …үйлчлэхгүй",
    ),
    with: [
      words(
        "liab; limit; cap.; loss; damage",
        "ответствен; убытк; ущерб; возмещ; огранич~ …не; предел",
        "хариуц; хохир; хязгаар",
      ),
    ],
    without: words("", "исключительн~ прав; оплат~ …в полном объеме; в полном объеме …опла", "хугацааны хязгааргүй"),
    hints: words(
      "fraud; wilful; willful; gross negligence; intentional; deliberate; death; personal injury; unlimited",
      "умыс; умышл; груб~ неосторожн; мошеннич; неогранич; вред~ жизни; вред~ здоров",
      "санаатай; болгоомжгүй; залилан; луйвар; хязгааргүй; хязгаарлахгүй",
    ),
    question: {
      en: "What is liability unlimited for?",
      ru: "За что ответственность не ограничена?",
      mn: "Юунд хариуцлагын хязгаар үйлчлэхгүй вэ?",
    },
  },
];
