import { words } from "../../../positions/words";
import type { Kind } from "../kind";

const AFTER_END = words(
  "after; following; post-; and for; from the end; beyond",
  "после; по окончани; по истечени; с момента прекращ; со дня прекращ; со дня увольн; с даты увольн",
  "хойш; дараа; дууссан; гарсан",
);

/** What one party bears and the other does not: indemnities, bans and duties without an end. */
export const BURDEN_KINDS: readonly Kind[] = [
  {
    check: "openIndemnity",
    severity: "high",
    who: "bearer",
    all: [
      words(
        "indemnif; hold harmless; hold …harmless; keep …indemnified",
        "возме~; компенсир; обязуется возме; гарантирует возме",
        "барагдуул; нөхөн төл; хохиролгүй; хариуц",
      ),
      words(
        "all loss; any loss; all claims; any claims; any and all; all liabilit; all damages; any damages; all costs; all actions; whatever nature; whatsoever; howsoever; without limit",
        "любые убытк; все убытк; любой ущерб; весь ущерб; любые расход; всех убытк; любых убытк; любых потер; любые потер; независимо от вин; все расход",
        "аливаа хохир; бүх хохир; аливаа зардал; бүх зардал; бүх нэхэмж; аливаа нэхэмж; гэм буруугаас үл хамаар; хязгааргүй",
      ),
    ],
    without: [
      words(
        [
          "infring; breach; negligen; inaccura; misrepresent; fault; failure; default; wilful; intellectual; neither; not liable",
          "no liability; insur; not be liable; limited to; shall not exceed; no obligation; not indemnif; guarantor",
        ],
        "не возме; не обязан; страхов; не отвечает; не более; поручител; не несет; в пределах; не превыш",
        "даатгал; хариуцахгүй; барагдуулахгүй; хэтрэхгүй; хязгаарлагд",
      ),
    ],
    openly: words(
      "without limit; whatever nature; whatsoever; howsoever; irrespective of fault; regardless of fault; unlimited",
      "независимо от вин; неогранич; без ограничен",
      "хязгааргүй; гэм буруугаас үл хамаар",
    ),
    mirror: [
      words(
        "indemnif; hold harmless; hold …harmless",
        "возмеща~ …убытк; возмеща~ …ущерб; возмести~ …убытк; возмести~ …ущерб; возмеща~ …потер; компенсир~ …убытк",
        "хохирл~ …барагдуул; хохирл~ …нөхөн; хохирол~ …барагдуул; хохирол~ …нөхөн; хохирл~ …хариуц",
      ),
    ],
  },
  {
    check: "freeExclusivity",
    severity: "medium",
    who: "bearer",
    work: "never",
    all: [
      words(
        [
          "exclusively from; solely from; purchase …only from; obtain …only from; buy …only from; order …only from",
          "not purchase …from any other; not buy …from any other; not obtain …from any other; exclusively through",
          "sell …exclusively to; supply …exclusively to; deal exclusively; not sell …to any other; not supply …to any other",
          "not provide …to any other; not engage any other; not purchase …elsewhere; not appoint any other",
        ],
        [
          "исключительно у; только у; не вправе …у других; не вправе …у третьих; не вправе оказывать аналогичн; не оказывать аналогичн; не оказывает аналогичн",
          "не вправе …другим поставщик; не вправе …другим заказчик; не вправе …конкурент; не вправе приобретать; не вправе продавать; не вправе поставлять",
          "не вправе сотруднич; не вправе работать с",
        ],
        [
          "өөр~ …үйлчилгээ үзүүлэх~ хориг; өөр~ …үйлчилгээ үзүүлэхгүй; бусдад …нийлүүлэхгүй; өөр~ …нийлүүлэхгүй; бусдаас …авахгүй; өөр~ …авахгүй",
          "зөвхөн …худалдан авна; зөвхөн …авна; өөр~ …хамтран ажиллахгүй; өөр~ …ажиллахыг хориг; өөр~ …борлуулахгүй; ижил төстэй …хориг; ижил төстэй …үзүүлэхгүй",
        ],
      ),
    ],
    without: [
      words(
        "jurisdiction; licen; confiden; personal data; purpose; if.; solely from the breach; resulting; arising; information; warrant",
        "подсудн; лиценз; конфиденц; персональн; без согласи; без письменн; до приемки; без предварительн",
        "шүүх; нууц; зөвшөөрөлгүй; мэдээлэл",
      ),
      AFTER_END,
    ],
    limits: [
      words(
        "minimum; guarantee~ …volume; guarantees …order; in return; discount; consideration of; likewise",
        "гарантирует объем; гарантированн~ объем; минимальн~ объем; скидк; взамен",
        "доод хэмжээ; хөнгөлөлт; оронд нь; баталгаажуулна",
      ),
    ],
    openly: words(
      "does not guarantee; no minimum; not obliged to order",
      "не гарантир; не обязан заказ",
      "баталгаажуулахгүй; баталгаа гаргахгүй; үүрэг хүлээхгүй",
    ),
  },
  {
    check: "endlessDuty",
    severity: "low",
    who: "bearer",
    all: [
      words(
        "perpetuity; indefinitely; without limit in time; unlimited in time; without time limit; unlimited period; no time limit; forever",
        "бессрочн; без ограничения срок; без ограничения по срок; неограниченн~ срок; без срока давност; навсегда",
        "хугацаагүй; хязгааргүй хугацаа; хугацааны хязгааргүй; үүрд; мөнхөд",
      ),
      words(
        "surviv; obligation; confiden; secre; duty; duties; undertak; shall keep; shall not",
        "обяз; конфиденц; тайн; неразглаш; не разглаш; сохраня",
        "үүрэг; нууц; задруул; хадгал",
      ),
    ],
    without: [
      words(
        "licen; grant; trade secret; this agreement is; continue~ until; royalty; employment is; lease is; either party may terminate",
        "договор заключ; договор действ; лиценз; бессрочный договор; неопределенн; вступает",
        "гэрээг хугацаагүй; гэрээ …хугацаагүй байгуул; лиценз; ажлын байр",
      ),
    ],
  },
  {
    check: "waivedClaims",
    severity: "high",
    who: "bearer",
    all: [
      words(
        [
          "waives; waive any; waive all; irrevocably waive; hereby releases; releases and; releases the; release and; gives up",
          "shall have no claim; has no claim; no right to claim; renounce; forever discharge",
        ],
        "отказывается от; отказался от; не вправе предъявлять; не вправе требовать; не имеет претензий; не имеет права требовать; не будет предъявлять",
        "татгалзана; татгалзаж; татгалзсан; нэхэмжлэхгүй; гомдол гаргахгүй; нэхэмжлэл гаргахгүй; шаардахгүй байх; маргахгүй",
      ),
      words(
        "claim; right; remed; action; liabilit; demand; compens",
        "требован; претенз; иск; прав; компенсац; возмещени; убытк",
        "нэхэмж; шаардл; гомдол; эрхээсээ; эрхээс; эрхийг; нөхөн",
      ),
    ],
    without: [
      words(
        [
          "waives compliance; bond; posting; vacation; benefit; premises; press release; subrogat; jury; not waive; no waiver; failure; delay",
          "waiver of; insurer; sovereign; moral right; immunity; notice; may waive; breach is; venue; to the extent; except; unless; if.",
        ],
        "от договор; от приемк; от товар; преимуществен; от исполнени; заявк; если; в случае; при условии; задат; от услуг; от подписани; от оплат; кроме",
        "гэрээнээс; бараа; бол.; тохиолдолд; давуу эрх; захиалг; хүлээн авах",
      ),
    ],
  },
];
