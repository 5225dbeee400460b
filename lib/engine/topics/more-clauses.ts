import * as cue from "./topic.cues";
import { anyOf, inOrder } from "../language/patterns";
import type { Topic } from "./topic";

/** More subjects: secrets, property, delay, money and notices. Data: English, Russian, Mongolian. */
export const MORE_CLAUSES: readonly Topic[] = [
  {
    id: "nonSolicit",
    stated: [
      {
        when: /\b(?:not|neither|no|refrain)\b.{0,200}\b(?:solicit|solicits|solicitation|hire|recruit|entice|induce|employ)\b.{0,100}\b(?:employees?|personnel|customers?|clients?|officers?|staff|person)\b/u,
      },
      { when: /не (?:перемани|нанима|привлека).{0,40}(?:работник|сотрудник)/u },
    ],
  },
  {
    id: "forceMajeure",
    stated: [
      { when: /force majeure|acts? of god|beyond (?:its|their|the) (?:reasonable )?control/u },
      { when: /форс-?мажор|непреодолимой силы/u },
      { when: /давагдашгүй хүчин/u },
    ],
  },
  {
    id: "warranty",
    stated: [
      { when: /\b(?:warrants? (?:that|to)|warranty|warranties|guarantees? (?:that|the))\b/u },
      { when: /гарантирует|гарантийн\p{L}{1,3} срок|гаранти[яюи]/u },
      { when: /баталгаат (?:хугацаа|үүрэг|засвар)|баталгаа гарга/u },
    ],
  },
  {
    id: "intellectualProperty",
    stated: [
      { when: inOrder(cue.creations, /.{0,200}/u, cue.belongs) },
      {
        when: /(?:исключительн\p{L}{2,3} прав|авторск\p{L}{2,3} прав|интеллектуальн)\p{L}{0,5}.{0,120}(?:принадлеж|переход|переда|отчужда)/u,
      },
      { when: /(?:зохиогчийн|оюуны өмч)\p{L}{0,6}.{0,120}(?:шилжи|эзэмш|өмч)/u },
    ],
  },
  {
    id: "penalty",
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
    stated: [
      { when: /\b(?:prepay|prepaid|prepayment|advance payment|in advance|deposit|down payment|retainer)\b/u },
      { when: /предоплат|аванс|предварительн\p{L}{2,3} оплат|задат/u },
      { when: /урьдчилгаа|барьцаа төлбөр|урьдчилан төл/u },
    ],
  },
  {
    id: "notice",
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
    stated: [{ when: anyOf(cue.takesApart) }, { when: /обратн\p{L}{2,3} (?:инжинир|разработ|проектир)|декомпил/u }],
  },
  {
    id: "returnOrDestroy",
    stated: [
      {
        when: inOrder(cue.givesBack, /.{0,200}/u, cue.givenBack),
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
    stated: [
      {
        when: inOrder(cue.discloses, /.{0,260}\b(?:to|with|by|between|among)\b.{0,140}/u, cue.others),
        unless: anyOf(cue.noSharing),
      },
      { when: /(?:переда|раскры|предостав)\p{L}{0,5}.{0,80}третьим лиц/u },
      { when: /гуравдагч этгээд/u },
    ],
  },
  {
    id: "copying",
    stated: [
      {
        when: /\b(?:copy|copies|copied|copying|reproduce|reproduced|reproduction|duplicate|duplicated|extracts?|photocop\p{L}{1,4})\b/u,
        unless: anyOf(cue.otherCopies),
      },
      { when: /копир\p{L}{2,5}|снимать копии/u },
    ],
  },
  // Last, because questions on returning, copying and sharing also mention secrets.
  {
    id: "confidentiality",
    stated: [
      {
        when: /\bconfidential\p{L}{0,5}\b.{0,200}\b(?:not|shall|will|must|agree|keep|maintain|disclos|protect)|\bnot (?:to )?disclose\b/u,
      },
      { when: /(?:не (?:разглаша|раскрыва|передава)|конфиденциальн|тайн).{0,120}/u, unless: /^\S{1,40}$/u },
      { when: /нууц\p{L}{0,6}.{0,120}(?:задруул|үүрэг|хадгал|хориглоно)/u },
    ],
  },
  { id: "termination", stated: [{ when: anyOf(cue.saysTermination) }] },
];
