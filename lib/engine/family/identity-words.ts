import { either, everywhere } from "../text/either";

/** How documents name themselves and each other, in three languages. Every gap is bounded. */

/** What a title says the document is; the first that matches counts. */
export const toTitle = {
  sideLetter: either(String.raw`(?<!\p{L})side letter|письмо-соглашение|хажуугийн захидал|нэмэлт захидал`),
  termination: either(
    String.raw`terminat\p{L}{3} (?:agreement|notice|letter)|(?:agreement|notice|deed) of termination|(?:agreement|notice) to terminate`,
    String.raw`(?:соглашение|уведомление) о расторжении|соглашение о прекращении`,
    String.raw`гэрээ(?:г|ний)? (?:цуцл|дуусгавар)|цуцлах (?:тухай|мэдэгдэл)`,
  ),
  renewal: either(
    String.raw`renewal (?:agreement|letter|notice)|extension (?:agreement|letter)|agreement to (?:renew|extend)`,
    String.raw`соглашение о (?:продлении|пролонгации)`,
    String.raw`гэрээ(?:г|ний хугацаа г?)?\s?\p{L}{0,12}\s?сунгах|сунгалт`,
  ),
  amendment: either(
    String.raw`(?<!\p{L})(?:amendment|addendum|variation|deed of variation|supplement(?:al|ary) agreement|change order)(?!\p{L})`,
    String.raw`дополнительное соглашение|доп\. ?соглашение|(?<!\p{L})изменени[ея] (?:№|к)`,
    String.raw`нэмэлт,? ?өөрчлөлт|нэмэлт (?:гэрээ|тохиролцоо)|өөрчлөлт оруулах`,
  ),
  annex: either(
    String.raw`^(?:annex|appendix|schedule|exhibit|attachment)(?!\p{L})`,
    String.raw`^приложение(?!\p{L})`,
    String.raw`хавсралт`,
  ),
  order: either(
    String.raw`^(?:purchase |work |call-off |service )?order(?: form)?(?!\p{L})|^statement of work|^specification(?!\p{L})`,
    String.raw`^(?:спецификация|заказ(?:-наряд)?|заявка|наряд)(?!\p{L})`,
    String.raw`(?<!\p{L})захиалга(?!\p{L})|^ажлын даалгавар`,
  ),
  framework: either(
    String.raw`(?:framework|master)[\p{L} ]{0,30} (?:agreement|contract|terms)`,
    String.raw`рамочн\p{L}{2} (?:договор|соглашение|контракт)|генеральн\p{L}{2} (?:договор|соглашение)`,
    String.raw`(?:ерөнхий|суурь|үндсэн)[\p{L} ]{0,30} гэрээ(?!\p{L})`,
  ),
  agreement: either(
    String.raw`(?<!\p{L})(?:agreement|contract|lease|deed|terms)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:договор|контракт|соглашение)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:гэрээ|тохиролцоо)(?!\p{L})`,
  ),
} as const;

/** A document that others belong to: 'Agreement', «Договору», 'гэрээний'. */
export const PAPER = everywhere(
  String.raw`(?<!\p{L})(?:agreements?|contract|lease)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:договор(?:у|а|е|ом)?|контракт(?:у|а|е|ом)?|соглашени(?:ю|я|и|ем|е))(?!\p{L})`,
  String.raw`(?<!\p{L})гэрээ(?:ний|нд|нээс|г|тэй)?(?!\p{L})`,
);
/** It is this very document, or no document of its own. */
export const isSelf = either(
  String.raw`(?:(?<!\p{L})this|present|настоящ\p{L}{2,3}|данн\p{L}{2,3}|энэ|энэхүү)\s(?:\p{L}{1,20}\s){0,3}$`,
  String.raw`(?:дополнительн\p{L}{2,3}|доп\.)\s?$|supplement(?:al|ary)\s$|нэмэлт\s$`,
);
/** Words before a document that is referred to. */
export const refers = either(
  String.raw`(?<!\p{L})(?:to|under|of|with|per|amends?|amending|supplements?|supplementing|between|in|renews?|terminates?|the|our|your)\s(?:\p{L}[\p{L}-]{0,20}\s){0,5}$`,
  String.raw`(?<!\p{L})(?:к|по|из|в|с|со|условия|условиям|рамках|изменении|исполнение)\s(?:\p{L}[\p{L}-]{0,20}\s){0,5}$`,
);
export const isOblique =
  /(?:договор(?:у|а|е|ом)|контракт(?:у|а|е|ом)|соглашени(?:ю|я|и|ем)|гэрээ(?:ний|нд|нээс|г|тэй))$/iu;
export const isMongolian = /^гэрээ/iu;
/** What follows belongs to another word: 'гэрээний нэмэлт өөрчлөлт № 1'. */
export const isGenitive = /^гэрээний$/iu;

const NUMBER = String.raw`([\p{L}\d][\p{L}\d]{0,15}(?:\s?[-–—/\\.]\s?[\p{L}\d]{1,15}){0,5})`;
/** Group: a number with its mark. A code without one has letters, a dash and figures: FA-2024/03. */
export const markedNumber = new RegExp(
  String.raw`(?:№|n°|(?<!\p{L})(?:no\.?|nr\.?|number|ref\.?|reference|дугаар:?))\s{0,3}:?\s{0,3}(?=[\p{L}\d/.\\–—-]{0,20}\d)${NUMBER}`,
  "iu",
);
export const bareCode = /(?<![\p{L}\d])(\p{Lu}{1,6}[-–—/]?\d{1,6}(?:[-–—/.]\d{1,6}){0,3})(?![\p{L}\d])/u;
/** Whose number it is: a company's in a register, not the document's. */
export const ofACompany = either(
  String.raw`regist(?:er|ra|ry)|(?<!\p{L})(?:company|commerce|incorporated|vat|tax|account|phone)(?!\p{L})`,
  String.raw`зарегистр|(?<!\p{L})(?:огрн|инн|бин|рег\.|тел)`,
  String.raw`регистр|улсын бүртгэл|утас|данс`,
);
/** '14 дугаартай гэрээний', '14 тоот'. */
export const numberBefore =
  /(?<![\p{L}\d./-])([\p{L}\d]{1,10}(?:[-–—/][\p{L}\d]{1,10}){0,4})\s(?:дугаартай|тоот)(?!\p{L})/iu;
/** A whole document holds from some day. */
export const takesEffect = either(
  String.raw`(?:takes?|shall take|taking) effect|(?:comes?|enters?) into (?:force|effect)|(?:is|becomes?|shall be) effective|effective date|with effect (?:from|as of|on)`,
  String.raw`вступа[её]т в (?:законную )?силу|действует с|распространяется на отношения`,
  String.raw`хүчин төгөлдөр (?:болно|үйлчилнэ)|хүчинтэй болно|мөрдөнө|дагаж мөрд`,
);
/** Before a day: that from which something holds, and not that of a paper. */
export const holdsFromDay = either(
  String.raw`\b(?:with effect (?:from|as of|on)|effective (?:from|as of|on)|tak\p{L}{1,3} effect (?:from|as of|on)|in(?:to)? force (?:from|as of|on))`,
  String.raw`вступа\p{L}{1,4} в (?:законную )?силу с|действу\p{L}{2,3} с|начиная с`,
);
/** What holds from a day is the paper, named before or right behind it, and not a fee or a duty in it. */
export const paperBefore = either(
  String.raw`\b(?:amend(?:s|ment|ed)?|agreements?|contract|addendum|variation|supplement)\b`,
  String.raw`соглашени|договор|изменени`,
  "гэрээ|нэмэлт|өөрчлөлт",
);
export const paperBehind = either(
  String.raw`^[\s,]{0,3}(?:this|the) (?:amendment|agreement|addendum|variation|contract)\b`,
  String.raw`^[\s,.]{0,3}(?:г\.|года)?[\s,]{0,3}настоящ\p{L}{2,3} (?:соглашени|договор)`,
);
/** It is a clause that does, not the whole document: 'This item 3 takes effect', «Пункт 2 вступает в силу». */
export const isOfAPart = either(
  String.raw`\b(?:item|clause|section|paragraph|article|change)s?\s[\d.]{1,8}\s(?:\p{L}{1,12}\s){0,3}$`,
  String.raw`(?:пункт|п\.|подпункт|стать)\p{L}{0,2}\s?[\d.]{1,8}\s(?:\p{L}{1,12}\s){0,3}$`,
  String.raw`[\d.]{1,8}(?:-р|-т|-д)?\s?(?:дэх|дахь|дугаар|дүгээр)?\s?(?:заалт|зүйл|хэсэг)\p{L}{0,3}\s(?:\p{L}{1,14}\s){0,3}$`,
);
/**
 * Behind a day: the clause that changes on it, in the sentence that changes it, which is read with that day of its own
 * (`own-day.ts`).
 */
export const changesFromIt = either(
  String.raw`^[\s,]{0,3}(?:the )?(?:item|clause|section|paragraph|article)s?\s[\d.]{1,8}`,
  String.raw`^[\s,]{0,3}(?:г\.|года)?[\s,]{0,3}(?:пункт|п\.|подпункт|стать)\p{L}{0,2}\s?[\d.]{1,8}`,
  String.raw`^(?:-\p{L}{1,4})?(?:\s\p{L}{1,8}){0,2}[\s,]{1,3}(?:гэрээний )?[\d.]{1,8}(?:-р|-т|-д)?\s?(?:дэх|дахь|дугаар|дүгээр)?\s?(?:заалт|зүйл|хэсэг)`,
);
/** Only if something happens. Lower case. */
export const onlyInACase = either(
  String.raw`^\p{L}+ (?:\p{L}+ ){0,2}(?:only )?(?:if|provided|unless|subject to|upon payment)\b`,
  String.raw`(?:только )?(?:если|при условии|в случае)(?!\p{L})`,
  String.raw`(?:бол|тохиолдолд)(?!\p{L})`,
);
