/** After a quoted term that is being defined. Raw text. */
export const definesAfter = {
  en: {
    means:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:as used (?:herein|in this \p{L}{3,12}),?\s)?(?:(?:shall|will)\s{1,3})?(?:means?|mean and include|includes?|refers? to)(?!\p{L})/u,
    isThe: /^ (?:is|are) (?:(?:the|an?|any|each|all) \p{L}|\p{Ll}+(?:s|tion) )/u,
    isDefined:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:as used (?:herein|in this \p{L}{3,12}),?\s)?(?:(?:shall|will)\s{1,3})?(?:be defined as|is defined as|are defined as)(?!\p{L})/u,
  },
  ru: /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:означа[ею]т(?!\p{L})|понима[ею]тся)/u,
  mn: /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}гэ(?:ж|дэгт?|сэн (?:нэр томьёо|ойлголт))(?!\p{L})/u,
};

/** The same, if the meaning is elsewhere: not a second definition. Raw text. */
export const meaningElsewhere = {
  en: {
    hasMeaning:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:[-–—]\s{0,2})?(?:(?:shall|will)\s{1,3})?ha(?:s|ve)\s{1,3}(?:the|such|its|their)\s{1,3}(?:respective\s)?meanings?/u,
    defined:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:[-–—]\s{0,2})?(?:(?:shall|will)\s{1,3})?(?:is|are|be) (?:as )?defined (?:in|under|by)/u,
    usedAs: /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:[-–—]\s{0,2})?(?:(?:shall|will)\s{1,3})?(?:is|are) used as defined/u,
    meansAsIn:
      /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:[-–—]\s{0,2})?(?:(?:shall|will)\s{1,3})?means? (?:the )?(?:\p{L}+ ){0,3}(?:as )?(?:defined|set forth|described|specified|identified) (?:in|on|under)/u,
  },
  ru: /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:[-–—]\s{0,2})?имеет значение/u,
};

/** The same, if it only adds to a meaning. Raw text. */
export const adds = {
  en: /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:(?:shall|will|does)\s{1,3}(?:also |not )?)?(?:includes?|refers? to)(?!\p{L})/u,
};

/** Words allowed between an opening bracket and the term. Raw text. */
export const bracketWords = {
  en: {
    pointing: /the|this|that|these|such|such \p{L}{3,12}|each|each of|a|an|all|both|any|its|their/iu,
    together: /collectively|together|individually|singly|jointly|severally|foregoing|capacity/iu,
    called: /hereinafter|hereafter|herein|sometimes|also|referred|being|called|known|defined|short/iu,
    joining: /to|as|and|or|with|in|of|for|is|are|be|will|shall|may/iu,
  },
  ru: {
    called: /далее|именуем\p{L}{0,4}|по|тексту|в|дальнейшем|также/iu,
    together: /совместно|вместе|отдельности|а|каждая|каждый|и|или/iu,
  },
  mn: /цаашид|хамтад|нь|тус|бүрийг/iu,
};

/** Before the term, outside brackets: 'hereinafter called the'. Raw text. */
export const namesBefore = {
  en: {
    hereinafter:
      /(?:hereinafter|hereafter|herein)(?:[\s,]+(?:referred to|collectively|individually|called|known|sometimes|also|as|be|jointly|together))*[\s,]+(?:as[\s,]+)?(?:the\s|an?\s)?$/iu,
    together:
      /(?:collectively|individually)(?:[\s,]+(?:referred to|collectively|individually|called|known|sometimes|also|as|be|jointly|together))*[\s,]+(?:as[\s,]+)?(?:the\s|an?\s)?$/iu,
    knownAs:
      /(?:shall be |is |are |be )?(?:referred to|known)(?: herein(?:after)?| collectively| individually)* as\s(?:the\s|an?\s)?$/iu,
  },
  ru: {
    called:
      /(?:далее|именуем\p{L}{1,4}(?:\s+в\s+дальнейшем)?|в\s+дальнейшем(?:\s+именуем\p{L}{1,4})?|по\s+тексту|совместно|вместе)\s{0,2}[-–—:,]?\s{0,2}$/iu,
    term: /под\s{1,3}(?:термином\s{1,3})?$/iu,
  },
  mn: /цаашид\s{1,3}$/iu,
};

/** A term at the start of a line; captured. Raw text. */
export const capitalisedPhrase = { en: /([\p{Lu}][\p{L}\d&/-]*(?:\s(?:of|and|or|the|[\p{Lu}(][\p{L}\d&/)-]*)){0,5})/u };

export const definesLine = { en: /\s(?:shall\s)?(?:means?|includes?|refers to|ha(?:s|ve) the meanings?)(?!\p{L})/u };

/** A definition for one clause only, judged by its sentence. Folded. */
export const local = {
  en: {
    asAWord: /\b(?:when )?used as an? (?:noun|verb|adjective)\b/u,
    forThisClause: /\bfor (?:the )?purposes? of (?:this|the foregoing|the preceding|clause|section|article)/u,
    inThisClause:
      /\bas used in (?:this|the foregoing) (?:section|article|clause|paragraph|exhibit|schedule|annex)|\b(?:this|such) (?:section|article|clause|paragraph) \d{0,3}[^a-z]{0,8}(?:only|,? "|,? the term)/u,
  },
  ru: /для целей (?:настоящ\p{L}{2,3} )?(?:пункта|раздела|статьи)/u,
  mn: /энэ (?:зүйл|хэсэг|бүлэг)т /u,
};

/** A document that accompanies another and takes its terms from there. Folded. */
export const goesWith = {
  en: {
    incorporated:
      /(?:hereby |is |are )?(?:incorporated (?:into|in|by reference)|made (?:a )?part of) (?:and (?:made|forms?) (?:a )?part of )?(?:the|that certain|and made)\s/u,
    issued:
      /(?:hereby |is |are )?(?:attached to and|issued (?:pursuant to|under)|entered into (?:pursuant to|under)) (?:and (?:made|forms?) (?:a )?part of )?(?:the|that certain|and made)\s/u,
    amends:
      /(?:hereby |is |are )?(?:supplements?|amends?) (?:and (?:made|forms?) (?:a )?part of )?(?:the|that certain|and made)\s/u,
  },
};

/** Any capitalised term may be defined in another document. Folded. */
export const definedElsewhere = {
  en: {
    capitalised:
      /capitali[sz]ed (?:terms?|words?)[^.]{0,140}(?:not (?:otherwise |expressly |specifically )?(?:defined|having)|without definition|meanings?|defined in|given)/u,
    notDefined:
      /(?:terms?|words?)[^.]{0,60}(?:not|otherwise) (?:otherwise )?defined (?:herein|in this)[^.]{0,80}(?:meaning|defined|ascribed|given|set forth)/u,
  },
  ru: /термины,? [^.]{0,80}(?:не определ|определены в|значении, (?:указанном|определ))/u,
};

/** Before an alias. Raw text. */
export const orAlias = {
  en: /(?:["”»]\s?,?\s?|(?<!;)\s)(?:or|and)\s$/iu,
  ru: /(?:["”»]\s?,?\s?|(?<!;)\s)(?:или|и)\s$/iu,
  mn: /(?:["”»]\s?,?\s?|\s)буюу\s$/iu,
};

/** After a first name in the same bracket. Raw text. */
export const aliasAfter = {
  en: /^[,;]?\s{0,2}(?:and|or)(?!\p{L})[^)]{0,60}["“«]/u,
  ru: /^[,;]?\s{0,2}(?:и|или)(?!\p{L})[^)]{0,60}["“«]/u,
  mn: /^[,;]?\s{0,2}буюу(?!\p{L})[^)]{0,60}["“«]/u,
};

/** A term in brackets without quotation marks; captured. Raw text. */
export const calledInBracket = {
  en: {
    pointing: /\(\s?(?:the|each,? an?|each|an?|all) (\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*){0,4})\)/u,
    called:
      /\([^()\n]{0,60}?(?:hereinafter|hereafter|collectively|individually|together|called|referred to)[ ,](?:(?:the|as|an?|hereafter|referred to) ){0,4}(\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*){0,4})\)/u,
  },
  ru: /\(\s?(?:именуем\p{L}{1,4}\s+)?(?:в\s+)?(?:далее|дальнейшем)(?:\s+по\s+тексту)?(?:\s+именуем\p{L}{1,4})?\s?[-–—:,]?\s{0,2}([\p{Lu}][^()"«»“”\n]{1,60})\)/u,
};

/** Words that introduce a term in a language that needs no quotation marks. Raw text. */
export const called = { ru: /далее|дальнейшем/iu, mn: /цаашид|доор/iu };

/** Right before a quoted company name. Raw text. */
export const companyForm = {
  ru: /(?<!\p{L})(?:ООО|АО|ПАО|ЗАО|ОАО|НАО|ИП|ТСЖ|ТОО|НКО|ГУП|МУП|[Оо]бществ\p{L}{1,3}|ответственностью)\s{1,3}$/u,
};

export const calledFrom = { mn: /\(?(?:цаашид|доор)\s{1,3}([^()"“”«»\n,]{2,50}?)\s{1,3}гэ(?:х|ж|нэ)/iu };
