import { words } from "../../../positions/words";
import type { Kind } from "../kind";
import { END, FOR_CAUSE, MAY, NO_NOTICE } from "../words";

const RENT_OR_FEES = words(
  [
    "fees; rent; sums; amounts; instal; charges; payments; balance; price; remuneration; all money",
    "salary; commission; royalt",
  ],
  "плат~; стоимост; сумм; платеж; вознагражд; цен~; аренд",
  "төлбөр; хөлс; үнэ; түрээс; мөнг; дүн",
);

/** How one party may leave, what leaving costs it, and who holds it. */
export const LEAVING_KINDS: readonly Kind[] = [
  {
    check: "leavesUnannounced",
    severity: "high",
    who: "holder",
    all: [END, NO_NOTICE, MAY],
    without: [
      FOR_CAUSE,
      words(
        "in lieu; process; negotiat; discussions; order; access; suspend; probation; any part; visit; services to; work.; user; booking",
        "испытатель; доступ; заказ.; заказа.; заказы; заявк; приостан; доверенност",
        "туршилт; захиалг; хандах эрх; итгэмжлэл",
      ),
    ],
  },
  {
    check: "depositLost",
    severity: "high",
    who: "bearer",
    all: [
      words(
        "forfeit; not be returned; not returned; not be refunded; not refund; non-refundable; keeps the; may keep; retain; is lost; loses; no refund",
        "не возвраща; не подлежит возврат; удержива; удержать; утрачива; остается у; остаются у; теряет",
        "буцаан олгохгүй; буцааж олгохгүй; буцаахгүй; буцааж өгөхгүй; буцаан өгөхгүй; алдана; үлдээнэ; хураана; авч үлд",
      ),
      words(
        "deposit; advance; prepaid",
        "обеспечительн~ платеж; депозит; залог; гарантийн~ платеж; задат; обеспечительн~ взнос; предоплат",
        "барьцаа; дэнчин; урьдчилгаа",
      ),
      words(
        "terminat; leave; leaves; returns the; before the end; before the expir; early; ceases; vacat; any reason; cancel; gives up; withdraw",
        "досрочн; освобожд; расторж; расторг; отказ; выезд; выезж; до окончани; до истечени; любой причин; любому основани",
        "хугацаанаас өмнө; хугацаа дуусахаас өмнө; цуцл; цуцал; чөлөөл; татгалз; гарвал; гарах",
      ),
    ],
    without: [
      words(
        "breach; damage; arrears; default; unpaid; fails to pay; intellectual; title",
        "поврежд; задолжен; наруш; просроч; недостач",
        "хохирол учир; эвдэр; өр; зөрч; гэмтэл",
      ),
    ],
  },
  {
    check: "accelerates",
    severity: "high",
    who: "bearer",
    all: [
      words(
        [
          "remainder of; remaining; rest of the term; balance of the term; unexpired; would have been; would have become",
          "full term; all instal; all future; whole term; entire term",
        ],
        "оставш; до конца срока; до окончани~ срок; весь срок; всего срока; все будущ; полную стоимость договор",
        "үлдсэн; үлдэх; дуусах хүртэлх; бүх хугацаа",
      ),
      RENT_OR_FEES,
      words(
        [
          "immediately due; immediately become; become immediately; become due; becomes due; fall due; falls due; due and payable; accelerat",
          "immediately pay; forthwith pay; pay …immediately; pay …at once; payable immediately; payable at once; lump sum; immediately payable; pay forthwith",
        ],
        "немедленно; единовремен; сразу; незамедл; досрочно",
        "нэн даруй; даруй; шууд; нэг удаа; тэр даруй; нэг мөсөн",
      ),
      words(
        "terminat; cancel; ends; ending; expiry; leaves; withdraw",
        "расторж; расторг; прекращ; отказ",
        "цуцл; цуцал; дуусгавар; дуусвал; татгалз",
      ),
    ],
    without: [
      words(
        "return of; returned; refund; already; accrued; up to the date; until the date; work done; services performed; loan; lender; deposit",
        "возвра; фактическ; уже оказанн; выполненн; займ; кредит; аванс; неотработ",
        "буцаан олго; гүйцэтгэсэн; бодит; зээл; урьдчилгаа",
      ),
    ],
  },
  {
    check: "controlClause",
    severity: "medium",
    who: "holder",
    all: [
      words(
        [
          "change of control; change in control; change in the control; change in ownership; change of ownership; changes control; change in shareholding",
          "control …chang; control …passes; acquired by; merges with; controlling interest",
        ],
        [
          "смен~ контрол; смен~ …контрол; смен~ собственник; смен~ владельц; смен~ участник; смен~ акционер; изменени~ …состав~ участник",
          "изменени~ …контрол; переход~ контрол; переход~ доли; смен~ бенефициар",
        ],
        "хяналт шилж; хяналт өөрчлөгд; хяналт …өөрчлөгд; хувьцаа эзэмшигч~ …өөрчлөгд; эзэмшигч …өөрчлөгд; эзэмшигч өөрчлөгд; эзэмшигч солигд; хувь нийлүүлэгч өөрчлөгд; хувьцаа …шилж",
      ),
      words("terminat; cancel; end this; end the; withdraw", "расторг; отказ; прекрат", "цуцл; цуцал; дуусгавар"),
      MAY,
    ],
  },
];
