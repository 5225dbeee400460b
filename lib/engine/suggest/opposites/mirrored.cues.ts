/** A sentence that defines a term, which is captured. Raw text. */
export const termDefined = {
  en: /^[\s\d.()]{0,12}(?:\(\p{L}{1,3}\)\s)?["“]?(\p{Lu}[\p{L} &’'-]{2,60}?)["”]?,? (?:shall )?(?:means?|has the meaning|is defined)/u,
  ru: /^[\s\d.()]{0,12}[«"“]?(\p{Lu}[\p{L} -]{2,60}?)[»"”]? (?:означает|[–—] (?=это|\p{Ll}))/u,
  mn: /^[\s\d.()]{0,12}[«"“](\p{L}[\p{L} -]{2,60}?)[»"”] гэ(?:ж|дэг|дэгт|сэн)/u,
};
