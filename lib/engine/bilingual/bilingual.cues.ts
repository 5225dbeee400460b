/** Words that are compared between the two languages of a contract. Folded, unless said otherwise. */

/** Right before the number of a clause, an annex or an article of a law. */
export const referenceBefore = {
  en: /(?:sections?|clauses?|paragraphs?|articles?|annex(?:es)?|appendix|schedule|exhibit|and|,)\s{1,3}(?:no\.? ?)?$/iu,
  ru: /(?:(?:под)?пункт\p{L}{0,3}|раздел\p{L}{0,3}|стать\p{L}{1,3}|приложени\p{L}{1,2}|част\p{L}{1,2}|пп?\.|ст\.)\s{1,3}(?:№ ?)?$/iu,
  mn: /(?:хавсралт|зүйл|заалт)\p{L}{0,5}\s{1,3}(?:№ ?)?$/iu,
};

/** Right after such a number. */
export const referenceAfter = {
  mn: /^\s?-?\s?(?:(?:д|т|р|дугаар|дүгээр|дахь|дэх)\s(?:зүйл|заа|дурд|хэсэг|хавсралт|бүлэг)|\p{L}{1,4}\sзаас)/iu,
};

/** 'Annex A', 'Приложение Б', 'В хавсралт': the letter is captured. Raw text. */
export const letteredAnnex = {
  en: /(?:annex|appendix|schedule|exhibit)\s{1,3}([A-Z])(?!\p{L})/iu,
  ru: /приложени\p{L}{1,2}\s{1,3}(\p{L})(?!\p{L})/iu,
  mn: /(?<!\p{L})(\p{L})\s{1,3}хавсралт/iu,
};

/** Says without doubt that something is left to somebody. */
export const may = {
  en: {
    may: /\bmay\b(?! not\b| (?:arise|occur|result|become|have (?:been|had|an?|any|the)|incur|suffer|differ|exist|cause|require|be (?:necessary|required|due|payable|caused|applicable)))/u,
    entitled: /\b(?:is|are|be) (?:entitled|permitted|allowed|free|authori[sz]ed) to\b|\b(?:has|have) the right to\b/u,
    isAllowed: /\bis (?:permitted|allowed)\b/u,
  },
  ru: {
    may: /(?<!не )(?<!\p{L})(?:вправе|мо(?:жет|гут) (?!быть|возник|привести|потреб|повлечь)\p{L}{3,}(?:ть|ться|ти)(?!\p{L})|име[ею]т право)(?!\p{L})/u,
    allowed:
      /(?<!не )(?<!\p{L})(?:разреша[ею]тся(?= \p{L}{2,}(?:ть|ться|ти)(?!\p{L}))|допуска[ею]тся|можно|мо(?:жет|гут) быть \p{L}{3,}(?:ан|ен|ён|т)[аоы]?)(?!\p{L})/u,
  },
  mn: /(?<!\p{L})эрхтэй(?!\p{L})|[жч] болно(?!\p{L})|[жч] болох (?:бөгөөд|ба|боловч)|(?<!\p{L})зөвшөөр(?:нө|өгдөнө)(?!\p{L})/u,
};

/** Any word by which the same may be said. */
export const mayBroadly = {
  en: /\b(?:may|might|can|could|entitled|rights?|permit\p{L}{0,3}|allow\p{L}{0,3}|free|option\p{L}{0,2}|possib\p{L}{2,4}|authori[sz]ed)\b/u,
  ru: /(?<!\p{L})(?:вправе|мо(?:жет|гут|жно|чь)|прав(?:о|а|ом)|разреш\p{L}{1,6}|допуска\p{L}{1,6}|возможн\p{L}{1,4}|усмотрени\p{L}|позволя\p{L}{2,4}|способ\p{L}{1,4})(?!\p{L})/u,
  mn: /(?<!\p{L})(?:эрхтэй|эрх (?:эдэл|олго|үүс|хадгал)\p{L}{1,6}|зөвшөөр\p{L}{1,8}|боломж\p{L}{0,5}|чад\p{L}{1,6}|болох|болно|болзошгүй)(?!\p{L})/u,
};

/** Says without doubt that something has to be done. */
export const must = {
  en: /\b(?:shall|must)\b(?! not\b)|\b(?:is|are) (?:required|obliged|obligated|bound) to\b|\bundertakes? to\b/u,
  ru: /(?<!не )(?<!\p{L})(?:обязан\p{L}{0,2}|обязу[ею]тся|долж\p{L}{1,3}|необходимо|следует)(?!\p{L})(?! не )/u,
  mn: /(?<!гүй байх )(?<!\p{L})(?:үүрэгтэй|үүрэг хүлээ\p{L}{1,4}|ёстой)(?!\p{L})/u,
};

/** Says without doubt that something is forbidden. */
export const mustNot = {
  en: {
    not: /\b(?:shall|must|may) (?:not|never)\b|\bcannot\b|\b(?:is|are) not (?:entitled|permitted|allowed)\b/u,
    barred: /\b(?:is|are) (?:prohibited|forbidden)\b|\bha(?:s|ve) no right\b|\b(?:neither|no) party (?:shall|may)\b/u,
  },
  ru: {
    barred: /(?<!\p{L})(?:не (?:вправе|мо(?:жет|гут)|долж\p{L}{1,3}|име[ею]т права)|запрещ\p{L}{2,6}|нельзя)(?!\p{L})/u,
    notAllowed: /(?<!\p{L})не (?:допуска[ею]тся|разреша[ею]тся)(?!\p{L})|обязу[ею]тся не(?!\p{L})/u,
  },
  mn: /(?<!\p{L})(?:хориглоно|хориглодог|хориглох|хориотой|эрхгүй|ёсгүй)(?!\p{L})|[жч] болохгүй(?!\p{L})|гүй байх үүрэгтэй/u,
};

/** Says without doubt that something need not be done. */
export const needNot = {
  en: /\b(?:need not|(?:is|are|shall be) (?:not (?:required|obliged|obligated|bound)|under no (?:duty|obligation)) to)\b/u,
  ru: /(?<!\p{L})не обязан\p{L}{0,2}(?!\p{L})/u,
  mn: /(?<!\p{L})(?:үүрэггүй|шаардлагагүй|албагүй)(?!\p{L})/u,
};

/** Any word that denies. */
export const denies = {
  en: /\b(?:not|no|never|neither|nor|none|cannot|without|unless|prohibit\p{L}{0,3}|forbid\p{L}{0,5}|exclu\p{L}{3,6}|except|fails?|void|invalid|only)\b/u,
  ru: /(?<!\p{L})(?:не|ни|нет|без|нельзя|запре\p{L}{2,7}|исключ\p{L}{2,6}|кроме|отказ\p{L}{0,6}|недействит\p{L}{2,6}|только|лишь|не\p{L}{5,})(?!\p{L})/u,
  mn: /гүй(?!\p{L})|гүй(?:гээр|н|д|г|гээс|гийн|гээ|тэй)|(?<!\p{L})(?:биш|бус|бүү|үл|эс|хориг\p{L}{2,6}|хориотой|татгалз\p{L}{1,6}|зөвхөн|бусад|үгүй)(?!\p{L})/u,
};

/** An exception, without doubt. */
export const exception = {
  en: /\b(?:except(?:ing)?|unless|other than|save (?:for|where|that|in|as)|with the exception|excluding)\b/u,
  ru: /(?<!\p{L})(?:кроме|за исключением|если только|исключая|помимо)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:бусад (?:тохиолдолд|үед|нөхцөлд)|үүнд (?:үл )?хамаар\p{L}{1,6}|(?:гүй|эс) л? ?бол)(?!\p{L})|гүй л бол(?!\p{L})/u,
};

/** Any word by which the same may be said. */
export const exceptionBroadly = {
  en: /\b(?:except\p{L}{0,3}|unless|without|net of|other than|apart from|save|exception|exclu\p{L}{3,6}|otherwise|but|however|besides|in addition|if not|does not apply)\b|\bif\b[^.;]{0,80}\bnot\b/u,
  ru: {
    said: /(?<!\p{L})(?:кроме|исключ\p{L}{2,7}|если только|помимо|иное|иначе|однако|но|сверх)(?!\p{L})/u,
    without:
      /(?<!\p{L})(?:без|за вычетом|не (?:применя|включ|учитыва|учт)\p{L}{1,5}|не распростран\p{L}{2,5})(?!\p{L})/u,
    ifNot: /(?<!\p{L})если[^.;]{0,90}(?<!\p{L})не(?!\p{L})/u,
  },
  mn: {
    said: /(?<!\p{L})(?:бусад|бусдаар|өөрөөр|харин|гэхдээ|гадна|эс|үл|хамаарахгүй|хэрэглэхгүй|үйлчлэхгүй|боловч)(?!\p{L})/u,
    without: /(?<!\p{L})(?:хас(?:аж|ч|сан)|(?:тооц|оруул|ор|багт)\p{L}{1,5}гүй)(?!\p{L})|гүйгээр/u,
    ifNot: /гүй (?:л )?(?:бол|тохиолдолд)|(?:аас|ээс|оос|өөс) бусад/u,
  },
};

/** That it holds only in one case. */
export const only = {
  en: /\b(?:only|solely|exclusively)\b/u,
  ru: /(?<!\p{L})(?:только|исключительно|лишь)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:зөвхөн|гагцхүү)(?!\p{L})/u,
};

/** Any word by which the same may be said. */
export const onlyBroadly = {
  en: /\b(?:only|sole(?:ly)?|exclusive(?:ly)?|alone|just|unless|not|no|nothing but|limited|provided)\b/u,
  ru: /(?<!\p{L})(?:тольк\p{L}|исключительн\p{L}{1,3}|лишь|единственн\p{L}{2,3}|не|при условии|если)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:зөвхөн|гагцхүү|ганц|цорын|л|зөвхөнд)(?!\p{L})|гүй(?!\p{L})|тохиолдолд|нөхцөлтэй/u,
};

/** That somebody has to agree. */
export const consent = {
  en: /\b(?:consents?|approvals?|written permission)\b/u,
  ru: /(?<!\p{L})(?:соглас(?:ия|ие|ием)|одобрени\p{L}|разрешени[ея])(?!\p{L})/u,
  mn: /(?<!\p{L})зөвшөөр(?:өл\p{L}{0,8})(?!\p{L})/u,
};

/** Any word by which the same may be said. */
export const consentBroadly = {
  en: /\b(?:consent\p{L}{0,3}|approv\p{L}{1,3}|permi\p{L}{2,6}|agree\p{L}{0,5}|allow\p{L}{0,3}|authori[sz]\p{L}{1,6}|accept\p{L}{0,5})\b/u,
  ru: /(?<!\p{L})(?:соглас\p{L}{1,9}|одобр\p{L}{1,6}|разреш\p{L}{1,6}|договорен\p{L}{2,5}|дозвол\p{L}{2,5}|письменного)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:зөвшөөр\p{L}{1,12}|тохир\p{L}{1,9}|зөвшилц\p{L}{1,6}|баталс\p{L}{1,4}|батлуул\p{L}{1,4})(?!\p{L})/u,
};

/** Right after a firm's quoted name. Raw text. */
export const firmBehind = {
  en: /^\s?(?:LLC|JSC|Ltd|Inc|LLP|OOO|SOE)/u,
  ru: /^\s?(?:ООО|ОАО|ЗАО|АО|ПАО)/u,
  mn: /^\s?(?:ХХК|ХК|ТӨҮГ|компани)/u,
};

/** Right before it. Raw text. */
export const firmBefore = { ru: /(?:ООО|ОАО|ЗАО|АО|ПАО|ГП|ИП)\s?$/u };
