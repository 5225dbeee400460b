/** What a sentence or a heading on notices says. Raw text. */
export const notice = {
  en: /\bnotices?\b|\bnotifications?\b|\bcommunications\b/iu,
  ru: /уведомлени|извещени|корреспонденци|переписк|сообщени/iu,
  mn: /мэдэгд(?:эл|л)|албан бичиг|харилцах хаяг/iu,
};

/** A sentence that says in which form, or where to, all notices go. Folded. */
export const onForm = {
  en: /\b(?:notices?|communications?) (?:\p{L}+ ){0,8}?(?:(?:shall|must|will) be|are(?: to be)?) (?:\p{L}+ ){0,3}?(?:in writing|given|sent|delivered|made|addressed|written)/u,
  ru: /(?:уведомлени|извещени|сообщени)\p{L}{1,3} (?:[\p{L},]+ ){0,8}?(?:направля|вруча|переда|оформля|соверша|должны (?:быть )?(?:направля|вруч|сдела|совершен|составлен))/u,
  mn: /(?:мэдэгд(?:эл|лийг|лүүд)\p{L}{0,4}|албан бичгийг) (?:[\p{L},]+ ){0,8}?(?:бичгээр|хаягаар|хүргүүл|илгээ|гардуул)/u,
};

/** Ways in which a notice is sent. */
export const registered = {
  en: {
    post: /\b(?:registered|certified|recorded)(?: or (?:registered|certified))?(?: delivery)? (?:post|mail|letter|airmail)/iu,
    delivery: /\b(?:recorded|special|signed-for) delivery\b|\bsigned-for (?:post|mail)\b/iu,
  },
  ru: /(?:заказн|ценн|регистрируем)\p{L}{1,3} (?:почт|письм|отправлени|корреспонденц)|с уведомлением о вручении/iu,
  mn: /баталгаат (?:шуудан|илгээмж|захидал)/iu,
};
export const courier = {
  en: /\bcouriers?\b|\bexpress delivery\b/iu,
  ru: /курьер/iu,
  mn: /курьер|шуурхай (?:шуудан|хүргэлт)|элчээр/iu,
};
export const hand = {
  en: {
    delivered: /\bby hand\b|\bhand[- ]deliver|\bin person\b|\bpersonal(?:ly)? deliver|\bdelivered personally\b/iu,
    door: /\b(?:put|left|pushed|posted|dropped) (?:through|in|into|at|under) (?:the |your |my |our |his |her |their )?(?:front )?(?:door|letter ?box|mailbox)\b/iu,
  },
  ru: {
    delivered:
      /нарочн|(?:вруч|переда)\p{L}{1,8} (?:лично|под (?:роспись|расписку))|лично в руки|под (?:роспись|расписку)/iu,
    door: /(?:опущ|брош|полож|оставл)\p{L}{1,7} (?:в (?:почтовый )?ящик|под дверь|у двери)/iu,
  },
  mn: {
    delivered: /гардуул|биечлэн|гараар хүргэ/iu,
    door: /хаалга\p{L}{0,4} (?:хавчуул|хий|орхи)|шуудангийн хайрцаг/iu,
  },
};
export const email = {
  en: { named: /\be-?mails?\b(?!\s{0,2}:)|\belectronic mail\b(?!\s{0,2}:)/iu, address: /\bto [\w.+-]{1,64}@/iu },
  ru: {
    named: /электронн\p{L}{2,3} (?:почт|адрес|письм)(?!\p{L}{0,3}\s{0,2}:)/iu,
    address: /(?<!\p{L})на [\w.+-]{1,64}@/iu,
  },
  mn: {
    named: /(?:цахим шуудан|цахим хаяг|[ие]-?мэйл)(?!\p{L}{0,4}\s{0,2}:)/iu,
    address: /@[\w.-]{1,80} (?:руу|рүү)/iu,
  },
};
export const post = {
  en: /\b(?:by|via) (?:(?:first[- ]class|pre-?paid|ordinary|regular|domestic),? ){0,3}(?:post|mail|airmail)\b/iu,
  ru: /(?<!заказной |электронной )почтой|почтовым отправлением|(?<!электронной )по почте/iu,
  mn: /(?<!баталгаат |цахим |шуурхай )шуудан(?:гаар|д)/iu,
};

/** A way that doesn't count. */
export const refused = {
  en: /\b(?:does|do|shall|will|may|is|are) not\b|\binsufficient\b|\bexcluded\b|\bno effect\b/iu,
  ru: /не (?:допуска|счита|является|являются|призна|имеет|имеют|могут|может)|недействительн/iu,
  mn: /тооцохгүй|хүчингүй|зөвшөөрөхгүй|болохгүй|хамаарахгүй/iu,
};
/** What stands behind it counts again. */
export const exceptFor = {
  en: /\bunless\b|\bexcept\b|\bother than\b|\bonly\b/iu,
  ru: /кроме|за исключением|если только|только/iu,
  mn: /эс тооцвол|бусад тохиолдолд|зөвхөн/iu,
};

/** When a notice counts as received. */
export const deemed = {
  en: {
    deemed:
      /\b(?:deemed|considered|treated as|taken to be|counts? as)\b.{0,60}\b(?:received|given|delivered|served|effective|made)\b/iu,
    takesEffect:
      /\btakes? effect (?=(?:(?:on|at|when|upon|the) |[\w-]{1,12} (?:\(\d{1,3}\) )?(?:business |working )?days? after))/iu,
    received:
      /\b(?:is|are) (?:received|given|delivered|served) (?=(?:at \d|on (?:the (?:next|following|day|\p{L}{4,8} (?:business|working))|receipt|delivery)|upon ))/iu,
  },
  ru: /счита(?:е|ю)тся(?! надлежащ\p{L}{1,3},? (?:если|при)).{0,60}(?:получен|вручен|доставлен|направлен)/iu,
  mn: /(?:хүлээн авсан|хүлээн авсанд|хүргэсэн|хүргэсэнд|мэдэгдсэн|мэдэгдсэнд).{0,20}(?:тооц|гэж үз)/iu,
};
/** How a notice shall go out, said before when it counts: 'shall be sent by courier and is deemed received …'. */
export const toBeSent = {
  en: {
    goes: /\bnotices? (?:go|goes|are sent|are given|are delivered|is sent|is given) (?:by|to|in|through)\b/iu,
    sent: /\b(?:shall|must|will|may|can|(?:are|is) to) be (?:\w{1,12} ){0,4}(?:sent|given|delivered|served|made|dispatched)\b/iu,
  },
  ru: {
    goes: /(?<!\p{L})ид[уё]т (?:заказн|почт|курьер|нарочн)/iu,
    sent: /(?:направля|отправля|вруча|переда|доставля|высыла)[юе]тся|(?:должн|мо[гж]|подлеж)\p{L}{1,3} (?:быть )?(?:направ|отправ|вруч|перед|достав)/iu,
  },
  mn: /(?:илгээ|хүргүүл|явуула?|хүргэ)(?:нэ|на|нө|х бөгөөд|х ба|ж,)(?!\p{L})/iu,
};
/** Then only when it counts is said: 'if it is sent by courier, it is deemed received …'. */
export const ifSent = {
  en: /\b(?:if|where|when|once)\b/iu,
  ru: /(?<!\p{L})(?:если|когда|в случае|при (?:направ|отправ))/iu,
  mn: /(?<!\p{L})(?:бол|тохиолдолд)(?!\p{L})/iu,
};
/** From which the days are counted. */
export const afterSending = {
  en: /\b(?:after|following|of|from)\b.{0,40}\b(?:posting|dispatch|sending|mailing|posted|sent|mailed|transmission|deposit)/iu,
  ru: /(?:после|с (?:даты|момента|дня)|со дня).{0,30}(?:отправ|направ|сдачи|передачи)/iu,
  mn: /(?:илгээ|явуул|тави|хүргүүл|шуудан)\p{L}{0,14}.{0,20}(?:хойш|дараах)/iu,
};
/** The days of a letter on its way: nobody posts what is handed over. */
export const afterPosting = {
  en: /\b(?:after|following|of|from) (?:the date of )?(?:posting|mailing|being posted)\b/iu,
  ru: /(?:после|с (?:даты|момента|дня)|со дня) (?:отправки почтой|сдачи (?:на почту|в почтов))/iu,
  mn: /шууданд (?:тавь|өгс|хүлээлг)\p{L}{1,6} хойш/iu,
};
export const nextDay = {
  en: /\bthe (?:next|following) (?:business |working )?day\b/iu,
  ru: /(?:на|в) следующий (?:рабочий )?день/iu,
  mn: /дараагийн (?:ажлын )?өд(?:өр|рө)/iu,
};
/** Counts on the day it goes out. */
export const onSending = {
  en: /\b(?:when(?: it is| it's)? sent|(?:on|upon|at the time of) sending|the (?:same )?day it (?:is|was) sent)\b/iu,
  ru: /(?:в (?:день|момент)|с момента|сразу после|при) (?:его |её )?отправ|(?:как только|когда) (?:оно |он )?отправлен/iu,
  mn: /(?:илгээ|явуул)с[аэ]н (?:тухайн )?(?:өдөр|өдрө|үед|даруй|мөч)/iu,
};
export const workingDay = {
  en: /\b(?:business|working) day/iu,
  ru: /рабоч\p{L}{2,3} д(?:ень|ня|ней)/iu,
  mn: /ажлын (?:\S{1,8} ){0,2}(?:дэх |дахь )?(?:өдөр|өдрө|өдрийн|хоног)/iu,
};
export const onReceipt = {
  en: /\b(?:on|upon|at the time of|when) (?:the )?(?:actual )?(?:receipt|delivery|delivered|received)\b/iu,
  ru: /(?:в день|с момента|в момент|при|по) (?:фактическ\p{L}{2,4} )?(?:вручени|получени|доставк)/iu,
  mn: /(?:тухайн өдөр|гардуулсан (?:өдөр|үед)|хүлээн авсан (?:өдөр|өдрө|үед))/iu,
};

/** The language of notices. */
export const inEnglish = { en: /\bin (?:the )?english\b/iu, ru: /на английском/iu, mn: /англи хэл/iu };
export const inRussian = { en: /\bin (?:the )?russian\b/iu, ru: /на русском/iu, mn: /орос хэл/iu };
export const inMongolian = { en: /\bin (?:the )?mongolian\b/iu, ru: /на монгольском/iu, mn: /монгол хэл/iu };

/** A label before an address, which is no part of it. */
export const addressLabel = {
  en: /^(?:(?:the )?(?:postal |legal |mailing |notice )?address(?: for notices)?(?: is)?|at)[\s:,]{1,4}/iu,
  ru: /^(?:(?:юридический |почтовый )?адрес(?: для уведомлений)?|по адресу)[\s:,]{1,4}/iu,
  mn: /^(?:(?:албан ёсны |шуудангийн )?хаяг)[\s:,]{1,4}/iu,
};

/** On which ground somebody signs. */
export const authority = {
  en: /\b(?:under|on the basis of|pursuant to|by virtue of) (?:a |an |the |its )?(?:charter|articles|power of attorney|statutes?|bylaws)[^,;().]{0,60}/iu,
  ru: /на основании\s(?:устава|доверенности|положения|свидетельства)(?:[^,;().]|\.(?=\d)){0,60}/iu,
  mn: /(?:дүрм\p{L}{1,4}|итгэмжлэл\p{L}{0,4})\s(?:үндэслэн|дагуу)/iu,
};

/** Before an e-mail address, behind the address of a place. */
export const emailLabel = {
  en: /,?\s{1,3}(?:e-?mail)\s{0,2}:?\s{0,2}$/iu,
  ru: /,?\s{1,3}(?:эл(?:ектронная)?\.? почта)\s{0,2}:?\s{0,2}$/iu,
  mn: /,?\s{1,3}(?:[ие]-?мэйл|цахим шуудан)\s{0,2}:?\s{0,2}$/iu,
};

/** Notices go to where the parties are introduced: 'to the address above'. */
export const addressAbove = {
  en: /\baddress(?:es)?\b[^.;]{0,50}\b(?:above|at the (?:head|beginning|top|start)|in the particulars|set out in this|stated in this|given in this)\b/iu,
  ru: {
    named:
      /адрес\p{L}{0,3},?\s(?:указанн|приведенн|приведённ|названн)\p{L}{2,3}\s(?:выше|в преамбуле|в начале|в реквизит|в договоре|в настоящем)/iu,
    above: /(?<!\p{L})(?:по|на) (?:вышеуказанн\p{L}{2,3} адрес|(?:их |своим )?адрес\p{L}{0,3} выше)/iu,
  },
  mn: /(?:дээр|гэрээний эхэнд|гэрээнд)\s(?:заасан|дурдсан|бичсэн)\s(?:\S{1,20}\s){0,2}хаяг/iu,
};
