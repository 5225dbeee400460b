import { either } from "../text/either";

/** How agreements say which of several documents prevails, in three languages. */

/** Two documents may differ. */
export const differs = either(
  String.raw`conflict|inconsisten|discrepan|contradict|differs?(?!\p{L})|order of precedence|priority of documents`,
  String.raw`противореч|расхожден|несоответств|разночтен|отлича`,
  String.raw`зөрч|зөрүү|зөрвөл|харшил`,
);
const EN = String.raw`(?:shall |will )?(?:prevails?|takes? precedence|controls?|governs?)(?!\p{L})`;
const RU = String.raw`(?:(?:имеют?|будут? иметь) (?:преимущественную силу|преимущество|приоритет)|преобладают|превалируют|применяются)`;
const MN = String.raw`давуу хүчинтэй|давамгайл|баримтал|дагаж мөрд|мөрдөнө|үйлчилнэ`;
/** Who prevails; each group names one kind of document. */
export const prevails = {
  agreement: either(
    String.raw`(?:this|the (?:framework |master |main )?)\s?(?:framework |master )?agreement ${EN}|(?:terms|provisions) of (?:this|the) (?:framework |master )?agreement ${EN}`,
    String.raw`(?:условия|положения) (?:настоящего |рамочного )?(?:договора|соглашения|контракта) ${RU}|преимущественную силу имеют? (?:условия |положения )?(?:настоящ\p{L}{2,3} )?(?:договор|соглашени)|применяются (?:условия|положения) (?:настоящего |рамочного )?(?:договора|соглашения)`,
    String.raw`(?:энэхүү |ерөнхий )?гэрээ(?:г|ний (?:заалт|нөхцөл|заалтыг|нөхцөлийг))? (?:${MN})`,
  ),
  order: either(
    String.raw`(?:the |each |an? )?(?:purchase )?order(?: form)? ${EN}|(?:terms|provisions) of (?:the|an|each) (?:purchase )?order(?: form)? ${EN}`,
    String.raw`(?:условия|положения) (?:заказа|спецификации|заявки) ${RU}|применяются (?:условия|положения) (?:заказа|спецификации|заявки)`,
    String.raw`захиалг(?:а|ыг|ын (?:заалт|нөхцөл|заалтыг|нөхцөлийг))? (?:${MN})`,
  ),
  annex: either(
    String.raw`(?:the |an? )?(?:annex|appendix|schedule|exhibit)(?:es|s)? ${EN}`,
    String.raw`(?:условия|положения) приложени[яй] ${RU}`,
    String.raw`хавсралт(?:ыг|ын (?:заалт|нөхцөл|заалтыг|нөхцөлийг))? (?:${MN})`,
  ),
} as const;
export const exception = either(
  String.raw`(?<!\p{L})(?:unless|except|save (?:that|where)|otherwise)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:если иное|если только|кроме|за исключением|иное не)`,
  String.raw`(?:бусад|бол|тохиолдолд) (?:тохиолдолд|үл|өөрөөр)|өөрөөр (?:заа|тохир)|бусдаар`,
);
