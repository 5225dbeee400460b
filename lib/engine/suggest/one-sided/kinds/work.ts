import { words } from "../../../positions/words";
import type { Kind } from "../kind";

/** What falls on somebody who works. */
export const WORK_KINDS: readonly Kind[] = [
  {
    check: "wageFine",
    severity: "high",
    who: "bearer",
    isSoForBoth: true,
    work: "only",
    all: [
      words("fine.; fines; fined; penalt", "штраф; неустойк; пен~", "торгуул; алданги; торго"),
      words(
        "employee; wage; pay.; salary; absence; late",
        "работник; заработн; зарплат; оклад; удерж; опоздан; смен",
        "ажилтан; ажилтн; цалин; суутга; хоцор; тасал",
      ),
    ],
    without: [
      words(
        "employer pays; company pays; authorit; imposed on the employer; tax; liquidated damages",
        "контролирующ; государственн~ орган; работодатель уплач; работодатель выплач; налог; не применя; не допуска",
        "ажил олгогч …төлнө; төрийн; татвар; хориглоно; болохгүй",
      ),
    ],
  },
  {
    check: "trainingCost",
    severity: "medium",
    who: "bearer",
    work: "only",
    all: [
      words(
        "repay; repaid; reimburse; pay back; refund; recover; deduct",
        "возмеща; возмест; компенсир; возврат; возвраща; верн",
        "буцаан төл; буцааж төл; нөхөн төл; төлнө; суутга; төлөх",
      ),
      words(
        "training; course; certificat; qualification; tuition; study",
        "обучени; курс; квалификац; подготовк; переподготов; стажировк",
        "сургалт; мэргэжил; мэргэшүүл; курс; дадлаг",
      ),
      words(
        "resign; leave; leaves; dismiss; terminat; within; before",
        "увольн; уволит; уволи; до истечени; расторж; отработ; прекращ",
        "гарвал; гарах; гарсан; ажиллахгүй; ажиллаагүй; цуцл; цуцал; чөлөөл; хугацаанд",
      ),
    ],
    isSoForBoth: true,
  },
  {
    check: "unpaidNonCompete",
    severity: "high",
    who: "bearer",
    all: [
      words(
        [
          "compet~; not work for; not be employed by; not be engaged; not carry on",
          "similar business; not solicit customers",
        ],
        "конкур; не работать в; не работать у; не работать на; не трудоустраива; не устраиваться; не открывать собствен; не открывать свое; не заниматься …деятельност; аналогичн~ деятельн",
        "өрсөлд; ажиллахгүй; ижил төст; ижил төрл; эрхлэхгүй; ажил эрхлэхийг хориг; ажиллахыг хориг",
      ),
      words(
        "not.; no.; neither; refrain; prohibit",
        "не.; запрещ; воздерж",
        "хгүй; хориг; ажиллахгүй; эрхлэхгүй; өрсөлдөхгүй; болохгүй; татгалз",
      ),
      words(
        "after …end; after …terminat; after …employment; following …terminat; following …employment; after …expir; following …expir; after leaving; years after; months after",
        "после увольн; после прекращ; после расторж; после окончан; со дня увольн; с даты увольн; с момента увольн; со дня прекращ",
        "гарснаас хойш; гарсны дараа; дууссанаас хойш; дууссаны дараа; чөлөөлөгдсөн; цуцалснаас хойш; дуусгавар болсноос хойш; цуцлагдсанаас хойш; цуцалсны дараа; дуусгавар болсны",
      ),
    ],
    without: [
      words(
        "compete~ court; competent; competitive; employees of; solicit any employee; disclose; confiden; change of control; hire any; not restrict; nothing; may compete",
        "компетент; разглаш; конфиденц; вправе; переманив; работников; использовать",
        "нууц; задруул; ажилтныг; ажилтнуудыг; өрсөлдөх чадвар; эрхтэй; ажилд авах",
      ),
    ],
    limits: [
      words(
        "compensat; allowance; in return; shall pay; pays the employee; consideration of; % of; salary for; monthly pay",
        "компенсац; выплачива; выплат; вознагражд; среднего заработ; среднемесячн",
        "нөхөн олговор; олговор; нөхөн төлбөр; цалингийн; тэтгэмж; урамшуул",
      ),
    ],
  },
];
