/** What makes a 'not' part of a time and no refusal: 'not later than', «не позднее». One word, lower case. */
export const boundWord = {
  en: /^(?:later|less|more|fewer|longer|earlier|sooner|exceed\p{L}*|only|after|before|beyond|past|until|till)$/u,
  ru: /^(?:поздн\p{L}*|позже|более|больше|менее|меньше|свыше|дольше|ранее|раньше|превыша\p{L}*|только|реже|чаще)$/u,
};

/** Opens a condition. Folded. */
export const opensCondition = {
  en: /\b(?:if|unless|provided|on condition|as long as|only where|in the event|in return for)\b/u,
  ru: /(?<!\p{L})(?:если|при условии|в случае|лишь при|только при|при (?:\p{L}+ )?(?:оплат|уплат|внесени|поступлени|перечислени|предоплат|заказ|бронировани)\p{L}{1,2})(?!\p{L})/u,
};

/** After a day, closes its condition in Mongolian: «төлсөн бол», «төлбөл», «төлсөн тохиолдолд». Folded. */
export const closesCondition = {
  mn: /^[^,;.]{0,120}?(?:(?<!\p{L})(?:бол|тохиолдолд|нөхцөлтэй|нөхцөлд)(?!\p{L})|\p{L}{2,}(?:вал|вэл|вол|вөл|бал|бэл|бол|бөл)(?!\p{L}))/u,
};

/** A sentence that goes on behind its condition: 'if it is late, it shall pay by 4 May'. Folded. */
export const goesOn = {
  en: /,[^,]{0,80}\b(?:shall|must|will|may|is|are|can|then)\b/u,
  ru: /,(?!\s?(?:что|чтобы|котор|указанн|предусмотренн))/u,
};
