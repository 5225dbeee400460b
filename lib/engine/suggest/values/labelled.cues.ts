/** A value that stands behind a label, 'Rent: £48,000', and where a clause names the same thing. Folded. */

/** Between a name and its value: 'the Rent of', «плата в размере». A word each. */
export const linkToValue = {
  en: /^(?:of|is|are|shall|will|be|in|the|sum|amount|equal|to|at|rate|a|an|fixed|currently|usd|eur|gbp)$/u,
  ru: /^(?:в|размере|сумме|составляет|составляют|равна|равен|равно|это|на|срок)$/u,
  mn: /^(?:нь|хэмжээ|хэмжээний|дүн|дүнгийн|төгрөг|төгрөгийн|хувь|хувийн|хоног|хоногийн|сар|сарын|жил|жилийн)$/u,
};

/** Before a name that stands for the whole: another word makes it another thing, 'the service rent'. A word each. */
export const beforeName = {
  en: /^(?:the|this|a|an|its|said|agreed|pay|pays|paid|annual|yearly|monthly|total|full|whole|and|that|is|are)$/u,
  ru: /^(?!\p{L}+(?:ая|ую|ой|ый|ое|ый|ого|ые|ых)$)\p{L}+$/u,
};
