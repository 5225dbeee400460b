import { either, everywhere } from "./either";

/** The title of an amendment, side letter or special terms. */
export const AMENDING_TITLE = either(
  String.raw`(?:^|\n)\s*(?:variation|amendment|addendum|side letter|special terms|special conditions)`,
  String.raw`(?:^|\n)\s*(?:supplement(?:al|ary) agreement|change to (?:your|the|our)|deed of variation|change order)`,
  String.raw`(?:^|\n)\s*renewal letter|[–—-]\s?variation\b|(?:^|\n)\s*(?:\p{L}{1,7}[.)]\s)?[^\n.;,]{0,40}special terms[^\n.;,]{0,20}(?:\n|$)`,
  String.raw`(?:^|\n)\s*(?:rider|additional agreement|supplement|letter of variation|postscript|p\.\s?s\.|your deal)(?![\p{L}.]| to be| of)`,
  String.raw`(?:^|\n)\s*(?:schedule|annex|appendix|exhibit|attachment|part)\s[\p{L}\d]{0,4}\s?[:.–—-]\s?(?:special|individual|particular) (?:conditions|terms|provisions)`,
  String.raw`(?:^|\n)\s*(?:attachment [–—-] )?individual terms|(?:^|\n)\s*(?:what we(?:'ve| have)? changed|(?:joint )?changes (?:we )?(?:made|agreed))`,
  String.raw`(?:^|\n)\s*(?:log|diary|register|record) of (?:changes|amendments|variations)|(?:^|\n)\s*change log`,
  String.raw`(?:^|\n)\s*(?:дневник|журнал|лист|реестр) изменений`,
  String.raw`(?:^|\n)\s*(?:дополнительное соглашение|доп(?:\.|олнение)|изменени[ея] (?:№|к договору))`,
  String.raw`(?:^|\n)\s*(?:(?:раздел|приложение|часть|§)?\s?[\p{L}\d]{0,4}[.:]?\s{0,2})?(?:протокол разногласий|(?:особые|специальные) (?:условия|оговорки))`,
  String.raw`(?:^|\n)\s*приложение\s(?:№\s?)?\d{1,2}[^\n]{0,30}?(?:протокол (?:согласования |урегулирования )?разногласий|дополнительное соглашение)`,
  String.raw`(?:^|\n)\s*(?:\p{L}\.\s)?дополнительное соглашение|(?:^|\n)\s*(?:письмо к договору|что (?:мы )?(?:изменили|поменяли))`,
  String.raw`(?:^|\n)\s*(?:.{0,60}нэмэлт,? (?:өөрчлөлт|гэрээ|тохиролцоо)|өөрчлөлтийн гэрээ|тусгай нөхцөл|онцгой нөхцөл)`,
  String.raw`(?:^|\n)\s*(?:тохиролцооны захидал|хажуугийн захидал|(?:тусгай|нэмэлт|онцгой) тохиролцоо)`,
  String.raw`(?:^|\n)\s*өөрчлөлтийн (?:бүртгэл|дэвтэр|тэмдэглэл)`,
  String.raw`дараах (?:нэмэлт,? )?өөрчлөлт|талууд (?:дараахыг|дараах зүйлийг)? ?нэмж тохир`,
);
/** 'II.', 'Part B.', «Часть 2»: what may stand before the words of a title. */
const PART_BEFORE = String.raw`(?:^|\n)\s*(?:(?:\p{L}{3,12}\s)?(?:[ivx]{1,4}|\d{1,2}|\p{L})\s?[.):–—-]{0,2}\s+)?`;
/** The title of the text that special terms or an order come before. */
export const BASE_TITLE = either(
  String.raw`${PART_BEFORE}(?:terms of service|(?:general|standard) (?:terms|conditions)|terms and conditions)`,
  String.raw`${PART_BEFORE}master (?:services )?(?:terms|agreement)`,
  String.raw`${PART_BEFORE}(?:общие условия|основной договор)`,
  String.raw`${PART_BEFORE}(?:ерөнхий нөхцөл|үйлчилгээний нөхцөл)`,
);
/** The whole title of somebody's own terms: 'HALYARD SUBSCRIPTION TERMS'. */
export const OWN_TERMS = either(
  String.raw`^\s*(?!special|individual|particular|payment|key|defined|other)(?:[\p{L}’'-]+\s){1,3}terms(?: of (?:service|use|business|supply))?\s*$`,
);
/** Special terms may stand before the text that they change. */
export const SPECIAL = either("special", "особые|специальные", "тусгай|онцгой");
/** Changes a clause. */
export const OPERATION = either(
  String.raw`replaced?\s(?:by|with)|instead of|and not (?:as|by)|no longer|(?:do|does|shall|will) not (?:apply|cover)`,
  String.raw`(?:notwithstanding|despite|by way of exception (?:to|from)) (?:clause|section|paragraph|article|anything in)`,
  String.raw`(?:несмотря на|вопреки|в отступление от|в изъятие из) (?:п\.|пункт|раздел|стать|положени)|заасныг үл харгалзан`,
  String.raw`(?:is|are) (?:changed|deleted|amended|extended|added)|goes (?:up|down)|prevails?`,
  "заменить|заменя|изложить|читать|вместо|исключить|дополнить|не применя|продлить|увеличить",
  "гэснийг|болгов|болгож|болгон|өөрчил|өөрчлөв|нэмж|оронд|хэрэглэхгүй|хамаарахгүй|сунгав|сунгана|хасав|хасна|найруул",
);

/** A clause named, as `changed-clauses.ts` marks it; what may stand between it and the words that change it. */
const CLAUSE = String.raw`⟦(\d+)⟧`;
const BEFORE = String.raw`(?:\s[\p{L}’'()]+){0,6}\s`;
/**
 * What a clause outside an amendment says if it changes another, whose number is captured: 'notwithstanding clause 4',
 * «пункт 4 не применяется». One that breaks another, «вопреки пункту 1.2», doesn't change it.
 */
export const CHANGES_CLAUSE: readonly RegExp[] = [
  everywhere(
    String.raw`(?:notwithstanding|despite|in spite of|(?:by way of|as an) exception (?:to|from)|in derogation (?:of|from))${BEFORE}${CLAUSE}`,
    String.raw`(?:instead of|in place of|in lieu of|prevails? over|overrides?|replaces?|supersedes?|disappl(?:y|ies))${BEFORE}${CLAUSE}`,
    String.raw`^[^\p{Ll}]{0,12}contrary to${BEFORE}${CLAUSE}`,
  ),
  everywhere(
    String.raw`${CLAUSE}[^.;⟦]{0,60}?\s(?:(?:do|does|shall|will) not apply|no longer appl|(?:(?:is|are|shall be)(?: hereby)?|be) (?:replaced|deleted|amended|varied|disapplied|read))`,
    String.raw`\bin${BEFORE}${CLAUSE}[^⟦]{0,160}?(?:(?:is|are|shall be|to be) (?:replaced|deleted|substituted|read)|(?:shall|must|will|to) read)`,
    String.raw`${CLAUSE}[^;⟦]{0,80}?\s(?:instead of|goes (?:up|down)|(?:is|are) (?:changed|raised|increased|reduced|cut))`,
    String.raw`${CLAUSE} (?:is|are) changed|(?:replace|delete)s? ["“][^⟦"”]{1,120}["”] in${BEFORE}${CLAUSE}`,
  ),
  everywhere(
    String.raw`(?<!\p{L})(?:несмотря на|в отступление от|в изъятие из|взамен|вместо|невзирая на)${BEFORE}(?:п\.\s?)?${CLAUSE}`,
    String.raw`^[^\p{Ll}]{0,12}(?:вопреки|независимо от)${BEFORE}(?:п\.\s?)?${CLAUSE}`,
    String.raw`(?:заменить|изложить|исключить|дополнить|изменить)${BEFORE}(?:п\.\s?)?${CLAUSE}`,
  ),
  everywhere(
    String.raw`${CLAUSE}[^.;⟦]{0,60}?(?<!\p{L})(?:не применя|не действу|замен[ия]|изложить|излага|исключить|исключа|утрачива|читать)`,
    String.raw`${CLAUSE}[^;⟦]{0,80}?(?<!\p{L})(?:вместо|взамен)`,
    String.raw`${CLAUSE}(?:(?!вправе|може[тм]|могут)[^.;⟦]|\.(?=\d)){0,120}?(?<!\p{L})(?:изменить на|(?:установить|увеличить|уменьшить|снизить|считать) (?:до|в размере|равн))`,
  ),
  everywhere(
    String.raw`${CLAUSE}[^.;⟦]{0,80}?(?:үл харгалзан|үл хамааран|харгалзахгүй|оронд|хэрэглэхгүй|үйлчлэхгүй|хамаарахгүй|мөрдөхгүй)`,
    String.raw`${CLAUSE}[^.;⟦]{0,80}?(?:гэснийг|өөрчлө[вн]|өөрчилсүгэй|өөрчилж(?! бол)|хүчингүй|хасав|хасна|найруулсан|найруулав|болгов|болгож(?! бол)|болгоно)`,
    String.raw`${CLAUSE}(?:[^.;⟦]|\.(?=\d)){0,160}?(?:болгон|болгож|гэж) (?:өөрчил(?:ж мөрд|нө|өв|сүгэй|сөн)|өөрчлө[вн]|мөрдөнө|тогтоо(?:в|но|сугай)|шинэчл)`,
    String.raw`${CLAUSE}(?:[^.;⟦]|\.(?=\d)){0,160}?(?:өөрчлөн|шинэчлэн|өөрчилж) найруул(?:сугай|сан|ав|на)`,
  ),
];
/** Between two clauses of a list. */
export const LISTED = either(
  String.raw`^,?\s?$`,
  String.raw`^,?\s?(?:and|or)\s$`,
  String.raw`^,?\s?(?:и|или)\s$`,
  String.raw`^,?\s?(?:ба|болон|мөн)\s$`,
);
/** Behind or before the number of a law's article. */
export const OF_A_LAW = either(
  String.raw`^[^.;⟦]{0,60}?\b(?:act|code|law|directive|regulation)\b`,
  String.raw`^[^.;⟦]{0,60}?(?:ГК|ТК|кодекс|закон)`,
);
export const LAW_BEFORE = either(String.raw`(?:хууль|хуулийн|кодексын)\s{0,2}$`);

const SPEAKS_OF_ITSELF = [
  String.raw`\b(?:this (?!agreement|contract|deed|clause|section|paragraph)\p{L}+|they|\(this|`,
  String.raw`these (?:\p{L}+ )?(?:terms|lines|points|changes|conditions))\b[^.\n]{0,40}`,
].join("");
const PREVAILS = [
  String.raw`\b(?:beats?|overrides?|wins?|prevails?|stronger than|comes? before|go(?:es)? before|`,
  String.raw`takes? precedence)(?!\p{L})`,
].join("");
const OVER_THE_REST = String.raw`[^.\n]{0,60}\b(?:above|printed|letter|agreement|contract|sections?|paragraphs?|clauses?|everything)`;
/** It says of itself that it prevails: 'these lines beat everything above', «эти строки важнее всего». */
export const PREVAILING = either(
  `${SPEAKS_OF_ITSELF}${PREVAILS}${OVER_THE_REST}`,
  String.raw`(?:and|\(they) (?:stronger than|prevailing over|go before|come before|override|prevail over) (?:it\b|the (?:above|letter)|what|paragraphs?|sections?|everything)`,
  String.raw`(?:эт[аи](?: строки)?|настоящ(?:ее|ие) (?:приложение|условия|письмо)|они)[^.\n]{0,40}(?:важнее|име[ею]т преимуществ|преобладают|действуют, что бы)`,
  String.raw`(?:дараах (?:зүйл|нөхцөл)|доорх (?:зүйл|нөхцөл)|энэ захид\p{L}{0,4})[^.\n]{0,60}(?:давамгайл|баримтал|үл харгалзан үйлчил)`,
);
/** Another part of the contract begins after its special terms. */
export const ANOTHER_PART = either(
  String.raw`^\s*(?:schedule|annex|exhibit|appendix|part)(?!\p{L})`,
  String.raw`^\s*(?:раздел|приложение|часть)(?!\p{L})`,
  String.raw`^\s*(?:хавсралт|бүлэг)(?!\p{L})`,
);
/** An amendment on itself: since when it is in force, or that the rest stays as it is. This changes no clause. */
export const OWN_EFFECT = either(
  String.raw`this (?:amendment|addendum|variation|supplement|side letter|(?:supplemental|additional) agreement)(?: no\.? ?\d{1,3})? ` +
    String.raw`(?:(?:shall|will|is to) )?(?:takes?|comes?|enters?|be(?:comes?)?|is|has|have)(?: \p{L}{1,10})? (?:effect|force|in force|into force|into effect|effective)`,
  String.raw`(?:настоящ|данн)\p{L}{2,3} (?:(?:дополнительн\p{L}{2,3} )?соглашени\p{L}|дополнени\p{L}|изменени\p{L})(?: № ?\d{1,3})? (?:вступа\p{L}{2,3} в силу|действу\p{L}{2,3})`,
  String.raw`энэ(?:хүү)? (?:нэмэлт,?(?: гэрээ| тохиролцоо)?|өөрчлөлт|тохиролцоо)[^.\n]{0,80}(?:хүчин төгөлдөр|хүчинтэй|мөрдөгд|үйлчил)`,
);
