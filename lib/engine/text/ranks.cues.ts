/** Which part of a contract holds where two differ: how clauses name the parts, and how they rank them. Folded. */

/** Special terms, as a clause on precedence names them. */
export const specialNamed = {
  en: /\b(?:special|particular|individual) (?:terms|conditions|provisions)\b/u,
  ru: /(?:особы|специальны|индивидуальны)\p{L}{1,2} услови\p{L}{1,3}/u,
  mn: /(?:тусгай|онцгой) (?:нөхцөл|тохиролцоо)\p{L}{0,4}/u,
};

/** An order or its form. */
export const orderNamed = {
  en: {
    order: /\b(?:purchase |service |work )?orders?(?: forms?| sheets?)?\b(?! of precedence|:)/u,
    other: /\b(?:statements? of work|commercial terms|key terms)\b/u,
  },
  ru: /(?<!\p{L})(?:заказ\p{L}{0,3}|спецификаци\p{L}{1,3}|заявк\p{L}{1,3})(?!\p{L})/u,
  mn: /(?<!\p{L})захиалг(?:а|ын|ыг|ад)?(?: хуудас\p{L}{0,3})?(?!\p{L})/u,
};

/** The data at the head of a contract, before its clauses: 'the Particulars'. */
export const headNamed = {
  en: /\b(?:particulars|key (?:data|facts|details)|(?:contract|reference|commercial) (?:data|details)|cover (?:page|sheet)|heads of terms|summary of terms)\b/u,
  ru: /(?:карточк\p{L}{1,2} договора|титульн\p{L}{2,3} лист\p{L}{0,2}|основн\p{L}{2,3} (?:данн|сведени|параметр)\p{L}{1,3}|лист\p{L}{0,2} условий)/u,
  mn: /(?:гэрээний (?:карт|товч мэдээлэл|үндсэн мэдээлэл)|нүүр хуудас|үндсэн мэдээлэл)\p{L}{0,4}/u,
};

/** An annex; its number is captured. */
export const annexRanked = {
  en: /\b(?:annex(?:es)?|schedules?|appendi(?:x|ces)|exhibits?|attachments?)(?: (?:no\. ?)?([a-z]|\d{1,2})(?![\p{L}\d]))?/u,
  ru: /приложени\p{L}{1,3}(?: ?№ ?(\d{1,2}))?(?!\p{L})/u,
  mn: /(?:(\d{1,2})(?:-р| дугаар| дүгээр) )?хавсралт\p{L}{0,4}(?: №? ?(\d{1,2})(?!\d))?/u,
};

/** The agreement itself; 'terms of the order' are those of the order. */
export const bodyNamed = {
  en: {
    whole: /\b(?:agreement|contract|lease|deed|clauses|main text|body)\b(?! (?:particulars|data|details))/u,
    terms:
      /\b(?:terms|conditions)\b(?! (?:of|in) (?:the |an? |any |each )?(?:order|schedule|annex|special|appendix|exhibit))/u,
  },
  ru: /(?<!\p{L})(?:(?<!к )(?<!к настоящему )(?:договор|соглашени|контракт)\p{L}{0,3}|общи\p{L}{1,2} услови\p{L}{1,3}|основн\p{L}{2,4} текст\p{L}{0,2})/u,
  mn: /(?<!\p{L})(?:гэрээ(?!ний (?:хавсралт|тусгай|онцгой|захиалг))\p{L}{0,5}|ерөнхий нөхцөл\p{L}{0,4})/u,
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
  en: {
    order: /^(?:purchase |service |work )?order(?: (?:form|sheet)(?!\p{L})| ?(?:no\b|№|#|\d)|$)/u,
    other: /^(?:statement of work|commercial terms|key terms|booking form)/u,
  },
  ru: /^(?:бланк-?)?(?:заказа?(?: ?(?:№|\d)|$)|спецификация|заявка(?: ?(?:№|\d)|$)|коммерческие условия)/u,
  mn: /^(?:захиалгын (?:хуудас|маягт)|захиалга(?: ?(?:№|\d)|$)|үндсэн нөхцөл)/u,
};

/** The title of that data. */
export const headTitle = {
  en: /^(?:the )?(?:lease |contract |tenancy )?(?:particulars|key (?:data|facts|details)|(?:contract|reference|commercial) (?:data|details)|cover (?:page|sheet)|heads of terms|summary of terms)$/u,
  ru: /^(?:карточка договора|титульный лист|основные (?:данные|сведения|параметры)(?: договора)?|лист условий)$/u,
  mn: /^(?:гэрээний (?:карт|товч мэдээлэл|үндсэн мэдээлэл)|нүүр хуудас|үндсэн мэдээлэл)$/u,
};
