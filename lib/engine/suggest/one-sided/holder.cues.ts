/** Any party, besides 'either' and 'each'. Folded. */
export const anyParty = {
  en: /\b(?:both parties|the other party|a party|one party|party in breach|defaulting party|parties)\b|\beach of (?:us|them)\b/u,
  ru: /(?<!\p{L})(?:сторон(?:а|ы|е|ой|ам|ами)?|виновн\p{L}{2,3} сторон\p{L}{1,3}|ни одна из сторон)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:тал|талууд|талуудын|талын|талд|харилцан)(?!\p{L})/u,
};

/** Before what is agreed on: it says nothing of whom. Folded. */
export const agreeThat = {
  en: /^(?:[\d.()]+ )?(?:the )?parties (?:hereby |further )?(?:agree|acknowledge)s? that |\bthird part(?:y|ies)\b/u,
  ru: /^(?:[\d.)]+ )?стороны (?:договорились|согласились|пришли к соглашению),? (?:о том,? )?(?:что )?|треть\p{L}{2,3} сторон\p{L}{0,3}|в одностороннем порядке/u,
  mn: /талууд тохиролцож|талууд харилцан тохиролцсоны дагуу|нэг талын журмаар|нэг талын шийдвэрээр|нэг талаар/u,
};

/** Before a party that isn't the subject. Folded. */
export const behindPreposition = {
  en: /(?:^|[ (])(?:to|by|from|with|of|against|for|on|upon|between|than|at|as|notify|notifies|inform|informs|pay|pays|indemnify|requires?|allows?|gives?|grants?|if|unless)(?: the)? $/u,
};

/** Before whoever gets something. Folded. */
export const toSomebody = { en: /(?:^|[ (])(?:to|in favou?r of)(?: the)? $/u };

/** Before whoever does what may be done. Folded. */
export const byActor = {
  en: /\bentitles (?:the )?|\bmay (?:also )?be (?:\p{L}+ ){1,4}by (?:the )?|^(?:\(?[a-z\d]{1,3}[.)] )?by (?:the )?/u,
};

/** What a word stands for, and no rule. Folded. */
export const definesTerm = {
  en: /^.{0,14}"[^"]{1,60}" (?:shall )?(?:means?|has the meaning)\b/u,
  ru: /^.{0,14}"[^"]{1,60}" (?:означает|имеет значение|[-] это)/u,
  mn: /^.{0,14}"[^"]{1,60}" гэ(?:ж|дэг|сэн)/u,
};

/** Opens an exception that gives one party more. Folded. */
export const exceptThat = {
  en: /\b(?:except|save|provided|but|however)(?: that|,)? (?=(?:the )?\p{L}+ may\b|(?:the )?\p{L}+ (?:is|shall be) (?:entitled|free))/u,
  ru: /(?:за исключением того|кроме того|при этом|однако|но),? (?:что )?(?=\p{L}+ (?:вправе|может|имеет право))/u,
  mn: /(?:харин|гэхдээ) /u,
};

/** Between two parties of which one thing is said. Folded. */
export const joinsParties = {
  en: /^(?: \p{L}+)?[ ,]*(?:and|or)(?: the)? $/u,
  ru: /^(?: \p{L}+)?[ ,]*(?:и|или) $/u,
  mn: /^(?: \p{L}+)?[ ,]*(?:ба|болон) $/u,
};
