import type { Subject } from "../subject";
import { words } from "../words";

/** What changes the contract or its price. */
export const CHANGES: readonly Subject[] = [
  {
    id: "unilateral_amendment",
    form: "leave",
    concepts: ["unilateral_change", "amendment"],
    kinds: [],
    names: words(
      [
        "amend; variation; vary; varied; changed only; changes only in; changes only by; be changed; changes must; changes are made; modif; may change; change these terms",
        "change this agreement; changes are made; change to this; changes to this; change to the agreement; changes to the agreement",
        "change to the contract; changes to the contract; alter this; alteration of; alteration to; alterations of; alterations to; no alteration; changes to these; change to these",
        "reduce …salary; reduce …wage; reduce …pay.; lower …salary; lower …wage; lower …pay.; cut …salary; cut …wage; cut …pay.; decrease …salary",
        "change …salary; change …wage; change …working hours; change …working time; change …place of work; salary …be reduced; wages …be reduced",
      ],
      [
        "изменени~ …письменн; изменени~ и дополнени; изменять договор; изменить договор; изменения.; изменить услови",
        "изменя~ …в одностороннем порядке; измен~ …в одностороннем порядке; изменяется только; меняется только",
        "изменени~ к …договор; изменени~ в …договор; изменени~ …соглашени; условия …изменены; может быть изменен",
        "могут быть изменены; любые дополнени; дополнения к; измен~ услови; сни~ …оклад; сни~ …заработн; сни~ …зарплат",
        "уменьш~ …оклад; уменьш~ …заработн; уменьш~ …зарплат; измен~ …оклад; измен~ …заработн; оклад …сниж; оклад …уменьш",
        "измен~ …место работы; измен~ …режим работы; измен~ …рабоч~ врем",
      ],
      [
        "нэмэлт, өөрчлөлт; нэмэлт өөрчлөлт; гэрээг өөрч; гэрээг зөвхөн …өөрч; гэрээнд өөрчлөлт; нөхцөлийг …өөрч; нэг талаар өөрч",
        "дангаараа өөрч; нэг талын санаачилгаар өөрч; нэг талын …өөрч; гэрээний өөрчлөлт; гэрээнд оруулах; нөхцөлийг өөрч",
        "цалин~ …бууруул; цалин~ …багасга; цалин~ …өөрч; цалин хөлс~ …бууруул; ажлын цаг~ …өөрч; ажлын байр~ …өөрч; ажлын байр~ …соль",
      ],
    ),
    without: words(
      [
        "as varied by; modification not made; change the service; change of scope; change to the scope; bank details; change …address; changes of address",
        "following changes; amended as follows; following amendments; structural; alteration~ …premises; alteration~ …property",
        "alteration~ …building; make …alteration; internal alteration",
      ],
      "изменени~ объем; изменении реквизит; изменен~ адрес; отказ~; расторж; внес~ …следующ; следующ~ изменени",
      "хаяг; цуцл; дараах нэмэлт; дараах өөрчлөлт; өөрчлөлтийг оруулав; өөрчлөлт оруулав; өөрчлөлт орууллаа",
    ),
    purpose: words(
      "writ; signed; either party; neither; one party; unilateral; both; agree; consent; deed; execut; signature; notice; notif; at any time",
      "письменн; подпис; одностор; сторон; соглаш; уведом; извест; предупре",
      "бичг; гарын үсэг; нэг тал; талууд; тохирол; тохирч; харилцан; мэдэгд; мэдээл; дангаараа",
    ),
    hints: words(
      [
        "change; update; new terms; may …increase; may …raise; may …revise; may …adjust; sole discretion; from time to time",
        "may …reduce; may …lower; may …substitute; right to …reduce; entitled to …reduce; may …transfer the employee; may …transfer you; rules …prevail; policies …prevail",
      ],
      [
        "измен; менять; меня; нов~ услов; нов~ редакц; вправе …повы; вправе …увелич; вправе …пересм; вправе …сниз",
        "в одностороннем; по своему усмотр; вправе …умен; вправе …замен; вправе …перевести работника; вправе …перевести его; правила …преимуществ; преимущество имеют",
      ],
      [
        "бууруулах эрх; бууруулж болно; багасгах эрх; багасгаж болно; шилжүүлэн ажиллуул; зөвшөөрөлгүйгээр шилжүүлэх эрх; дангаар шийд; журмыг баримтал; журмыг мөрд",
        "өөрч; шинэчл; нэмэгдүүлж болно; нэмэгдүүлэх эрх; нэмж болно; дангаараа; өөрийн үзэмж",
      ],
    ),
    isNoneWhereSilent: true,
    partOf: ["price_increase"],
    question: {
      en: "Can one party change the contract alone?",
      ru: "Может ли одна сторона изменить договор?",
      mn: "Нэг тал гэрээг дангаараа өөрчилж болох уу?",
    },
  },
  {
    id: "price_increase",
    form: "leave",
    concepts: ["price_change", "price_increase", "indexation"],
    kinds: [],
    names: words(
      [
        "rent up; raise the rent; increase the rent; rent increase; raise the fee; raise the price; increase the price",
        "increase the fee; price increase; put up the; adjust the fee; adjust the price; review the rent; prices are; price is fixed",
        "increase~ …prices; increase~ …fees; fees are fixed; price …fixed; prices …fixed; fee …stays; fee …fixed; fees …unchanged",
        "prices …unchanged; rent …unchanged; rent …fixed; price …firm; prices …firm; price …increase; fee …increase",
        "fees …increase; rent …increase; prices …increase; rent …be reviewed; fee …be reviewed; price …be reviewed",
      ],
      [
        "повы~ …плат; повы~ …цен; увелич~ …плат; увелич~ …цен; индексац; изменя~ …плат; пересмотр~ …цен; пересмотр~ …плат",
        "цена твердая; цен~ не изменя; повы~ стоимост; увелич~ стоимост; изменя~ стоимост; измен~ цен; цена …неизменн",
        "цены …неизменн; стоимость …неизменн; плата …неизменн; цена …фиксир; повы~ …тариф; увелич~ …тариф; стоимость …увелич",
        "цена …увелич; цена …не подлежит; изменя~ …цен; плата …увелич; плата …измен; размер …платы …измен",
        "повы~ ставк; увелич~ ставк; повы~ …арендн~ плат; подн~ …плат; подн~ …цен; подн~ …ставк; подн~ …тариф",
      ],
      [
        "төлбөрийг нэм; үнийг …нэм; үнэ нэм; төлбөр нэм; түрээсийг нэм; хөлсийг …нэм; төлбөр~ …шинэчлэн; үнийг шинэчл; түрээсийг …нэм",
        "төлбөр~ …өөрч; үнэ өөрч; үнийг өөрч; үнийг …өөрч; төлбөрийг …нэм; үнэ …нэмэгд; үнэ …өөрч; хөлсийг …өөрч",
        "үнэ …тогтмол; үнэ …хэвээр; хөлс …тогтмол; түрээсийн төлбөрийг …нэм; үнийг өсгө; үнэ өс; тариф~ …нэм; үнийн өсөлт",
        "инфляц~ …нэм; түрээсийн …нэмэгдүүл",
      ],
    ),
    // a share of what the building costs is no price
    without: words("service charge …rent; rent …service charge; insurance rent", "", ""),
    units: ["percent"],
    actor: "supply",
    hints: words(
      [
        "may increase it; may raise it; may adjust it; may change it; may be increased; may be adjusted; annual review; reviewed",
        "price list; tariff; thereafter; price …change; price …vary; rate …change; rent …change; fee …change; fees …change; prices …change; change …price; change …fee",
        "indexed; indexation; uplift; inflation; cpi.; rpi.; step up; rent review; review of the rent; review …price; review …fee",
        "rent …rise; price …rise; price …adjust; fee …adjust; rent …adjust; adjust~ …price; adjust~ …fee; fees …adjust; go up; goes up",
        "increase~ …rent; increase~ …rate; rate …increase; revise~ …price; revise~ …rate; price …revis; raise; rates …increase",
      ],
      [
        "прейскурант; расцен; в дальнейшем; впоследствии; может быть увелич; может быть повы; может быть пересмотр",
        "индексир; индексац; инфляц; повышени~ …цен; повышени~ …плат; корректир~ …цен; пересм~ …цен; пересм~ …плат; цен~ …измен",
        "цен~ …меня; тариф~ …измен; стоимост~ …измен; плат~ …измен; ставк~ …измен; измен~ …цен; измен~ …стоимост; измен~ …плат",
        "измен~ …тариф; твердая цена; твердой цен; фиксированн~ цен; растет; подорож; увелич~ …стоимост; повы~ …ставк; пересчит~ …цен",
      ],
      [
        "инфляц; нэмэгдүүл; нэмж тогтоо; үнэ …нэм; төлбөр~ …нэм; хөлс~ …нэм; түрээс~ …нэм; үнийн өсөлт; өсгө; үнэ …өс; тариф",
        "үнэ …өөрч; үнийг …өөрч; төлбөр~ …өөрч; хөлс~ …өөрч; үнэ …тогтмол; үнийг …шинэчл; төлбөр~ …шинэчл; үнэ …шинэчл; хувиар нэм",
        "хувиар …нэм; нэмэх эрх; нэмэхгүй; нэмж болно",
      ],
    ),
    isNoneWhereSilent: true,
    question: {
      en: "Can the rent or price go up during the term?",
      ru: "Может ли повыситься цена, плата?",
      mn: "Үнэ, түрээсийг нэмж болох уу?",
    },
  },
];
