/** Before another name of the same company. Raw text. */
export const alsoCalled = {
  en: /(?:[afd]\/[kb]\/a|formerly(?: known as)?|also known as|renamed|successor (?:to|of))[\s(:]{1,3}$/iu,
};

/** After the name of a company that has its own introduction. Raw text. */
export const introduced = {
  en: {
    bracket: /^,?\s{0,3}\((?:the |“|"|«|hereinafter)/iu,
    isACompany:
      /^,?\s{0,3}(?:(?:an?|the) (?:\p{L}+ ){0,4}(?:company|corporation|limited|subsidiary|affiliate|partnership|entity)|,?\s?(?:its|a) (?:wholly|parent|subsidiary))/iu,
    formerName: /^,?\s{0,3}(?:f\/k\/a|formerly)/iu,
  },
  ru: /^,?\s{0,3}(?:\(далее|именуем)/iu,
  mn: /^,?\s{0,3}\(цаашид/iu,
};

/** A company with its form. Raw text. */
export const companyName = {
  ru: /(?:[Оо]бщест\p{L}{2,3} с ограниченной ответственностью|[Аа]кционерн\p{L}{2,4} обществ\p{L}{1,3}|ООО|АО|ПАО|ЗАО|ОАО|НАО|ТОО|ОсОО)\s{1,3}[«"“][^«»"“”\n]{2,60}[»"”]/u,
  mn: /[«"“][^«»"“”\n]{2,60}[»"”]\s{0,3}(?:ХХК|ХК|ТӨХК|ТББ|ХЗХ)(?!\p{L})/u,
};

/** Customary names of the document and its parties, whether or not they are used. Folded. */
export const customaryTerm = {
  en: {
    document: /^(?:(?:\p{L}+ )?(?:agreement|contract)|(?:lease|deed|amendment|letter|nda|mnda|note|plan|addendum))$/u,
    other: /^(?:part(?:y|ies)|effective date)$/u,
  },
  ru: /^(?:(?:настоящий )?(?:договор|контракт|соглашение)|сторон[аы])$/u,
  mn: /^(?:гэрээ|тал(?:ууд)?)$/u,
};

/** A word before a term in the middle of a sentence. Raw text. */
export const determiner = {
  en: /(?<![\p{L}.])(?:the|this|such|any|each|all|its|their|our|your|my|said|every|other|an?|no|\p{Ll}+['’]s|\p{L}\p{Ll}+s['’])[ \n]$/u,
};

/** A capitalised word that opens a sentence or a heading's text: a term ends before it. Raw text. */
export const opensAnew = {
  en: {
    pointing: /(?:The|This|That|These|Those|Such|Each|Every|Any|All|Its|Neither|Either|Both)(?![\p{L}-])/u,
    joining:
      /(?:For|From|Not|Upon|Unless|Until|Without|With|When|Where|While|During|Under|Except|After|Before|Dated|Exhibit)(?![\p{L}-])/u,
  },
};

/** Before a word that stands for a name given just before: 'said Rules'. Raw text. */
export const pointsBack = { en: /(?<!\p{L})(?:said|such)[ \n]$/u };

/** In a clause's title, before its last words: '2.4. Prosecution of the'. Raw text. */
export const withinTitle = {
  en: /(?:^|\s)\d[\d.]{0,8}\s{1,3}(?:\p{Lu}[\p{L}-]*\s(?:of|by|to|for|with|and|as to|on)\s){1,2}(?:the\s)?$/u,
};

/** A name continues or is defined right there. Raw text after it. */
export const goesOn = {
  en: {
    defined:
      /^(?:(?: \d{1,2})?,? \(?as (?:such term is )?defined|\sof:|,? (?:as )?(?:set forth|set out|described|attached|specified|listed|identified) (?:in|on|as|hereto))/u,
    list: /^, (?:[A-Z][a-z]+(?: (?:and|&) [A-Z]|, )|(?:[A-Z][a-z]+ ){2,3}(?:and|&|or) [A-Z])/u,
    quoted: /^(?:\s{1,40}\(?["“]|\s{1,40}\([A-Z]|[”"»])/u,
    name: /^(?:[ \n](?:of|for|and|&|to|or|on) (?:the )?[A-Z]|(?: {1,4}| ?\n {0,24})[A-Z]|[-’'/&][A-Z])/u,
    mark: /^ ?[™®]/u,
    year: /^,? (?:19|20)\d\d(?!\d)/u,
  },
};

/** Named things that need no definition: laws, courts, offices, forms. Lower case. */
export const named = {
  en: {
    place:
      /^(?:federal|united|new|old|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|hong|port|mount|lake|fort|national|american|european|international|u\.s|royal)(?:$| )/u,
    public: /^(?:state|public|social|internal|world|general|department|ministry|office|bureau|securities)(?:$| )/u,
    rules: /^(?:commercial (?:arbitration )?rules|charter|by-?laws)$/u,
    kind: /^(?:common|preferred|intellectual|force|business day|calendar|fair|standard|good)(?:$| )/u,
    order: /^(?:first|second|third|last|due|chief|vice)(?:$| )/u,
    company: /^(?:bank|google|apple|microsoft|christmas)(?:$| )/u,
  },
};

/** Capitalised by convention. Lower case. */
export const customary = {
  en: "agreement contract deed party parties schedule annex exhibit appendix clause section article",
  ru:
    "договор контракт соглашение сторона стороны приложение статья статье раздел пункт положение протокол акт устав оферта российская россия федерация рф республика " +
    "правительство министерство арбитражный верховный суд палата банк центральный кодекс закон указ конституция союз " +
    "армения беларусь грузия китай кыргызстан узбекистан таджикистан германия корея япония индия " +
    "евразийский государственный генеральный директор президент интернет край город москва монголия казахстан единый реестр " +
    "налоговый федеральный служба почта международный центр год инкотермс франция швеция греция турция вами ваш ваша ваше ваши вашего вашей вашу вашим вашими ваших вам вас",
  mn:
    "гэрээ тал талууд танхим хавсралт монгол улс хууль иргэний засгийн сайд яам шүүх банк төв арбитр ерөнхий гүйцэтгэх захирал " +
    "дарга даваа мягмар лхагва пүрэв баасан бямба ням хот дүүрэг аймаг сум хороо улаанбаатар интернэт орос хятад олон " +
    "үндсэн дээд зүйл бүлэг наадам цагаан монголбанк үндэсний таны танай танд таныг танаас тантай",
};

/** Roles of parties: one that nobody in this contract has is left over from another draft. Lower case. */
export const roles = {
  en:
    "company seller buyer vendor purchaser supplier customer client provider contractor subcontractor consultant employer employee " +
    "landlord tenant lessor lessee owner hirer licensor licensee franchisor franchisee distributor reseller principal agent " +
    "recipient publisher subscriber organiser organizer investor lender borrower guarantor shipper carrier subtenant sublessee " +
    "assignee operator builder freelancer depositor bailee sponsor partner obligor associate surety grantor assignor " +
    "promoter superintendent surveyor architect certifier manager representative developer designer charterer manufacturer creditor",
  ru:
    "исполнитель заказчик подрядчик продавец покупатель поставщик арендодатель арендатор субарендатор " +
    "лицензиар лицензиат принципал агент комитент комиссионер работодатель займодавец заемщик должник перевозчик " +
    "лизингополучатель лизингодатель ссудодатель ссудополучатель экспедитор хранитель поклажедатель доверитель поверенный правообладатель работник потребитель " +
    "франчайзи франчайзер кредитор",
  mn:
    "захиалагч гүйцэтгэгч түрээслэгч түрээслүүлэгч хөлслөгч хөлслүүлэгч худалдагч худалдан нийлүүлэгч зээлдүүлэгч зээлдэгч " +
    "зуучлагч тээвэрлэгч хөгжүүлэгч хадгалуулагч хадгалагч даатгуулагч төлөөлүүлэгч үйлчлүүлэгч экспедитор дистрибьютор лицензиар лицензиат",
};

/** The last word in the name of an office, body or law. Lower case. */
export const office = {
  en: {
    person:
      /(?:director|officer|secretary|manager|president|chair|chairman|executive|counsel|engineer|minister|commissioner|inspector|surveyor|registrar)$/u,
    public: /(?:exchange|guild|organi[sz]ation)$/u,
    body: /(?:court|council|commission|authority|agency|ministry|department|office|institute|university|society|association|union|bank|centre|chamber|tribunal|government|kingdom|state|republic)$/u,
    ofStates: /(?:federation|center|index)$/u,
    text: /(?:act|corporation|company|code|law|regulation|directive|convention|treaty|agreement|contract|deed|rules|terms|day|street|road|house|hall|park|hotel|airport|english)$/u,
  },
};

/** Endings of derived words, rare in names. Raw text. */
export const derived = {
  en: /(?:tion|sion|ment|ness|ity|ing|ed|ial|ual|nal|tal|ive|able|ible|ance|ence|ary|ory|ier|ter|tor|sor|ship|age|ure|out|over|off|up|back|line|book|sheet|time|point)s?$/u,
  ru: /(?:ени|ани|аци|яци|икаци|ост|тел|ств|мент|ник|чик|щик|овк|урант|фик)(?:[аеиоуыьюяй]|ой|ей|ем|ом|ам|ям|ах|ях|ами|ями|ью|ией|ия|ию|ии|ие|ий){0,1}$/u,
  mn: /(?:лт|лг|гч|мж|вч|лаг|лэг|лог|лөг|дал|дэл|дол|вар|вэр)\p{L}{0,5}$/u,
};

/** After a party that does something. Raw text. */
export const acts = {
  en: /^[ \n](?:shall|will|may|must|is|has|agrees?|undertakes?|warrants?|grants?|pays?|gets|can|does|need|\p{Ll}{2,12}s (?:the|its|an?|all|any|no|that|what|each|every|to))(?!\p{L})/u,
};

/** Endings of agent nouns; and agents that may be anyone. Lower case. */
export const doer = {
  en: /(?:er|or|ee|ant|ent|ian|lord)$/u,
  ru: /(?:тель|чик|щик|ник|ец|ор|ер|ент|ат|ар|ант)$/u,
  mn: /(?:гч|агент|оператор|тан)$/u,
};

export const anybody = {
  en: /represent|particip|member|author|owner|partner|party|consum|subcontr/u,
  ru: /представ|участн|автор|партн|владел|учредит|потреб|суб|соисп/u,
  mn: /төлөөл|оролц|зохио|эзэм|хэрэгл|дэд|туслан/u,
};

/** After a capitalised word that begins the name of a law, place or body, or that is explained there. Raw text. */
export const nameGoesOn = {
  ru: /^(?:\s[\p{L}-]+){0,3}\s(?:кодекс|закон|суд|област|район|края?(?!\p{L})|округ|улиц|филиал|арбитраж|палат|банк|договор|служб|министерств|понима|фонд)|^(?:\s[\p{L}-]+)?\s?\([Пп]риложени/u,
  mn: {
    law: /^(?:\s\p{L}+){0,4}\s(?:хууль|хуулий|дүүр|аймаг|аймгий|баг|сум|хороо|банк|зөвлөл|газар|газры|яам|шүүх|гудамж|хотхон|салбар|тухай(?=\s)|стандарт|лаборатори|хэлтэс|хэлтс)/u,
    office: /^,(?:\s\p{L}+){1,3}\s(?:хэлтэс|хэлтс|газар|газры)/u,
    chamber: /^(?:,?\s\p{L}+){0,3}\sТанхим/u,
    street: /^\s\d{1,3}(?=[.,;])/u,
    way: /^\s(?:зам|гудамж|талбай|өргөн чөлөө|хороолол|гүүр|боомт|өртөө|тосгон)(?:нд|д|аас|ээс)?(?!\p{L})/u,
  },
};

/** Adjective endings. Raw text. */
export const describes = {
  ru: /(?:ый|ий|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ей|ой|ую|юю|ым|им|ых|их)$/u,
  mn: /(?:[аэоө]х|[аэоө]сан|[аэоө]сэн|сон|сөн|т[аэо]й|гүй|гч)$/u,
};

/** Adjectives made of names of places. */
export const ofAPlace = { ru: /(?:ск|цк)\p{L}{2,3}$/u };

/** The possessive case. */
export const possessive = { mn: /(?:[иы]йн|[ыи]н|н[ыи]й?)$/u };

/** Before a quoted name of a company, a product, a place or a law. Raw text. */
export const nameInQuotes = {
  ru: {
    company:
      /(?:ООО|АО|ИП|ТОО|ОсОО|общество\p{L}{0,2}|компани\p{L}{1,3}|банк\p{L}{0,3}|сет[ьи]|фирм\p{L}{1,3}|марк\p{L}{1,3})[\s(,]{0,3}$/iu,
    product: /(?:(?:проект|систем|програм|закон)\p{L}{0,4}|\d\/\d{4})[\s(,]{0,3}$/iu,
    label: /(?:гриф|пометк|надпис|отметк|слов|оценк)\p{L}{0,4}[\s(,]{0,3}$/iu,
  },
  mn: {
    company: /(?:ХХК|ХК|ТББ|ХЗХ|ББСБ|компани|банк|дэлгүүр|төсөл|төв)\p{L}{0,4}[\s(,]{0,3}$/iu,
    product: /(?:систем|программ|брэнд|марк|загвар|хууль|тухай)\p{L}{0,4}[\s(,]{0,3}$/iu,
    label: /(?:үнэлгээ|тэмдэг|тэмдэглэгээ|дүн)\p{L}{0,4}[\s(,]{0,3}$/iu,
  },
};

/** After such a name. Raw text. */
export const nameInQuotesBefore = {
  ru: /^[\s(,]{0,3}(?:ООО|АО|ТОО|ОсОО|именуем|далее|тауэр|плаза)/u,
  mn: {
    company:
      /^[-\s(,]{0,3}(?:ХХК|ХК|ТББ|ХЗХ|ББСБ|компани|банк|дэлгүүр|төв|барилг|байшин|цамхаг|оффис|талбай|төсөл|хотхон|зочид|ресторан|сургууль|хууль)/iu,
    called: /^[-\s(,]{0,3}(?:гэж|гэх|гэдэг|гэсэн|нэр|үнэлгээ)/iu,
  },
};

/** Before a quoted name that the contract should explain. Raw text. */
export const kindOfTerm = {
  ru: /(?:режим|показател|категори|уровен|уровн|статус|период|зон|поряд|регламент|услови|этап)\p{L}{0,4}\s$/iu,
  mn: /(?:горим|үзүүлэлт|ангилал|түвшин|зэрэглэл|төлөв|бүс|үе шат)\p{L}{0,4}\s$/iu,
};

/** Followed by a person's or place's name. Raw text. */
export const personBefore = {
  ru: /(?<!\p{L})(?:директор|управляющ|бухгалтер|инженер|менеджер|граждан|представител|предпринимател|нотариус|магазин|город|улиц|деревн|посёл|посел|сел[оае]|станци|район|област|стран|марк)\p{L}{0,5} $/iu,
  mn: /(?<!\p{L})(?:захирал|менежер|иргэн|инженер|дарга|хүү|охин|эхнэр|нөхөр|багш|эмч|нягтлан|ажилтан|нотариатч|хот|аймаг|дүүрэг|сум|баг|гудамж|зам)\p{L}{0,3} $/iu,
};

/** After a role that begins the name of a law or of a chamber. Raw text. */
export const lawGoesOn = {
  ru: /^(?:\s[\p{L}-]+){0,4}\s(?:кодекс|закон)/u,
  mn: /^(?:\s\p{L}+){0,4}\s(?:хууль|хуулий|тухай(?=\s))|^,(?:\s\p{L}+){1,3}\sТанхим/u,
};

/** Plural endings. Raw text. */
export const plural = {
  ru: /(?:ов|ев|ами|ями|ам|ям|ах|ях|ики|оры|еры|ели|елей|енты|ранты)$/u,
  mn: /(?:ууд|үүд|нар)\p{L}{0,4}$/u,
};

/** The ending of an action or thing given, not of an agent. */
export const deed = { ru: /и(?:я|и|ю|ей)$/u };

/** Joins a quoted term to its meaning. Raw text. */
export const explainedBy = { mn: /^\s{1,2}буюу\s/u };

/** A term's own clause on what counts as one. Raw text, after it. */
export const countsAs = { ru: /^\s(?:не )?(?:считается|считаются|признаётся|признается)(?!\p{L})/u };

/** After a capitalised word of a payment: how much it is. Raw text. */
export const toldByItsSum = {
  ru: /^(?:\s\p{Ll}+){0,2}\s(?:в размере|в сумме)\s/u,
  mn: /^(?:\s\p{Ll}+){0,2}\s\d[\d ,.]*\s?(?:төгрөг|хувь)/u,
};
