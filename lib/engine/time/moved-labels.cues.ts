/** What rows of a table of dates are called, with its number. Folded. */
export const stage = {
  en: /(?:(?<before>first|second|third|fourth|fifth|sixth) )?\b(?<noun>lot|stage|milestone|phase|batch|instal?ment|delivery|shipment|item)s?\b(?: no\.?| number| №)?(?: (?<after>\d{1,2}|[ivx]{1,5})\b)?/u,
  ru: /(?:(?<before>\p{L}{4,9}) )?(?<noun>этап|партия|партии|партию|лот|платеж|платёж|взнос|очередь|очереди)\p{L}{0,2}(?: №)?(?: (?<after>\d{1,2}|[ivx]{1,5})(?![\p{L}\d]))?/u,
};

/** The same in Mongolian, where the number comes first. Folded. */
export const stageBehind = {
  mn: /(?<before>\d{1,2}|[ivx]{1,5})(?:-?р|\s?(?:дугаар|дүгээр|дэх|дахь))? (?<noun>үе шат|багц|ээлж|хэсэг|төлбөр)/u,
};

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
