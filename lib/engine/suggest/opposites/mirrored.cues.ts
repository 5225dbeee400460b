/** A sentence that defines a term, which is captured. Raw text. */
export const termDefined = {
  en: /^[\s\d.()]{0,12}(?:\(\p{L}{1,3}\)\s)?["“]?(\p{Lu}[\p{L} &’'-]{2,60}?)["”]?,? (?:shall )?(?:means?|has the meaning|is defined)/u,
  ru: /^[\s\d.()]{0,12}[«"“]?(\p{Lu}[\p{L} -]{2,60}?)[»"”]? (?:означает|[–—] (?=это|\p{Ll}))/u,
  mn: /^[\s\d.()]{0,12}[«"“](\p{L}[\p{L} -]{2,60}?)[»"”] гэ(?:ж|дэг|дэгт|сэн)/u,
};

/** Each on its own: 'at its own expense'. Folded. */
export const ofOneself = {
  en: /\b(?:its|their|his|her) (?:own|respective)\b/u,
  ru: /(?<!\p{L})(?:сво(?:й|я|ё|е|и|его|ей|ему|им|ими|их|ю)|собственн\p{L}{2,3})(?!\p{L})/u,
  mn: /(?<!\p{L})(?:өөрийн|өөрсдийн)(?!\p{L})/u,
};
