/** What is paid, and that it is. Folded. */
export const pays = {
  en: /\bpa(?:y|ys|id|yable|ying|yments?)\b|\bdue\b(?! (?:diligence|to|course|care|consider|notice))|\binvoic|\bremit|\bcollected\b|\bdirect debit\b|\binstal?ments?\b|\badvance\b|\bdeposit|\bnet \d/u,
  ru: /(?<!\p{L})(?:о|у|вы|до)?пла(?:т|чива|чен(?!н))|(?<!\p{L})перечисл|(?<!\p{L})внос[ия]|(?<!\p{L})рассчит|расч[её]т|(?<!\p{L})аванс|предоплат|(?<!за (?:свой|его|их|ее) )сч[её]т|остаток/u,
  mn: /төл(?:бөр|нө|өх|ж|сөн|үүл|өгд)|шилжүүл|нэхэмжл|тооцоо|олгоно|олгох|урьдчилгаа|үлдэгдэл|үлдсэн/u,
};

/** What a heading about liability names. Folded. */
export const liable = {
  en: /\bliab|\bdamages\b|\bremed(?:y|ies)\b|\bcompensation\b/u,
  ru: /(?<!\p{L})ответственност|(?<!\p{L})убытк|(?<!\p{L})возмещени/u,
  mn: /хариуцлаг|хохирл?о|нөхөн төл/u,
};

/** Somebody may leave, or the contract ends on notice; not what happens once it has ended. Folded. */
export const leaves = {
  en: {
    may: /\b(?:may|can|entitled|right|free|reserves|elects?|option|wish(?:es)?|want(?:s)?|could)\b[^.;]{0,120}\b(?:terminat|cancel|end|leave|withdraw|stop|quit|walk away|give up|give notice|resign)/u,
    byNotice: /\b(?:terminat|cancel|end|ceas|withdraw|resign|leav|stop)\p{L}*[^.;]{0,120}\b(?:notice|notif\p{L}+)\b/u,
    noticeTo: /\bnotice\b[^.;]{0,120}\b(?:terminat|cancel|end|leav|withdraw)/u,
  },
};

/** What ends isn't the contract: access, talks, an amendment that nobody may make. Folded. */
export const otherEnds = {
  en: {
    thing:
      /\bterminat\p{L}*,? (?:at any time,? )?(?:any |all |the )?(?:further )?(?:access|use|discussions?|negotiations?|participation)\b/u,
    holiday: /\b(?:ask for|annual|sick|paid|unpaid|parental|request|take|on) leave\b/u,
    notOtherwise: /\bmay not be [^.;]{0,60}\bterminated\b/u,
  },
};

/** What a party owes for not paying in time. Folded. */
export const paidLate = {
  en: {
    inACase: /^(?:[\d.]{1,6} )?if [^,;]{0,60}(?:fails? to pay|does not pay|is late)/u,
    ends: /\bterminat[^.;]{0,160}\bfail(?:s|ure|ed)? (?:of [^.;]{0,30} )?to pay\b/u,
    defaults: /\bfail(?:s|ure|ed)? (?:of [^.;]{0,30} )?to pay\b[^.;]{0,200}\b(?:default|breach|terminat)/u,
  },
  ru: /^(?:[\d.]{1,6} )?(?:если [^,;]{0,40}не (?:уплачива|оплачива|оплат|уплат|плат)|(?:в случае|при|за) (?:просроч|задержк))/u,
  mn: /төлөөгүй (?:бол|тохиолдолд|нь)/u,
};

/** A cap, whatever else the sentence says. Folded. */
export const cap = {
  en: /\bexceed|\blimited to\b|\bmore than\b|\bup to\b|\bmaximum\b|\bcapped\b/u,
  ru: /не (?:может )?превы|(?<!\p{L})ограничен[аоы]?(?!\p{L})|не (?:более|больше|свыше)|в пределах|максим/u,
  mn: /хэтрэхгүй|хүртэл|дээд|(?<!\p{L})ихгүй|илүүгүй/u,
};

/** What nobody can control, and what can't be limited. Folded. */
export const noCap = {
  en: {
    control: /\bbeyond (?:its|the|their|his|her|either)(?: [\p{L}’']+){0,3} control\b/u,
    unlimited:
      /\b(?:nothing|does not|do not|shall not|neither)\b[^.;]{0,60} (?:limits?|excludes?)\b|\b(?:cannot|may not|can not) (?:by law )?be (?:limited|excluded)\b/u,
  },
  ru: {
    control: /вне (?:разумного )?контрол/u,
    unlimited:
      /не ограничива(?:ет|ют) и не исключа|не исключа(?:ет|ют) и не ограничива|нельзя (?:ограничить|исключить)/u,
  },
  mn: { unlimited: /хязгаарла(?:хгүй|ж болохгүй)/u },
};

/** Who decides a dispute. Folded. */
export const choosesForum = {
  en: {
    jurisdiction:
      /\bjurisdiction (?:and venue )?(?:of|in)\b[^.;]{0,90}\bcourts?\b|\b(?:submit\p{L}*|subject|agree[sd]?|consent\p{L}*|attorn\p{L}*)\b[^.;]{0,90}\bjurisdiction\b/u,
    courtsHave: /\bcourts?\b[^.;]{0,120}\b(?:ha(?:ve|s|ving)|with)\b[^.;]{0,60}\bjurisdiction\b/u,
    disputeGoes:
      /\b(?:disput\p{L}+|controvers\p{L}+|claims?|differences?|disagree\p{L}*|actions?|suits?|proceedings?|litigation|quarrel|fall out|don['’]t agree)\b[^;]{0,240}\b(?:courts?|arbitrat\p{L}+|tribunal)/u,
    decides:
      /\b(?:courts|the court|arbitrators?|tribunals?|adjudicators?)\b[^.;]{0,60}\b(?:decides?|settles?|resolves?|hears?)\b/u,
    venue:
      /\bvenue\b[^.;]{0,60}\b(?:is|shall be|will be|lies?|in)\b|\bplace of jurisdiction\b|\bjurisdiction is agreed\b|\benforceable in the courts of\b/u,
    label: /^(?:[\d.]{1,8} )?(?:courts?|disputes?|jurisdiction|arbitration|forum|venue)\b[^.;]{0,4}[:|–—-]/u,
  },
  ru: {
    dispute:
      /(?<!\p{L})(?:спор|разноглас|претензи|конфликт|иск(?!лю)|не договор|не соглас)\p{L}{0,6}[^;]{0,240}(?<!\p{L})(?:суд|арбитраж|третейск|медиа)/u,
    court:
      /(?<!\p{L})(?:суд|арбитраж)\p{L}{0,6}(?!\p{L})[^.;]{0,160}(?:спор|разноглас)|подсудн|договорн\p{L}{2,3} подсуд/u,
  },
  mn: {
    dispute: /(?:маргаан|санал зөр|зөрчил|нэхэмжлэл|тохирч)\p{L}{0,6}[^;]{0,240}(?:шүүх|арбитр)/u,
    court: /(?:шүүх|арбитр)\p{L}{0,6}[^.;]{0,120}(?:маргаан|шийдвэрл|хандана|харьяал)/u,
  },
};

/** A court that is only mentioned: it orders disclosure, finds a clause invalid, awards fees. Folded. */
export const onlyMentionsCourt = {
  en: {
    ordered: /\bcourt orders?\b|\borders? of (?:a|any|the) [^.;]{0,30}court|\bsubpoena|\blegal process\b|\bdisclos/u,
    found:
      /\b(?:invalid|illegal|unenforceable)\b|\b(?:held|found|declared|deemed|determined)\b[^.;]{0,60}\bvoid\b|\bcontrary to law\b/u,
    competent: /\bcourts? of competent jurisdiction\b(?! (?:located |residing |sitting )?(?:in|at) (?!an?\b|any\b))/u,
    other:
      /\battorneys?['’]{0,2}s? fees\b|["”] means\b|\bexport|\bwaives?\b[^.;]{0,80}\bobjection|\breferred to above\b|\bcourt costs\b|\bindemnif|\bhold harmless\b|\bpending\b/u,
  },
  ru: /(?<!\p{L})(?:по (?:решению|требованию|определению|запросу)|решени\p{L}{1,2}|вступивш\p{L}{2,3} в [^.;]{0,20}силу) суда/u,
  mn: /шүүхийн (?:шийдвэр|тогтоол|захирамж|шаардлаг)/u,
};

/** Right before a sum: something counts from it on, or below it. Folded. */
export const thresholdBefore = {
  en: /\b(?:under|over|above|below|(?:more|less|greater|fewer) than|in excess of|exceed(?:s|ing)?)$/u,
  ru: /(?<!\p{L})(?:больше|меньше|более|менее|выше|ниже|свыше|превы[сш]\p{L}{1,6})(?: чем)?$/u,
};

/** The same right after a sum, which ends in 'from'. Folded. */
export const thresholdBehind = { mn: /^(?:дээш|доош|хэтэр|давс|илүү|их|бага)/u };

/** Right before a sum: a price goes up or down by it. Folded. */
export const changeBefore = {
  en: /\b(?:increas|rais|rise|go(?:es)? up|go(?:es)? down|reduc|lower|fall|decreas)\p{L}{0,3}\b[^.;\d]{0,40}\bby$/u,
  ru: /(?<!\p{L})(?:раст|возраст|увелич|повы[сш]|сниж|снизи|уменьш)\p{L}{0,8}[^.;\d]{0,40}\sна$/u,
  mn: /нэмэгдсэн$/u,
};

/** The same right after a sum, which ends in 'by'. Folded. */
export const changeBehind = { mn: /^(?:нэм|хас|өсг|өсө|бууруул|буур)/u };

/** Right after a sum: from it on there is a discount. Folded. */
export const discountBehind = { en: /^[-:|] ?discount/u, ru: /^[-:|] ?скидк/u, mn: /^[-:|] ?хөнгөлөлт/u };

/** Paid for breaking the contract each time. Folded. */
export const forEachBreach = {
  en: /\bfor (?:each|every|any) (?:\p{L}+ ){0,2}(?:breach|disclosure|violation|infringement)/u,
  ru: /(?<!\p{L})за (?:кажд\p{L}{2,3}|любо\p{L}{1,2}) (?:\p{L}+ ){0,2}(?:разглашени|нарушени|раскрыти)/u,
  mn: /(?:зөрчил|зөрчсөн|задруулсан|зөрчлийн) (?:\p{L}+ ){0,2}(?:бүр|тутам)/u,
};

/** Who leaves is paid or kept at home instead, or a debt is paid early: no right to leave. Folded. */
export const staysOrRepays = {
  en: {
    instead:
      /\bgarden leave\b|\b(?:in place|in lieu|instead) of (?:all or (?:any )?part of )?(?:the |his |her |your |that )?notice\b/u,
    repays: /\b(?:repay|prepay)\p{L}{0,3} (?:\p{L}+ ){0,6}(?:early|earlier|ahead)\b/u,
  },
  ru: /(?<!\p{L})(?:возвратить|вернуть|погасить) (?:\p{L}+ ){0,4}(?:за[ей]м|кредит|долг)\p{L}{0,3} (?:\p{L}+ ){0,3}досрочно|(?<!\p{L})досрочн\p{L}{2,4} (?:возврат|погашени)/u,
  mn: /зээл\p{L}{0,5} [^.;]{0,30}(?:хугацаанаас өмнө|эрт|урьдчил)[^.;]{0,40}төл/u,
};

/** Paid for services, and for no loss. Folded. */
export const compensated = {
  en: /\b(?:additional|further|extra) compensation\b|\bcompensation for (?:such|its|his|her|their|the|these) (?:\p{L}+ )?services\b/u,
};

/** A party states that nobody sues it. Folded. */
export const noSuit = {
  en: /\bthere (?:is|are) (?:currently )?no\b[^.;]{0,60}\b(?:suits?|proceedings?|actions?|litigation)\b/u,
  ru: /(?<!\p{L})(?:не участвует|отсутствуют|не имеется)[^.;]{0,60}(?:судебн|спор|разбирательств)/u,
  mn: /(?:шүүх|арбитр)[^.;]{0,60}(?:маргаан|хэрэг) (?:байхгүй|үүсээгүй)/u,
};
