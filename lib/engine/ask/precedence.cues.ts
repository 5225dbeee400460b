/** Says which part of a contract holds where two parts differ. Folded. */
export const partPrevails = {
  en: {
    differing:
      /\b(?:conflicts?(?: with)?|inconsisten(?:t|cy)|differs?)\b[^.;]{0,90}\b(?:prevails?|controls?|comes? first|ranks?|precedence)\b/u,
    over: /\bprevails? over\b|\border of precedence\b/u,
  },
  ru: /(?:расхожд|противореч|несоответств)\p{L}{1,5}[^.;]{0,60}(?:применя|главн|преимуществ|приоритет|преоблада|действу)/u,
  mn: /(?:зөрвөл|зөрчилдвөл|зөрүү гарвал|зөрүүтэй бол)[^.;]{0,80}(?:давуу|давамгайл|баримтал|мөрдө|үйлч)/u,
};

/** Speaks of texts in two languages. Folded. */
export const twoLanguages = {
  en: /\b(?:texts?|translation|language|english|russian|mongolian)\b/u,
  ru: /текст|перевод|язык/u,
  mn: /(?<!\p{L})(?:эх|эхийг|хэл|хэлээр)(?!\p{L})|монгол хув/u,
};
