import type { Subject } from "../subject";
import { words } from "../words";

/** Subjects that someone may do, may not do, or may do only with consent; and renewal. */
export const LEAVES: readonly Subject[] = [
  {
    id: "renewal_term",
    form: "renewal",
    concepts: ["extension", "renewal", "auto_renewal", "non_renewal", "renewal_option", "renewal_right"],
    kinds: [],
    names: words(
      [
        "renew; prolong; rolls over; roll over; carries on; carry on from; extended for; extends for",
        "extend for; successive term; successive period; further period of; further term; extend~ …term",
        "automatic extension; extended automatically; continues from; extended by; be extended; sign an extension; written extension",
      ],
      [
        "продлева~ …договор; продлен~ …договор; продлева~ …соглашен; продлен~ …срок; договор~ …продл",
        "соглашени~ …продл; контракт~ …продл; оно не продлева; он не продлева; он продлева",
        "срок~ действия …продл; не продлева; пролонг; возобновл; может быть продл; автоматическ~ продл; продлить; продление …соглашени; продлени~ …оформля",
      ],
      "сунга",
    ),
    with: [
      words(
        "agreement; contract; term; tenancy; lease; hire; licence; license; subscription; engagement; it.; this",
        "договор; соглашени; контракт; срок~ действи; он.; оно.; аренд; автоматич",
        "гэрээ; сунгалт; өөрөө; хугацаа дуус; автомат; хугацаа нь; жилээр; тохирвол",
      ),
    ],
    without: words(
      "probation; renewed 1; renewal and maintenance; renewal fee; maintenance fee; policy; insurance; certificate; licence fee; fleet; delivery date; completion date; date in clause",
      "испытательн; срок~ работ; срок~ поставк; лиценз; полис; доверенност; срок~ выполнен",
      "туршилт; саатсан; ажлын хугацааг; хүргэх хугацаа; хүлээлгэн өгөх хугацаа; зөвшөөрлийг сунга",
    ),
    hints: words("holdover; another term; evergreen", "продл; на тот же срок; на новый срок", "дахин байгуул; шинэчл"),
    isNoneWhereSilent: true,
    units: ["months"],
    question: {
      en: "Does the contract renew automatically?",
      ru: "Продлевается ли договор автоматически?",
      mn: "Гэрээ өөрөө сунгагдах уу?",
    },
  },
  {
    id: "termination_for_convenience",
    form: "leave",
    concepts: [
      "termination",
      "unilateral_termination",
      "early_termination",
      "termination_for_convenience",
      "termination_notice",
      "cancellation",
      "resignation",
      "walk_away",
      "dismissal",
    ],
    kinds: [],
    names: words(
      [
        "terminat; end the fixed term; end the employment; end this; end the tenancy; end the agreement; end the contract; off-hire",
        "cancel this; cancel the agreement; cancel the service; withdraw from; bring …to an end; end it at any time; can end it by; may end it by; may end it on",
      ],
      [
        "отказаться от …договор; отказаться от договор; отказ~ от договор; отказаться от …соглашени",
        "отказ~ от исполнени; расторг; расторж; выйти раньше; выйти из; прекратить договор; прекратить действие",
        "прекратить …договор; забрать …раньше; отказаться от него; отказаться досрочно",
      ],
      "цуцал; цуцл; гэрээнээс татгалз",
    ),
    without: words(
      [
        "material; breach; insolven; bankrupt; misconduct; force majeure; event beyond; unavailab; without notice",
        "after termination; of termination; on termination; following …terminat; upon termination; its terminat",
        "before terminat; notices of; not affect; surviv; during probation; terminate under clause; terminate under section",
        "days overdue; days late; days in arrears; remains unpaid; remain unpaid",
      ],
      [
        "нарушен; банкрот; непреодолим; не поступил; отстает; после …расторжен; при расторжен; с момента расторжен; при отказ",
        "отказ~ от приемк; уведомление об отказе; отказ от договора посыла; отказ от договора направля; в период испыта",
        "во время испыта; не прекращает; сохраняют силу; при просрочк; при задержк; в случае просрочк; в случае задержк",
        "при неуплат; в случае неуплат; при невнесени",
      ],
      [
        "зөрчсөн; дампуур; давагдашгүй; хүчингүй болсон; цуцлахад; хоцорсон; шууд цуцал; цуцлагдсан; үндэслэл болохгүй",
        "цуцалсан шалтгаан; цуцлах мэдэгдл; туршилтын хугацаанд; хоцорвол; хоцровол; хожимдвол; зөрчвөл",
      ],
    ),
    units: ["days", "months"],
    isUnconditional: true,
    hints: words(
      "terminat; cancel; quit.; leave early; leave the; end th; resign; withdraw; off-hire",
      "расторж; расторг; отказ~ от; прекращ; прекрат; односторонн; досрочн; выйти; выход",
      "цуцл; цуцал; татгалз; дуусгавар; болих; боливол; гарвал",
    ),
    question: {
      en: "May we terminate without cause, and on what notice?",
      ru: "Можно ли отказаться от договора без причины и за сколько дней предупредить?",
      mn: "Шалтгаангүйгээр гэрээг цуцалж болох уу, хэд хоногийн өмнө мэдэгдэх вэ?",
    },
  },
  {
    id: "assignment",
    form: "leave",
    concepts: ["assignment", "transfer_of_obligations"],
    kinds: [],
    names: words(
      [
        "assign; transfer this agreement; transfer the agreement; transfer its rights; transfer the contract",
        "hand the agreement; hand this agreement; pass this agreement; pass on this; hand on the",
        "neither may transfer; transfer …rights; transfer …obligations; transfer …agreement to",
      ],
      "уступ; переда~ прав; передава~ прав; передач~ прав; права по договору; права по соглашению; передавать свои права; перевод долга",
      "эрх, үүрг~ …шилж; эрх үүргээ шилжүүл; эрх, үүргээ; эрх үүргээ; гэрээний эрхийг; гэрээний эрхээ; гэрээг бусдад шилжүүл; шаардах эрх; эрхээ бусдад; гэрээг …шилжүүл; үүргээ …шилжүүл",
    ),
    with: [
      words("may; shall; neither; consent; not; no.; can.", "вправе; соглас; не.; можно; может", "шилжүүл; шилжих"),
    ],
    without: words(
      [
        "right, title; copyright; assigns to; assignee is; data; assign~ …employees; assign~ …personnel",
        "assign~ …staff; assign~ …worker; assign~ …task; assigned to perform; assigned to work; duties assigned",
      ],
      "исключительн~ прав; авторск; право собственности; переда~ …работник",
      "өмчлөх эрх; оюуны; зохиогч; ажилтн~ …шилж",
    ),
    hints: words(
      "replacement needs; take over this; take over the; transfer of rights; transferee; transfer it.; transfer this; successor; novat; pass on; hand~ …on.",
      "передач~ прав; правопреем; переда~ …договор",
      "эрх~ шилжүүл; залгамж; гэрээг …бусдад; үүрг~ …бусдад",
    ),
    question: {
      en: "May a party assign the contract without consent?",
      ru: "Можно ли передать права по договору без согласия?",
      mn: "Гэрээний эрх, үүргийг зөвшөөрөлгүй шилжүүлж болох уу?",
    },
  },
  {
    id: "sublease",
    form: "leave",
    concepts: ["sublease"],
    kinds: ["lease"],
    names: words(
      "sublet; sublease; underlet; hire it on; sub-let; sub-lease; sublicense the premises",
      "субаренд; поднаем; поднайм",
      "дамжуулан түрээсл; дамжуулан хөлсл; дамжуулж түрээсл; дэд түрээс; дахин түрээсл; бусдад түрээсл; бусдад …түрээсл",
    ),
    hints: words(
      "lend.; lend it; part with possession; third part; anyone else; let any; share.",
      "третьим лицам; другим лицам; иным лицам; третьих лиц",
      "дамжуул; бусдад; гуравдагч",
    ),
    actor: "buy",
    question: {
      en: "May the tenant sublet?",
      ru: "Можно ли сдать в субаренду?",
      mn: "Дамжуулан түрээслүүлж болох уу?",
    },
  },
  {
    id: "subcontracting",
    form: "leave",
    concepts: ["subcontracting", "subcontractor"],
    kinds: ["services", "goods"],
    names: words(
      "subcontract; sub-contract",
      "субподряд; соисполнител; привлека~ третьих лиц; привлека~ …третьих лиц; привлечь третьих лиц; привлечени~ третьих лиц; другому лицу; перепоруч",
      "туслан гүйцэтг; дэд гүйцэтг; бусдаар гүйцэтг; гуравдагч этгээдээр гүйцэтг; бусдаар …гүйцэтг",
    ),
    with: [
      words(
        "may; shall; consent; not; notice; won't; unless",
        "соглас; вправе; не.; может; привлека",
        "зөвшөөр; болно; болохгүй; гүйцэтгүүлэхгүй; ажиллуулахгүй; эрхтэй; эрхгүй; хориг; мэдэгд",
      ),
    ],
    without: words("remains liable; failures of", "отвечает за", "хариуцна"),
    actor: "supply",
    hints: words(
      "third part; outsourc; delegat; engage other; personally; subcontract; sub-processor; helper; assistant",
      "третьих лиц; лично; третьими лицами; привлек; привлеч; помощник",
      "гуравдагч; бусдаар; өөрөө гүйцэтг; туслан",
    ),
    question: {
      en: "May the supplier subcontract?",
      ru: "Можно ли привлекать субподрядчиков?",
      mn: "Туслан гүйцэтгэгч ажиллуулж болох уу?",
    },
  },
];
