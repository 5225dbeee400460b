/** Which part of a contract holds where two differ: how clauses name the parts, and how they rank them. Folded. */

/** The parts as a clause on precedence names them. An annex's number is captured. */
export const partNamed = {
  special: {
    en: /\b(?:special|particular|individual) (?:terms|conditions|provisions)\b/gu,
    ru: /(?:особы|специальны|индивидуальны)\p{L}{1,2} услови\p{L}{1,3}/gu,
    mn: /(?:тусгай|онцгой) (?:нөхцөл|тохиролцоо)\p{L}{0,4}/gu,
  },
  order: {
    en: /\b(?:(?:purchase |service |work )?orders?(?: forms?| sheets?)?(?! of precedence|:)|statements? of work|commercial terms|key terms)\b/gu,
    ru: /(?<!\p{L})(?:заказ\p{L}{0,3}|спецификаци\p{L}{1,3}|заявк\p{L}{1,3})(?!\p{L})/gu,
    mn: /(?<!\p{L})захиалг(?:а|ын|ыг|ад)?(?: хуудас\p{L}{0,3})?(?!\p{L})/gu,
  },
  annex: {
    en: /\b(?:annex(?:es)?|schedules?|appendi(?:x|ces)|exhibits?|attachments?)(?: (?:no\. ?)?([a-z]|\d{1,2})(?![\p{L}\d]))?/gu,
    ru: /приложени\p{L}{1,3}(?: ?№ ?(\d{1,2}))?(?!\p{L})/gu,
    mn: /(?:(\d{1,2})(?:-р| дугаар| дүгээр) )?хавсралт\p{L}{0,4}(?: №? ?(\d{1,2})(?!\d))?/gu,
  },
  body: {
    en: /\b(?:agreement|contract|lease|deed|terms|conditions|clauses|main text|body)\b(?! (?:of|in) (?:the |an? |any |each )?(?:order|schedule|annex|special|appendix|exhibit|statement))/gu,
    ru: /(?<!\p{L})(?:(?<!к )(?<!к настоящему )(?:договор|соглашени|контракт)\p{L}{0,3}|общи\p{L}{1,2} услови\p{L}{1,3}|основн\p{L}{2,4} текст\p{L}{0,2})/gu,
    mn: /(?<!\p{L})(?:гэрээ(?!ний (?:хавсралт|тусгай|онцгой|захиалг))\p{L}{0,5}|ерөнхий нөхцөл\p{L}{0,4})/gu,
  },
};

/** The parts stand behind it in their order: 'in the following order: …'. */
export const rankedInOrder = {
  en: /\border of (?:precedence|priority)\b[^.;]{0,60}:|\bfollowing order\b|\bin this order\b/u,
  ru: /в (?:следующем|таком) порядке|в (?:следующей|такой) (?:последовательности|очер[её]дности)/u,
  mn: /дараах дараалл|дараах эрэмб/u,
};

/** The parts stand in their order around it: 'the Order Form comes first, then these Terms'. */
export const firstThen = {
  en: /\bcomes? first\b.{0,80}\bthen\b/u,
  ru: /(?<!\p{L})сначала.{0,80}затем/u,
  mn: /(?:нэгдүгээрт|эхлээд).{0,80}дараа нь/u,
};

/** What stands right behind the part that holds. */
export const holdsBehind = {
  en: /\b(?:shall |will )?(?:prevails?|controls?|governs?|takes? precedence|takes? priority|has priority|have priority|comes? first|applies instead)\b/u,
  ru: /(?<!\p{L})(?:име[ею]т (?:преимущественную силу|преимущество|приоритет|большую силу)|преоблада[ею]т|превалиру[ею]т)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:давуу|давамгайл\p{L}{0,4}|баримтал\p{L}{0,4}|мөрд\p{L}{0,4}|үйлчил\p{L}{0,4})/u,
};

/** What stands right before it. */
export const holdsAhead = {
  ru: /(?<!\p{L})(?:(?:преимущественную силу|преимущество|приоритет) (?:име[ею]т|отда[её]тся)|применя[ею]тся|действу[ею]т|руководствуются)(?!\p{L})/u,
};

/** It holds with an exception, which a person has to read. */
export const rankedUnless = {
  en: /\b(?:unless|except|save (?:that|where|as))\b/u,
  ru: /(?<!\p{L})(?:если иное|если только|кроме|за исключением)(?!\p{L})/u,
  mn: /өөрөөр заа|бусад тохиолдолд|эс тохирсон бол/u,
};

/** The title of an order that general terms stand behind. */
export const orderTitle = {
  en: /^(?:(?:purchase |service |work )?order (?:form|sheet)(?!\p{L})|(?:purchase |service |work )?order(?: ?(?:no\b|№|#|\d)|$)|statement of work|commercial terms|key terms|booking form)/u,
  ru: /^(?:бланк-?)?(?:заказа?(?: ?(?:№|\d)|$)|спецификация|заявка(?: ?(?:№|\d)|$)|коммерческие условия)/u,
  mn: /^(?:захиалгын (?:хуудас|маягт)|захиалга(?: ?(?:№|\d)|$)|үндсэн нөхцөл)/u,
};
