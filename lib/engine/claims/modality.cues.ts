/** Words that exempt, forbid, oblige or permit. Folded. */
export const needNot = {
  en: {
    need: /\bneed not\b/u,
    letOff:
      /\b(?:is|are|shall|will)(?: under)? (?:not (?:be )?|no )(?:required|obliged|obligated|bound|obligation|duty) to\b/u,
    noDuty: /\bha(?:s|ve) no (?:duty|obligation)\b/u,
  },
  ru: /(?<!\p{L})не (?:обязан\p{L}{0,2}|требуется|нужно)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:үүрэггүй|шаардлагагүй|албагүй)(?!\p{L})/u,
};

export const mustNot = {
  en: {
    verbNot: /\b(?:shall|will|must|may|can|should|does|do)(?: \p{L}{2,10},?)? (?:not|never)\b|\bcannot\b/u,
    barred: /\b(?:is|are) (?:not (?:permitted|allowed|entitled)|prohibited|forbidden)\b/u,
    promises: /\b(?:agrees?|undertakes?) (?:not|never) to\b/u,
    nobody: /\b(?:neither|no) (?:party|of them|of the parties) (?:shall|may|will|must)\b/u,
  },
  ru: {
    barred: /(?<!\p{L})(?:не (?:вправе|может|могут|долж\p{L}{1,3}|име[ею]т права)|запрещ\p{L}{2,6}|нельзя)(?!\p{L})/u,
    notAllowed: /(?<!\p{L})не (?:допуска[ею]тся|разреша[ею]тся)(?!\p{L})/u,
    promises: /(?<!\p{L})(?:обязу[ею]тся|обязан\p{L}{0,2}) не(?!\p{L})/u,
    verbNot: /(?<!\p{L})не \p{L}{3,14}(?:ет|ют|ит|ят)(?:ся)?(?!\p{L})/u,
  },
  mn: {
    barred: /(?:хориглоно|хориглодог|хориотой|эрхгүй|ёсгүй|(?:ж|ч) болохгүй)(?!\p{L})/u,
    verbNot: /\p{L}{2,}хгүй(?= байх|[.;,)]|$)/u,
  },
};

export const may = {
  en: {
    may: /\b(?:may|can)\b/u,
    entitled: /\b(?:is|are|be) (?:entitled|permitted|allowed|free) to\b|\bha(?:s|ve) the right to\b/u,
  },
  ru: {
    may: /(?<!\p{L})(?:вправе|может|могут|можно|име[ею]т право)(?!\p{L})/u,
    allowed: /(?<!\p{L})(?:разреша[ею]тся|допуска[ею]тся)(?!\p{L})/u,
  },
  mn: /(?:эрхтэй|(?:ж|ч) болно|боломжтой|чөлөөтэй)(?!\p{L})/u,
};

export const must = {
  en: {
    shall: /\b(?:shall|must|will|has to|have to)\b/u,
    bound: /\b(?:agrees?|undertakes?) to\b|\b(?:is|are) (?:required|obliged|obligated|bound|responsible|to)\b/u,
  },
  ru: /(?<!\p{L})(?:обязан\p{L}{0,2}|обязу[ею]тся|долж\p{L}{1,3}|необходимо|следует)(?!\p{L})/u,
  mn: {
    bound: /(?<!\p{L})(?:үүрэгтэй|үүрэг хүлээ\p{L}{1,4}|ёстой)(?!\p{L})/u,
    verb: /\p{L}{2,}(?<!бай|бол|гэ)(?:на|нэ|но|нө)(?=[.;,)]|$)/u,
  },
};

/** Assigns part of a sentence to someone who isn't its subject. Folded, up to the name. */
export const oblique = {
  en: /(?:^|[\s(])(?:of|to|by|from|with|for|on|against|between|upon|towards|than|at) (?:the |an? |each |any )?$/u,
};

/** Before the agent's name in a passive sentence. Folded, up to the name. */
export const doneBy = { en: /(?:^|\s)by (?:the |an? )?$/u, ru: /ся(?!\p{L})/u };

/** A sentence that limits what precedes it. Folded. */
export const takesOut = {
  en: /\b(?:do(?:es)?|shall|will) not apply\b|\bis excepted\b/u,
  ru: /(?<!\p{L})не (?:применя|распространя)[ею]тся(?!\p{L})/u,
  mn: /(?:хамаарахгүй|үйлчлэхгүй|хэрэглэхгүй)(?!\p{L})/u,
};

/** In the dative the addressee is the one concerned. Folded. */
export const toSomebody = { ru: /(?<!\p{L})(?:запрещ|разреша|допуска|необходимо|следует|нельзя|можно|требуется)/u };
