import type { Subject } from "./subject";
import { words } from "./words";

const STAFF = words(
  "employ; staff; personnel; worker; technolog",
  "работник; сотрудник; персонал; специалист; технолог",
  "ажилтан; ажилтны; ажилчид; ажилтн; хамгаалагч",
);

/** Subjects that impose something on someone, or don't. */
export const BURDENS: readonly Subject[] = [
  {
    id: "exclusivity",
    form: "burden",
    concepts: ["exclusivity", "sole_dealing"],
    kinds: [],
    names: words(
      "exclusiv; sole supplier; sole distributor; only from",
      "исключительност; эксклюзив; только у поставщика; единственн~ поставщик",
      "онцгой эрх; дангаар нийлүүл; дангаар борлуул; эксклюзив",
    ),
    bans: words(
[
        "shall not sell …to any other; shall not buy …from any other; not purchase …elsewhere; buy …only from; purchase …only from",
        "obtain …only from; solely from the supplier; solely from the seller",
      ],
      [
        "не вправе …у других поставщик; не продает …другим покупател; не сдает …в другие; только у продавца",
        "приобретать …только у; закупать …только у; не вправе приобретать …у третьих лиц; исключительно у",
      ],
      [
        "өөр~ …нийлүүлэхгүй; бусдаас …авахгүй; бусдад …нийлүүлэхгүй; зөвхөн …худалдан ав; зөвхөн …захиална",
        "зөвхөн …нийлүүлнэ; зөвхөн …борлуулна; зөвхөн …үйлчлүүлнэ",
      ],
    ),
    without: words(
      "jurisdiction; court; exclusive remed; exclusive of; exclusive property; sole remed",
      "исключительное прав; исключительная подсудн; исключительные прав; исключительного прав",
      "шүүх; хаамарал",
    ),
    hints: words(
      "monopol; territor; only dealer; other dealer; another shop; any other shop; sole.; not open; other supplier; another supplier; other customer; anyone else; elsewhere; first refusal",
      "монопол; территори; други~ магазин; единственн; только через; у третьих лиц; други~ поставщик; други~ покупател; други~ исполнител; нигде",
      "монополь; дангаар; цорын; онцгой; нутаг дэвсгэр; өөр дэлгүүр; бусад нийлүүлэгч; өөр нийлүүлэгч; бусдаас; бусдад",
    ),
    isNoneWhereSilent: true,
    question: {
      en: "Is the contract exclusive? May we deal with others?",
      ru: "Есть ли исключительность, эксклюзив?",
      mn: "Онцгой эрх олгосон уу?",
    },
  },
  {
    id: "non_compete",
    form: "burden",
    concepts: ["non_compete", "competition_ban", "competitor"],
    kinds: [],
    names: words("compet", "конкур", "өрсөлд"),
    bans: words(
      "not work for; not engage in any business similar; not carry on a similar business; not provide similar services",
      [
        "не вправе работать в; не работать в; не оказывать аналогичн; не вправе оказывать аналогичн; не заниматься аналогичн",
        "не осуществлять аналогичн; не вправе осуществлять аналогичн; не вправе заниматься аналогичн; не вправе работать у",
      ],
      "ижил төрлийн …ажиллахгүй; ижил төрлийн …эрхлэхгүй; ижил төстэй …эрхлэхгүй; ижил төстэй …ажиллахгүй",
    ),
    without: words(
      'competent; competence; competitive price; competing outfitter" means; not a competitor; solicit',
      "компетент; конкурентн~ цен; закупк; защите конкур",
      "өрсөлдөх чадвар; тендер",
    ),
    hints: words(
      [
        "non-compete; restraint; rival; similar; same kind; same business; other business; other employ",
        "another employ; second job; other work; any other person; other client; other customer",
        "interested in",
      ],
      [
        "аналогичн~ услуг; аналогичн~ деятельн; аналогичн~ работ; таки~ же …услуг; похож; сходн~ деятельн; однородн; совместител",
        "друг~ работодател; друг~ заказчик; той же деятельн; тем же видом; та же деятельн; работать в организац; работать у",
      ],
      "ижил; төстэй; өөр ажил; давхар ажил; бусад захиалагч; өөр байгууллаг; өөр компани",
    ),
    lasts: true,
    isNoneWhereSilent: true,
    units: ["months", "days"],
    question: {
      en: "May we compete after the end?",
      ru: "Есть ли запрет конкуренции?",
      mn: "Өрсөлдөхийг хориглосон уу?",
    },
  },
  {
    id: "no_solicit_employees",
    form: "burden",
    concepts: ["non_solicitation", "non_solicit"],
    kinds: [],
    names: words(
      "solicit; entice; hire; recruit; poach; offer employment; not employ; take on directly; engage any of",
      "нанима; переманива; принима~ на работу; принима~ …на работу; трудоустр; предлагать работу; предлагать трудо; не нанимает; принять на работу; сманива",
      "ажилд ав; урвуул; ажилд уриал; ажлын санал; ажилд урь; ажилд …авахгүй; ажилд татах; өөртөө ажиллуул; ажилд элсүүл",
    ),
    with: [STAFF],
    without: words(
      "hire charge; hire agreement; minimum hire; on hire; trafficking; forced; child lab; minimum age",
      "обязан иметь; принудительн~ труд; детск~ труд",
      "жишээ; албадан; хүүхдийн хөдөлмөр",
    ),
    hints: words(
      "take on; approach; lure; persuade; induce; staff to leave; employees to leave; work for; employees of; staff of; former employee",
      "переход; перейти; склоня; увольнени~ работник; наня; нанят; взять на работу; приня~ …работ; приема на работу; работник~ друг",
      "ажилд ор; ажлаас гар~ …ятга; ажилд татах; татан ав; ажилд авч; ажиллагсад; талын ажилт",
    ),
    isNoneWhereSilent: true,
    units: ["months", "days"],
    question: {
      en: "May the other side hire our employees?",
      ru: "Можно ли принимать на работу работников другой стороны?",
      mn: "Нөгөө талын ажилтныг ажилд авч болох уу?",
    },
  },
  {
    id: "most_favored_nation",
    form: "burden",
    concepts: ["most_favoured"],
    kinds: [],
    names: words(
      "most favo; lowest price; better price; no less favo; best price; no higher than …price; not higher than …price; no higher than …charge",
      "наиболее благоприят; режим наибольш; лучш~ цен; более низк~ цен; не хуже; не выше цен; не выше, чем …други",
      "хамгийн хямд; илүү хямд үнэ; хамгийн таатай",
    ),
    isNoneWhereSilent: true,
    question: {
      en: "Must we give the lowest price?",
      ru: "Обязаны ли мы давать самую низкую цену?",
      mn: "Хамгийн хямд үнийг өгөх үү?",
    },
  },
  {
    id: "change_of_control",
    form: "burden",
    concepts: ["change_of_control"],
    kinds: [],
    names: words(
      [
        "change of control; change in control; change in ownership; changes control; party is acquired",
        "party …be acquired; company is acquired; supplier is acquired; customer is acquired",
        "transfer …controlling interest; acquir~ …controlling interest; sale …controlling interest; control over …pass",
        "control of …pass; control of …chang; control over …chang",
      ],
      "смен~ контрол; смен~ собственник; смен~ владельц; переход~ контрол",
      "хяналт шилж; хяналт өөрчлөгд; эзэмшигч өөрчлөгд; хувь нийлүүлэгч өөрчлөгд",
    ),
    hints: words(
      "acquired by; is acquired; be acquired; controlling interest; by merger; a merger; merged with; substantially all; shareholder; majority of …shares; new owner",
      "реорганизац; слияни; участник~ общества; доли в уставн; долей в уставн; пакет~ акций; смен~ участник; новому собственник; контролирующ",
      "өөрчлөн байгуулагд; нийлэх; хувьцаа; хувь эзэмшигч; эзэмшигч өөрч; хяналтын багц; шинэ эзэмшигч",
    ),
    isNoneWhereSilent: true,
    question: {
      en: "What if control of a party changes?",
      ru: "Что при смене контроля?",
      mn: "Хяналт өөрчлөгдвөл яах вэ?",
    },
  },
  {
    id: "audit",
    form: "burden",
    concepts: ["audit"],
    kinds: [],
    names: words(
      "audit; inspect the books; inspect the records; inspect the accounts; inspect …records; inspect …books; examine …records; examine …books",
      "аудит; проверять запис; проверить запис; проверять документ; проверять …документ; провер~ бухгалт; ревизи; провер~ …отчетност",
      "аудит хий; аудитаар; аудитороор; аудитлуул; бүртгэл~ …шалга; баримт~ …шалга; тооцоо~ …шалга; данс бүртгэл",
    ),
    without: words("auditors or; its auditors", "аудиторам", "нууц"),
    beside: words("once; notice; year; record; book", "раз; год; документ; запис; уведом", "удаа; жил; баримт; бүртгэл; мэдэгд"),
    hints: words(
      "inspect …account; books.; records.; look at them; examine the",
      "провер~ …документ; провер~ …учет; провер~ …отчет; провер~ …расчет; провер~ …деятельност; бухгалтер; первичн~ документ; проверку …исполн; проверка.; пересчит",
      "бүртгэл~ …шалга; баримт~ …шалга; тооцоо~ …шалга; үйл ажиллагаа~ …шалга; эсэхийг шалга; шалгалт хий; хяналт шалгалт; аудит; данс бүртгэл; нягтлан; анхан шатны баримт; баримтыг …үзэх; санхүүгийн баримт",
    ),
    isNoneWhereSilent: true,
    units: ["days"],
    question: {
      en: "May we audit the records?",
      ru: "Вправе ли мы проводить аудит, проверять записи?",
      mn: "Бүртгэлийг шалгаж болох уу?",
    },
  },
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
      "copyright; intellectual property; right, title; belongs to; belong to; work made for hire; assigns to",
      "исключительн~ прав; интеллектуальн; авторск~ прав",
      "оюуны өмч; зохиогчийн эрх; өмч болно; бүтээл~ эрх",
    ),
    with: [
      words(
        "assign; belong; vest; own; transfer; property of",
        "переход; передает; отчужда; принадлеж",
        "шилж; өмч; эзэмш; харьяал",
      ),
    ],
    without: words(
      "infring; licensors own; belongs to the owner; represents that; represents and warrants; warrants that",
      "нарушен; заверяет; гарантирует, что",
      "зөрчи; баталж байна",
    ),
    hints: words("licen; invent; deliverable", "лиценз; изобрет; произведени", "лиценз; бүтээл; зохиол"),
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
        "limitations …do not apply; limit …does not apply; limits …do not apply; cap …does not apply",
      ],
      "огранич~ не применя; огранич~ …не применя; огранич~ не распростран; огранич~ …не распростран; предел не применя; в полном объеме; без ограничен; неограниченн; не ограничен",
      "хязгаар үйлчлэхгүй; хязгаар хамаарахгүй; хязгаарлалт хамаарахгүй; хязгааргүй; хязгаарлалт …хамаарахгүй; хязгаар …хамаарахгүй",
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
