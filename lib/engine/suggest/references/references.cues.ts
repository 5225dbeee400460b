/** The word before a clause's number. Lower case. */
export const referenceTo = {
  en: /(?:sections?|clauses?|paragraphs?|articles?)\s{1,3}(?=\d)|§{1,2}\s{0,3}(?=\d)|(?:in|under|by|with)\s(?=\d{1,2}\.\d{1,2} (?:above|below))/,
  ru: /(?:(?:под)?пункт[а-яё]{0,3}|раздел[а-яё]{0,3}|стать[а-яё]{1,3}|глав[а-яё]{1,3}|параграф[а-яё]{0,3}|пп?\.|ст\.)\s{1,3}(?=\d)/,
};

/** A reference that laws are seldom cited by: to a clause, not to a section or an article. Raw text. */
export const toClause = {
  en: /^(?:clauses?|paragraphs?)\s/iu,
  ru: /^(?:(?:под)?пункт\p{L}{0,3}|пп?\.)\s/iu,
  mn: /^\d{1,2}\.\d/iu,
};

/** Between two numbers of one reference. Raw text. */
export const nextNumber = {
  en: { comma: /^\s?,\s?(?:and|or)?\s?(?=\d{1,2}\.\d)/u, and: /^\s(?:and|or|to|through)\s(?=\d{1,2}\.\d)/u },
  ru: { comma: /^\s?,\s?(?:и|или)\s?(?=\d{1,2}\.\d)/u, and: /^\s(?:и|или)\s(?=\d{1,2}\.\d)/u },
};

/** From one reference of a list to the next: ' (Notices), Section 6.5' and ' and 6.9'. Raw text. */
export const nextInList = {
  en: /^(?:\s?\([^()\n]{1,90}\)){0,3}\s{0,2}(?:,\s{1,3}(?:and |or )?|(?:and|or|to|through)\s{1,3})(?:(?:[Ss]ections?|[Cc]lauses?|[Aa]rticles?|[Pp]aragraphs?)\s{1,3})?\d{1,2}(?:\.\d{1,2}){1,3}/u,
  ru: /^\s?(?:,\s{1,3}|и\s{1,3}|или\s{1,3})(?:пункт\p{L}{0,3}\s|п\.\s?)?\d{1,2}(?:\.\d{1,2}){1,3}/u,
};

/** The title of a paper that changes another one, whose clauses it names. Folded. */
export const amendmentTitle = {
  en: /\bamendment (?:no\b|number\b|#|agreement\b|to (?:the )?)|\b(?:first|second|third|fourth|fifth) amendment\b/u,
  ru: /дополнительное соглашение/u,
  mn: /нэмэлт (?:гэрээ|өөрчлөлт)/u,
};

/** Another document or a law is meant. Raw text after the number. */
export const elsewhere = {
  en: {
    ofThe:
      /^(?:\s?\([a-z\d]{1,4}\))*\s{0,2},?\s{0,2}(?:of|in)\s+(?:the|that|such|said|an?|its|our|their)\s+(?!agreement|contract|event|case|same|manner|hereof)[\p{L}\d]/u,
    ofNamed:
      /^(?:\s?\([a-z\d]{1,4}\))*\s{0,2},?\s{0,2}(?:hereof and )?(?:of|in|to|under|from)\s+["“'’]?(?=[\p{Lu}"“'’])/u,
    statute:
      /^(?:\s?\([a-z\d]{1,4}\))*\s{0,2},?\s{0,2}\(?\s?(?:[\p{Lu}][\p{L}]{3,}\s){0,4}(?:Act|Code|Rules?|Regulations?|Law|Policy|Guidelines?|Lease|Plan|Terms)(?!\p{L})/u,
    range:
      /^\s(?:to|through)\s\d{1,4}(?:\.\d{1,3})?\s(?:\(inclusive\)\s)?(?:of|in|under)\s+(?:the|that|such)\s+(?![Aa]greement|[Cc]ontract|present)\p{L}/u,
    initials: /^\s(?:\p{Lu}\.){2,4}/u,
    code: /^(?:\s?\([a-z\d]{1,4}\))*,?\s(?:UK\s)?\p{Lu}{3,6}(?![\p{L}\s]{0,3}\p{Lu}{2})/u,
    thereof: /^[^;\n]{0,25}\bthereof\b/u,
    otherNumber: /^(?:\s?(?:election|exchange|plan|filing|corporation)|[-–]\d)/u,
  },
  ru: /^(?:\s?\([^()\n]{1,4}\))*(?:,?\sчаст\p{L}{1,3}\s\d{1,2})?\s(?:\p{L}+\s){0,3}(?:кодекс|закон|[ГТНЖ]К(?!\p{L})|КоАП|ФЗ|Устав|Положени|Правил|приложени|регламент)/u,
  mn: /^\S{0,8}\s(?:\p{L}+\s){0,1}хуул/u,
};

/** The same, by the words before the number. Raw text. */
export const elsewhereBefore = {
  en: {
    statute:
      /(?:act|code|u\.?s\.?c\.?|c\.?f\.?r\.?|rules?|regulations?|law|treaty|convention|standard|policy|plan|master agreement|lease)(?:\s(?:19|20)\d\d)?\s{0,3},?\s{0,3}(?:of the\s)?$/iu,
    annex: /(?:exhibit|schedule|appendix|annex)\s\S{1,3},?\s{0,3},?\s{0,3}(?:of the\s)?$/iu,
    otherContract:
      /(?<!(?:[Tt]his|[Tt]he) )[A-Z]\p{L}+ (?:Agreement|Plan|Lease|Contract|Indenture)(?: \([^)]{1,30}\))?,? (?:under|pursuant to|in|at|of|by)\s$/iu,
  },
  ru: /(?:кодекс\p{L}{0,2}|закон\p{L}{0,2}|приложени\p{L}\s?№?\s?\d*|стандарт\p{L}{0,4})\s{0,3},?\s{0,3}$/iu,
  mn: /(?:хуул\p{L}{0,5}|тогтоол\p{L}{0,5}|журм\p{L}{0,5}|журам|дүрм\p{L}{0,5}|стандарт\p{L}{0,4}|хавсралт\p{L}{0,4})\s{0,3},?\s{0,3}$/iu,
};

/** Right before the clause of an item. Raw text; captures the item. */
export const itemBefore = {
  en: /(?:paragraph|item|point|sub-?clause|limb)\s\(?(\p{L}|\d{1,2})\)?\sof\s$/iu,
  ru: /(?:подпункт|абзац)\p{L}{0,3}\s[«"(]?(\p{L}|\d{1,2})[»")]?\s$/iu,
};

/** The number precedes its word and is captured. Raw text. */
export const numberBefore = {
  mn: {
    withEnding:
      /(?<![\d.,/])(\d{1,2}(?:\.\d{1,2}){1,3})(?=\s?-?\s?(?:д|т|р|ийн|ын|аас|ээс|оос|өөс|дахь|дэх)(?!\p{L}))/u,
    withWord: /(?<![\d.,/])(\d{1,2}(?:\.\d{1,2}){1,3})(?=\s?-?\s?(?:дугаар|дүгээр)\s(?:зүйл|заалт|хэсэг|бүлэг))/u,
    asSaid:
      /(?<![\d.,/\p{L}])(\d{1,2})(?=-?(?:д|т|ыг|ийг)\s(?:заа|дурд|тус|зөрч|хэл|бич|нийц|үндэс)|\s?\([а-я]\)-?(?:д|т|ийн|ын|ыг|ийг|аас)(?!\p{L}))/u,
    afterWord: /(?<=[Зз]үйл\s)(\d{1,2})(?=\s?-?\s?\(|-(?:д|т|р|ийн|ын|ыг|ийг))/u,
    chapter:
      /(?<![\d.,/])(\d{1,2})(?=\s?(?:дугаар|дүгээр|-р|дэх|дахь)\s(?:зүйл|бүлэг|заалт|хэсэг|хэсг|параграф)\p{L}{0,5}(?!\p{L}))/u,
  },
};

/** Right after a clause's number: the item meant, which is captured. Raw text. */
export const itemAfter = {
  mn: /^(?:\s?-?\s?(?:р|дугаар|дүгээр)\s(?:зүйл|заалт|бүлг)ийн\s\(?|\s?\()(\d{1,2}(?!\d|\s(?:хоног|өдр|өдөр|сар|жил|хув|төгрөг))|[а-я](?=\)|-))/iu,
};

/** Numbered things other than clauses: annexes, chapters that hold articles, tables. Raw text. */
export const notClauses = {
  en: {
    annex: /^(?:schedule|exhibit|annex|appendix|attachment|addendum)(?!\p{L})/iu,
    other: /^(?:chapter|part|table|figure|step|phase|item)(?!\p{L})/iu,
  },
  ru: /^(?:приложение|часть|глава|таблица|этап)(?!\p{L})/iu,
  mn: /^(?:хавсралт|хүснэгт)(?!\p{L})/iu,
};

/** A citation at the start of a line, a table cell, or a date: no clause begins there. Raw text. */
export const noClause = {
  en: /^(?:\S{1,12}\s)?\d[\d.]*\s{0,3}(?:USD|EUR|kg|km|of (?:this|the)|and\s\d|to\s\d|through\s\d)/u,
  ru: /^(?:\S{1,12}\s)?\d[\d.]*\s{0,3}(?:г\.|год|руб)/u,
  mn: /^(?:\S{1,12}\s)?\d[\d.]*\s{0,3}(?:оны|сарын|төг)/u,
};

/** The word that may precede a clause's own number. Raw text. */
export const clauseWords = { en: /(?:section|clause|article|paragraph)/iu, ru: /(?:пункт|п\.|раздел|статья)/iu };

/** Right before a clause's lettered number. Raw text. */
export const clauseBefore = {
  en: /(?:clauses?|sections?|paragraphs?|articles?|items?)\s$/iu,
  ru: /(?<!\p{L})(?:(?:под)?пункт\p{L}{0,3}|пп?\.|раздел\p{L}{0,3}|стать\p{L}{1,3})\s?$/iu,
  mn: /(?<!\p{L})(?:зүйл|заалт|хэсэг)\p{L}{0,4}\s$/iu,
};

/** The ending of a case, right after the number of a clause. Raw text. */
export const caseBehind = { mn: /^-?(?:д|т|р|ын|ийн|аас|ээс|ыг|ийг|аар|ээр)(?!\p{L})/u };

/** A word that a clause's number follows without a word for clause. Raw text. */
export const refersBefore = {
  en: /(?<!\p{L})(?:under|by|see|in|of|per)\s$/iu,
  ru: /(?<!\p{L})(?:по|в|из|согласно|кроме|см\.)\s$/iu,
  mn: /(?<!\p{L})(?:энэ|гэрээний)\s$/iu,
};

/** Right after a clause's number: what it says. Raw text. */
export const saidBehind = { mn: /^-?(?:д|т)\s(?:заа|дурд|тус|хэл|бич)/u };

/** What a clause is referred to for, right before the reference or behind it; captured. Raw text. */
export const nounBefore = {
  en: {
    under:
      /(\p{L}{3,})(?<!ed|ing|statements?),? (?:(?:as )?(?:set (?:out|forth)|stated|specified|described|provided|mentioned|given|listed|fixed|laid down) )?(?:in|under|by) $/iu,
    bracket: /(\p{L}{3,})(?<!ed|ing|statements?) \($/iu,
  },
  ru: {
    under:
      /(\p{L}{4,}),? (?:(?:указанн|предусмотренн|установленн|определенн|определённ|описанн)\p{L}{2,3}(?: в)?|по|в|из|согласно) $/iu,
    bracket: /(\p{L}{4,}) \($/iu,
  },
};

export const nounBehind = {
  mn: /^(?:-?[дт]|\s?(?:дугаар|дүгээр|-р)\s(?:зүйл|заалт|хэсэг|хэсг|бүлэг|бүлг)(?:[дт]|ийн)?)\s(?:заасан|дурдсан|тусгасан|тохирсон|тогтоосон)\s(\p{L}{3,})/u,
};

/** What else is numbered by letter and number. Raw text before it. */
export const annexBefore = {
  en: /(?:schedule|annex|appendix|exhibit|form|drawing|size|grade|no|model|unit|room|flat)\.?\s$/iu,
  ru: /(?:приложени\p{L}{1,2}|форм\p{L}{1,2}|чертеж\p{L}{0,2}|марк\p{L}{1,2}|класс\p{L}{0,2}|формат\p{L}{0,2}|№|бетон\p{L}{0,2})\s?$/iu,
  mn: /(?:хавсралт\p{L}{0,4}|маягт\p{L}{0,3}|зураг|зургийн|марк\p{L}{0,4}|№|өрөө\p{L}{0,3}|тоот)\s?$/iu,
};
