import { words } from "../../../positions/words";
import type { Kind } from "../kind";
import { MAY, WITHOUT_CONSENT_TOO, NO_NOTICE } from "../words";

/** Rights that one party has in a dispute, over the contract, or over the other's books and rooms. */
export const RIGHT_KINDS: readonly Kind[] = [
  {
    check: "forumOfOne",
    severity: "high",
    who: "holder",
    all: [
      words(
        "proceedings; sue.; suit; action against; claims in; litigat; arbitrat",
        "обратит; обращат; предъяв; передать спор; переда~ …на рассмотрен; подать иск; подавать иск",
        "хандах; хандаж; гаргах; шийдвэрлүүлэх; нэхэмжлэл",
      ),
      words(
        [
          "any court; any other court; any competent court; any other competent; any jurisdiction; any other jurisdiction; court of its choice; courts of its choice",
          "also sue; also bring; also commence; also take proceedings; court …at its option; courts …at its election; any courts; courts …of its choice",
        ],
        "любой суд; любой компетент; любой иной суд; любой друг~ суд; иной суд; по своему выбору; по выбору; другой компетентн; суд по своему",
        "аль ч шүүх; аль ч …шүүх; өөрийн сонгол; сонголтоор; сонгосон шүүх; өөр шүүх; дурын шүүх; бусад шүүх; аль дуртай",
      ),
      MAY,
    ],
    without: [
      words(
        "injunct; interim; enforce a judgment; enforce any judgment; urgent; settle",
        "обеспечительн~ мер",
        "барьцаа",
      ),
    ],
  },
  {
    check: "assignsAlone",
    severity: "medium",
    who: "holder",
    all: [
      words(
        [
          "may …assign; entitled to assign; right to assign; may …transfer this; may …transfer the; may …transfer its; may …transfer all; may …novate",
          "right to transfer; entitled to transfer",
        ],
        "уступ; переда~ …прав; передава~ …прав; перевести долг",
        "эрх, үүрг~ …шилж; эрх үүрг~ …шилж; эрх, үүргээ; эрх үүргээ; шаардах эрх; гэрээг …шилжүүл; эрхээ …шилжүүл",
      ),
      MAY,
      WITHOUT_CONSENT_TOO,
    ],
    without: [
      words(
        "only with; prior written consent of the other; sublet; copyright; intellectual; employees; staff; assignment of work; moral",
        "исключительн~ прав; авторск; субподряд; только с; персональн",
        "зөвхөн; оюуны; зохиогч; хувийн мэдээлэл",
      ),
    ],
  },
  {
    check: "auditUnannounced",
    severity: "medium",
    who: "holder",
    all: [
      words(
        "audit; inspect; enter.; examine; access to the books; check",
        "провер; входить; вход~ в; доступ; осматр; осмотр; ревизи; аудит",
        "шалга; нэвтр; орох; орж; аудит; үзлэг",
      ),
      words(
        "book; record; account; premises; document; property; office; site; system; equipment",
        "документ; помещени; книг; бухгалтер; учет; записи; павильон; склад; офис; территори; объект; квартир; здани",
        "баримт; байр; талбай; санхүү; бүртгэл; тооцоо; агуулах; оффис; орон сууц; данс",
      ),
      NO_NOTICE,
      MAY,
    ],
    without: [
      words(
        "emergenc; fire.; flood; urgent; if it suspects; breach",
        "авари; пожар; чрезвычайн; экстрен; при подозрени",
        "осол; ослын; гал; яаралтай; гамшиг; аюул",
      ),
    ],
  },
  {
    check: "deemedAccepted",
    severity: "medium",
    who: "bearer",
    all: [
      words(
        [
          "deemed accept; deemed …accepted; deemed …approved; deemed approv; deemed …agreed to; deemed …confirmed; deemed …correct; deemed …acceptance; deemed …admitted",
          "considered accept; considered approv; treated as accept; treated as approv; taken to have; considered …accepted; considered …approved; deemed …approval",
        ],
        "считает; считают; признает; признают",
        "тооцно; тооцогд; тооцох; гэж үзнэ; тооцоно",
      ),
      words(
        "accept; approv; admitted; agreed; confirmed; correct",
        "принят; согласован; признан; утвержд; подтвержд; обоснован",
        "зөвшөөр; баталсан; хүлээн ав; хүлээж ав",
      ),
      words(
        "unless; if …not; if …no.; does not; do not; fails; within; absence",
        "не представ; не направ; не подпис; не заяв; не оспор; не поступ; не сообщ; не возраз; без возраж; молчани; отсутств; не предъяв; не получ; не верн; уклон; непредстав; ненаправ; неполуч",
        "ирүүлээгүй; гаргаагүй; өгөөгүй; мэдэгдээгүй; зураагүй; маргаагүй; хариу; татгалзаагүй; эсэргүүц",
      ),
    ],
    without: [
      words(
        "means; received; served; renew; extended; part of; offer; amendment; changes; terms; confidential; delivered",
        "уведомление считает; полученн; получено; врученн; продл; пролонг; оферт; исполненн; доставлен; заключен; измен",
        "хүргэгдсэн; хүргүүлсэнд; сунга; мэдэгдлийг; танилцсан; хүчин төгөлдөр; өөрчлөлт",
      ),
    ],
  },
];
