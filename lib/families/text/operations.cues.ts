import { either } from "@/lib/engine/text/either";

/**
 * How amendments say what they change, in three languages. ⟦0⟧ stands for a quotation (`quoted.ts`); every gap is bounded,
 * so no text can make a pattern slow.
 */

const Q = String.raw`⟦(\d+)⟧`;
const WORDS = String.raw`(?:the )?(?:words?|figures?|phrases?|numbers?|expressions?)?\s?`;
const СЛОВА = String.raw`(?:слов\p{L}{0,3}|цифр\p{L}{0,3}|числ\p{L}{0,3}|фраз\p{L}{0,3})?\s?`;
const BE = "(?:is|are|be|shall be|will be)(?: hereby)?";

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
  String.raw`${Q}\s?${BE} (?:deleted|removed|struck out|omitted)`,
  String.raw`(?:delete|remove|strike out|omit) ${WORDS}${Q}`,
  String.raw`${Q},?\s?(?:исключить|исключаются|исключается|исключены|удалить)`,
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
/** A sentence or words put at the end of a clause. */
export const addsWords = either(
  String.raw`(?:sentence|paragraph|words?|wording)[^⟦]{0,60}${BE} (?:added|inserted)(?: to| at the end of)`,
  String.raw`(?:add|insert)[^⟦]{0,60}at the end of (?:clause|section|paragraph|article)`,
  String.raw`дополнить[^⟦]{0,40}(?:предложени|абзац|словами)`,
  String.raw`(?:өгүүлбэр|догол мөр)\p{L}{0,4}[^⟦]{0,40}нэм`,
);
export const replacesClause = either(
  String.raw`${BE}(?: (?:deleted|removed)(?: in (?:its|their) entirety)? and)?(?: amended and)? (?:replaced|amended|restated|substituted|changed)[^⟦]{0,80}(?:follow|to read|with|by|:)`,
  String.raw`(?:replace|amend|restate) (?:clause|section|paragraph|article)[^⟦]{0,80}(?:with|by|follow|to read)`,
  String.raw`(?:изложить|изложен\p{L}?|излагается|излагаются|читать|принять)[^⟦]{0,60}редакции`,
  String.raw`(?:дараах байдлаар|дараахаар|дор дурдсанаар|дараах \p{L}{1,12})[^⟦]{0,40}(?:өөрчл|найруул|солих|болго)`,
  String.raw`⟦\d+⟧\s?(?:гэж|болгон|болгож)[^⟦]{0,20}(?:өөрчил|өөрчл|найруул)`,
);
export const deletesClause = either(
  String.raw`${BE} (?:deleted|removed|cancelled|repealed|struck out)(?: in (?:its|their) entirety)?\s?(?:[.;]|$)`,
  String.raw`^(?:delete|remove|strike out) (?:clauses?|sections?|paragraphs?|articles?)`,
  String.raw`(?:исключить|исключается|исключаются|исключён|исключен|удалить)\s?(?:[.;]|$|из договора)|утратившими? силу|утрачивает силу`,
  String.raw`хасав|хассугай|хасна|хасагдсан|хүчингүй болго`,
);
/** Names part of a clause: the rest of it stays. */
export const namesPart = either(
  String.raw`\b(?:sentence|sub-?paragraph|bullet|item|row)\b|(?:first|second|third|last) paragraph|\d\s?\([a-z0-9]\)`,
  String.raw`абзац|подпункт|предложени\p{L} (?:пункта|п\.)|строк[уаи]`,
  "өгүүлбэр|догол мөр|дэд заалт|мөрийг",
);
/** Holds for some time or some cases. */
export const holdsPartly = either(
  String.raw`\b(?:until|unless|only (?:for|in respect of)|in respect of order|temporarily|for the period)\b`,
  String.raw`(?:на период|временно|только (?:для|в отношении)|до \d|при условии)`,
  "түр хугацаанд|хүртэл|зөвхөн",
);
export const changes = either(
  String.raw`\b(?:replac|delet|amend|restat|insert|add(?:ed|ing)?\b|remov|substitut|struck out|no longer|not apply|supplement|extend|chang)`,
  "замен|исключ|излож|дополн|читать|утратив|не применя|продл|измен",
  "өөрчл|өөрчил|найруул|хас|нэм|болгов|болгон|болгож|хүчингүй|сунга|солив",
);
/** A number after another one: '2.1 and 2.2', '2.1–2.4', '2.1, 2.2 болон 2.3'. */
export const listedNumber =
  /(?<=\d{1,3}(?:\.\d{1,3}){1,4}(?:\s?[,;–—-]|,?\s(?:and|or|to|through|и|или|по|ба|болон|-аас|-оос))\s?(?:п\.\s?)?)(?<![\d.])(\d{1,3}(?:\.\d{1,3}){1,4})/giu;
/** Numbers that belong to a law. */
export const lawReference =
  /(?:(?:ст\.|стать\p{L}{1,3}|п\.|article|section|§)\s?[\d.]+[^⟦.;]{0,60}?(?:ГК|ТК|кодекс|закон|\bact\b|\bcode\b|\blaw\b))|(?:хууль|хуулийн|код(?:екс|ийн))\s?[\d.]+[-\p{L}\s.]{0,12}/giu;
