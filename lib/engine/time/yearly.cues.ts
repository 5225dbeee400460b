/** Behind a day that comes again every year. Folded text. */
export const eachYear = {
  en: {
    year: /^,? ?(?:(?:in|of|during) )?(?:each|every)(?: (?:calendar|contract|lease|insurance|policy|rental|following|subsequent))? year\b/u,
    annually: /^,? ?(?:and )?(?:then |thereafter )?(?:annually|yearly)\b/u,
    listed: /^(?:(?:,| ?and|, and) ?\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}){1,5} (?:in|of) (?:each|every) year\b/u,
  },
  ru: {
    year: /^,? ?кажд(?:ого|ый)(?: календарного| последующего)? год(?:а)?(?!\p{L})/u,
    annually: /^,? ?(?:и далее )?ежегодно(?!\p{L})/u,
  },
};

/** Before a day that comes again every year. Folded text, ending in one space. */
export const yearlyOn = {
  en: {
    year: /\b(?:each|every) year,?(?: (?:on|by|before|until|not later than|no later than|on or before|starting|from)){0,2} $/u,
    annually: /\bannually,?(?: (?:on|by|before|until|not later than|no later than|on or before)){0,2} $/u,
  },
  ru: {
    year: /(?<!\p{L})кажд(?:ый|ого) год(?:а)?,?(?: (?:не позднее|до|к|с)){0,2} $/u,
    annually: /(?<!\p{L})ежегодно,?(?: (?:не позднее|до|к)){0,2} $/u,
  },
  mn: { year: /(?<!\p{L})жил (?:бүр|бүрийн|тутам|тутмын) $/u },
};
