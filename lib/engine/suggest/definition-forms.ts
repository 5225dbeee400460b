/** How contracts define a term. Data: patterns on the raw text beside a quoted term. English, Russian, Mongolian. */

/** A quoted term; the opening mark stands behind no letter, so that straight marks pair well. */
export const QUOTED = /(?<![\p{L}\d])["“«„”]([\p{L}\d][^"“”«»„\n]{0,70}?)["”»“]/gu;

/** After the term: '"Goods" means …', '«Товар» — …', '“Бараа” гэж …-г ойлгоно'. */
export const DEFINES_AFTER =
  /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:(?:as used (?:herein|in this \p{L}{3,12}),?\s)?(?:(?:shall|will)\s{1,3})?(?:means?|mean and include|includes?|refers? to|be defined as|is defined as|are defined as)(?!\p{L})|[-–—]\s|означа[ею]т(?!\p{L})|понима[ею]тся|гэ(?:ж|дэгт?|сэн (?:нэр томьёо|ойлголт))(?!\p{L}))/u;
/** The same, where the meaning stands elsewhere: no second definition. */
export const MEANING_ELSEWHERE =
  /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:[-–—]\s{0,2})?(?:(?:shall|will)\s{1,3})?(?:ha(?:s|ve)\s{1,3}(?:the|such|its|their)\s{1,3}(?:respective\s)?meanings?|(?:is|are|be) (?:as )?defined (?:in|under|by)|(?:is|are) used as defined|имеет значение|means? (?:the )?(?:\p{L}+ ){0,3}(?:as )?(?:defined|set forth|described|specified|identified) (?:in|on|under))/u;

/** The same, where it only adds to a meaning: '… shall include customer lists'. */
export const ADDS =
  /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}(?:(?:shall|will|does)\s{1,3}(?:also |not )?)?(?:includes?|refers? to)(?!\p{L})/u;

/** What may stand between the opening bracket and the term. */
export const WORDS_IN_BRACKET =
  /^(?:(?:the|this|that|these|such|such \p{L}{3,12}|each|each of|a|an|collectively|together|individually|singly|jointly|severally|hereinafter|hereafter|herein|sometimes|also|referred|to|as|being|and|or|with|called|known|defined|in|all|both|any|its|their|capacity|of|foregoing|for|short|is|are|be|will|shall|may|далее|именуем\p{L}{0,4}|по|тексту|совместно|вместе|в|дальнейшем|также|отдельности|а|каждая|каждый|и|или|цаашид|хамтад|нь|тус|бүрийг|["“«][^"“”«»]{1,60}["”»])(?:[\s,;:–—-]+|$))*$/iu;

/** Before the term, outside brackets: 'hereinafter called the', 'именуемое в дальнейшем', 'цаашид'. */
export const NAMES_BEFORE =
  /(?:(?:hereinafter|hereafter|herein|collectively|individually)(?:[\s,]+(?:referred to|collectively|individually|called|known|sometimes|also|as|be|jointly|together))*[\s,]+(?:as[\s,]+)?(?:the\s|an?\s)?|(?:shall be |is |are |be )?(?:referred to|known)(?: herein(?:after)?| collectively| individually)* as\s(?:the\s|an?\s)?|(?:далее|именуем\p{L}{1,4}(?:\s+в\s+дальнейшем)?|в\s+дальнейшем(?:\s+именуем\p{L}{1,4})?|по\s+тексту|совместно|вместе)\s{0,2}[-–—:,]?\s{0,2}|под\s{1,3}(?:термином\s{1,3})?|цаашид\s{1,3})$/iu;

/** Terms that are defined without quotation marks. */
export const UNQUOTED_RU =
  /\(\s?(?:именуем\p{L}{1,4}\s+)?(?:в\s+)?(?:далее|дальнейшем)(?:\s+по\s+тексту)?(?:\s+именуем\p{L}{1,4})?\s?[-–—:,]?\s{0,2}([\p{Lu}][^()"«»“”\n]{1,60})\)/gu;
export const UNQUOTED_MN = /\(?цаашид\s{1,3}([^()"“”«»\n,]{2,50}?)\s{1,3}гэ(?:х|ж|нэ)/giu;
/** 'Affiliate means …' and 'Start Date: …' at the head of a line. */
export const UNQUOTED_LINE =
  /(?:^|\n)[ \t]{0,8}(?:\(?[\p{L}\d]{1,3}(?:\.\d{1,2}){0,3}[.)]?\s{1,4})?([\p{Lu}][\p{L}\d&/-]*(?:\s(?:of|and|or|the|[\p{Lu}(][\p{L}\d&/)-]*)){0,5})(?:\s(?:shall\s)?(?:means?|includes?|refers to|ha(?:s|ve) the meanings?)(?!\p{L})|\s?[:–—-]\s|\s?[:\t])/gu;

/** A definition for one clause only, told by its sentence (folded). */
export const LOCAL =
  /\b(?:when )?used as an? (?:noun|verb|adjective)\b|\bfor (?:the )?purposes? of (?:this|the foregoing|the preceding|clause|section|article)|\bas used in (?:this|the foregoing) (?:section|article|clause|paragraph|exhibit|schedule|annex)|\b(?:this|such) (?:section|article|clause|paragraph) \d{0,3}[^a-z]{0,8}(?:only|,? "|,? the term)|для целей (?:настоящ\p{L}{2,3} )?(?:пункта|раздела|статьи)|энэ (?:зүйл|хэсэг|бүлэг)т /u;
/** A paper that goes with another one and takes its terms from there. */
export const GOES_WITH =
  /(?:hereby |is |are )?(?:incorporated (?:into|in|by reference)|made (?:a )?part of|attached to and|issued (?:pursuant to|under)|entered into (?:pursuant to|under)|supplements?|amends?) (?:and (?:made|forms?) (?:a )?part of )?(?:the|that certain|and made)\s/u;

/** Everything capitalised may be defined in another document. */
export const DEFINED_ELSEWHERE =
  /capitali[sz]ed (?:terms?|words?)[^.]{0,140}(?:not (?:otherwise |expressly |specifically )?(?:defined|having)|without definition|meanings?|defined in|given)|(?:terms?|words?)[^.]{0,60}(?:not|otherwise) (?:otherwise )?defined (?:herein|in this)[^.]{0,80}(?:meaning|defined|ascribed|given|set forth)|термины,? [^.]{0,80}(?:не определ|определены в|значении, (?:указанном|определ))/u;
