import { either, everywhere } from "../text/either";

/**
 * How amendments say what they change, in three languages. ⟦0⟧ stands for a quotation (`quoted.ts`), ⟦#⟧ for the
 * numbers of the clauses that are changed (`targets.ts`). Every gap is bounded, so no text can make a pattern slow.
 */

const Q = String.raw`⟦(\d+)⟧`;
const WORDS = String.raw`(?:the )?(?:words?|figures?|phrases?|numbers?|expressions?)?\s?`;
const СЛОВА = String.raw`(?:слов\p{L}{0,3}|цифр\p{L}{0,3}|числ\p{L}{0,3}|фраз\p{L}{0,3})?\s?`;
const BE = "(?:is|are|be|shall be|will be)(?: hereby)?";
/** Only the new wording, or nothing, stands behind it. */
const NEXT = String.raw`\s?:?\s?(?:⟦\d+⟧|$)`;
const OVER = String.raw`\s?(?:[.;]|$)`;

/** Groups: old words, new words. */
export const replacesWords = either(
  String.raw`${Q}\s?${BE} (?:replaced|substituted) (?:with|by) ${WORDS}${Q}`,
  String.raw`(?:replace|replacing|substitute|substituting) ${WORDS}${Q} (?:with|by) ${WORDS}${Q}`,
  String.raw`(?:delete|deleting) ${WORDS}${Q}[^.;⟦]{0,20} (?:insert|substitut|replac)\p{L}{1,4}(?: (?:it|them))?(?: (?:with|by))? ${WORDS}${Q}`,
  String.raw`${Q}\s?${BE} (?:deleted|removed|struck out) and (?:replaced (?:with|by)|substituted (?:with|by))? ?${WORDS}${Q}`,
  String.raw`instead of ${WORDS}${Q}[^.;⟦]{0,30} ${Q}`,
  String.raw`${Q},?\s?(?:заменить|заменяется|заменяются|заменен\p{L}?|заменён) (?:на )?${СЛОВА}${Q}`,
  String.raw`заменить ${СЛОВА}${Q} (?:на )?${СЛОВА}${Q}`,
  String.raw`вместо ${СЛОВА}${Q},? (?:следует )?читать:? ${СЛОВА}${Q}`,
  String.raw`${Q}\s?(?:гэснийг|гэсэн \p{L}{1,12}(?:г|ийг|ыг)|гэдгийг|гэсний оронд|-?(?:г|ийг|ыг))\s?${Q}\s?(?:гэж|гэсэн|болгон|болгож|болгов|болгосугай|гэсэнээр|гэснээр)`,
);
/** Groups: the new words, the old ones. */
export const substitutedFor = either(String.raw`${Q}\s?${BE} substituted for ${WORDS}${Q}`);
/** Groups: what is there, what comes behind it. */
export const addsBehind = either(
  String.raw`after ${WORDS}${Q},? (?:insert|add|inserting|adding) ${WORDS}${Q}`,
  String.raw`после ${СЛОВА}${Q},? (?:дополнить|добавить|вставить) ${СЛОВА}${Q}`,
  String.raw`${Q}\s?гэсний дараа\s?${Q}\s?(?:гэж|гэсэн)`,
);
/** Groups: what comes, what it comes behind. */
export const addedAfter = either(
  String.raw`${Q}\s?${BE} (?:inserted|added) after ${WORDS}${Q}`,
  String.raw`(?:insert|add) ${WORDS}${Q} after ${WORDS}${Q}`,
);
export const deletesWords = either(
  String.raw`${Q}\s?${BE} (?:deleted|removed|struck out|omitted)${OVER}`,
  String.raw`(?:delete|remove|strike out|omit) ${WORDS}${Q}`,
  String.raw`${Q},?\s?(?:исключить|исключаются|исключается|исключены|удалить)${OVER}`,
  String.raw`исключить ${СЛОВА}${Q}`,
  String.raw`${Q}\s?(?:гэснийг|гэсэн \p{L}{1,12}(?:г|ийг|ыг))\s?(?:хас|авч хая)\p{L}{0,6}`,
);
/** Group: the number of the new clause. */
const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,3}){0,4})`;
export const addsClause = either(
  String.raw`(?:new|following|additional) (?:clause|section|paragraph|article) ${NUMBER}[^⟦]{0,120}(?:add|insert)ed`,
  String.raw`(?:add|insert)(?:ed|ing)?[^⟦]{0,60}\bas (?:a )?(?:new )?(?:clause|section|paragraph|article) ${NUMBER}`,
  String.raw`(?:add|insert)(?:ing)? (?:a |the )?(?:new|following|additional) (?:new )?(?:clause|section|paragraph|article) ${NUMBER}`,
  String.raw`дополнить[^⟦]{0,80}?(?:новым )?(?:под)?(?:пунктом|п\.|стать[её]й|разделом)\s?№?\s?${NUMBER}`,
  String.raw`(?:шинээр |дараах \p{L}{0,12} ?)${NUMBER}[^⟦]{0,40}(?:заалт|хэсэг|зүйл)\p{L}{0,4}[^⟦]{0,40}нэм`,
  String.raw`${NUMBER}[- ]?(?:гэсэн|дахь|дэх|дугаар|дүгээр|р)[^⟦]{0,40}(?:заалт|хэсэг|зүйл|бүлэг)\p{L}{0,4}[^⟦]{0,60}нэм`,
);
/** A sentence put at the end of a clause. Words may belong before its full stop. */
export const addsSentence = either(
  String.raw`(?:sentence|wording)[^⟦]{0,60}${BE} (?:added|inserted)(?: to| at the end of) (?:the )?(?:clause|section|paragraph|article) ⟦#⟧`,
  String.raw`(?:add|insert)[^⟦]{0,60}sentence[^⟦]{0,60}at the end of (?:clause|section|paragraph|article) ⟦#⟧`,
  String.raw`at the end of (?:clause|section|paragraph|article) ⟦#⟧,? [^⟦]{0,30}sentence[^⟦]{0,30}${BE} (?:added|inserted)`,
  String.raw`(?:пункт|статью|раздел|п\.)\s?⟦#⟧(?: \p{L}{1,20}){0,2} дополнить[^⟦]{0,20}предложени`,
  String.raw`⟦#⟧[^⟦]{0,40}(?:төгсгөлд|сүүлд)[^⟦]{0,40}өгүүлбэр\p{L}{0,4}[^⟦]{0,40}нэм`,
);
/** Before a clause that is named as a whole: nothing, or words that make it no part of something else. */
const START = String.raw`(?:^|[.,;:]\s?|(?<!\p{L})(?:that|agree|agreed|and|(?:text|wording|provisions?|contents?|whole|entirety) of)\s)(?:the )?`;
const CLAUSE = String.raw`(?:clauses?|sections?|paragraphs?|articles?|§{1,2})\s?⟦#⟧`;
const WHOLLY = "(?: in (?:its|their) entirety)?";
const OF = String.raw`(?: \([\p{L}\s,-]{1,60}\))?(?: of (?:the|this) (?:\p{L}{1,20} ?){1,3})?(?: \([\p{L}\s,-]{1,60}\))?,?`;
const СНАЧАЛА = String.raw`(?:^|[.,;:]\s?|(?<!\p{L})(?:что|договорились|решили|следует|и|текст|положения|содержание)\s)`;
const ПУНКТ = String.raw`(?:пункты?|разделы?|стать[юяи]|подпункты?|пп?\.)\s?№?\s?⟦#⟧(?: (?:настоящего |указанного |рамочного )?(?:договора|контракта|соглашения))?(?: № ?[^\s⟦]{1,20})?,?`;
/** The whole of a clause as an object, in Mongolian. */
const ЗААЛТЫГ = String.raw`⟦#⟧(?:(?:-?\p{L}{1,3})?(?:\s?(?:дугаар|дүгээр|дахь|дэх))?\s(?:заалтууд|заалт|зүйл|хэсг|бүлг)(?:ыг|ийг)|-?(?:ыг|ийг))(?: бүхэлд нь)?`;
export const replacesClause = either(
  START +
    CLAUSE +
    OF +
    String.raw` ${BE}(?: (?:deleted|removed)${WHOLLY} and)?(?: amended and)? (?:replaced|restated|substituted)${WHOLLY}` +
    String.raw`(?: (?:with|by|as follows|to read(?: as follows)?))?(?: (?:the )?(?:following|new)(?: (?:text|wording|clause|paragraph))?)?${NEXT}`,
  String.raw`${START}${CLAUSE}${OF} ${BE} (?:amended|changed|revised)(?: in (?:its|their) entirety)? (?:to read(?: in (?:its|their) entirety)?(?: as follows)?|(?:so )?as to read(?: as follows)?)${NEXT}`,
  String.raw`(?:^|[.,;:]\s?)(?:replace|restate|amend|delete) (?:the (?:text|wording|whole) of )?${CLAUSE}${OF}(?: and (?:replace|substitute) it)?(?: in (?:its|their) entirety)? (?:with|by|to read|as follows)(?: as follows)?(?: (?:the )?following(?: (?:text|wording))?)?${NEXT}`,
  String.raw`${СНАЧАЛА}${ПУНКТ} (?:изложить|изложен\p{L}?|излагается|излагаются|читать|принять)[^⟦]{0,40}редакции${NEXT}`,
  String.raw`(?:изложить|принять) ${ПУНКТ}[^⟦]{0,40}редакции${NEXT}`,
  String.raw`${ЗААЛТЫГ} (?:дараах байдлаар|дараахаар|дор дурдсанаар|дараах \p{L}{1,12})[^⟦]{0,40}(?:өөрчл|өөрчил|найруул|солих|солив|болго)\p{L}{0,10}${NEXT}`,
  String.raw`${ЗААЛТЫГ}\s⟦\d+⟧\s?(?:гэж|болгон|болгож)[^⟦]{0,20}(?:өөрчил|өөрчл|найруул)`,
);
export const deletesClause = either(
  String.raw`${START}${CLAUSE}${OF} ${BE} (?:deleted|removed|cancelled|repealed|struck out)(?: in (?:its|their) entirety)?${OVER}`,
  String.raw`(?:^|[.,;:]\s?)(?:delete|remove|strike out) (?:the whole of )?${CLAUSE}${OF}(?: in (?:its|their) entirety)?${OVER}`,
  String.raw`${СНАЧАЛА}${ПУНКТ} (?:исключить|исключается|исключаются|исключён|исключен|удалить)(?: из (?:текста )?договора)?${OVER}`,
  String.raw`(?:исключить|удалить) ${ПУНКТ}${OVER}`,
  String.raw`признать ${ПУНКТ} утратившими?\s?силу|${СНАЧАЛА}${ПУНКТ} (?:считать утратившими?|утрачивает|утратил\p{L}?) силу`,
  String.raw`${ЗААЛТЫГ} (?:хасав|хассугай|хасна|хасагдсан|хүчингүй болго\p{L}{0,8})`,
);
/** Names part of a clause: the rest of it stays. */
export const namesPart = either(
  String.raw`\b(?:sentence|sub-?paragraph|bullet|item|row|table|definition|heading|title)\b|(?:first|second|third|last) paragraph|\d\s?\([a-z0-9]\)`,
  String.raw`абзац|подпункт|предложени\p{L} (?:пункта|п\.)|строк[уаи]|таблиц|определени|заголовок`,
  "өгүүлбэр|догол мөр|дэд заалт|мөрийг|хүснэгт|тодорхойлолт|гарчиг",
);
/** Holds for some time or some cases, or is only wished. */
export const holdsPartly = either(
  String.raw`\b(?:until|unless|if|provided|subject to|only (?:for|in respect of)|in respect of order|temporarily|for the period|propos\p{L}{1,4}|request\p{L}{0,3}|would|may be|not)\b`,
  String.raw`(?<!\p{L})(?:на период|временно|только (?:для|в отношении)|до \d|при условии|если|в случае|предлага|просит|может быть|не (?:исключ|замен|измен))`,
  "түр хугацаанд|хүртэл|зөвхөн|тохиолдолд|санал болго|хүсэв",
);
/** 'This Amendment', «дополнительное соглашение» and 'нэмэлт, өөрчлөлт' are names of the paper, and change nothing. */
export const changes = either(
  String.raw`\b(?:replac|delet|amend(?!ments?\b)|restat|insert|add(?:ed|ing)?\b|remov|substitut|struck out|no longer|not apply|supplement|extend|chang|following amendment)`,
  String.raw`замен|исключ|излож|дополн(?!ительн\p{L}{2,3} соглаш)|читать|утратив|не применя|продл|измен`,
  String.raw`өөрчил|өөрчл(?!өлт)|өөрчлөлт\p{L}{0,4} (?:оруул|хий)|найруул|хас|нэм(?!элт,? өөрчлөлт)|болгов|болгон|болгож|хүчингүй|сунга|солив`,
);
/** Between two numbers: a list, and a range. */
export const listGap = either(
  String.raw`^(?:\s?[,;]\s?|,?\s(?:and|or|и|или|ба|болон)\s|\s?[,;]\s(?:and|or|и|или|ба|болон)\s)(?:(?:clauses?|sections?|paragraphs?|articles?|пункт\p{L}{0,3}|п\.|пп\.)\s?)?$`,
);
export const rangeGap = either(
  String.raw`^(?:\s?[–—-]\s?|-?(?:аас|ээс|оос|өөс)\s|\s(?:to|through|up to and including|по|до)\s)(?:(?:clause|section|пункт|п\.)\s?)?$`,
);
const BEFORE = String.raw`(?<=\d{1,3}(?:\.\d{1,3}){1,4}`;
const LISTED = String.raw`(?<![\d.])(\d{1,3}(?:\.\d{1,3}){1,4})`;
/** A number behind another one: '2.1 and 2.2', '2.1–2.4', '2.1, 2.2 болон 2.3'. */
export const listedNumber = new RegExp(
  `${BEFORE}(?:${[
    String.raw`\s?[,;–—-]\s?`,
    String.raw`,?\s(?:and|or|to|through)\s`,
    String.raw`,?\s(?:и|или|по|до)\s(?:п\.\s?)?|\s?[,;–—-]\s?п\.\s?`,
    String.raw`,?\s(?:ба|болон)\s|-?(?:аас|ээс|оос|өөс)\s`,
  ].join("|")}))${LISTED}`,
  "giu",
);
/** A number before another one: '2.1, 2.2 болон 5.3 дахь'; and one told by its case alone, '5.3 дахь үүргийг'. */
export const leadingNumber = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3}(?:\.\d{1,3}){1,4})(?!\.?\d)(?=${[
    String.raw`(?:\s?[,;]\s?|,?\s(?:and|or|и|или|ба|болон)\s)\d{1,3}\.\d`,
    String.raw`\s(?:дахь|дэх|дугаар|дүгээр)(?!\p{L})`,
  ].join("|")})`,
  "giu",
);
/** Numbers that belong to a law. */
export const lawReference = everywhere(
  String.raw`(?:article|section|§)\s?[\d.]+[^⟦.;]{0,60}?\b(?:act|code|law)\b`,
  String.raw`(?:ст\.|стать\p{L}{1,3}|п\.)\s?[\d.]+[^⟦.;]{0,60}?(?:ГК|ТК|кодекс|закон)`,
  String.raw`(?:хууль|хуулийн|код(?:екс|ийн))\s?[\d.]+[-\p{L}\s.]{0,12}`,
);
/** The clause is one of another paper than the agreement. */
export const ofAnotherPaper = either(
  String.raw`⟦#⟧,? (?:of|to|in) (?:the |an? |this )?(?:said )?(?:amendment|annex|appendix|schedule|exhibit|order|side letter|statement of work|addendum)`,
  String.raw`(?:annex|appendix|schedule|exhibit|amendment|order|addendum)\s?(?:no\.?\s?|№\s?)?[\p{L}\d-]{1,6},? (?:in )?(?:clauses?|sections?|paragraphs?|items?) ⟦#⟧`,
  String.raw`⟦#⟧,? (?:к |из )?(?:настоящего |указанного )?(?:дополнительного соглашения|приложени[яй]|спецификации|заказа|заявки|протокола)`,
  String.raw`(?:приложени[еию]|соглашени[еию]|спецификаци[яию]|заказ[еа]?) ?(?:№ ?)?[\p{L}\d-]{1,6},? (?:в )?(?:пункт\p{L}{0,3}|п\.) ?⟦#⟧`,
  String.raw`(?:хавсралт|нэмэлт,? өөрчлөлт|захиалг)\p{L}{0,6}[^⟦.;]{0,20}⟦#⟧`,
);
/** It changes an annex, or clauses that it doesn't number here. */
export const changesElsewhere = either(
  String.raw`(?:annex|appendix|schedule|exhibit)\s?(?:no\.?\s?|№\s?)?[A-Z\d]{1,3}\b[^⟦.;]{0,80}\b(?:replac|delet|amend|restat|substitut|updat)\p{L}{1,5}`,
  String.raw`\b(?:replac|delet|amend|restat|substitut|updat)\p{L}{1,5} (?:the )?(?:annex|appendix|schedule|exhibit)\s`,
  String.raw`following (?:clauses|sections|paragraphs) ${BE} (?:added|deleted|replaced|amended)`,
  String.raw`приложени[еяю] ?(?:№ ?)?[\p{L}\d]{1,3}[^⟦.;]{0,60}(?:излож|замен|исключ)`,
  String.raw`(?:излож|замен|исключ|дополнить)\p{L}{1,5}[^⟦.;]{0,40}(?:приложени[еяю]|следующими пунктами)`,
  String.raw`хавсралт\p{L}{0,4}[^⟦.;]{0,60}(?:өөрчл|өөрчил|солив|солих|шинэчл|хас)|дараах заалтууд[^⟦.;]{0,40}нэм`,
);
/** A day from which a change holds: before the day, and behind it. */
export const fromBefore = either(
  String.raw`(?:with effect (?:from|on|as of)|effective(?: as)?(?: of| from| on)?|as of|as from|starting(?: from| on)?|(?<!\p{L})from)(?: and including)?(?: the)?\s?$`,
  String.raw`(?<!\p{L})(?:начиная с|со?)\s?[«"]?$`,
);
export const fromBehind = either(String.raw`^\s?-?(?:ээс|нээс|ний өдрөөс|ны өдрөөс|өдрөөс)(?:\s(?:эхлэн|хойш))?,?`);
/** It holds from some day that isn't told. */
export const fromSomeDay = either(
  String.raw`with effect (?:from|on|as of)(?! (?:the )?(?:date|day|signing|signature))|effective (?:from|as of|on)(?! (?:the )?(?:date|day|signing|signature))`,
  String.raw`начиная с(?! (?:даты|дня|момента) (?:подписания|заключения))|эхлэн`,
);
