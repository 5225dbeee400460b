/** Parts of a price that is paid in parts. Folded. */
export const inParts = {
  en: /\b(?:in advance|advance|deposit|on signature|on signing|on completion|instalments?|balance|against)\b/u,
  ru: /аванс|предоплат|вперед|при подписании|после подписания|остаток|окончательн/u,
  mn: /урьдчил|үлдсэн хувь|явцын/u,
};

/** Not parts of one whole: interest, limits, taxes, discounts, each case its own. Folded. */
export const notParts = {
  en: /interest|penalt|\bvat\b|\btax|discount|at least|not less|up to|exceed|more than|increase|\bif\b|late|each day|royalt|commission/u,
  ru: /пен[яию]|неустойк|ндс|налог|скидк|не менее|не более|превыш|свыше|если|просроч|увелич|роялти|годовых/u,
  mn: /алданги|торгууль|ндс|нөат|татвар|хөнгөлөлт|доошгүй|ихгүй|хэтрэх|бол(?!\p{L})|хоцор|нэмэгд|тутам/u,
};
