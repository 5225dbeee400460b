/** Somebody has a right: the holder stands before it. Folded. */
export const mayDo = {
  en: /\b(?:may|can|is entitled to|are entitled to|has (?:the|a) right to|have (?:the|a) right to)\b(?! not\b)/gu,
  ru: /(?<!\p{L})(?:вправе|может|могут|имее\p{L} право|имеют право)(?!\p{L})/gu,
};

/** The contract is what is ended, by its holder: 'may be terminated by' the Client. Folded, from the right on. */
export const endedBy = { en: /^\S{2,3} be (?:terminated|ended|cancelled|canceled)(?: [\p{L}-]{1,14}){0,4} by $/u };

/** Right before a name that is told, given or done something, and so is no subject. Folded. */
export const noSubject = {
  en: /\b(?:to|by|from|of|with|for|against|upon|on|notif\p{L}+|inform\p{L}*|giv\p{L}+|tell\p{L}*|between|towards?|unless|pay\p{L}*)(?: the| an?)? $/u,
  ru: /(?<!\p{L})(?:уведомив|предупредив|известив|уведомляя|письменно|через|на|за|о|об|к|для|от|с|у) $/u,
};

/** Both sides have a right, or either. Folded. */
export const everySide = {
  en: /\b(?:either|each|any|both|neither|one)(?: of)?(?: the| us)? ?(?:part(?:y|ies)|sides?|of us|us)\b|\bthe (?:parties|sides)\b|\beither of\b/u,
  ru: /(?<!\p{L})(?:люб|кажд|обе|одн)\p{L}{0,3} (?:из )?сторон|(?<!\p{L})сторон[аы] (?:вправе|могут|может|имеют|имеет)|по инициативе (?:любой|одной|каждой)/u,
  mn: /(?<!\p{L})(?:аль (?:ч |нэг(?:эн)? )?тал|талууд|хоёр тал|нэг тал|тал бүр)(?!\p{L})/u,
};

/** Someone leaves the contract, or ends it. Folded. */
export const leaves = {
  en: {
    end: /\b(?:terminat|cancel|withdraw|resign|leav(?:e|es|ing)\b|end(?:s|ed|ing)?\b|notice to quit)/u,
    stop: /\bstop(?:s|ping)? (?:(?:the|this) (?:contract|agreement|lease)|by|it|at any time)\b/u,
  },
  ru: /(?<!\p{L})(?:расторг|расторж|прекра|отказ|отступ|уйти|уходит|выйти|выходит)/u,
  mn: /(?<!\p{L})(?:цуцл|цуцал|дуусгавар|болих|татгалз|гарах|гарч)/u,
};
