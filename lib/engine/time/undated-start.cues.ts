/** Behind a length: a day by its name, from which it runs; captures the name. Raw text. */
export const runsFromNamed = {
  en: /^[^.;,]{0,30}?\b(?:from|after|following|of|beginning (?:on|with)|starting (?:on|with)|commencing (?:on|with)) (?:and including )?(?:the )?["“]?((?:\p{Lu}[\p{L}-]{1,20} ){1,3}(?:Date|Day))(?!\p{L})/u,
  ru: /^[^.;,]{0,30}?(?<!\p{L})(?:с|со|от|считая с) ["«“]?((?:Дат[ыа]|Дня|День) \p{L}{4,20}(?: (?:в )?\p{L}{4,20}){0,2})/u,
  mn: /^[^.;,]{0,10}["«“](\p{Lu}\p{L}{2,20}(?: \p{L}{2,20}){0,2} өдөр)["»”]/u,
};

/** The contract's own start by name: other words may give its day. Raw text. */
export const ownStart = {
  en: /^(?:Effective|Commencement|Start|Starting|Beginning|Signing|Signature|Execution|Agreement|Contract|Lease|Term Start|Term Commencement) /u,
  ru: /^(?:Дат|Дн|Ден)\p{L}{0,2} (?:вступлен|начал|подписан|заключен|договор|передач)/u,
  mn: /^(?:Эхлэх|Хүчин төгөлдөр)/u,
};

/** Right behind the name: the day of an event. Raw text. */
export const dayOfEvent = {
  en: /^["”]?\)?\s?(?::|means|is|shall be|shall mean|[–—-])\s{1,3}(?:the )?(?:date|day) (?:on|of|when|that|from|upon|specified|notified|certified)/iu,
  ru: /^["»”]?\s?(?::|означает|это|[–—-])\s{1,3}(?:дата|день)(?!\p{L})/iu,
  mn: /^["»”]?\s?(?:гэж|гэдэг нь)\s/iu,
};
