/** What shows that a contract is a letter, and whom it is to. Raw text. */

/** Opens a letter. */
export const salutation = {
  en: /(?:^|\n)[ \t]*(?:dear|attention:? dear)\s\p{Lu}/iu,
  ru: /(?:^|\n)[ \t]*(?:глубоко)?уважаем(?:ый|ая|ые)\s\p{Lu}/iu,
  mn: /(?:^|\n)[ \t]*(?:эрхэм|хүндэт|эрхэм хүндэт)\s\p{Lu}/iu,
};

/** A firm's form with its name in quotes. */
export const formAndName = {
  en: /“[^“”\n]{2,80}”\s(?:LLC|Ltd|Inc|JSC)(?!\p{L})/u,
  ru: /(?:ООО|ОсОО|ТОО|АО|ПАО|ЗАО|[Оо]бщество с ограниченной ответственностью|[Аа]кционерное общество)\s?[«"“][^«»"“”\n]{2,80}[»"”]/u,
  mn: /[«"“][^«»"“”\n]{2,80}[»"”]\s?(?:ХХК|ТӨХК|ХК|ТББ|ХЗХ)(?!\p{L})/u,
};

/** Beside a name in a letter's head: who is to read it, what it is about. */
export const besideAName = {
  en: /^(?:for the attention|attn|attention|by (?:hand|post|e-?mail)|private|re:|subject|our ref|your ref|date)/iu,
  ru: /^(?:исх|вх|кому|копия|тема|на №|вниманию|касательно)/iu,
  mn: /^(?:дугаар|огноо|хэнд|тухай|хуулбар)/iu,
};
