/** A sum, or a share of one. Folded. */
export const measured = {
  en: {
    sign: /[$€£₮₽]\s?\d|\d\s?(?:%|₽|₮|€)/u,
    word: /\d\s?(?:\([^()]{2,60}\)\s?)?(?:percent|per cent|usd|eur|gbp|mnt)|\b(?:usd|eur|gbp|mnt)\s?\d/u,
  },
  ru: /\d\s?(?:\([^()]{2,60}\)\s?)?(?:%|процент|руб|тенге|тугрик)/u,
  mn: /\d\s?(?:\([^()]{2,60}\)\s?)?(?:%|хув|төгрөг)/u,
};
