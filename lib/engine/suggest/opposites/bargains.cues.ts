/** Paying a debt back early costs nothing; it costs a fee. Folded. */
export const earlyIsFree = {
  en: {
    early:
      /\b(?:prepay\p{L}*|early repayment|repa(?:y|id|yment)\b.{0,40}\b(?:early|before))\b.{0,100}\b(?:without (?:any )?(?:penalty|fee|charge|premium|cost)|no (?:penalty|fee|charge|premium))/u,
    withoutFee:
      /\b(?:without (?:any |a )?(?:penalty|fee|charge|premium)|no (?:penalty|fee|charge|premium))\b.{0,60}\b(?:prepay\p{L}*|early repayment)/u,
    orA: /\bprepay\p{L}*\b.{0,100}\bwithout a (?:penalty|fee|charge|premium)/u,
  },
  ru: /досрочн\p{L}{1,3}.{0,100}(?:без (?:уплаты )?(?:комисси|штраф|дополнительн|санкци|неустой)|(?:комисси|штраф|плат)\p{L}{1,3} не (?:взима|начисля|уплачива))/u,
  mn: /хугацаанаас (?:нь )?өмнө.{0,60}(?:төл|буцаа).{0,80}(?:төлбөр|хураамж|шимтгэл|торгууль)\p{L}{0,4} (?:авахгүй|төлөхгүй|тооцохгүй|нэхэмжлэхгүй)/u,
};

export const earlyIsPaid = {
  en: /\b(?:prepay\p{L}*|early repayment|repa(?:y|id|ys|yment)\b.{0,40}\bearly)\b.{0,100}(?<!(?:without|no|any) (?:a |any )?)\b(?:fee|charge|penalty|premium)\b/u,
  ru: {
    fee: /досрочн\p{L}{1,3} (?:\p{L}+ ){0,3}(?:возвра|погаш|погас)\p{L}{1,6}.{0,100}(?<!без )(?<!без уплаты )(?:комисси|штраф|вознаграждени|неустой)/u,
    behind: /(?:комисси|штраф|неустой)\p{L}{1,3} за досрочн\p{L}{2,3} (?:возврат|погаш)/u,
  },
  mn: /хугацаанаас (?:нь )?өмнө.{0,40}(?:төл|буцаа).{0,80}(?:шимтгэл|хураамж|торгууль|нэмэлт төлбөр)\p{L}{0,3} (?:төлнө|төлөх|авна|тооцно|суутга)/u,
};

/** Nobody else is appointed to sell or to act; others may be. Folded. */
export const nobodyElse = {
  en: {
    appoints:
      /\b(?:shall|will|may|must) not (?:\p{L}+ ){0,3}(?:appoint|engage|use)\b.{0,40}\b(?:other|another)\b.{0,40}\b(?:agent|distributor|dealer|reseller|representative|franchisee)/u,
    sole: /\b(?:sole|exclusive|only) (?:\p{L}+ ){0,3}(?:agent|distributor|dealer|reseller|representative|franchisee)\b/u,
    none: /\b(?:appoints?|engages?) no (?:other|further) (?:agent|distributor|dealer|reseller|representative)/u,
  },
  ru: {
    appoints:
      /не (?:назнача|привлека)\p{L}{2,4}.{0,60}(?:друг|ин(?:ых|ого|ым)).{0,40}(?:агент|посредник|дистрибьютор|дилер|представител)/u,
    opens: /не открыва\p{L}{2,4}.{0,60}(?:друг|иных|сво).{0,40}(?:магазин|точ[еи]к|чайн|кофе|салон)/u,
    sole: /(?:единственн|эксклюзивн|исключительн)\p{L}{2,3} (?:\p{L}+ ){0,2}(?:агент|посредник|дистрибьютор|дилер|представител)/u,
  },
  mn: {
    sole: /(?:онцгой|цорын ганц|ганц) (?:эрхт \p{L}+|төлөөлөгч|дистрибьютор|борлуулагч|зууч)/u,
    none: /өөр (?:\p{L}+ ){0,4}(?:төлөөлөгч|дистрибьютор|борлуулагч|зууч)\p{L}{0,4} (?:томилохгүй|ажиллуулахгүй|авахгүй)/u,
  },
};

export const othersToo = {
  en: /\bmay (?:\p{L}+,? ){0,8}(?:appoint|engage|use)\b.{0,40}\b(?:other|another|additional|further)\b.{0,40}\b(?:agent|distributor|dealer|reseller|representative|franchisee)/u,
  ru: {
    people:
      /(?<!не )(?:вправе|может) .{0,60}(?:назнач|привлек|привлеч)\p{L}{1,4}.{0,60}(?:друг|ин(?:ых|ого|ым)).{0,40}(?:агент|посредник|дистрибьютор|дилер|представител)/u,
    places:
      /(?<!не )(?:вправе|может) .{0,60}откры(?:ва)?ть.{0,60}(?:друг|иные|собственн).{0,40}(?:магазин|точк|чайн|кофейн|салон)/u,
  },
  mn: /(?:өөр|бусад) (?:\p{L}+ ){0,4}(?:төлөөлөгч|дистрибьютор|борлуулагч|зууч)\p{L}{0,6}.{0,40}(?:томил|ажиллуул|ав)\p{L}{0,4} (?:болно|эрхтэй)/u,
};

/** Elsewhere than where the right is exclusive. Folded. */
export const elsewhere = {
  en: /\boutside\b|\bbeyond\b|other (?:territor|countr|region)/u,
  ru: /за пределами|(?<!\p{L})вне(?!\p{L})|других (?:территори|регион|стран)/u,
  mn: /гадна|бусад (?:нутаг|орон|бүс)/u,
};

/** Who pays the price: what is in it is not paid besides by them. Folded. */
export const paysThePrice = {
  en: /^(?:client|customer|buyer|purchaser|tenant|lessee|licensee|employer|hirer|charterer|owner)$/u,
  ru: /^(?:заказчик|клиент|покупатель|арендатор|наниматель|лицензиат|пользователь)$/u,
  mn: /^(?:захиалагч|худалдан авагч|түрээслэгч|хөлслөгч|үйлчлүүлэгч|хэрэглэгч|лицензиат)$/u,
};
