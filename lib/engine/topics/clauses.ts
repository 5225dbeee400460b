import type { Topic } from "./topic";

const CAUSE =
  /\b(?:breach|default|insolven|bankrupt|fails? to|failure|violat|force majeure|change of control|material|in the event (?:that|of)|if (?:the|either|such|any)|cure)\b/u;

/** Restrictions, rights and risks that are asked for by name. Data: English, Russian, Mongolian. */
export const CLAUSES: readonly Topic[] = [
  {
    id: "nonCompete",
    asked: /non-?compet|compet(?:e|es|ing|ition|itor)|конкур|өрсөлд/u,
    stated: [
      {
        when: /\b(?:not|neither|nor|no|refrain|cease|prohibited|never)\b.{0,260}\b(?:compete|competes|competing|competitive|competition|competitors?)\b/u,
        unless:
          /competitive (?:price|bid|rates?|terms|advantage|position|injury|harm)|represents? that|not (?:bound|subject)|does not contain|not subject to any|assign or transfer|is conferred|unfair competition|anti-?competiti|non-?competitive|competitively/u,
      },
      {
        when: /\bnon-?compet(?:e|ition)\b.{0,80}\b(?:covenant|restriction|agree|shall|period)|covenants? not to compete/u,
        unless: /unenforceab/u,
      },
      {
        when: /\bexclusiv\p{L}{2,4}\b.{0,120}\bcompet(?:e|ing|itors?|itive|ition)\b/u,
        unless: /non-?exclusive|no (?:\p{L}{4,12} )?exclusiv/u,
      },
      {
        when: /не (?:конкурир|осуществлять.{0,60}конкур|заключать.{0,80}конкур|вести.{0,40}конкур)|воздержива.{0,60}конкур|запрет.{0,30}конкур/u,
      },
      { when: /өрсөлд.{0,80}(?:хориглоно|хгүй|үүрэгтэй)/u },
    ],
  },
  {
    id: "audit",
    asked:
      /\baudit|inspect (?:the )?(?:books|records)|аудит|провер(?:ить|к|ять).{0,30}(?:документ|книг|учет|ход)|шалгах эрх|аудит|хяналт тавих/u,
    stated: [
      {
        when: /\b(?:audit|audits|auditors?|inspect|inspection|examine|examination|access to)\b.{0,160}\b(?:books|records|accounts|documents|documentation|facilit|premises|operations|compliance|report)/u,
        unless:
          /audited financial|audit committee|independent registered|reports? of .{0,20}auditor|security audit report|accounting controls|reasonable access|hereby employs/u,
      },
      {
        when: /\b(?:books|records|accounts|facilit\p{L}{1,3}|premises)\b.{0,160}\b(?:audit|audits|audited|inspect|inspected|inspection|examined|examination|review(?:ed)? by)\b/u,
        unless: /audited financial/u,
      },
      { when: /\bright to (?:.{0,30} )?audit\b|\bconduct (?:an |any )?(?:.{0,40} )?audits?\b|\baudit rights?\b/u },
      { when: /(?:вправе|имеет право).{0,60}(?:провер|аудит|контролир)|право (?:на )?(?:проверк|аудит)/u },
      { when: /(?:хяналт|шалгалт|аудит).{0,40}(?:тавих|хийх|явуулах).{0,20}(?:эрхтэй|эрх)/u },
    ],
  },
  {
    id: "insurance",
    asked: /insur|страхов|страхует|застрах|даатгал/u,
    stated: [
      {
        when: /\b(?:maintain|carry|obtain|procure|keep|provide|effect|purchase|take out|have)\p{L}{0,3}\b.{0,160}\b(?:insurance|insured|insurances)\b|\binsurance\b.{0,120}\b(?:shall|will|must) be (?:maintained|carried|obtained|provided)|\binsurance (?:polic(?:y|ies)|coverages?)\b.{0,120}\b(?:shall|will|must)\b|\b(?:certificates?|proof|evidence) of (?:\p{L}{3,12} )?insurance/u,
        unless:
          /represents|has been|deposit insurance|title insurance|health insurance benefits|insurance proceeds|group insurance|insurance premiums? (?:for|on behalf)/u,
      },
      { when: /\binsure\b.{0,80}\b(?:against|property|premises|equipment|goods|products)/u },
      { when: /застрахова|страхует|обязан.{0,40}страхов|договор страхования/u },
      { when: /даатгуул|даатгал.{0,40}(?:хийлг|үүрэгтэй|төлнө)/u },
    ],
  },
  {
    id: "liabilityCap",
    asked:
      /(?:cap|limit|limitation|ceiling|maximum)\p{L}{0,3}\b.{0,30}liab|liab\p{L}{0,6}.{0,30}(?:cap|limit|capped|exceed)|огранич\p{L}{0,5}.{0,20}ответственн|ответственн\p{L}{1,4}.{0,30}огранич|хариуцлаг\p{L}{0,4}.{0,30}хязгаар/u,
    stated: [
      {
        when: /\b(?:liabilit|damages|obligation to indemnify|recover)\p{L}{0,4}\b.{0,240}\b(?:exceed|limited to|capped|in excess of|greater of|lesser of|not be more than)\b/u,
        unless: /insurance|minimum limits|no less than/u,
      },
      {
        when: /\b(?:in no event|under no circumstances|neither|not|no)\b.{0,160}\b(?:liable|liability|responsible)\b.{0,260}\b(?:consequential|incidental|indirect|special|punitive|exemplary|lost profits|loss of profits?)\b/u,
      },
      {
        when: /\b(?:liable|liability)\b.{0,160}\bnot\b.{0,60}\b(?:consequential|incidental|indirect|special|punitive)|\b(?:consequential|incidental|indirect|punitive) damages\b.{0,120}\b(?:excluded|waive|disclaim)/u,
      },
      {
        when: /\b(?:sole|exclusive)(?: and (?:sole|exclusive))? (?:remedy|liability|recourse)\b/u,
        unless: /not (?:be )?(?:an |the )?exclusive/u,
      },
      {
        when: /ответственност\p{L}{1,4}.{0,160}(?:ограничен|ограничива|не (?:может )?превыша|не должн\p{L} превыша)|не нес(?:ет|ут) ответственности.{0,120}(?:упущенн|косвенн)/u,
      },
      { when: /хариуцлаг\p{L}{0,5}.{0,120}(?:хэтрэхгүй|хязгаарлагд)/u },
    ],
  },
  {
    id: "terminationForConvenience",
    asked:
      /terminat\p{L}{0,4}.{0,40}(?:without (?:any )?(?:cause|reason)|for convenience|for any reason|at any time|earl(?:y|ier))|(?:расторг|отказ)\p{L}{0,6}.{0,60}(?:без причин|в одностороннем|досрочно)|(?:цуцал|дуусгавар бол)\p{L}{0,5}.{0,40}(?:шалтгаангүй|хугацаанаас өмнө)/u,
    stated: [
      {
        when: /\bterminat\p{L}{1,5}\b.{0,200}\b(?:without (?:any )?(?:cause|reason)|with or without cause|for (?:any|no) (?:or no )?reason|for (?:its |their |his )?convenience|for any or no reason|in its (?:sole|absolute|unfettered) (?:and absolute )?discretion|at will)\b/u,
        unless:
          /surviv|(?:upon|after|following|on|event of|effect of) (?:any |the |such |early )?(?:expiration or |expiry or )?(?:early )?terminat|(?:is|has been|are|be) terminated (?:by \p{L}{3,20} )?for any reason|terminat\p{L}{2,4} of (?:this|the) .{0,60}for any reason|following provisions/u,
      },
      {
        when: /\b(?:may|right to|entitled to|can|option to)\b.{0,60}\b(?:terminate|cancel)\b.{0,100}\b(?:at any time|by (?:giving|providing)|upon|on|with|after)\b.{0,100}\b(?:days?'?|months?'?|notice)\b/u,
        unless: CAUSE,
      },
      {
        when: /\bterminated\b.{0,60}\bby (?:either|any|the|one)\b.{0,60}\b(?:upon|on|by|with|at any time)\b.{0,80}\b(?:days?'?|months?'?|notice)\b/u,
        unless: CAUSE,
      },
      {
        when: /\b(?:without cause|unfettered discretion|for convenience)\b.{0,100}\bterminat|terminat\p{L}{0,5} (?:without cause|for convenience)/u,
      },
      {
        when: /(?:вправе|может|имеет право).{0,80}(?:расторгн|отказаться|прекратить).{0,160}(?:уведом|предупре|в любое время|в одностороннем)/u,
        unless: /нарушени|просрочк|в случае/u,
      },
      { when: /(?:хоногийн|өдрийн|сарын) өмнө.{0,60}мэдэгд.{0,60}(?:цуцал|дуусгавар)/u },
    ],
  },
  {
    id: "renewal",
    asked: /renew|extend(?:ed)?\b|extension|пролонг|продлев|продлен|сунга/u,
    stated: [
      {
        when: /\b(?:renew|renews|renewed|renewal|extended|extends?)\b.{0,160}\b(?:automatic|successive|additional|further|term|period|year|month)/u,
        unless: /extended warranty|not extend to/u,
      },
      { when: /\bautomatically\b.{0,60}\b(?:renew|extend)/u },
      { when: /(?:пролонгир|продлева|считается продленн|продлен)\p{L}{0,5}/u },
      { when: /сунга(?:гд|на|сан|х)/u },
    ],
  },
  {
    id: "assignment",
    asked:
      /\bassign|transfer (?:the|this|its) (?:agreement|contract|rights)|переда(?:ть|ча|вать).{0,30}прав|уступ|эрхээ.{0,20}шилжүүл|гуравдагч этгээдэд шилжүүл/u,
    stated: [
      {
        when: /\b(?:not|neither|no|without|may|shall)\b.{0,120}\b(?:assign|assigns|assigned|assignable|assignment|transfer|transferred|delegate)\b.{0,160}\b(?:agreement|contract|rights?|obligations?|consent|interest)/u,
        unless: /assigned to (?:work|perform|the project)/u,
      },
      {
        when: /(?:уступ\p{L}{1,4}|переда\p{L}{1,4}).{0,60}(?:прав|обязанност|обязательств).{0,120}(?:согласи|не вправе|третьим)/u,
      },
      { when: /(?:эрх|үүрг)\p{L}{0,4}.{0,60}(?:шилжүүл).{0,60}(?:зөвшөөр|хориглоно)/u },
    ],
  },
  {
    id: "indemnity",
    asked: /indemnif|indemnit|hold harmless|возмещ\p{L}{0,6}.{0,20}(?:убытк|ущерб)|хохирол.{0,20}(?:барагдуул|нөхөн)/u,
    stated: [
      { when: /\b(?:indemnif(?:y|ies)|hold harmless|indemnification obligations)\b/u },
      { when: /возме(?:щает|стить|щать|щают).{0,60}(?:убытк|ущерб|расход)/u },
      { when: /хохирл?\p{L}{0,4}.{0,40}(?:барагдуул|нөхөн төл)/u },
    ],
  },
  {
    id: "exclusivity",
    asked: /exclusiv|эксклюзив|исключительн|онцгой эрх/u,
    stated: [
      {
        when: /\b(?:exclusive|sole)(?:,? .{0,60})? (?:right|rights|license|licence|distributor|agent|provider|supplier|dealer|representative|basis)\b|\bexclusively\b/u,
        unless:
          /non-?exclusive|exclusive (?:jurisdiction|property|remed|control|venue)|exclusively (?:in|by) (?:the )?(?:courts?|law)/u,
      },
      { when: /эксклюзивн|исключительн\p{L}{2,3} (?:прав|лиценз)/u },
      { when: /онцгой эрх/u },
    ],
  },
];
