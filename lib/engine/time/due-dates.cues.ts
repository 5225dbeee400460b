/** Business days in a duration. */
export const businessDays = {
  en: /(?:business|working|banking) days?/iu,
  ru: /(?:рабочих|рабочего|рабочий|банковск\p{L}{2}) д/iu,
  mn: /ажлын\s{1,2}(?:\d{1,3}\s{0,2}(?:\(\p{L}{2,12}\)\s{1,2})?)?(?:өдөр|өдр|хоног)/iu,
};

/** Time that runs from the signing date. */
export const fromSigning = {
  en: {
    signing:
      /(?:after|from|of|following|upon) (?:the )?(?:date of )?(?:the )?(?:signing|signature|execution) of (?:this|the) (?:agreement|contract)/iu,
    itsDate: /(?:after|from|of|following) the date of (?:this|the) (?:agreement|contract)/iu,
  },
  ru: /(?:с|со|после|от) (?:даты |дня |момента )?(?:его )?(?:подписания|заключения) (?:настоящего )?(?:договора|контракта|соглашения)/iu,
  mn: /гэрээ(?:г|нд)?\s{1,2}(?:байгуулсан|гарын үсэг зурсан|үзэглэсэн)(?:\s{1,2}(?:өдрөөс|өдрөөс эхлэн))?\s{0,2}(?:өдрөөс|хойш)/iu,
};

/** Time that runs from the effective date. */
export const fromEffect = {
  en: /(?:after|from|of|following) the (?:effective|commencement) date/iu,
  ru: /(?:с|со|после) (?:даты |дня |момента )?вступления (?:настоящего )?(?:договора|контракта|соглашения) в силу/iu,
  mn: /гэрээ(?:\s{1,2}хүчин төгөлдөр болсон|\s{1,2}хүчинтэй болсон)\s{1,2}(?:өдрөөс|өдрөөсөө|хойш)/iu,
};

/** A renewal that happens only once. */
export const renewsOnce = {
  en: /\b(?:for|by) (?:one|an|a single) (?:\(1\) )?(?:additional|further|more|single)\b|\b(?:only once|one[- ]time)\b/iu,
  ru: /один раз|однократно|единожды/iu,
  mn: /(?<!\p{L})нэг удаа(?!\p{L})/iu,
};
