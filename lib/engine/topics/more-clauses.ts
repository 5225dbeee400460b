import type { Topic } from "./topic";

/** Further subjects: secrets, property, delay, money and notices. Data: English, Russian, Mongolian. */
export const MORE_CLAUSES: readonly Topic[] = [
  {
    id: "nonSolicit",
    asked: /non-?solicit|solicit|poach|hire .{0,20}employees|перемани|ажилтныг.{0,20}татах/u,
    stated: [
      {
        when: /\b(?:not|neither|no|refrain)\b.{0,200}\b(?:solicit|solicits|solicitation|hire|recruit|entice|induce|employ)\b.{0,100}\b(?:employees?|personnel|customers?|clients?|officers?|staff|person)\b/u,
      },
      { when: /не (?:перемани|нанима|привлека).{0,40}(?:работник|сотрудник)/u },
    ],
  },
  {
    id: "forceMajeure",
    asked: /force majeure|act of god|форс-?мажор|непреодолим|давагдашгүй/u,
    stated: [
      { when: /force majeure|acts? of god|beyond (?:its|their|the) (?:reasonable )?control/u },
      { when: /форс-?мажор|непреодолимой силы/u },
      { when: /давагдашгүй хүчин/u },
    ],
  },
  {
    id: "warranty",
    asked: /warrant(?:y|ies)|guarantee|гаранти|баталгаат|баталгаа/u,
    stated: [
      { when: /\b(?:warrants? (?:that|to)|warranty|warranties|guarantees? (?:that|the))\b/u },
      { when: /гарантирует|гарантийн\p{L}{1,3} срок|гаранти[яюи]/u },
      { when: /баталгаат (?:хугацаа|үүрэг|засвар)|баталгаа гарга/u },
    ],
  },
  {
    id: "intellectualProperty",
    asked:
      /intellectual property|\bip\b|copyright|patent|owns?\b.{0,40}(?:work|result|invention|deliverable|software)|исключительн.{0,10}прав|авторск|интеллектуальн|оюуны өмч|зохиогчийн эрх/u,
    stated: [
      {
        when: /\b(?:intellectual property|copyrights?|patents?|inventions?|work product|deliverables|works? made for hire|proprietary rights|trademarks?)\b.{0,200}\b(?:own|owns|owned|ownership|belong|vest|assign|assigns|property of|title|retain|remain)/u,
      },
      {
        when: /(?:исключительн\p{L}{2,3} прав|авторск\p{L}{2,3} прав|интеллектуальн)\p{L}{0,5}.{0,120}(?:принадлеж|переход|переда|отчужда)/u,
      },
      { when: /(?:зохиогчийн|оюуны өмч)\p{L}{0,6}.{0,120}(?:шилжи|эзэмш|өмч)/u },
    ],
  },
  {
    id: "penalty",
    asked:
      /penalt|late (?:fee|payment|charge)|interest|liquidated damages|пен[яюи]|штраф|неустойк|санкци|алданги|торгууль/u,
    stated: [
      {
        when: /\b(?:late (?:payment|fee|charge)|interest (?:at|of|shall|on)|liquidated damages|penalty of|overdue|past due)\b/u,
      },
      { when: /(?:пен[яюи]|штраф|неустойк)\p{L}{0,3}/u },
      { when: /алданги|торгууль/u },
    ],
  },
  {
    id: "prepayment",
    asked: /prepay|advance payment|deposit|down payment|предоплат|аванс|задат|урьдчилгаа|барьцаа/u,
    stated: [
      { when: /\b(?:prepay|prepaid|prepayment|advance payment|in advance|deposit|down payment|retainer)\b/u },
      { when: /предоплат|аванс|предварительн\p{L}{2,3} оплат|задат/u },
      { when: /урьдчилгаа|барьцаа төлбөр|урьдчилан төл/u },
    ],
  },
  {
    id: "notice",
    asked:
      /notices? (?:be )?(?:sent|given|period)|how .{0,20}notice|notify|уведомл.{0,20}(?:направл|адрес)|мэдэгдэл.{0,20}(?:хүргүүл|хаяг)/u,
    stated: [
      {
        when: /\bnotices?\b.{0,120}\b(?:in writing|written|shall be (?:given|sent|delivered|deemed)|delivered|mailed|email|address)/u,
      },
      { when: /уведомлени\p{L}{1,3}.{0,80}(?:письменн|направля|адрес)/u },
      { when: /мэдэгд\p{L}{1,4}.{0,80}(?:бичгээр|хаяг|хүргүүл)/u },
    ],
  },
  {
    id: "reverseEngineering",
    asked: /reverse engineer|decompil|disassembl|обратн\p{L}{2,3} (?:инжинир|разработ)|декомпил|урвуу инженер/u,
    act: /reverse[- ]?engineer|decompil|disassembl|analy[sz]|инжинир|декомпил/u,
    stated: [
      {
        when: /\breverse[- ]?engineer|\bdecompil|\bdisassembl|\bdeconstruct\b|\b(?:not|without)\b.{0,80}\banaly[sz]e?\p{L}{0,2}\b.{0,60}\b(?:sample|composition|prototype|structure|material)|models? .{0,20}not be analysed/u,
      },
      { when: /обратн\p{L}{2,3} (?:инжинир|разработ|проектир)|декомпил/u },
    ],
  },
  {
    id: "returnOrDestroy",
    asked:
      /\b(?:destroy|return)\p{L}{0,3}\b.{0,60}\b(?:information|material|document|cop)|(?:вернуть|возвра|уничтож)\p{L}{0,6}.{0,40}(?:информац|документ|носител)|буцаан өгөх|устгах/u,
    act: /\b(?:return|redeliver|deliver|surrender|destroy|destruction|delete|erase|dispose)/u,
    stated: [
      {
        when: /\b(?:return|returns|returned|redeliver|delivered? (?:back )?(?:up )?to|deliver up|surrender|destroy|destroys|destroyed|destruction|delete|erase|erased|dispose|disposed)\b.{0,200}\b(?:information|materials?|documents?|cop(?:y|ies)|data|records|items|property)\b/u,
        unless:
          /notwithstanding the (?:return|destruction)|continue to be bound|loss, (?:theft|destruction)|income tax return/u,
      },
      {
        when: /\b(?:information|materials?|documents?|cop(?:y|ies)|data)\b.{0,160}\b(?:be|is|are) (?:promptly |immediately |either )?(?:returned|destroyed|deleted|erased)\b/u,
      },
      { when: /(?:возвра\p{L}{1,5}|уничтож\p{L}{1,4}).{0,80}(?:информаци|документ|носител|материал|оборудовани)/u },
      { when: /(?:буцаан өг|устга)\p{L}{0,4}/u },
    ],
  },
  {
    id: "sharing",
    asked:
      /\b(?:share|disclose|pass)\b.{0,80}\b(?:third[- ]part|consultant|advis[eo]r|agent|employee|affiliate)|(?:переда|раскры)\p{L}{0,5}.{0,40}третьим|гуравдагч этгээдэд.{0,20}(?:өгөх|дамжуул)/u,
    act: /\b(?:disclos|provide|share|reveal|transmit|give|furnish|make available|divulge|access)/u,
    stated: [
      {
        when: /\b(?:disclose|disclosed|disclosing|disclosure|provide|share|reveal|transmit|give access|given|furnish|make available|access|divulge|distribute|communicate)\b.{0,260}\b(?:to|with|by|between|among)\b.{0,140}\b(?:third[- ]part|other (?:party|person|persons)|any ?one|any person|consultants?|advis[eo]rs?|agents?|affiliates?|representatives?|(?:sub)?contractors?|attorneys?|accountants?|counsel|subsidiaries|professional)/u,
        unless:
          /^(?:.{0,12} )?"?(?:the term )?"?(?:confidential|proprietary|evaluation)[^,]{0,30}" (?:shall )?(?:not )?(?:mean|include)|publicly available|(?:received|obtained|known|disclosed)[^.;]{0,60}(?:by|from) (?:a|any) third|rights of third part|shall not have any rights|law, regulation|subpoena|required by law|compelled/u,
      },
      { when: /(?:переда|раскры|предостав)\p{L}{0,5}.{0,80}третьим лиц/u },
      { when: /гуравдагч этгээд/u },
    ],
  },
  {
    id: "copying",
    asked: /\b(?:copy|copies|reproduc|duplicat)\p{L}{0,4}\b|копи(?:и|ров|ю)|хуулбар|хувилах/u,
    act: /\b(?:cop(?:y|ies|ied|ying)|reproduc|duplicat|extract|photocop)/u,
    stated: [
      {
        when: /\b(?:copy|copies|copied|copying|reproduce|reproduced|reproduction|duplicate|duplicated|extracts?|photocop\p{L}{1,4})\b/u,
        unless:
          /counterpart|copy this document|in duplicate|^(?:.{0,12} )?"?\p{L}{3,20}"? (?:shall )?means?|a copy of (?:this|the) (?:agreement|notice|order|policy|certificate|report)|(?:return|destroy|deliver|erase|delete)\p{L}{0,4}\b.{0,160}\bcop(?:y|ies)|\bcop(?:y|ies)\b.{0,120}\b(?:return|destroy)|includ\p{L}{2,4}.{0,60}\bcopies|copies thereof|with a copy to|copy to:/u,
      },
      { when: /копир\p{L}{2,5}|снимать копии/u },
    ],
  },
  // Last: secrets are named in questions on returning, copying and sharing them too.
  {
    id: "confidentiality",
    asked: /confidential|non-?disclosure|secret|конфиденциальн|тайн[аыу]|разглаш|нууц/u,
    stated: [
      {
        when: /\bconfidential\p{L}{0,5}\b.{0,200}\b(?:not|shall|will|must|agree|keep|maintain|disclos|protect)|\bnot (?:to )?disclose\b/u,
      },
      { when: /(?:не (?:разглаша|раскрыва|передава)|конфиденциальн|тайн).{0,120}/u, unless: /^\S{1,40}$/u },
      { when: /нууц\p{L}{0,6}.{0,120}(?:задруул|үүрэг|хадгал|хориглоно)/u },
    ],
  },
];
