/** The title of the general clause. Folded. */
export const generalTitle = {
  en: /(?<!\p{L})(?:general|miscellaneous|other|final|additional|sundry)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:проч\p{L}{2,3}|заключительн\p{L}{2,3}|общи[ех]|ин(?:ые|ых)|дополнительн\p{L}{2,3})(?!\p{L})/u,
  mn: /(?<!\p{L})(?:бусад|ерөнхий|төгсгөлийн)(?!\p{L})/u,
};

/** The title of a clause that holds signatures or the parties' details. Folded. */
export const signingTitle = {
  en: /^(?:signatures?|execution)(?!\p{L})/u,
  ru: /реквизит|подпис[иь]/u,
  mn: /гарын үсэг|талуудын (?:хаяг|мэдээлэл)|хаяг,? банк/u,
};

/** The line above signatures. Folded. */
export const signingLine = {
  en: /^(?:in witness w|signed(?: ?:| by| for| on| as)(?!\p{L})|signature ?:|agreed to as of|executed (?:by|as|on)|for and on behalf)/u,
  ru: /^(?:подпис[иь]|реквизиты|адреса и |(?:от имени|за) (?:заказчик|исполнител|продав|покупател|арендо))/u,
  mn: /^(?:гарын үсэг|гэрээ (?:байгуулсан|байгуулагч)|(?:захиалагч|гүйцэтгэгч|худалдагч|худалдан авагч|түрээслэгч|түрээслүүлэгч)(?:ийг|ыг|г)? (?:талыг )?төлөөлж)/u,
};

/** Who signs, in a line behind the last clause: 'Director of Tumen Trade LLC: B. Oyun   stamp'. Folded. */
export const signatory = {
  en: {
    officer:
      /^(?:(?:\p{L}+ )?(?:director|manager|president|chairman|secretary|owner|attorney)|ceo|by|name|title|for the \p{L}+|the \p{L}+)(?!\p{L})[^.;]{0,120}: ?\S/u,
    stamp: /(?<!\p{L})(?:stamp|seal|l\.s\.)$/u,
  },
  ru: {
    officer:
      /^(?:(?:\p{L}+ )?(?:директор|руководитель|председатель|президент|управляющий|предприниматель)|за \p{L}+|от \p{L}+)(?!\p{L})[^;]{0,120}: ?\S/u,
    stamp: /(?<!\p{L})м\. ?п\.?$/u,
  },
  mn: {
    officer: /^[^.;:]{0,80}(?:захирал|менежер|дарга|төлөөлөгч)(?!\p{L})[^;]{0,80}: ?\S/u,
    stamp: /(?<!\p{L})тамга\.?$/u,
  },
};

/** An annex's heading with its title on the same line. Folded. */
export const annexHead = {
  en: /^(?:exhibit|schedule|annex|appendix|attachment)(?:\s{1,3}(?:№\s{0,2}|no\.\s{0,2})?[\d\p{L}]{1,3})?[.:]\s{1,3}\S/u,
  ru: /^(?:приложение)(?:\s{1,3}(?:№\s{0,2}|no\.\s{0,2})?[\d\p{L}]{1,3})?[.:]\s{1,3}\S/u,
  mn: /^(?:хавсралт)(?:\s{1,3}(?:№\s{0,2}|no\.\s{0,2})?[\d\p{L}]{1,3})?[.:]\s{1,3}\S/u,
};

/** The title of an annex. Raw text. */
export const annexTitle = {
  en: /^(?:exhibit|schedule|annex|appendix|attachment|addendum)(?!\p{L})(?:\s{1,3}(?:№\s{0,2}|no\.\s{0,2})?[\p{L}\d.-]{1,6}(?:\([\p{L}\d]\))?)?[.:]?(?:\s{1,3}(?:to|[-–—:(]).{0,60})?$/iu,
  ru: /^приложение(?!\p{L})(?:\s{1,3}(?:№\s{0,2})?[\p{L}\d.-]{1,6})?[.:]?(?:\s{1,3}(?:к|[-–—:(]).{0,60})?$/iu,
  mn: /^хавсралт(?!\p{L})(?:\s{1,3}(?:№\s{0,2})?[\p{L}\d.-]{1,6})?[.:]?(?:\s{1,3}[-–—:(].{0,60})?$/iu,
};

/** 'EXHIBIT A FORM OF STATEMENT OF WORK'. Raw text. */
export const annexInCapitals = {
  en: /^(?:EXHIBIT|SCHEDULE|ANNEX|APPENDIX|ATTACHMENT|STATEMENT OF WORK)(?!\p{L})\P{Ll}*$/u,
  ru: /^ПРИЛОЖЕНИЕ(?!\p{L})\P{Ll}*$/u,
};

/** An annex by its number, which is captured. Raw text. */
export const annexNumbered = {
  en: /(?:annex|schedule|exhibit|appendix|attachment)\s(?:no\.\s?)?(\d{1,2}|[A-Z])(?![\p{L}\d(]|\.\d)/iu,
  ru: /приложени\p{L}{1,3}\s(?:№\s?)?(\d{1,2}|[А-Е])(?![\p{L}\d])/iu,
  mn: {
    behind: /хавсралт\p{L}{0,4}\s(?:№\s?)?(\d{1,2}|[А-Е])(?![\p{L}\d])/iu,
    before: /(?<!\d)(\d{1,2})(?:\s?-?\s?(?:р|дугаар|дүгээр))\sхавсралт/iu,
  },
};

/** After an annex of another document. Raw text. */
export const annexElsewhere = {
  en: {
    ofAnother: /^[,\s]{1,2}(?:to|of) (?:the|that|its) (?!agreement|contract|present)/iu,
    thereto: /^ (?:thereto|thereof)(?!\p{L})/iu,
  },
  ru: /^\s(?:к|от) (?!(?:настоящ|данн|этому|договор))/iu,
  mn: /^[-\p{L}]{0,4} (?:хууль|журам)/iu,
};

/** Before an annex's number in its own text: 'this Exhibit B'. Raw text. */
export const annexItself = {
  en: /(?<!\p{L})this $/iu,
  ru: /(?<!\p{L})настоящ\p{L}{2,3} $/iu,
  mn: /(?<!\p{L})энэ(?:хүү)? $/iu,
};

/** The annex number precedes the word. Raw text. */
export const annexByNumber = { mn: /^(?:.{0,30}\s)?(?:\d{1,2}\s?-?\s?(?:дугаар|дүгээр|р)\s)?хавсралт[.:]?$/iu };
