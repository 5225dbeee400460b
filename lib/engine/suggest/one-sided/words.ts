import { words } from "../../positions/words";

/** Words that several kinds of one-sided clauses share. Folded. */

export const MAY = words(
  "may; can.; entitles; entitled to; has the right; have the right; reserves the right; in its sole; discretion; shall be free; at liberty",
  "вправе; может; имеет право; имеют право; оставляет за собой",
  "эрхтэй; болно; болох; чөлөөтэй",
);

export const MAY_NOT = words(
  "may not; shall not; must not; cannot; is not entitled; not be entitled; no right; may only; neither",
  "не вправе; не может; не имеет права; ни одна; запрещ",
  "эрхгүй; болохгүй; хориг; зөвхөн",
);

export const NO_NOTICE = words(
  [
    "without notice; without prior notice; without prior written notice; without any notice; without any prior notice; without advance notice",
    "without giving …notice; with immediate effect; without further notice; without written notice; with or without notice; without previous notice",
    "without any prior written notice; without need for notice; no notice is; no prior notice",
  ],
  [
    "без уведомл; без предуп; без предварительн~ уведом; без предварительн~ предуп; без письменн~ уведом; без какого-либо уведом",
    "без дополнительн~ уведом; без извещ; не уведомляя; не предупреждая",
  ],
  [
    "мэдэгдэхгүй; мэдэгдэлгүй; мэдэгдэл өгөхгүй; мэдэгдэл өгөлгүй; урьдчилан мэдэгдэхгүй; сануулахгүй; сануулгагүй",
    "мэдэгдэл …шаардахгүй",
  ],
);

export const END = words(
  "terminat; end this; end the; end it; cancel; dismiss; rescind; end the employment; withdraw from",
  "расторг; расторж; отказаться от; отказа от; отказ от; прекрат; уволит; прекращ",
  "цуцл; цуцал; дуусгавар; чөлөөл; хал~ болно; халах",
);

/** In some case only: somebody's fault, or an event. */
export const FOR_CAUSE = words(
  [
    "breach; default; should; if.; insolven; bankrupt; misconduct; fails; failure; in the event; in case; for cause; where.; when.; unless; fraud; force majeure",
    "upon any; upon the; on the occurrence; non-payment; overdue; gross; serious; remed",
  ],
  "наруш; если; в случае; при.; просроч; банкрот; неисполн; непреодол; виновн; неоплат; неуплат",
  "зөрч; тохиолдолд; бол.; дампуур; хоцор; хожимд; хэтр; биелүүлээгүй; төлөөгүй; давагдашгүй; ноцтой",
);

export const WITHOUT_CONSENT_TOO = words(
  "without …consent; without …approval; without the other; freely; to any person; to any third party; to anyone",
  "без …согласи; без …одобрени; без …разрешени; любому лицу; любым лицам; любому третьему; третьим лицам",
  "зөвшөөрөлгүй; зөвшөөрөл авахгүй; зөвшөөрөл авалгүй; зөвшөөрөл шаардахгүй; хэнд ч; гуравдагч этгээдэд; бусдад",
);

export const PRICE = words(
  "price; fee.; fees; rent.; rents; rental; charge.; charges; rates; rate.; tariff; hire charge; premium; subscription",
  "цен; плат~; тариф; стоимост; ставк; вознагражд; расценк; арендн",
  "үнэ; үнийг; үнийн; төлбөр; түрээсийг; түрээсийн төлб; хөлс; тариф; хураамж; хүү.; хүүг; хүүгийн",
);

/** What bounds a change of price: a share, an index, consent. */
export const BOUNDED = words(
  [
    "exceed; more than; up to; at most; cap.; capped; maximum; percent; per cent; consumer price; index; inflation; cpi.; rpi.; agree",
    "consent; mutual; in line with; proportion; actual cost; cost increase; documented; law.; by law; regulat; statut; market",
  ],
  "не более; не свыше; не выше; не превыш; процент; индекс; инфляц; соглас; соглаш; пропорц; фактическ; коэффициент; ключев; закон; поставщик~ ресурс",
  "хэтрэхгүй; хэтэрч болохгүй; ихгүй; илүүгүй; хувь; хувиас; хувиар; хувийн; инфляц; индекс; тохирол; тохирч; зөвшөөр; харилцан; хуул; зах зээл",
);

export const OPENLY = words(
  "without limit; no limit; unlimited; any amount; such amount as it; as it thinks fit; as it sees fit; whatever amount",
  "не ограничен; не ограничив; неогранич; без ограничен",
  "хязгааргүй; хязгаар тогтоо; хязгаар тавихгүй; хязгаарлахгүй; хязгаарлагдахгүй",
);
