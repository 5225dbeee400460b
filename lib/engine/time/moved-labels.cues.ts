/** What rows of a table of dates are called: an ordinal, the noun and its number, or one of both. Lower case. */
export const stage = {
  en: /(?:(first|second|third|fourth|fifth|sixth) )?\b(lot|stage|milestone|phase|batch|instal?ment|delivery|shipment|item)s?\b(?: no\.?| number| №)?(?: (\d{1,2}|[ivx]{1,5})\b)?/u,
  ru: /(?:(\p{L}{4,9}) )?(этап|партия|партии|партию|лот|платеж|платёж|взнос|очередь|очереди)\p{L}{0,2}(?: №)?(?: (\d{1,2})(?![\p{L}\d]))?/u,
};

/** The same in Mongolian: the number, then the noun. Lower case. */
export const stageBehind = { mn: /(\S{1,4}?)(?:-?р|\s?(?:дугаар|дүгээр|дэх|дахь))? (үе шат|багц|ээлж|хэсэг|төлбөр)/u };

/** The beginnings of the first ordinals. Lower case. */
export const ordinals = {
  en: ["first", "second", "third", "fourth", "fifth", "sixth"],
  ru: ["перв", "втор", "трет", "четв", "пят", "шест"],
};

/** Words of a label that may stand before any day. Lower case. */
export const anyDay = {
  en: /^(?:date|start|begin|order|term|sign|effect|agree|contract|from|until|than|later)/u,
  ru: /^(?:дат|срок|начал|подпис|договор|действ|услов)/u,
  mn: /^(?:огноо|өдөр|өдри|хугацаа|эхлэ|гэрээ|дуус)/u,
};

/** Between a label and its day. Lower case. */
export const untilDay = { en: /^(?:by|no later than|on)$/u, ru: /^(?:до|не позднее)$/u };
