/** Before the day on which this contract, not another, is said to be made. Folded. */
export const madeOn = {
  en: {
    thisContract: /\bthis\b[^;]{0,150}\b(?:dated|made|entered into|executed|signed|concluded)\b[^;]{0,150}$/u,
    thisDay: /\b(?:dated|made|entered into|executed|signed|concluded)\b[^.;]{0,60}\bthis$/u,
    thisTakesEffect:
      /\bthis\b[^;]{0,120}\b(?:agreement|contract|lease|amendment)\b[^;]{0,60}\beffective (?:as of|on|from)(?: this)?(?: the)?$/u,
  },
};

/** Before an end date. Folded. */
export const endBefore = {
  en: {
    ends: /\b(?:until|till|through|up to|expir(?:es?|ing)|(?:expiry|expiration|end) date|ends?|ending|an end|lapses?|terminates?)\b(?:(?!commenc|begin|effect|from|start|dated|after|following|since)[^.;]){0,40}$/u,
    runsTo: /\bruns? to(?: and including)?(?: the)?\s?$/u,
  },
};

/** The same, in a title. Folded. */
export const datedTitle = {
  en: {
    title:
      /\b(?:agreement|contract|lease|deed|memorandum)\b[ ,]{0,3}(?:\([^)]{0,40}\) )?(?:is |was )?(?:dated|made|entered into|executed)\b[^.;]{0,40}$/u,
    isDated: /\), is dated(?: as)?(?: of)?(?: the)?$/u,
  },
};

/** Before a contract's effective date, which may differ from the day it is made. Folded. */
export const takesEffect = { en: /\beffective (?:as of|on|from)(?: this)?(?: the)?$/u };

/** At the end of a contract, before the signing date. Folded. */
export const signedOn = {
  en: /\bin witness whereof\b[^;]{0,150}\b(?:execut|sign|caus)\p{L}{1,4}\b[^;]{0,120}\b(?:as of|on|this)(?: the| this)?$/u,
};

/** The beginning of a line with the contract's date. Folded. */
export const dateLabel = {
  en: /^(?:dated|date(?: of (?:this |the )?(?:agreement|contract|lease))?)\s?:?(?: as of)?\s?:?$/u,
};

/** Where the contract itself begins, below filing notes or a title page. Folded. */
export const beginsHere = { en: /(?:[.:] |\bagreement )(?=this (?:[\p{L}-]+ ){0,4}(?:agreement|contract|lease)\b)/gu };

/** Before the date of another document. Folded. */
export const datedElsewhere = {
  en: {
    recital: /\bwhereas\b/u,
    another:
      /\b(?:that certain|those certain|pursuant to|parties to|under the|supersedes\b|entered into (?:an?|that|the|certain)\b|schedule 13\p{L}?|by letter)[^;]{0,150}$/u,
    changed: /\b(?:amendment|addendum|supplement)\b[^;]{0,80}\b(?:to|of)\b[^;]{0,120}(?<!\band )(?:dated)[^;]{0,40}$/u,
    effect: /(?<!\b(?:entered into|made|executed|dated) (?:and )?)\beffective$/u,
    restated: /\b(?:restated|originally)\b[^;]{0,150}(?:dated|effective|made)[^;]{0,30}$/u,
  },
};
