import { words } from "../../../positions/words";
import type { Kind } from "../kind";
import { BOUNDED, MAY, OPENLY, PRICE } from "../words";

const ALONE = words(
  [
    "at any time; from time to time; unilateral; discretion; by posting; by publish; by notice; on notice; upon notice; by giving; alone",
    "by itself; without …consent; without notice; without prior; as it sees fit; as it thinks fit; whenever it; notice",
  ],
  "в одностороннем; по своему усмотрен; единолично; без согласи; без согласован; без уведом; без предуп; в любое время; уведомив; направив; предупредив",
  "дангаар; нэг талын; нэг талаас; өөрийн үзэмж; дур мэд; хэдийд ч; хүссэн үед; зөвшөөрөлгүй; мэдэгдэлгүй; мэдэгдээд; мэдэгдэн",
);

/** One party alone changes the price or the terms. */
export const PRICE_KINDS: readonly Kind[] = [
  {
    check: "openIncrease",
    severity: "high",
    who: "holder",
    all: [
      words(
        [
          "may …increase; may …raise; may …put up; may …adjust; may …revise; entitled to …increase; entitled to …raise; right to …increase; right to …raise",
          "right to …adjust; entitled to …adjust; right to …revise; entitled to …revise; discretion …increase; may review",
        ],
        "повысить; повышать; увелич; пересм; поднять; поднимать; индексир",
        "нэмэгдүүл; нэмэх; нэмж; өсгө; өсгөж",
      ),
      PRICE,
      MAY,
    ],
    without: [
      words(
        "order quantity; electricity; utilit; tax; vat; credit limit; insur; service charge; volume; number of",
        "коммунальн; электроэнерг; ндс; налог; объем~ поставк; количеств; лимит; страхов; срок~ оплат",
        "цахилгаан; дулаан; нөат; татвар; тоо хэмжээ; хугацааг нэм; даатгал",
      ),
    ],
    limits: [BOUNDED],
    openly: OPENLY,
  },
  {
    check: "changesAlone",
    severity: "high",
    who: "holder",
    all: [
      words(
        [
          "may …change; may …amend; may …vary; may …alter; may …modify; may …rewrite; may …revise; right to …change; right to …amend; right to …vary",
          "right to …alter; right to …modify; right to …revise; entitled to …change; entitled to …amend; entitled to …vary; entitled to …modify",
        ],
        "изменять; изменить; менять; корректир; пересматр; пересмотр; вносить изменени; внести изменени",
        "өөрчл; өөрчил; шинэчл",
      ),
      words(
        [
          "these terms; the terms; terms of; terms and; conditions; this agreement; the agreement; the price; price list; prices; fees; rates; the rent",
          "the rules; schedules; duties; pay.; wages; salary; place of work; hours; commission",
        ],
        "услови; тариф; цен; правила; договор; приложени; размер; график; ставк; оклад; стоимост; место работы; прейскур",
        "нөхцөл; үнэ; үнийг; гэрээ; тариф; хөлс; цалин; төлбөр; хүү.; хүүг; журм; ажлын байр; хуваар",
      ),
      MAY,
      ALONE,
    ],
    without: [
      words(
        [
          "bank details; address; contact; consent of; agreed in; by agreement; mutual; signed by; account; by written agreement; route; delivery date",
          "good faith; required by law; comply with; business hours; representative; insurer; improve; design; order.; change order; key personnel",
          "may be amended; may be changed; may be modified; may be varied; as amended; consistent with; accounting; result of any change; not increase",
          "not materially; not reduce; change of control; change in control; ownership; terminat; not adversely; shall not change",
        ],
        [
          "по соглашению; с согласия; при согласии; реквизит; адрес; расчетн~ счет; по согласован; соглашени~ сторон; в соответствии с закон",
          "не вправе; не может; расторг; расторж; отказ; маршрут; состав~ бригад; требовани~ закон; не изменя",
        ],
        "тохирол; тохирч; зөвшөөрснөөр; хаяг; данс; эрхгүй; болохгүй; хориг; цуцл; цуцал; харилцан; хуульд",
      ),
    ],
    limits: [
      words(
        "both parties agree; by no more; exceed; consumer price; inflation; index",
        "не более; не превыш; индекс; инфляц; не чаще",
        "хэтрэхгүй; индекс; инфляц",
      ),
    ],
    openly: OPENLY,
  },
];
