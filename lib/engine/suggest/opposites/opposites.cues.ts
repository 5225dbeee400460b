/** The sentence holds only in a case, or takes something out of another rule. Folded. */
export const inSomeCase = {
  en: {
    condition: /\b(?:if|unless|where|when|in case|provided that|in the event|whenever|until)\b/u,
    exception: /\b(?:except|save|however|instead|otherwise|notwithstanding|despite|subject to|other than|only)\b/u,
  },
  ru: {
    condition: /(?<!\p{L})(?:если|когда|при условии|в случае|при (?:этом|наличии|отсутствии)|пока)(?!\p{L})/u,
    exception:
      /(?<!\p{L})(?:кроме|однако|иначе|лишь|только|за исключением|вместо|но|независимо|без (?:\p{L}+ )?причин|помимо|без письменн\p{L}+|без соглас\p{L}+)(?!\p{L})/u,
  },
  mn: {
    condition: /(?<!\p{L})(?:бол|тохиолдолд|нөхцөлд|үед|болзлоор)(?!\p{L})|[вб][аэоө]л(?!\p{L})/u,
    exception: /(?<!\p{L})(?:харин|гэхдээ|зөвхөн|гагцхүү|эс|бусад|хамаарахгүй|оронд)(?!\p{L})|гүйгээр(?!\p{L})/u,
  },
};

/** Forbids, or says that a thing isn't done. Folded. */
export const forbids = {
  en: {
    verbNot: /\b(?:shall|must|may|can|will|does|do)(?: \p{L}{2,10},?)? (?:not|never)\b|\bcannot\b/u,
    barred: /\b(?:is|are) (?:not (?:\p{L}+ )?(?:permitted|allowed|entitled)|prohibited|forbidden|excluded)\b/u,
    isNot: /\b(?:is|are) (?:not|never) (?:to be )?\p{L}{3,}(?:ed|en)\b/u,
    nobody: /(?:^|[.;:,] |\d |\bthat )(?:no|neither) [\p{L}' -]{3,40} (?:is|are|may|shall|will|must)\b/u,
    noRight: /\bha(?:s|ve) no (?:such )?right\b/u,
  },
  ru: {
    barred: /(?<!\p{L})(?:не (?:вправе|может|могут|долж\p{L}{1,3}|име[ею]т права)|запрещ\p{L}{2,6}|нельзя)(?!\p{L})/u,
    notAllowed: /(?<!\p{L})не (?:допуска[ею]тся|разреша[ею]тся)(?!\p{L})/u,
    isNot: /(?<!\p{L})не \p{L}{3,14}(?:ется|ются|ится|ятся)(?!\p{L})/u,
  },
  mn: {
    barred: /(?:хориглоно|хориглодог|хориотой|эрхгүй|ёсгүй|(?:ж|ч) болохгүй)(?!\p{L})/u,
    verbNot: /\p{L}{2,}хгүй(?= байх|[.;,)]|$)/u,
  },
};

/** Allows. Folded. */
export const allows = {
  en: {
    may: /\b(?:may|can)\b(?! not| \p{L}+ not|not| only| never)/u,
    entitled: /\b(?:is|are) (?:entitled|permitted|allowed|free|welcome) to\b|\bha(?:s|ve) the right to\b/u,
    allowed: /\b(?:is|are) (?:permitted|allowed)\b/u,
  },
  ru: {
    may: /(?<!\p{L})(?<!не )(?:вправе|может|могут|можно|име[ею]т право)(?!\p{L})/u,
    allowed: /(?<!\p{L})(?<!не )(?:разреша[ею]тся|допуска[ею]тся|разрешен\p{L}?)(?!\p{L})/u,
  },
  mn: /(?:эрхтэй|(?:ж|ч) болно|зөвшөөрнө)(?!\p{L})/u,
};

/** What is allowed: the word behind 'may', or before «болно»; captured. Folded. */
export const allowedDeed = {
  en: /\b(?:may|can|entitled to|allowed to|free to|permitted to|welcome to|right to)(?: (?:also|then|freely|at any time|itself|himself))? (\p{L}{3,})/u,
  ru: /(?<!\p{L})(?:вправе|может|могут|можно|право)(?: (?:также|свободно|сам\p{L}?|в любое время))? (\p{L}{4,})/u,
  mn: /(\p{L}{4,})(?:ж|ч)? (?:болно|эрхтэй)(?!\p{L})/u,
};

/** What is forbidden, as one word or a short list; captured. Folded. */
export const forbiddenDeed = {
  en: /\b(?:not|never|cannot)(?: be)? ((?:\p{L}{3,}(?:,? or |, )){0,4}\p{L}{3,})/u,
  ru: /(?<!\p{L})не (?:вправе|может|могут|долж\p{L}{1,3}) ((?:\p{L}{4,}(?:,? или | и |, )){0,4}\p{L}{4,})/u,
  mn: /(\p{L}{3,}?)(?:[аэоө]?хгүй|ж болохгүй|ч болохгүй|[аэоө]?х(?:ыг|ийг)? (?:хориглоно|хориглодог|хориотой|эрхгүй|ёсгүй))(?!\p{L})/u,
};

/** Rules that have their exceptions elsewhere as a matter of course: secrecy, liability, time limits. Folded. */
export const hasExceptions = {
  en: {
    secrecy: /confidential|secre|disclos|discuss|publish|third part|personal data/u,
    liability: /liab|indemn|damages|penalt|\bexceed|deemed|waive|in no event|refund|force majeure/u,
  },
  ru: /конфиденциал|тайн|секрет|разглаш|ответствен|убытк|штраф|пен[яию]|превыша|считается|непреодолим/u,
  mn: /нууц|задруул|хариуцлага|хохирол|алданги|торгууль|хэтрэхгүй|хэтрүүл|тооцохгүй|гуравдагч этгээдэд (?:задруул|дамжуул)|давагдашгүй/u,
};

/** Words of a permission or a prohibition that don't tell what is allowed. Stems. */
export const modalStem = {
  en: /^(?:mai|shall|must|right|entitl|permit|allow|forbid|forbidden|prohibit|consent|written|prior|time|time|any|kind|way|part|make|made|give|given|done|take|let|keep|kept|first)$/u,
  ru: /^(?:вправ|может|могут|можн|прав|имеет|запрещ|разреш|допуск|соглас|письмен|предвар|люб|врем|сторон)/u,
  mn: /^(?:эрх|болн|болох|хоригл|зөвшөөр|бичг|урьдчил|тал|хийх|хий|бүр|үед|хэзээ|хэдийд)/u,
};

/** Something needs somebody's consent; it may be done without. Folded. */
export const needsConsent = {
  en: /\b(?:unless|without|only with|needs?|require[sd]?|subject to|until|only after)\b.{0,60}\b(?:consent|agreed|approv\p{L}{1,3}|permission)\b/u,
  ru: /(?:только|лишь|без|требу\p{L}{2,4}).{0,40}(?:соглас|одобрен|разрешен)/u,
  mn: /(?:зөвшөөр\p{L}{2,6}).{0,30}(?:гүйгээр .{0,40}(?:хгүй|эрхгүй|хориг)|авна|авч|авсны|шаард)|зөвшөөрөлгүйгээр .{0,60}(?:хгүй|эрхгүй|хориг)/u,
};

export const withoutConsent = {
  en: /\bmay\b(?! not| only).{0,80}\bwithout\b.{0,40}\b(?:consent|approval|agreement|permission|asking)\b|\bneeds? no (?:consent|approval)/u,
  ru: /(?:вправе|может).{0,80}без (?:\p{L}+ ){0,2}(?:соглас|одобрен|разрешен)/u,
  mn: /зөвшөөрөлгүй(?:гээр)?.{0,80}(?:болно|эрхтэй)(?!\p{L})/u,
};

/** The contract goes on by itself; it does not. Folded. */
export const goesOn = {
  en: {
    renewed:
      /\b(?:agreement|contract|lease|term|it|subscription)\b.{0,60}\b(?:renews?|(?:is|be) (?:renewed|extended|prolonged)|continues for(?! (?:an?|the|its) (?:initial|first|fixed|minimum)))\b/u,
    automatically: /\b(?:automatically|auto-?)\b.{0,40}\b(?:renew|extend|prolong)/u,
  },
  ru: {
    renewed:
      /(?:договор|контракт|соглашение|срок)\p{L}{0,2}.{0,80}(?:продлева\p{L}{2,4}|продля\p{L}{2,4}|пролонгиру\p{L}{2,4}|возобновля\p{L}{2,4})/u,
    deemed: /считается (?:продленн|пролонгированн|возобновленн)/u,
  },
  mn: /(?:гэрээ|хугацаа)\p{L}{0,3}.{0,60}(?:сунгагдана|сунгагдах(?!гүй)|сунгасанд тооц|сунгагдсан(?:д|ыг)? тооц|үргэлжилнэ)/u,
};

export const doesNotGoOn = {
  en: {
    not: /\b(?:does|will|shall|is|are) not (?:be )?(?:automatically )?(?:renew|renewed|extend|extended|prolonged|go on)\b/u,
    noRenewal:
      /\bno (?:automatic |tacit )?(?:renewal|extension|prolongation)\b|\bends? (?:automatically|by itself|without (?:notice|renewal))\b/u,
  },
  ru: {
    not: /не (?:продлева|продля|пролонгиру|возобновля)|(?:автоматическ\p{L}{2,3}|автоматически) .{0,30}не /u,
    ends: /прекращается (?:автоматически|без уведомлен)/u,
  },
  mn: /сунгагдахгүй|сунгахгүй|автоматаар дуусгавар/u,
};

/** Disputes are decided by arbitrators; by a court. Folded. */
export const byArbitrators = {
  en: /\b(?:settled|resolved|determined|decided|submitted|referred|go(?:es)?|resolve|settle)\b.{0,80}\barbitrat/u,
  ru: /(?:разреша|рассматрива|реша|переда|подлеж)\p{L}{0,6}.{0,80}(?:арбитраж(?!н\p{L}{2,3} суд)|третейск|(?<!\p{L})мкас(?!\p{L})|суд\p{L}{0,2} при [^.;]{0,30}(?:тпп|торгово-промышл))/u,
  mn: /арбитр\p{L}{0,6}.{0,60}(?:шийдвэрл|шийдүүл|хэлэлц)/u,
};

export const byCourt = {
  en: /\b(?:settled|resolved|decided|determined|heard|jurisdiction|brought|submitted|decides?)\b.{0,80}\bcourts?\b|\bcourts?\b.{0,60}\b(?:decides?|jurisdiction|settles?|hears?)\b/u,
  ru: /(?:разреша|рассматрива|реша|переда|подсуд)\p{L}{0,6}.{0,80}(?:арбитражн\p{L}{2,3} суд|районн\p{L}{2,3} суд|(?<!третейск\p{L}{2,3} )суд(?:е|ом|у)?(?!\p{L}))/u,
  mn: /шүүх\p{L}{0,4}.{0,40}(?:шийдвэрл|шийдүүл|хэлэлц|ханда)/u,
};

/** Only some disputes, a stage before, or help to an arbitration. Folded. */
export const aPartOfDisputes = {
  en: /interim|urgent|injuncti|enforce|award|up to|below|above|over (?:usd|eur|gbp|[$€£])|either|choice|instead|appeal|negotiat.{0,30}(?:first|before)|\bor\b|unpaid|undisputed/u,
  ru: /обеспечительн|неотложн|исполнени[ея] решени|судебн\p{L}{2,3} приказ|либо|или|по выбору|до суммы|свыше|отмен/u,
  mn: /яаралтай|биелүүл|албадан|эсвэл|аль нэг|сонгосон|хүртэлх|дээш|хүчингүй/u,
};

/** All disputes go there, for good: so a long sentence says it. Folded. */
export const allDisputes = {
  en: /\b(?:any|all|every)\b.{0,160}\b(?:disputes?|controvers(?:y|ies)|disagreements?|claims?)\b.{0,400}\b(?:exclusive(?:ly)?|binding|final(?:ly)?|conclusive(?:ly)?)\b/u,
  ru: /(?<!\p{L})(?:все|любые|любой|всякий)(?!\p{L}).{0,80}(?:спор|разноглас).{0,300}(?:окончательн|исключительн|только)/u,
  mn: /(?:бүх|аливаа|бүхий л)(?!\p{L}).{0,80}маргаан.{0,250}(?:эцэслэн|эцсийн|зөвхөн|гагцхүү)/u,
};

/** Not all of them after all, or a choice. Folded. */
export const someDisputes = {
  en: {
    some: /interim|urgent|injuncti|enforce|award may|up to|below|above|over (?:usd|eur|gbp|[$€£])|appeal|non-exclusive|unpaid|undisputed/u,
    choice:
      /\b(?:may elect|at (?:its|the) (?:option|election|choice)|arbitrat\p{L}*[^.;]{0,60}\bor\b[^.;]{0,60}\bcourts?|courts?[^.;]{0,60}\bor\b[^.;]{0,60}\barbitrat)/u,
  },
  ru: /обеспечительн|неотложн|исполнени[ея] решени|судебн\p{L}{2,3} приказ|по выбору|до суммы|свыше|отмен|либо.{0,60}суд|суд.{0,60}либо/u,
  mn: /яаралтай|биелүүл|албадан|эсвэл|аль нэг|сонгосон|хүртэлх|дээш|хүчингүй/u,
};

/** In the names of courts whatever their place. Stems. */
export const ofCourts = {
  en: /^(?:court|county|district|feder|state|superior|high|supreme|republ|unite|agreement|part|contract|claus|section)/u,
  ru: /^(?:арбитражн|суд|област|район|федерац|росси|стор|договор|республик|специализир|экономич|межрайон)/u,
  mn: /^(?:иргэн|шүүх|монгол|улс|хэрг|захирг|анхан|гэрээ|тал|хууль)/u,
};

/** A dispute. Folded. */
export const dispute = {
  en: /disput|quarrel|controvers|differences between|^(?:\d[\d.]* )?(?:any|all|every) claims?\b/u,
  ru: /(?<!\p{L})спор|разноглас/u,
  mn: /маргаан|санал зөрөл/u,
};

/** Holds for a time: 'for the first year', 'after the first year'. Folded. */
export const forATime = {
  en: /\b(?:for|during|in|within|after|before|until|from) (?:the )?(?:end of )?(?:the )?(?:first|initial|second|following)\b|\buntil\b/u,
  ru: /(?:перв|втор)\p{L}{2,3} (?:год|\d|[\p{L}]+ (?:месяц|лет))|(?<!\p{L})(?:до (?:\d|конца|истечения)|по истечении|после|начиная)(?!\p{L})/u,
  mn: /(?:эхний|хоёр дахь) (?:жил|\d|[\p{L}]+ (?:сар|жил))|хүртэл|дуустал|(?:өнгөрсний|дууссаны) дараа/u,
};

/** The price stays as it is; it may be changed. Folded. */
export const priceStays = {
  en: {
    fixed:
      /\b(?:price|rent|fee|rate)s?\b.{0,60}\b(?:(?:is|are|remains?|stays?) (?:fixed|firm|unchanged|the same)|(?:not|never|no) (?:be )?(?:revised|increased?|changed?|raised?|adjusted))\b/u,
    noIncrease: /\bno (?:increase|change|revision|adjustment) (?:of|in|to) the (?:price|rent|fee|rate)/u,
  },
  ru: {
    fixed:
      /(?:цен|стоимост|плат|ставк|тариф)\p{L}{1,3}.{0,60}(?:тв[её]рд|неизменн|фиксированн|не (?:меня|измен|повыша|увелич|пересматр))/u,
  },
  mn: /(?:үнэ|түрээс|төлбөр|хөлс|хураамж|хүү)\p{L}{0,6}.{0,60}(?:өөрчлөгдөхгүй|өөрчлөхгүй|нэмэгдүүлэхгүй|нэмэхгүй|нэмэгдэхгүй|тогтмол байна)/u,
};

export const priceMoves = {
  en: /\bmay\b(?! not).{0,40}\b(?:revise|increase|raise|adjust|change|reset)\b.{0,40}\b(?:price|rent|fee|rate)s?\b/u,
  ru: /(?<!не )(?:вправе|может) (?:\p{L}+ ){0,4}(?:повы|измен|увелич|пересматр|пересмотр)\p{L}{1,5} .{0,40}(?:цен|стоимост|плат|ставк|тариф)/u,
  mn: /(?:үнэ|түрээс|төлбөр|хөлс|хураамж|хүү)\p{L}{0,6}.{0,60}(?:нэмэгдүүл|өөрчил|нэмж|нэмэх|шинэчл|тогтоож?)\p{L}{0,4}.{0,20}(?:болно|болох|эрхтэй)/u,
};

/** Silence accepts; it doesn't. Folded. */
export const silenceAccepts = {
  en: /\b(?:deemed|considered|taken as|counts? as|treated as) (?:to be )?(?:accepted|approved)\b|\bsilence (?:is|means|counts as) (?:consent|acceptance)/u,
  ru: /(?:молчал|молчани|не (?:ответ|возраз|заяв)|без возражени).{0,80}(?:принят|согла)|считаются? принят/u,
  mn: /(?:хариу|татгалз|санал|гомдол)\p{L}{0,4}.{0,40}(?:гүй|өгөхгүй|ирүүлээгүй).{0,60}хүлээн (?:авсан|зөвшөөрсөн)(?:д|ад)? (?:тооц|гэж үз)/u,
};

export const silenceDoesNot = {
  en: /\bsilence (?:is|means|counts as|does) (?:no|not)\b|\baccepted only (?:when|if|by|upon)\b|\bonly (?:a )?(?:signed|written)\b.{0,40}\baccept/u,
  ru: /молчани\p{L}{1,2} .{0,30}не (?:означа|явля|счита)|принят\p{L}{1,3} (?:только|лишь) (?:после|по)/u,
  mn: /зөвхөн (?:бичгээр|гарын үсэг).{0,60}хүлээн (?:авсан|зөвшөөрсөн)/u,
};

/** Subcontractors may not be used at all; they are used. Folded. */
export const noSubcontractors = {
  en: /\b(?:not|no|never)\b.{0,40}\bsubcontract|\bsubcontracting is (?:not (?:permitted|allowed)|prohibited|forbidden)/u,
  ru: /(?:не (?:вправе|может)|без|запрещ\p{L}{2,6}).{0,40}(?:субподряд|субисполнител|соисполнител)/u,
  mn: /туслан гүйцэтгэгч\p{L}{0,4} (?:ажиллуулахгүй|авахгүй|оролцуулахгүй|ажиллуулахыг хориг)/u,
};

export const subcontractorsUsed = {
  en: /\b(?:its|his|her|their|the|other|of the [\p{L}]{3,20}'?s?) subcontractors?\b.{0,80}\b(?:answers?|liable|responsible|cause|as for its own)\b|\b(?:responsible|liable|answers?) for .{0,30}subcontractors/u,
  ru: /(?:отвечает|нес[её]т ответственность) .{0,60}(?:субподряд|субисполнител|соисполнител)/u,
  mn: /туслан гүйцэтгэгчийн .{0,60}хариуц/u,
};

/** Rights in a thing pass. Folded. */
export const titlePasses = {
  en: /\b(?:rights?|title|ownership|property)\b.{0,60}\b(?:pass(?:es)?|transfers?|vests?)\b/u,
  ru: /(?:прав[ао]|собственност)\p{L}{0,2}.{0,60}(?:переход|перейд)/u,
  mn: /(?:өмчлөх|оюуны) .{0,20}эрх\p{L}{0,3}.{0,60}шилж/u,
};

/** The risk in goods passes. Folded. */
export const riskPasses = {
  en: /\brisk\b.{0,60}\b(?:pass(?:es)?|transfers?)\b|\bat the [\p{L} ]{3,20}'s? risk until\b/u,
  ru: /риск\p{L}{0,3}.{0,80}(?:переход|перейд)/u,
  mn: /эрсдэл\p{L}{0,3}.{0,80}шилж/u,
};
