/**
 * What a length or a rate is for, where a contract has one of it: two clauses on it that say different numbers
 * contradict each other in fewer words. Folded.
 */
export const warranty = {
  en: /\bwarrant(?:y|ies)\b|\bguarantee (?:period|life|term)\b|\bdefects? (?:liability )?period\b/u,
  ru: /гарантийн\p{L}{2,3} (?:срок|период)|гаранти[яи] (?:на|дейст|состав)/u,
  mn: /баталгаат хугаца|баталгааны хугаца/u,
};

export const depositBack = {
  en: {
    back: /\b(?:deposit|retention)\b.{0,120}\b(?:return|repa|refund|release|given? back)/u,
    backFirst: /\b(?:returns?|repays?|refunds?|releases?)\b.{0,40}\b(?:deposit|retention)\b/u,
  },
  ru: /(?:залог|обеспечительн|депозит|удержани).{0,120}возвра[тщ]/u,
  mn: /барьц.{0,120}(?:буца|чөлөөл|шилжүүл|олго)|буца.{0,60}барьц/u,
};

/** What the insured bears of each loss. */
export const deductible = {
  en: /\bdeductibles?\b|\binsurance excess\b|\bexcess (?:of|is|for each|per) .{0,40}\b(?:claim|loss|event|usd|eur|mnt)\b/u,
  ru: /франшиз.{0,80}(?:страхов|случа|убыт)|(?:страхов|случа|убыт).{0,80}франшиз/u,
  mn: /(?:даатгал|тохиолдол).{0,80}(?:франшиз|өөрөө хариуцах|хасагдах дүн)|(?:франшиз|өөрөө хариуцах|хасагдах дүн).{0,80}(?:даатгал|тохиолдол)/u,
};

export const lateInterest = {
  en: /\b(?:overdue|late|default|unpaid|past due)\b.{0,80}\binterest\b|\binterest\b.{0,80}\b(?:overdue|late|default|unpaid|in clause)\b/u,
  ru: /(?:просроч\p{L}{2,5}|несвоевременн\p{L}{2,3}) (?:оплат|плат[её]ж|уплат).{0,120}(?:пен|неустойк|процент)|(?:пен|неустойк).{0,80}просроч\p{L}{2,5} (?:оплат|плат[её]ж)/u,
  mn: /төлбөр.{0,60}(?:хоцор|хэтэр|хожимд|хугацаанд нь).{0,80}(?:алданги|нэмэгдүүлсэн хүү)|алданги.{0,60}төлбөр|хэтэрсэн .{0,60}нэмэгдүүлсэн хүү/u,
};

export const invoicePaid = {
  en: /\b(?:invoices?|bills?|statements?)\b.{0,60}\b(?:paid|payable|due|settled|pays?)\b|\bpays?\b.{0,40}\b(?:invoices?|bills?)\b/u,
  ru: /сч[её]т\p{L}{0,3} (?:\p{L}+ ){0,3}(?:оплачива|плат)|(?:оплат|плат[ияё]|вознагражден)\p{L}{0,5}.{0,60}(?:сч[её]та|счетов)/u,
  mn: /нэхэмжл.{0,80}(?:төл|шилжүүл)/u,
};

export const secrecyAfter = {
  en: /\b(?:secre|confiden)\p{L}{0,10}.{0,120}\b(?:after|following|end of)\b/u,
  ru: /(?:тайн|секрет|конфиденциал|сведени|разглаш).{0,120}(?:после|по окончании)/u,
  mn: /нууц.{0,80}(?:дуус|хойш|дараа)|(?:дуус|хойш).{0,60}нууц/u,
};

export const claimRaised = {
  en: /\b(?:claims?|complaints?)\b.{0,100}\b(?:made|raised|notified|considered|given|lodged)\b/u,
  ru: /(?:претензи|рекламаци|жалоб)\p{L}{1,3}.{0,100}(?:заяв|предъяв|направ|подава)/u,
  mn: /гомдл?\p{L}{0,4}.{0,100}гарг/u,
};

/** Where a length begins or ends: it is asked for ahead, or counted from something. Folded, around the length. */
export const aheadOf = {
  en: /\b(?:before|prior to|ahead|in advance|notice|beforehand)\b/u,
  ru: /(?<!\p{L})(?:до|заранее|предупре[дж]\p{L}*|уведом\p{L}*|извест\p{L}*|извещ\p{L}*|сообщ\p{L}*)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:өмнө|урьдчил\p{L}*)(?!\p{L})/u,
};

export const countedFrom = {
  en: /\b(?:within|after|following|from|of (?:its|the|their|receipt|delivery|demand)|no later than|upon)\b/u,
  ru: /(?<!\p{L})(?:в течение|после|с даты|со дня|с момента|через|не позднее|спустя)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:дотор|хойш|дараа)(?!\p{L})/u,
};
