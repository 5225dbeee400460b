/** A party's registration number, with the word for it; the last group is the number. Raw text. */
export const registered = {
  en: {
    number:
      /\b(?:registration|registered|company|tax|vat|business|commercial register) (?:number|no\.?|code|id)[\s:#]{0,4}((?:[A-Z]{2,4}[ -]?)?\d[\d /-]{3,18}\d)/iu,
    under: /\bunder (?:company |registration )?(?:number|no\.?)[\s:#]{0,4}((?:[A-Z]{2,4}[ -]?)?\d[\d /-]{3,18}\d)/iu,
  },
  ru: {
    number: /(?<!\p{L})(?:ИНН|ОГРНИП|ОГРН|УНП|БИН|ИИН|ЕГРПОУ)(?:\s{0,2}[/№:])?\s{0,4}(\d{6,15})(?!\d)/u,
    words: /(?<!\p{L})рег(?:истрационный|\.)?\s?(?:номер|№)[\s:№]{0,4}(\d[\d-]{3,18}\d)/iu,
  },
  mn: /(?<!\p{L})(?:регистр(?:ийн)?|бүртгэлийн)(?:\s(?:дугаар|№))?[\s:№]{0,4}(\p{Lu}{0,2}\d{6,12})(?!\d)/iu,
};

/** Before an address. Raw text. */
export const addressed = {
  en: {
    office:
      /\b(?:registered|principal|head|business) (?:office|address|place of business)(?: is)?(?: located)?(?: at| in)?[\s:]{1,4}/iu,
    place:
      /\b(?:place of business(?: is)?(?: located)? (?:at|in)|located at|residing at|with (?:an )?address (?:at|of)|whose address is)\s{1,4}/iu,
    label: /(?<![\p{L}-])(?:postal |legal |mailing )?address\s{0,3}:\s{0,4}/iu,
    of: /,? of (?=(?:unit|suite|flat|apartment|office|floor) [^\n;()]{1,60},|\d{1,5}[a-z]?,? (?!day|month|year|per |jan|feb|mar|apr|may |jun|jul|aug|sep|oct|nov|dec)[\p{L}' -]{3,40},)/iu,
  },
  ru: {
    label:
      /(?<!\p{L})(?:юр(?:идический|\.)? |почтовый |фактический )?адрес(?: места нахождения| регистрации)?\s{0,3}:\s{0,4}/iu,
    place: /(?<!\p{L})(?:расположенн|находящ|проживающ|зарегистрированн)\p{L}{1,6} по адресу\s{0,3}:?\s{1,4}/iu,
  },
  mn: /(?<!\p{L})(?:оршин суух |албан ёсны )?хаяг\s{0,3}:\s{0,4}/iu,
};

/** An address that begins with its postcode: '420111, г. Казань, ул. …'. Raw text. */
export const postcode = { ru: /(?<!\d)\d{6},\s(?=г\.|город|респ|обл|Росси)/iu };

/** Before a telephone number. Raw text. */
export const telephone = {
  en: /\b(?:telephone|phone|mobile|tel|fax)(?: number| no)?\.?[\s:]{0,4}(\+?\d[\d ()-]{5,18}\d)/iu,
  ru: /(?<!\p{L})(?:телефон|тел|моб|факс)\.?[\s:]{0,4}(\+?\d[\d ()-]{5,18}\d)/iu,
  mn: /(?<!\p{L})(?:утас|факс)(?:ны дугаар)?\.?[\s:]{0,4}(\+?\d[\d ()-]{5,18}\d)/iu,
};

/** Before the name of whoever acts for a party. Raw text. */
export const actingBy = {
  en: /\brepresented(?: herein)? by (?:its |their )?/iu,
  ru: /(?<!\p{L})в лице\s/iu,
  mn: /(?<!\p{L})төлөөлж\s/iu,
};

/** Behind an address, after its comma. Raw text. */
export const afterAddress = {
  en: /,\s(?=hereinafter|represented|registration|company|tel|phone|e-?mail|fax|a |an |and )/iu,
  ru: /,\s(?=ИНН|ОГРН|КПП|тел|факс|именуем|в лице|далее|р\/с|почта)/iu,
  mn: /,\s(?=утас|регистр|цаашид|и-мэйл|төлөөлж)/iu,
};

/** Behind the name of whoever acts for a party: on which ground. Raw text. */
export const afterPerson = {
  en: /\s(?=under (?:a |the )?|acting |pursuant |and )/iu,
  ru: /\s(?=по доверенности|на основании|действующ)/iu,
  mn: /\s(?=нар(?!\p{L})|итгэмжлэл)/iu,
};
