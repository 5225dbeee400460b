/** A payment by its own name; what it is of is captured. Folded. */
export const namedFee = {
  en: /\b(?!(?:an?|the|this|that|such|its|monthly|annual|yearly|quarterly|total|fixed|full|agreed|same|each|any|of|and|or|all)\b)(\p{L}+) (?:fees?|charges?)\b/u,
  ru: /(?<!\p{L})(?!(?:ежемесячн|ежегодн|общ|фиксированн|полн|настоящ|эт|так|кажд|постоянн|годов|месячн))(\p{L}{4,})(?:ая|ую|ой|ый|ого|ое) (?:плат[аыуе]|взнос|сбор|плат[её]ж)/u,
  mn: /(?<!\p{L})(?!(?:сарын|жилийн|нийт|үндсэн|гэрээний|улирлын|энэ)(?!\p{L}))(\p{L}{3,}) хураамж/u,
};
