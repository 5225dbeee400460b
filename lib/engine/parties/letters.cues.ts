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
  ru: {
    firm: /(?:ООО|ОсОО|ТОО|АО|ПАО|ЗАО|[Оо]бществ[оу] с ограниченной ответственностью|[Аа]кционерно(?:е|му) обществ[оу])\s?[«"“][^«»"“”\n]{2,80}[»"”]/u,
    sole: /(?:ИП|[Ии]ндивидуальн(?:ый|ому) предпринимател[ью])(?:\s\p{Lu}\p{Ll}{1,24}){2,3}/u,
  },
  mn: /[«"“][^«»"“”\n]{2,80}[»"”]\s?(?:ХХК|ТӨХК|ХК|ТББ|ХЗХ)(?!\p{L})/u,
};

/** Opens the address of whom a letter is to. */
export const addressed = { en: /^To[,:]?$/u, ru: /^Кому:?$/u, mn: /^Хэнд:?$/u };

/** What a letter's writer is called, right behind its name. */
export const calledHere = {
  en: /(?:(?:\p{Lu}[\p{L}&'’-]*|of|and) ){1,7}(?=\((?:hereinafter|hereafter|the|“|")\s?(?:the |called |referred to as )?["“]?(?!\p{Ll}*\s?(?:agreement|contract))\p{Lu}?)/u,
};

/** Before a firm's name in an address. */
export const messrs = { en: /^(?:M\/s\.?|Messrs\.?)\s/u };

/** Beside a name in a letter's head: who is to read it, what it is about. */
export const besideAName = {
  en: /^(?:for the attention|attn|attention|by (?:hand|post|e-?mail)|private|re:|subject|our ref|your ref|date)/iu,
  ru: /^(?:исх|вх|кому|копия|тема|на №|вниманию|касательно)/iu,
  mn: /^(?:дугаар|огноо|хэнд|тухай|хуулбар)/iu,
};
