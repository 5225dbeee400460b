/** Speaks of what something costs. Folded. */
export const costWord = {
  en: /\b(?:costs?|expenses?|charges?|pays?|paid|free of charge|account|pocket|taken off|deducted)\b/u,
  ru: /расход|затрат|за (?:\p{L}+ )?сч[её]т|бесплатн|оплачива|плат[аияуеё]/u,
  mn: /зардл|зардал|хөлс|төлбөр|хөрөнгө|үнэгүй/u,
};

/** A party bears a cost, before or after what it is of. Folded. */
export const bears = {
  en: {
    bears: /\b(?:bears?|meets?|covers?|pays?)\b.{0,40}\b(?:costs?|expenses?|charges?)\b/u,
    atExpense: /\bat (?:its|his|her|their|your|our|the [\p{L} ]{3,24}'s?|\p{L}{3,20}'s?) (?:own )?(?:cost|expense)\b/u,
    borneBy:
      /\b(?:costs?|expenses?|charges?)\b.{0,60}\b(?:borne by|fall(?:s)? (?:on|to)|for the account of|paid by|met by)/u,
    ownPocket: /\bout of (?:its|his|her|their|your|our) own pocket\b/u,
  },
  ru: {
    bears:
      /(?<!\p{L})(?:нес[её]т|несут|оплачива\p{L}{2,4}|покрыва\p{L}{2,4}|плат[ия]т).{0,40}(?:расход|затрат|стоимость)/u,
    atExpense: /за (?:сво[йя]|собственный) сч[её]т|(?<!\p{L})за сч[её]т(?!\p{L})|своими (?:силами и )?средствами/u,
    borneBy: /(?:расход|затрат)\p{L}{1,3}.{0,60}(?:нес[её]т|несут|возлага\p{L}{2,4}|оплачива\p{L}{2,4}|лежат)/u,
  },
  mn: {
    borneBy:
      /(?:зардал|зардл\p{L}{2,4}|хөлс\p{L}{0,4}|төлбөрийг).{0,60}(?:хариуц|гарга|төлн|даана|хамаар|гарна|олго|нөхө)/u,
    atExpense: /өөр\p{L}{2,4} (?:зардлаар|хөрөнгөөр|мөнгөөр)/u,
  },
};

/** It is in the price already; nothing is to be paid besides. Folded. */
export const inThePrice = {
  en: {
    included: /\b(?:included|contained|covered) in the\b.{0,40}\b(?:price|fee|fees|rent|rate|charge|salary)\b/u,
    price: /\b(?:price|fee|rent|rate|charge|salary)\b.{0,20}\b(?:includes?|covers?)\b/u,
    free: /\bno charge is made\b|\bfree of charge\b|\bwithout (?:extra )?charge\b|\bnot charged (?:separately|extra)\b/u,
  },
  ru: {
    included: /(?:включен\p{L}{1,3}|вход[яи]т|содержит в себе).{0,60}(?:цен|стоимост|плат|вознагражден|фрахт)/u,
    price: /(?:цен|стоимост|плат|вознагражден|фрахт)\p{L}{0,4}.{0,20}(?:включа|вход[яи]т|содержит в себе)/u,
    free: /(?<!\p{L})бесплатн\p{L}{1,3}(?!\p{L})|отдельно не оплачива|без дополнительной платы/u,
  },
  mn: {
    included: /(?:үнэ|төлбөр|хөлс|хураамж|түрээс|цалин)\p{L}{0,4} (?:багтсан|орсон|багтана|багтах|шингэсэн)/u,
    within: /(?:^|[. ])үүнд .{0,60}(?:багтсан|орсон|багтана|орно)(?!\p{L})/u,
    free: /үнэ төлбөргүй|үнэгүй(?!\p{L})/u,
  },
};

/** It is paid besides the price. Folded. */
export const besides = {
  en: {
    separately: /\b(?:separately|in addition to the|on top of|extra)\b.{0,40}|\bcharged separately\b/u,
    takenOff: /\b(?:taken off|deducted from|withheld from)\b/u,
  },
  ru: /(?:отдельн\p{L}{1,4}|дополнительно|сверх (?:цены|платы|стоимости)|удержива\p{L}{2,4}|возмеща\p{L}{2,4} по отдельн)/u,
  mn: /тусад нь|тусдаа|нэмж төл|нэмэлтээр төл|дээр нэмж|суутга/u,
};

/** Words of a clause on costs that don't tell what the cost is of. Stems. */
export const costStem = {
  en: /^(?:cost|expens|charg|pai|bear|born|meet|cover|own|account|price|fee|rent|rate|salari|includ|separ|free|top|pocket|refund|whole|each|shall|per)/u,
  ru: /^(?:расход|затрат|счет|свой|оплач|плат|цен|стоим|вознагражд|включ|вход|отдел|несет|несут|дополн)/u,
  mn: /^(?:зард|хариу|гарг|төл|хөлс|өөр|хөрн|хөрөнг|үнэ|түрээс|цалин|хураамж|багт|орс|тус|олг|хамаар|гар|бүх|даа|нөх)/u,
};
