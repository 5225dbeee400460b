import type { Subject } from "../subject";
import { words } from "../words";

const STAFF = words(
  "employ; staff; personnel; worker; technolog",
  "работник; сотрудник; персонал; специалист; технолог; механик; электромехан; инженер",
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
        "obtain …only from; solely from the supplier; solely from the seller; not engage any other contractor",
        "not buy …from anyone else; not purchase …from anyone else; not sell …to anyone else; not appoint any other",
        "not let any other contractor; not allow any other contractor; not use any other contractor",
      ],
      [
        "не вправе …у других поставщик; не продает …другим покупател; не сдает …в другие; только у продавца",
        "приобретать …только у; закупать …только у; не вправе приобретать …у третьих лиц; исключительно у",
        "не допускать к …третьих лиц; не допускает к …третьих лиц; не поручать …третьим лицам; не поручает …третьим лицам",
      ],
      [
        "өөр~ …нийлүүлэхгүй; бусдаас …авахгүй; бусдад …нийлүүлэхгүй; зөвхөн …худалдан ав; зөвхөн …захиална",
        "зөвхөн …нийлүүлнэ; зөвхөн …борлуулна; зөвхөн …үйлчлүүлнэ",
      ],
    ),
    without: words(
      [
        "exclusive jurisdiction; by and between; jurisdiction; court; exclusive remed; exclusive of; exclusive property; sole remed",
        "security of other customer; offering other work; exclusive use; exclusive possession; exclusive occupation",
        "exclusive …parking; exclusive …space; exclusive …garden; exclusive …terrace; exclusive …roof; exclusive …storage",
      ],
      [
        "исключительное прав; исключительная подсудн; исключительные прав; исключительного прав; исключительное пользован",
        "исключительное владен; исключительно~ …парков; исключительно~ …машиномест",
      ],
      "шүүх; хаамарал; зогсоол",
    ),
    hints: words(
      [
        "monopol; territor; only dealer; other dealer; another shop; any other shop; sole.; not open; other supplier",
        "another supplier; other customer; anyone else; elsewhere; first refusal; other paid work; other work",
        "another employ; other employ; second job; outside work",
      ],
      [
        "монопол; территори; други~ магазин; единственн; только через; у третьих лиц; други~ поставщик; други~ покупател",
        "други~ исполнител; нигде; совместительств; друг~ работодател",
      ],
      [
        "монополь; дангаар; цорын; онцгой; нутаг дэвсгэр; өөр дэлгүүр; бусад нийлүүлэгч; өөр нийлүүлэгч; бусдаас; бусдад",
        "давхар ажил; өөр ажил; өөр ажил олгогч",
      ],
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
      [
        "not work for; not work …for another; not work …for any; not be employed by; not engage in any business similar",
        "not carry on a similar business; not provide similar services; not make …for any third party",
        "not manufacture …for any third party; not produce …for any third party; not sell other; not sell any other …brand; not make or sell …for any; not supply …designs",
      ],
      [
        "не вправе работать в; не работать в; не оказывать аналогичн; не вправе оказывать аналогичн; не заниматься аналогичн",
        "не осуществлять аналогичн; не вправе осуществлять аналогичн; не вправе заниматься аналогичн; не вправе работать у",
      ],
      "ижил төрлийн …ажиллахгүй; ижил төрлийн …эрхлэхгүй; ижил төстэй …эрхлэхгүй; ижил төстэй …ажиллахгүй",
    ),
    without: words(
      [
        "competent; competence; competency; competitive price; not a competitor; solicit; change of control; change in control",
        "control of …competitor; controlled by a competitor; acquired by a competitor",
      ],
      "компетент; конкурентн~ цен; закупк; защите конкур; смен~ контрол; переход~ контрол",
      "өрсөлдөх чадвар; тендер; хяналт шилж; хяналт өөрчлөгд",
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
      "solicit; entice; hire; recruit; poach; offer employment; offers employment; not employ; take on directly; engage any of",
      "нанима; переманива; принима~ на работу; принима~ …на работу; трудоустр; предлагать работу; предлагают работу; предлагает работу; предлагать трудо; не нанимает; принять на работу; сманива",
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
      "most favo; lowest price; better price; customer …lower price; no less favo; best price; no higher than …price; not higher than …price; no higher than …charge",
      "наиболее благоприят; режим наибольш; лучш~ цен; более низк~ цен; не хуже; не выше цен; не выше, чем …други",
      "хамгийн хямд; илүү хямд үнэ; хамгийн таатай; үнэ …муугүй; хямд үнэ өг; хямд үнэ санал",
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
      "смен~ контрол; смен~ собственник; смен~ владельц; переход~ контрол; контроль над …смен",
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
      "аудит; проверять запис; проверить запис; провер~ …запис; проверять документ; проверять …документ; провер~ бухгалт; ревизи; провер~ …отчетност",
      "аудит хий; аудитаар; аудитороор; аудитлуул; бүртгэл~ …шалга; баримт~ …шалга; тооцоо~ …шалга; данс бүртгэл",
    ),
    without: words(
      "auditors or; its auditors",
      "аудиторам; бухгалтерское обслуживание; бухгалтерск~ учет; бухгалтерский, налогов; бухгалтерские услуги",
      "нууц",
    ),
    beside: words(
      "once; notice; year; record; book",
      "раз; год; документ; запис; уведом",
      "удаа; жил; баримт; бүртгэл; мэдэгд",
    ),
    hints: words(
      "inspect …account; books.; records.; look at them; examine the",
      "провер~ …документ; провер~ …учет; провер~ …отчет; провер~ …расчет; провер~ …деятельност; бухгалтер; первичн~ документ; проверку …исполн; проверка.; пересчит",
      [
        "бүртгэл~ …шалга; баримт~ …шалга; тооцоо~ …шалга; үйл ажиллагаа~ …шалга; эсэхийг шалга; шалгалт хий",
        "хяналт шалгалт; аудит; данс бүртгэл; нягтлан; анхан шатны баримт; баримтыг …үзэх; санхүүгийн баримт",
      ],
    ),
    isNoneWhereSilent: true,
    units: ["days"],
    question: {
      en: "May we audit the records?",
      ru: "Вправе ли мы проводить аудит, проверять записи?",
      mn: "Бүртгэлийг шалгаж болох уу?",
    },
  },
];
