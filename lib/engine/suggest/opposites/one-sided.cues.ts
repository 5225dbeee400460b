/** Says outright that the other party has no such right. Folded. */
export const deniesTheOther = {
  en: {
    no: /\bha(?:s|ve) no such right\b|\bgives? no (?:such )?indemnity\b|\bliability has no limit\b/u,
    bound:
      /(?:^|[;.] )(?:[\d.()]+ )?the \p{L}+ has no right (?:whatever )?to (?:object|end|terminate|cancel|leave|withdraw)\b/u,
  },
  ru: /(?<!\p{L})такого права не име[ею]т|ответственность (?:[\p{L}]+ ){1,2}не ограничена|не име[ею]т права возражать/u,
  mn: /(?<!\p{L})(?:ийм эрхгүй|энэ талаар маргахгүй)|; \p{L}+ татгалзах эрхгүй|хариуцлагад хязгаар (?:тогтоогоогүй|байхгүй)/u,
};

/** One party changes the bargain by itself. Folded. */
export const changesAlone = {
  en: {
    atAnyTime:
      /\bmay (?:change|amend|vary|alter|revise|increase) .{0,40}\b(?:terms?|conditions?|price|fees?|rent|rates?|interest|schedule|order)\b.{0,80}\b(?:at any time|by itself|alone|unilaterally|discretion)\b/u,
    oneSided: /\bmay change .{0,100}\bby (?:a )?one-side(?:d)? (?:letter|notice)\b/u,
    onlyOne: /\bonly the \p{L}+ (?:may|has the right to) (?:end|terminate|cancel)\b.{0,60}\bat any time\b/u,
    asItLikes:
      /\bmay (?:change|amend|vary|alter|revise|increase|rewrite) .{0,60}\b(?:terms?|conditions?|price|fees?|rent|rates?|rules)\b.{0,40}\b(?:(?:whenever|as) it (?:likes|sees fit)|without (?:notice|telling))\b/u,
    orally: /\bmay (?:orally|verbally|unilaterally) (?:change|amend|vary|alter|revise|increase)\b/u,
  },
  ru: {
    alone:
      /(?<!не )(?:вправе|может) .{0,60}(?:в одностороннем порядке|единолично|по своему усмотрению) .{0,40}(?:измен|повы|увелич|пересм)/u,
    onlyOne: /(?:только|лишь) \p{L}+ (?:вправе|может) .{0,80}(?:расторг|отказат).{0,60}(?:в любое время|без причин)/u,
    unannounced:
      /(?<!не )(?:вправе|может) .{0,80}(?:измен|менять|повы|увелич|пересм).{0,140}без (?:\p{L}+ и )?(?:предупрежд|уведомл|согласов)/u,
    unasked:
      /(?<!не )(?:вправе|может) .{0,60}без (?:\p{L}+ и )?(?:предупрежд|уведомл|согласов)\p{L}{1,4}(?: и \p{L}+)?,? (?:измен|менять|повы|увелич|пересм)/u,
    behind:
      /(?<!не )(?:вправе|может) (?:измен|повы|увелич|пересм)\p{L}{2,5} .{0,80}(?:в одностороннем порядке|единолично)/u,
  },
  mn: {
    alone:
      /(?:дангаараа|дангаар|нэг талын журмаар|нэг талаас|өөрийн үзэмжээр).{0,80}(?:өөрчи?л|нэмэгдүүл|тогтоо|нэмж|нэмэх)\p{L}{0,5} (?:болно|болох|эрхтэй)/u,
    onlyOne: /(?:^|[\d.)] )зөвхөн \p{L}+ .{0,120}(?:хэдийд ч|ямар ч).{0,80}(?:цуцлах|өөрчлөх) эрхтэй/u,
    neverLiable: /ямар ч тохиолдолд .{0,80}(?:хариуцахгүй|хариуцлага хүлээхгүй)|(?<!\p{L})ямар ч хариуцлага хүлээхгүй/u,
  },
};

/** Leaves when it likes. Folded. */
export const leavesAtWill = {
  en: /\bmay (?:end|terminate|cancel|dismiss|stop)\b.{0,100}\b(?:at any time|without (?:any )?(?:cause|reason)|for any (?:cause|reason|or no reason)|for convenience)\b/u,
  ru: /(?:вправе|может) .{0,40}(?:отказаться|расторг|прекрат).{0,100}(?:в любое время|в любой момент|без (?:объяснения |указания )?причин)/u,
  mn: /(?:ямар ч үед|хэдийд ч|ямар ч шалтгаан\p{L}{0,8}|шалтгаангүй\p{L}{0,4}).{0,100}(?:цуцал|дуусгавар болго|зогсоо)\p{L}{0,5} ?(?:болно|болох|эрхтэй)?/u,
};

/** Somebody may end the contract without the other's fault: any party, or on notice alone. Folded. */
export const mayLeave = {
  en: /\bmay (?:also )?(?:end|terminate|cancel|leave|resign|break|give notice)\b|\b(?:gives?|on|by|upon) .{0,30}\b(?:days|months|weeks)'? (?:written )?notice\b/u,
  ru: /(?:вправе|может) .{0,60}(?:отказаться|расторг|прекрат|уйти|увол)|(?:предупред|уведом|извест)\p{L}{1,4} .{0,60}за/u,
  mn: /(?:цуцал|цуцла|дуусгавар болго|гар)\p{L}{0,5}.{0,60}(?:болно|эрхтэй)|өмнө (?:бичгээр )?мэдэгд/u,
};

/** Held back from leaving: only then, only for a breach, not at all. Folded. */
export const heldBack = {
  en: /\b(?:may|can) (?:not|only)\b.{0,60}\b(?:end|terminate|cancel|leave)\b|\b(?:end|terminate|cancel|leave)\b.{0,40}\bonly\b|\bmust always work\b/u,
  ru: /(?:лишь|только|не вправе|не может).{0,60}(?:отказаться|расторг|прекрат|уйти)|(?:отказаться|расторг|прекрат|уйти)\p{L}{0,4}.{0,40}(?:лишь|только)/u,
  mn: /зөвхөн.{0,160}(?:цуцал|цуцла|дуусгавар болго)|(?:цуцлах|цуцалж) (?:эрхгүй|болохгүй)|цуцлахгүй/u,
};

/** Only for a breach or in some case. Folded. */
export const onlyForCause = {
  en: /\b(?:only|breach|default|if|where|fails?|unless|insolven\p{L}*)\b/u,
  ru: /(?:только|лишь|наруш|если|при условии|в случае|просроч)/u,
  mn: /(?:зөвхөн|зөрч|тохиолдолд|хожимд|хоцор|биелүүлээгүй)/u,
};

/** Everybody: either party, the parties. Folded. */
export const everyParty = {
  en: /\b(?:either|each|any|neither|both) (?:party|side|of us)\b|\bthe parties\b|\beither of\b/u,
  ru: /(?:кажд|люб|обе)\p{L}{0,3} (?:из )?сторон|стороны вправе/u,
  mn: /аль ч тал|аль нэг тал|талууд|тал бүр/u,
};

/** A penalty for delay or breach; the other party bears none. Folded. */
export const paysPenalty = {
  en: /\bpays?\b.{0,80}\b(?:penalty|fine|liquidated damages)\b|\bpenalty of\b/u,
  ru: /(?:плат[ия]т|уплачива\p{L}{2,4}) .{0,30}(?:пен[яию]|неустойк|штраф)/u,
  mn: /(?:торгууль|алданги)\p{L}{0,4} (?:төлнө|төлж|тооцно)/u,
};

export const bearsNone = {
  en: /\b(?:is|shall be|are) not liable\b|\bbears? no (?:liability|responsibility)\b|\bpays? no (?:penalty|fine)\b/u,
  ru: /ответственности не нес[её]т|не нес[её]т ответственности|не отвечает(?!\p{L})|неустойк\p{L} не платит/u,
  mn: /хариуцлага хүлээхгүй|(?:анз|алданги|торгууль) төлөхгүй|хариуцахгүй/u,
};

/** Nobody answers for it: force majeure. Folded. */
export const nobodysFault = {
  en: /force majeure|beyond .{0,30}control|act of god/u,
  ru: /непреодолим|форс-мажор|обстоятельств/u,
  mn: /давагдашгүй|гэнэтийн|байгалийн гамшиг|хориг/u,
};
